import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FmsErp } from './fms-erp.tsx';

const markup = renderToStaticMarkup(<FmsErp />);

test('the comparison is a table whose rows carry the names of the specification', () => {
  const names = Array.from(markup.matchAll(/<th scope="row">(.*?)<\/th>/g), ([, name]) => name);
  expect(names).toEqual(['Purpose', 'Example use cases', 'Flexibility', 'Visibility']);
});

test('both systems have five example use cases', () => {
  const lists = Array.from(markup.matchAll(/<ul>(.*?)<\/ul>/g), ([, list = '']) => list);
  expect(lists.map((list) => list.split('<li>').length - 1)).toEqual([5, 5]);
});

test('below the comparison a link leads to the demo page', () => {
  expect(markup.slice(markup.indexOf('</table>'))).toContain('href="/book-demo">Book a Demo</a>');
});
