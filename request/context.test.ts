import { expect, test } from 'vitest';
import {
  decodeContext,
  encodeContext,
  maxContextHeader,
  type RequestContext,
  readContext,
} from './context.ts';
import { maxNameLength, maxSteps } from './process/process.ts';
import { arrivalOf } from './visit-source.ts';

const step = { name: 'Kurs', owner: 'José', time: '2', unit: 'days' } as const;

test('a context comes back as it was', async () => {
  const context: RequestContext = {
    process: { name: 'आदेश', steps: [step] },
    delay: { step: 0, hours: 3.5 },
    corrects: 'receipt',
    visits: { first: { utm_campaign: '[Search]_Brand|exact', landing_page: '/' } },
  };
  const text = await encodeContext(context);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await decodeContext(text)).toEqual(context);
});

test('an arrival has the campaign as the address had it, whatever the case of its parameters', () => {
  const address =
    'https://flow.example/okr-module?UTM_Campaign=%5BSearch%5D_Brand%7Cexact&gbraid=A%2BB';
  expect(arrivalOf(address, '')).toEqual({
    landing_page: '/okr-module',
    utm_campaign: '[Search]_Brand|exact',
    gbraid: 'A+B',
  });
});

test('an empty context is an empty text', async () => {
  expect(await encodeContext({})).toBe('');
  expect(await decodeContext('')).toEqual({});
});

test('twenty steps with long Hindi names fit into the header', async () => {
  const words = 'सामग्री की गुणवत्ता जाँच करें और विक्रेता से कोटेशन मँगवाएँ फिर प्रबंधक की स्वीकृति लें';
  const name = (at: number) => (words.slice(at) + words).slice(0, maxNameLength).trim();
  const steps = Array.from({ length: maxSteps }, (_, at) => ({
    ...step,
    name: name(at),
    owner: name(at * 2),
  }));
  const text = await encodeContext({ process: { name: name(5), steps } });
  expect(text.length).toBeLessThan(maxContextHeader);
});

test('what has no meaning alone is left out: a delay or an addition without a process, a process that names nothing', () => {
  const unnamed = { name: 'Ours', steps: [{ ...step, name: '' }] };
  const delay = { step: 0, hours: 2 };
  const [process, corrects, isAddition] = [{ ...unnamed, steps: [step] }, 'receipt', true];
  for (const [given, meant] of [
    [{ process: unnamed, delay, corrects, isAddition }, { corrects }],
    [{ process, delay: { step: 1, hours: 2 } }, { process }],
    [{ process, delay: { step: 0, hours: 0 }, isAddition }, { process }],
    [
      { process, delay, corrects, isAddition },
      { process, delay, corrects, isAddition },
    ],
  ]) {
    expect(readContext(JSON.stringify(given))).toEqual(meant);
  }
});

test('a damaged, foreign or huge text is refused', async () => {
  const text = await encodeContext({ process: { name: '', steps: [step] } });
  const bomb = await encodeContext({ corrects: 'x'.repeat(5_000_000) });
  for (const wrong of [text.slice(0, -4), `${text}A`, '%', 'process', bomb]) {
    expect(await decodeContext(wrong), wrong.slice(0, 40)).toBeUndefined();
  }
});
