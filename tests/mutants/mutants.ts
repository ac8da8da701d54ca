/**
 * One deliberate weakness: `from`, which stands once in `file`, becomes `to`, and the attack succeeds: the test turns
 * red. `npm run bench -- mutants` tries them all, in a copy of the sources.
 */
export type Mutant = {
  /** The row of docs/threat-model.md, by its first cell. */
  attack: string;
  file: string;
  from: string;
  to: string;
  /** File of the test, and words of its title. */
  test: readonly [file: string, title: string];
};

const policy = 'Injected script or style';
const headers = 'Framing, MIME sniffing, downgrade to HTTP';
const markup = 'Markup in an address or a form';
const bots = 'Bot bookings by script';
const flood = 'Bot bookings by many clients at once';
const proof = 'A proof of work replayed, weakened or moved';
const otherPage = 'Cross-site request forgery';
const personal = 'Personal data in logs or metrics';
const smuggling = 'Request smuggling';
const forTheAsking = 'Expensive requests';
const unseen = 'Invisible characters and look-alike hosts';
const drawn = 'A drawn process that is none, endless, or full of markup';
const relay = 'Recipients or wording from the request';
const bodies = 'Huge or slow bodies';
const keys = 'Unknown keys, prototype keys, wrong types';
const suspects = [
  'mail/submission/abuse.test.ts',
  'a certain sign of spam holds the request',
] as const;
const inFlood = [
  'mail/submission/abuse.test.ts',
  'during a flood a request is held unless',
] as const;
const security = 'tests/e2e/content-security-policy.spec.ts';
const people = 'tests/e2e/people-and-scripts.spec.ts';

