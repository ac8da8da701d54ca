import { expect, test } from 'vitest';
import { demoFields, employeeRanges, type FieldName } from './demo-fields.ts';
import { validate } from './schema.ts';

const complete = {
  name: 'Asha Rao',
  companyName: 'Rao Castings',
  website: '',
  phoneNumber: '9876543210',
  email: 'asha@rao-castings.example',
  employees: employeeRanges[0],
};

/** What is stored for an answer to one field, or the message that refuses it. */
function answer(field: FieldName, typed: string): string | undefined {
  const result = validate({ ...complete, [field]: typed });
  return result.valid ? result.request[field] : result.errors[field];
}

test.each([
  'info@müller.de',
  'INFO@MÜLLER.DE',
  'info@mu\u0308ller.de',
  'ｉｎｆｏ＠ｍüｌｌｅｒ．ｄｅ',
  'info@xn--mller-kva.de',
  'mailto://info@müller.de',
  'mailto:info@m%C3%BCller.de?subject=Demo',
  'E-Mail: info@müller.de',
  '邮箱：info@müller.de',
  'Jürgen Müller <info@müller.de>',
  '"Müller, Jürgen" <info@müller.de>;',
  'Jürgen Müller [mailto:info@müller.de]',
  'info@müller.de (info@xn--mller-kva.de)',
  '[info@müller.de](mailto:info@müller.de)',
  '「info@müller.de」',
  'Jürgen Müller - info@müller.de',
  '• info@müller.de',
  'info@müller.de (Jürgen Müller)',
  'info@müller.de.',
  'info@müller.de,',
  'info @ müller.de',
])('the address in %s can be written to', (typed) => {
  expect(answer('email', typed)?.toLowerCase()).toBe('info@xn--mller-kva.de');
});

test.each([
  'asha@rao.example, b@rao.example',
  'a@rao.example <b@rao.example>',
  'asha rao@rao.example',
  'jörg@müller.de',
  'अशोक@डाटामेल.भारत',
  'asha@',
  '@rao.example',
  'asha@rao',
  'asha@rao..example',
  'asha@rao example',
  'asha@rao/x.example',
  'asha@127.0.0.1',
  'asha@rao.example:25',
  'https://mail.example/?to=asha@rao.example',
])('%s is not one address that every mail host takes', (typed) => {
  expect(answer('email', typed)).toBe('Please enter a valid email address');
});

test('hyphens and apostrophes that a word processor replaced are those of the keyboard', () => {
  expect(answer('email', 'o’brien@rao\u2011castings.example')).toBe("o'brien@rao-castings.example");
});

test('nothing is cut: what is too long is refused, and the message gives the limit', () => {
  expect(answer('phoneNumber', '+91 98765 43210 / +91 98765 43211, mornings only')).toBe(
    'Please use at most 40 characters',
  );
  for (const { name, maxLength = 200, options } of demoFields) {
    const message = options ? expect.any(String) : `Please use at most ${maxLength} characters`;
    expect(answer(name, 'x'.repeat(maxLength + 1))).toEqual(message);
  }
});

test.each([
  ['Asha\tRao', 'Asha Rao'],
  ['Asha\r\nRao\n', 'Asha Rao'],
  ['Asha\u2028Rao', 'Asha Rao'],
  ['\u00a0Asha\u00a0 Rao', 'Asha Rao'],
  ['葛城\u3000ミサト', '葛城 ミサト'],
  ['Asha\u0085\v\fRao', 'Asha Rao'],
  ['Asha \u200b Rao\u0000', 'Asha Rao'],
  ['Asha\ufffc Rao\ud800', 'Asha Rao'],
])('white space in %j becomes one space, and invisible marks go', (typed, stored) => {
  expect(answer('name', typed)).toBe(stored);
  expect(answer('companyName', typed)).toBe(stored);
});

test.each([
  ['rao.example', 'https://rao.example/'],
  ['HTTPS://RAO.EXAMPLE', 'https://rao.example/'],
  ['http://rao.example/Plant?x=1#y', 'http://rao.example/Plant?x=1#y'],
  ['rao.example:8080', 'https://rao.example:8080/'],
  ['www.rao.example', 'https://www.rao.example/'],
  ['müller.de', 'https://xn--mller-kva.de/'],
  [
    'https://डाटामेल.भारत/संपर्क',
    `https://xn--c2bd4bq1db8d.xn--h2brj9c/${encodeURIComponent('संपर्क')}`,
  ],
  ['ｗｗｗ．ｒａｏ．ｅｘａｍｐｌｅ', 'https://www.rao.example/'],
  ['http:/rao.example', 'http://rao.example/'],
  ['https://http://rao.example', 'http://rao.example/'],
  ['https:// rao.example', 'https://rao.example/'],
  ['rao–castings.example/a–b', 'https://rao-castings.example/a%E2%80%93b'],
  ['「rao.example」', 'https://rao.example/'],
  ['Web: www.rao.example', 'https://www.rao.example/'],
  ['rao.example.', 'https://rao.example/'],
  ['https://rao.example/about us,', 'https://rao.example/about%20us'],
  ['https://rao.example/wiki/Plant_(Pune)', 'https://rao.example/wiki/Plant_(Pune)'],
  ['site.no', 'https://site.no/'],
])('the website %s is stored as %s', (typed, stored) => {
  expect(answer('website', typed)).toBe(stored);
  expect(answer('website', stored)).toBe(stored);
});

test.each([
  'https://www.',
  'www.',
  'www.rao',
  'http//rao.example',
  'HTTPS;//rao.example',
  'https://',
  'http://localhost',
  'http://127.0.0.1',
  'rao',
  'not a url',
  'ftp://rao.example',
  'ttps://rao.example',
  'javascript:alert(1)',
  'asha@rao.example',
  'https://user:password@rao.example',
  'rao.example rao.in',
  'rao,example',
  'rao.123',
])('%s is no website', (typed) => {
  expect(answer('website', typed)).toBe('Please enter a valid website URL');
});

test.each(
  `No website|none|None.|N/A|n.a.|NA|-|--|–|.|...|nil|nope|no website yet|We don’t have one|don't have a website
  |we do not have a website|not applicable|not available|Not yet|there is no website|keine|Keine Webseite
  |wir haben noch keine Homepage|nicht vorhanden|entfällt|aucun|pas de site web|nous n'avons pas de site|néant
  |no tengo|No tenemos página web|ninguna|sin sitio web|não tenho|nao tenho|não temos site|não possui|nenhum|nessuno
  |non abbiamo un sito|geen|geen website|n.v.t.|brak|nie mamy strony|нет|Нет сайта|у нас нет сайта|сайта нет
  |отсутствует|немає|yok|web sitemiz yok|लागू नहीं|नहीं है|कोई वेबसाइट नहीं|हमारी वेबसाइट नहीं है|নেই|இல்லை|లేదు
  |لا يوجد|ليس لدينا موقع|ندارد|אין|نہیں|无|無|没有|没有网站|暂无|不适用|なし|ウェブサイトなし|特になし|없음|홈페이지 없음
  |해당 없음|không|không có|chưa có website|ไม่มี|tidak ada|belum ada|ingen|ei ole|nemám|nincs|nincs honlapunk|nu avem
  |няма|δεν υπάρχει|nema|under construction|coming soon|our website is under development|im Aufbau|en construction
  |en construcción|в разработке|建设中|还没有|準備中|まだありません|ナシ|nill|sem site|no company website|არა|ոչ`
    .split('|')
    .map((words) => words.trim()),
)('%s counts as no website', (typed) => {
  expect(answer('website', typed)).toBe('');
});
