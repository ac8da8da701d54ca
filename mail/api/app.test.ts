import { expect, test } from 'vitest';
import { autoResponseParams, callBody, demoParams, openService } from '#tests/mail/service.ts';

const body = callBody(demoParams);
const without = (key: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
const params = (change: Record<string, unknown>) => callBody({ ...demoParams, ...change });
const lookAlike = `{"__proto__": {"user_id": "x"}, ${JSON.stringify(body).slice(1)}`;

const protoParam = JSON.stringify(body).replace('"name":', '"__proto__": "x", "name":');

const refusals: [why: string, body: unknown, status: number, text: string][] = [
  ['not JSON', 'user_id=1', 400, 'The request body is not valid JSON'],
  ['empty', '', 400, 'The request body is not valid JSON'],
  ['an array', [], 400, 'The request body must be a JSON object'],
  ['null', 'null', 400, 'The request body must be a JSON object'],
  ['no user id', without('user_id'), 400, 'The user_id parameter is required'],
  ['no service id', without('service_id'), 400, 'The service_id parameter is required'],
  ['no template id', without('template_id'), 400, 'The template_id parameter is required'],
  ['no params', without('template_params'), 400, 'The template_params parameter is required'],
  ['a wrong user id', { ...body, user_id: 'x' }, 400, 'The Public Key is invalid'],
  ['a wrong service id', { ...body, service_id: 'x' }, 400, 'The service ID not found'],
  ['a wrong template id', { ...body, template_id: 'x' }, 400, 'The template ID not found'],
  ['an id of wrong type', { ...body, user_id: 1 }, 400, 'The user_id parameter is required'],
  ['an unknown key', { ...body, extra: '' }, 400, 'The request body has an unknown parameter'],
  ['a prototype key', lookAlike, 400, 'The request body has an unknown parameter'],
  ['a prototype param', protoParam, 400, 'The template_params have an unknown'],
  ['an unknown param', params({ bcc: 'a@b.example' }), 400, 'The template_params have an unknown'],
  ['a param of wrong type', params({ name: ['Asha'] }), 400, 'The template_params must be texts'],
  ['no recipient', params({ to_email: '' }), 422, 'The recipients address is empty'],
  [
    'two recipients',
    params({ to_email: 'a@b.example,c@d.example' }),
    422,
    'The recipients address',
  ],
  [
    'two visitors',
    params({ email: 'a@b.example, c@d.example' }),
    400,
    'email: Please enter a valid',
  ],
  ['a long phone number', params({ phoneNumber: '9'.repeat(47) }), 400, 'phoneNumber: Please use'],
  ['a short name', params({ name: 'A' }), 400, 'name: Name must be at least 2 characters'],
  ['60 KB', params({ name: 'A'.repeat(60_000) }), 413, 'Variables size limit'],
  [
    'a mixture',
    callBody({ ...demoParams, ...autoResponseParams }),
    400,
    'The template_params have',
  ],
];

test('a body that is no call of ours is refused in clear words, and nothing is stored', async () => {
  await using service = await openService();
  for (const [why, sent, status, text] of refusals) {
    const answer = await service.send(sent);
    expect(answer, why).toMatchObject({ status, text: expect.stringContaining(text) });
  }
  expect(await service.rows('SELECT id FROM requests')).toEqual([]);
});

const taken: [what: string, body: object][] = [
  ['an omitted website', params({ website: undefined })],
  ['a website of null', params({ website: null })],
  ['an accessToken of null', { ...body, accessToken: null }],
  ['a number', params({ phoneNumber: 9876543210 })],
  ['the default service', { ...body, service_id: 'default_service' }],
  ['a captcha', params({ 'g-recaptcha-response': 'x'.repeat(2_000) })],
];

test('what EmailJS accepts is accepted', async () => {
  await using service = await openService();
  for (const [what, sent] of taken) {
    expect(await service.send(sent), what).toMatchObject({ status: 200, text: 'OK' });
  }
});

test('send-form takes the ids and params as fields and refuses files', async () => {
  await using service = await openService();
  const { template_params: _params, ...ids } = body;
  const send = async (change: Record<string, string | File>, contentType?: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...ids, ...demoParams })) {
      form.append(name, String(value));
    }
    for (const [name, value] of Object.entries(change)) form.set(name, value);
    const encoded = new Response(form);
    const type = contentType ?? encoded.headers.get('content-type') ?? '';
    const request = new Request('http://localhost:3000/api/v1.0/email/send-form', {
      method: 'POST',
      headers: { 'content-type': type },
      body: await encoded.arrayBuffer(),
    });
    const answer = await service.fetch(request, { clientAddress: '192.0.2.1' });
    return { status: answer.status, text: await answer.text() };
  };
  expect(await send({})).toEqual({ status: 200, text: 'OK' });
  expect(await send({ reply_subject: 'Buy' })).toMatchObject({ status: 400 });
  expect(await send({ cv: new File(['pdf'], 'cv.pdf') })).toMatchObject({ status: 400 });
  expect(await send({ name: 'A' })).toMatchObject({ status: 400 });
  expect(await send({ name: 'A'.repeat(60_000) })).toMatchObject({ status: 413 });
  expect(await send({}, 'multipart/form-data; boundary=other')).toMatchObject({ status: 400 });
  expect(await service.rows('SELECT state FROM requests')).toEqual([{ state: 'accepted' }]);
});

test('only our own and configured origins may call and read the answer', async () => {
  await using service = await openService({
    SITE_URL: 'https://millrace.example',
    ALLOWED_ORIGINS: 'https://static.example',
  });
  for (const origin of [
    'https://millrace.example',
    'https://static.example',
    'http://localhost:3000',
  ]) {
    const answer = await service.send(body, { origin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toBe('Origin');
  }
  for (const origin of [
    'https://elsewhere.example',
    'null',
    'https://static.example.evil.example',
  ]) {
    const answer = await service.send(body, { origin });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('a preflight request is granted to allowed origins only', async () => {
  await using service = await openService({ ALLOWED_ORIGINS: 'https://static.example' });
  const ask = (origin: string) =>
    service.fetch(
      new Request('http://localhost:3000/api/v1.0/email/send', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key,x-form-honeypot',
        },
      }),
      { clientAddress: '192.0.2.1' },
    );
  const allowed = await ask('https://static.example');
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://static.example');
  expect(allowed.headers.get('access-control-allow-headers')).toContain('x-form-honeypot');
  expect((await ask('https://elsewhere.example')).status).toBe(403);
});