export const mutants: readonly Mutant[] = [
  {
    attack: headers,
    file: 'server/site.ts',
    from: 'for (const [name, value] of Object.entries(common)) headers.set(name, value);',
    to: '',
    test: ['server/site.test.ts', 'every response carries the security headers'],
  },
  {
    attack: headers,
    file: 'server/http-server.ts',
    from: "{ ...headers, 'Content-Length': '0'",
    to: "{ 'Content-Length': '0'",
    test: ['server/http-server.test.ts', 'is refused with the site’s headers'],
  },
  {
    attack: 'A weakened header',
    file: 'server/security-headers.ts',
    from: "  'Cross-Origin-Resource-Policy': 'same-origin',\n",
    to: '',
    test: ['tests/observatory/observatory.test.ts', 'Observatory gives the home page'],
  },
  {
    attack: markup,
    file: 'server/site.ts',
    from: 'pagePolicy(html, origins, knownHashes)',
    to: 'pagePolicy(html, origins)',
    test: ['server/site.test.ts', 'a page that is rendered on request allows'],
  },
  {
    attack: 'Rate-limited posts that take instances out of the proxy',
    file: 'app/pages/book-demo.tsx',
    from: "outcome.status === 'limited' ? 429 : 503",
    to: '503',
    test: ['server/form-post.test.ts', 'a native post over the rate is answered 429'],
  },
  {
    attack: 'A failing database that takes instances out of the proxy',
    file: 'deploy/nginx.conf',
    from: 'proxy_next_upstream error timeout http_502;',
    to: 'proxy_next_upstream error timeout http_502 http_503;',
    test: ['tests/deploy/proxy.test.ts', 'while the store is away'],
  },
  {
    attack: smuggling,
    file: 'server/http-server.ts',
    from: 'requireHostHeader: false,',
    to: 'requireHostHeader: false, insecureHTTPParser: true,',
    test: ['server/http-server.test.ts', 'is refused with the site’s headers'],
  },
  {
    attack: smuggling,
    file: 'server/request-target.ts',
    from: 'countHosts(rawHeaders) !== 1',
    to: 'countHosts(rawHeaders) === 0',
    test: ['server/site.test.ts', 'that names two hosts is refused'],
  },
  {
    attack: personal,
    file: 'mail/operations/metrics-access.ts',
    from: '|cf-|true-client-|x-(?:forwarded|real|client|cluster|original)-)',
    to: ')',
    test: ['mail/submission/abuse.test.ts', 'metrics are for this machine'],
  },
  {
    attack: 'Slow headers',
    file: 'server/http-server.ts',
    from: 'const headersTimeout = 10_000;',
    to: 'const headersTimeout = 0;',
    test: ['server/http-server.test.ts', 'slow headers are cut off'],
  },
  {
    attack: 'Responses that are never read',
    file: 'server/http-server.ts',
    from: 'if (ahead > mostAhead) socket.destroy();',
    to: '',
    test: ['server/http-server.test.ts', 'of a thousand pipelined requests'],
  },
  {
    attack: 'Responses that are never read',
    file: 'server/http-server.ts',
    from: 'server.timeout = idleMs;',
    to: '',
    test: ['server/http-server.test.ts', 'whose client reads nothing is closed'],
  },
  {
    attack: bots,
    file: 'mail/submission/spam-check.ts',
    from: "if (honeypot) return { reason: 'the honeypot field was filled', held: true };",
    to: '',
    test: suspects,
  },
  {
    attack: bots,
    file: 'mail/submission/spam-check.ts',
    from: "return 'forged';",
    to: "return 'ripe';",
    test: suspects,
  },
  {
    attack: bots,
    file: 'mail/submission/spam-check.ts',
    from: '< shortestFillMs',
    to: '< 0',
    test: suspects,
  },
  {
    attack: flood,
    file: 'mail/submission/submission-service.ts',
    from: 'if (crowded && !suspicion?.held) {',
    to: 'if (false) {',
    test: inFlood,
  },
  {
    attack: flood,
    file: 'mail/submission/rate-limit.ts',
    from: 'const crowdedForMs = 10 * 60_000;',
    to: 'const crowdedForMs = 1;',
    test: inFlood,
  },
  {
    attack: flood,
    file: 'mail/submission/rate-limit.ts',
    from: ' || all > perMinute * refusedAt',
    to: '',
    test: ['mail/submission/abuse.test.ts', 'above three hundred times one client'],
  },
  {
    attack: 'One client using up the limit for all',
    file: 'mail/submission/rate-limit.ts',
    from: 'return { own, all: own > perMinute ? 0 : increase(counts, everybody) };',
    to: 'return { own, all: increase(counts, everybody) };',
    test: ['mail/submission/abuse.test.ts', 'calls beyond one client’s share'],
  },
  {
    attack: proof,
    file: 'mail/submission/proof-of-work.ts',
    from: 'if (payload?.challenge.parameters.data.request !== nameOf(key)) return false;',
    to: 'if (!payload) return false;',
    test: [
      'mail/submission/proof-of-work.test.ts',
      'a solved challenge is a proof for its own form',
    ],
  },
  {
    attack: proof,
    file: 'mail/submission/proof-of-work.ts',
    from: 'return verified;',
    to: 'return verified || true;',
    test: ['mail/submission/proof-of-work.test.ts', 'a proof that is ten minutes old'],
  },
  {
    attack: proof,
    file: 'mail/store-backed.ts',
    from: "createProofOfWork(await readSecret(database, 'proofs'), now)",
    to: 'createProofOfWork(String(Math.random()), now)',
    test: ['tests/faults/instances.test.ts', 'instances share a flood’s state'],
  },
  {
    attack: otherPage,
    file: 'mail/http/caller.ts',
    from: 'return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;',
    to: 'return true;',
    test: ['mail/http/app.test.ts', 'only our own and configured origins may call'],
  },
  {
    attack: otherPage,
    file: 'server/form-post.ts',
    from: 'if (!mayCall(request, siteUrl, [])) return',
    to: 'if (!siteUrl) return',
    test: ['server/form-post.test.ts', 'a native post is accepted from the site’s own pages'],
  },
  {
    attack: 'A forged `X-Forwarded-For`',
    file: 'mail/http/addresses.ts',
    from: '!isWithin(address, trusted) || !parseAddress(next)',
    to: '!parseAddress(next)',
    test: ['mail/submission/abuse.test.ts', 'X-Forwarded-For is trusted from a trusted proxy only'],
  },
  {
    attack: 'Mail bomb at a third party',
    file: 'mail/outbox/acknowledgement-caps.ts',
    from: 'WHERE acknowledged.at <= excluded.at - ',
    to: 'WHERE 0 <= ',
    test: ['mail/submission/abuse.test.ts', '10,000 submissions for one address'],
  },
  {
    attack: relay,
    file: 'mail/delivery/message.ts',
    from: "to: { name: '', address: mail.destination ?? '' },",
    to: 'to: visitor,',
    test: ['tests/faults/fuzz.test.ts', 'the envelopes and header names of both mails'],
  },
  {
    attack: relay,
    file: 'mail/templates/wording-filter.ts',
    from: 'if (linkLike.test(read) ||',
    to: 'if (',
    test: ['mail/templates/wording-filter.test.ts', 'nothing that reads as a link'],
  },
  {
    attack: 'Mail bomb at a third party',
    file: 'mail/outbox/acknowledgement-caps.ts',
    from: 'if (isRouted(candidate.request.email)) continue;',
    to: '',
    test: ['mail/submission/abuse.test.ts', 'an address that some mail servers route'],
  },
  {
    attack: relay,
    file: 'mail/templates/wording-filter.ts',
    from: ' || dialable.some((number) => number.test(read))',
    to: '',
    test: ['mail/templates/wording-filter.test.ts', 'nothing that reads as a link'],
  },
  {
    attack: relay,
    file: 'mail/templates/acknowledgement.ts',
    from: '.slice(-4)',
    to: '',
    test: ['mail/templates/mails.test.ts', 'an acknowledgement contains no number to call'],
  },
  {
    attack: drawn,
    file: 'mail/http/app.ts',
    from: 'readOwnProcess(context.req.header(processHeaderName))',
    to: 'context.req.header(processHeaderName)',
    test: ['mail/submission/own-process.test.ts', 'is left out and the request is stored'],
  },
  {
    attack: drawn,
    file: 'app/own-process/process.ts',
    from: '  line(longestName),\n',
    to: '  v.string(),\n',
    test: ['app/own-process/process.test.ts', 'is refused with a sentence'],
  },
  {
    attack: unseen,
    file: 'app/demo-request/field-rules.ts',
    from: '(?![\\u200c\\u200d])\\p{Default_Ignorable_Code_Point}|',
    to: '',
    test: ['app/demo-request/schema.test.ts', 'nothing invisible passes'],
  },
  {
    attack: unseen,
    file: 'mail/templates/notification.ts',
    from: '.test(website) ? website',
    to: '.test(website) || host ? website',
    test: ['mail/templates/mails.test.ts', 'sales see the real host'],
  },
  {
    attack: forTheAsking,
    file: 'server/site.ts',
    from: '(found ? dynamic(request, response) : sendPage())',
    to: 'found !== null && dynamic(request, response)',
    test: ['server/site.test.ts', 'is answered from memory'],
  },
  {
    attack: forTheAsking,
    file: 'server/site.ts',
    from: "allowance.outcome === 'limited' && allowance.excessive",
    to: 'false',
    test: ['server/form-post.test.ts', 'invalid posts count against'],
  },
  {
    attack: forTheAsking,
    file: 'mail/service.ts',
    from: 'underWay ??= ask()',
    to: 'underWay = ask()',
    test: ['mail/service.test.ts', 'concurrent health checks share'],
  },
  {
    attack: 'Header injection',
    file: 'app/demo-request/field-rules.ts',
    from: '(value) => !unprintable.test(value),',
    to: '() => true,',
    test: ['app/demo-request/schema.test.ts', 'two addresses, line breaks and bidirectional marks'],
  },
  {
    attack: bodies,
    file: 'mail/http/body.ts',
    from: "if (size > bodyLimitBytes) return { outcome: 'too large' };",
    to: '',
    test: ['server/form-post.test.ts', 'a native post is read up to the limit'],
  },
  {
    attack: bodies,
    file: 'mail/http/body.ts',
    from: "setTimeout(() => late.resolve('late'), timeoutMs)",
    to: "setTimeout(() => late.resolve('late'), timeoutMs * 1e6)",
    test: ['tests/faults/slow-clients.test.ts', 'a body that never ends is given up'],
  },
  {
    attack: keys,
    file: 'mail/http/emailjs.ts',
    from: "if (unknownKey !== undefined) return refused('The request body has an unknown parameter');",
    to: '',
    test: ['mail/http/app.test.ts', 'a body with a prototype key'],
  },
  {
    attack: keys,
    file: 'mail/http/emailjs.ts',
    from: 'if (keys.some((key) => !expected.includes(key))) {',
    to: 'if (keys.length > 99) {',
    test: ['mail/http/app.test.ts', 'a body with a prototype param'],
  },
  {
    attack: 'A guessed receipt or form timestamp',
    file: 'mail/submission/signed-tokens.ts',
    from: 'given.length === expected.length && timingSafeEqual(given, expected);',
    to: 'timingSafeEqual(expected, expected);',
    test: ['mail/service.test.ts', 'a native form post stores the same request'],
  },
  {
    attack: personal,
    file: 'mail/submission/submission-service.ts',
    from: 'request: acceptance.id,',
    to: 'request: acceptance.id, of: request.email,',
    test: ['mail/submission/abuse.test.ts', 'no log line and no metric holds anything personal'],
  },
  {
    attack: personal,
    file: 'mail/operations/metrics-access.ts',
    from: '!isWithin(remoteAddress, trustedProxies) &&',
    to: '',
    test: ['mail/submission/abuse.test.ts', 'behind a local proxy'],
  },
  {
    attack: personal,
    file: 'mail/operations/metrics-access.ts',
    from: 'localHost.test(new URL(request.url).hostname) &&',
    to: '',
    test: ['mail/submission/abuse.test.ts', 'metrics are for this machine'],
  },
  {
    attack: 'Another user of the machine',
    file: 'server.ts',
    from: 'process.umask(0o077);',
    to: '',
    test: ['tests/secrets.test.ts', 'stored and backed-up requests are readable'],
  },
  {
    attack: 'Secrets in the bundle, errors or logs',
    file: 'mail/config/parsers.ts',
    from: 'if (parsed?.hostname && protocols.includes(parsed.protocol)) return value;',
    to: 'if (parsed?.hostname && protocols.includes(parsed.protocol)) return value; throw new ConfigError(name + value);',
    test: ['tests/secrets.test.ts', 'a mail host in a wrong form'],
  },
  {
    attack: 'Formulas in the CSV export',
    file: 'mail/requests/csv.ts',
    from: '/(^|;["\']*)(?=',
    to: '/(^)(?=',
    test: ['mail/requests/requests-cli.test.ts', 'export prefixes an apostrophe'],
  },
  {
    attack: 'A malicious package',
    file: 'package.json',
    from: '"hono": "',
    to: '"hono": "^',
    test: ['tests/packages.test.ts', 'every dependency is named by its exact version'],
  },
  {
    attack: policy,
    file: 'server/security-headers.ts',
    from: "const scripts = allowed('script');",
    to: 'const scripts = "\'unsafe-inline\'";',
    test: [security, 'an inline script or style is blocked'],
  },
  {
    attack: policy,
    file: 'server/security-headers.ts',
    from: '"base-uri \'none\'",',
    to: '',
    test: [security, 'an injected script, style or frame'],
  },
  {
    attack: policy,
    file: 'server/security-headers.ts',
    from: '"require-trusted-types-for \'script\'",',
    to: '',
    test: [security, 'Trusted Types refuse to turn text'],
  },
  {
    attack: 'Visitor data leaked to third parties',
    file: 'server/security-headers.ts',
    from: "'X-Frame-Options': 'DENY',",
    to: "'X-Frame-Options': 'DENY', 'Set-Cookie': 'visitor=1',",
    test: [security, 'no page reports a blocked resource'],
  },
  {
    attack: bots,
    file: 'server/inbox.ts',
    from: 'const honeypot = honeypotFilled ? honeypotField : undefined;',
    to: 'const honeypot = undefined;',
    test: [people, 'without JavaScript a script that fills every field'],
  },
  {
    attack: 'Visitor data leaked to third parties',
    file: 'app/root.tsx',
    from: '<SiteFooter />',
    to: '<SiteFooter /><img src="https://third.example/a.gif" alt="" />',
    test: [security, 'no page reports a blocked resource'],
  },
  {
    attack: bots,
    file: 'app/demo-request/use-demo-form.ts',
    from: 'const honeypotFilled = isHoneypotFilled(data);',
    to: 'const honeypotFilled = isHoneypotFilled(new FormData());',
    test: [people, 'with JavaScript a script that fills every field'],
  },
  {
    attack: bots,
    file: 'app/demo-request/honeypot.tsx',
    from: ' aria-hidden inert>',
    to: '>',
    test: [people, 'the honeypot is out of reach of keyboard'],
  },
];
