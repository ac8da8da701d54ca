import { expect, test } from 'vitest';
import { quotable } from './wording-filter.ts';

test('names and companies of all languages may be quoted', () => {
  for (const words of [
    'Asha Rao',
    'J. R. R. Tolkien',
    'O’Neill & Sons, Ltd.',
    'Müller-Lüdenscheidt GmbH',
    'राव कास्टिंग्स',
    '株式会社ラオ',
    'Rao Castings (Pune) #2',
    'Studio 54 – Plant 2026',
  ]) {
    expect(quotable(words)).toBe(words);
  }
});

test('nothing that reads as a link, an address, a number to call or markup is ever quoted', () => {
  for (const words of [
    '',
    'https://evil.example',
    'evil.example/win',
    'Click evil.example now',
    'www.evil',
    'write to a@b.example',
    '<b>Asha</b>',
    'win\\you',
    'a'.repeat(81),
    'Asha\nRao',
    'Rao\u202eoaR',
    'Rao\u200bCastings',
    'evil。example',
    'evil․example',
    'Refund due, call 1-888-555-0100',
    '1 8 8 8 5 5 5 0 1 0 0',
    'call ①⑧⑧⑧⑤⑤⑤⓪①⓪⓪',
    'call ٠٩٨٧٦٥٤٣٢١',
  ]) {
    expect(quotable(words)).toBeUndefined();
  }
});
