import { expect, test } from 'vitest';
import { quotable, quotableCompany } from './wording-filter.ts';

test('names and companies in all languages may be quoted', () => {
  for (const words of [
    'Asha Rao',
    'J. R. R. Tolkien',
    'O’Neill & Sons, Ltd.',
    'Müller-Lüdenscheidt GmbH',
    'राव कास्टिंग्स',
    'علی\u200cرضا کریمی',
    'ක්\u200dෂේම',
    'അനില്\u200d കുമാര്\u200d',
    '株式会社ラオ',
    'Rao Castings (Pune) #2',
    'Studio 54 – Plant 2026',
    'Acme 24/7 Ltd',
    'Web 2.0 Ltd',
    'Rao S.p.A.',
    'Route 128 Motors',
    'Rao: Castings',
  ]) {
    expect(quotable(words)).toBe(words);
  }
});

test('nothing that reads as a link, an address, a number to call or markup is ever quoted', () => {
  for (const words of [
    '',
    'https://evil.example',
    'evil.example/win',
    'Claim it on T.Me/offer',
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
    'evil.भारत',
    '1-800-GOT-SCAM',
    '1 800 got scam',
    '0800-Scam-Now',
    '١-٨٠٠-GOT-SCAM',
    'mailto:x',
    '1.1.1.1',
    'Refund due, call 1-888-555-0100',
    '1 8 8 8 5 5 5 0 1 0 0',
    'call ①⑧⑧⑧⑤⑤⑤⓪①⓪⓪',
    'call ٠٩٨٧٦٥٤٣٢١',
  ]) {
    expect(quotable(words)).toBeUndefined();
  }
});

test('initials and titles before a name are quoted so that no mail program makes them a link', () => {
  for (const words of [
    'M.Kumar',
    'K.S.Rao',
    'Dr.Rao',
    'S.K.Traders',
    "Dr.Reddy's",
    'Rao Pvt.Ltd.',
  ]) {
    const quoted = quotable(words);
    expect(quoted?.replaceAll('\u2060', '')).toBe(words);
    expect(quoted).not.toMatch(/\w\.\w/);
  }
  for (const words of ['login-ᴬ.Com', 'paypal-Ⅽ.Com', 'X．Com', 'Ms．Bank']) {
    const quoted = quotable(words);
    expect(quoted?.replaceAll('\u2060', '')).toBe(words.normalize('NFKC'));
    expect(quoted).not.toMatch(/\w[.．]\w/);
  }
  for (const words of ['m.kumar', 'M.evil.com', 'M.Evil.com', 'Evil.Com', 'X.Y.Evil.Com/win']) {
    expect(quotable(words), words).toBeUndefined();
  }
});

test('a company that is named like a domain is quoted so that no mail program makes it a link', () => {
  expect(quotableCompany('Booking.com', 'asha@booking.com')).toBe('Booking.com');
  for (const company of ['Booking.com', 'amazon.co.uk', 'Make.in']) {
    const quoted = quotableCompany(company, 'asha@rao.example');
    expect(quoted?.replaceAll('\u2060', '')).toBe(company);
    expect(quoted).not.toMatch(/\w\.\w/);
  }
  for (const company of [
    'evil.भारत',
    'Click evil.com now',
    'evil.com/win',
    'a.b.c.com',
    '1-800-555-1234.com',
  ]) {
    expect(quotableCompany(company, 'asha@rao.example'), company).toBeUndefined();
  }
});
