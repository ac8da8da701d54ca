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
  ]) {
    expect(quotable(words)).toBe(words);
  }
});

test('nothing that reads as a link, an address or markup is ever quoted', () => {
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
  ]) {
    expect(quotable(words)).toBeUndefined();
  }
});
