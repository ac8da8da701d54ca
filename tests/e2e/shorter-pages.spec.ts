import { readFile } from 'node:fs/promises';
import { createRequestHandler } from 'react-router';
import { pages } from '#app/site-map.ts';
import { shortenPage } from '../../scripts/build/shorten-pages.ts';
import { expect, test } from './fixtures.ts';

const build = new URL('../../build/', import.meta.url);

/** Says in the browser where two documents differ, comments outside islands and cuts between texts left aside. */
function firstDifference([one, other]: readonly [string, string]): string {
  const [left, right] = [one, other].map((html) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const outside: Node[] = [];
    while (comments.nextNode()) {
      const { currentNode } = comments;
      if (!currentNode.parentElement?.closest('[data-island]')) outside.push(currentNode);
    }
    for (const comment of outside) comment.parentNode?.removeChild(comment);
    document.normalize();
    return document;
  });
  if (!left || !right || left.isEqualNode(right)) return '';
  const nodes = [left, right].map((document) => [...document.querySelectorAll('*')]);
  const index = nodes[0]?.findIndex((node, at) => !node.isEqualNode(nodes[1]?.[at] ?? null)) ?? 0;
  return nodes.map((all) => all[index]?.outerHTML.slice(0, 300)).join('\n');
}

test('a page of the build is, to the last node, the page that was rendered', async ({ page }) => {
  const handle = createRequestHandler(await import(new URL('server/index.js', build).href));
  await page.goto('about:blank');
  for (const { path } of pages) {
    const answer = await handle(new Request(`http://localhost${path}`));
    const rendered = await answer.text();
    const name = path === '/' ? 'index' : path.slice(1);
    const built = await readFile(new URL(`client/${name}.html`, build), 'utf8');
    expect(built.length, path).toBeLessThan(rendered.length);
    expect(await page.evaluate(firstDifference, [rendered, built] as const), path).toBe('');
  }
});

test('no end tag is left out that makes a difference', async ({ page }) => {
  await page.goto('about:blank');
  for (const markup of [
    '<ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul>',
    '<dl><div><dt>a</dt> <dd>b</dd></div><div><dt>c</dt><dd>d</dd></div></dl>',
    '<p>one</p><p>two</p> text <p>three</p><span>four</span><div><p>five</p></div>',
    '<a href="/"><p>in a link</p></a><details><summary>s</summary><p>t</p></details>',
    '<table><caption>c</caption><colgroup><col/></colgroup><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>b</p></td><td>c</td></tr></tbody></table>',
    '<svg><path d="M0 0"></path><g><use href="#a"></use></g></svg><input value=""/><br/>',
    '<div data-island="one"><p>a<!-- -->b</p></div><p>c<!-- -->d</p><!--$-->',
  ]) {
    const shortened = shortenPage(markup);
    expect(shortened.length, markup).toBeLessThan(markup.length);
    expect(await page.evaluate(firstDifference, [markup, shortened] as const), markup).toBe('');
  }
});
