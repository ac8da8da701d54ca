import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Fields, Level, Log } from '#mail/log.ts';
import { databasePath } from '#mail/outbox/data-directory.ts';
import type { Database, Row } from '#mail/outbox/database.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import { createMailService, type MailServiceDependencies } from '#mail/service.ts';
import { defaultMailIds } from '#request/mail-api.ts';
import { type Environment, parseConfig } from '#server/config/config.ts';
import { createMetrics } from '#server/operations/metrics.ts';
import { createProbes } from '#server/operations/probes.ts';
import { listen } from '#tests/listen.ts';

/** Shared by the mail service's tests: a directory, a mail host and a service that clean up after themselves. */
export const visitor = {
  name: 'Asha Rao',
  companyName: 'Rao Castings',
  website: 'https://rao.example/plant',
  phoneNumber: '9876543210',
  email: 'asha@rao-castings.example',
  employees: '51-200',
} as const;

export const demoParams = { ...visitor, to_email: 'sales@millrace.example' };

export const autoResponseParams = {
  to_name: visitor.name,
  to_email: visitor.email,
  company_name: visitor.companyName,
  message: 'Thank you for asking for a demo.',
};

/** A native form post of that visitor, as `submit` takes it. */
export const postedForm = {
  fields: visitor,
  context: {},
  idempotencyKey: undefined,
  remoteAddress: '192.0.2.1',
  level: 'free',
} as const;

/** A body as the site and the EmailJS SDK send it. */
export function callBody(params: Record<string, unknown>): Record<string, unknown> {
  return {
    lib_version: '4.4.1',
    user_id: defaultMailIds.userId,
    service_id: defaultMailIds.serviceId,
    template_id: defaultMailIds.templateId,
    template_params: params,
  };
}

export function post(
  body: unknown,
  headers: Record<string, string> = {},
  url = 'http://localhost:3000/api/v1.0/email/send',
): Request {
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function temporaryDirectory(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'mail-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** Of every service that a test opens. */
export const metricsToken = 'a-token-of-some-length';

/** Rows of a store, or of the one in a directory. */
export async function storedRows(store: Database | string, sql: string): Promise<Row[]> {
  const database = typeof store === 'string' ? await openSqlite(databasePath(store)) : store;
  const rows = await database.query(sql);
  if (database !== store) await database.close();
  return rows.map((row) => ({ ...row }));
}

type LoggedEvent = { level: Level; event: string; fields: Fields };

export function recordingLog(): { log: Log; events: LoggedEvent[] } {
  const events: LoggedEvent[] = [];
  return { events, log: (level, event, fields = {}) => events.push({ level, event, fields }) };
}

type Answer = { status: number; text: string; headers: Headers };

export type TestService = Awaited<ReturnType<typeof openService>>;

/**
 * A service on `DATA_DIR`, else on a directory that goes with it. Not started, so that a test decides when mail goes
 * out. `now` is the store's clock, and the one that limits are measured by unless `elapsed` is given.
 */
export async function openService(
  env: Environment = {},
  { now, elapsed = now, ...dependencies }: MailServiceDependencies & { now?: () => number } = {},
) {
  const { log, events } = recordingLog();
  const metrics = createMetrics();
  const own = env.DATA_DIR === undefined ? temporaryDirectory() : undefined;
  const config = parseConfig({
    SITE_URL: 'http://localhost:3000',
    RATE_LIMIT: 'off',
    METRICS_TOKEN: metricsToken,
    DATA_DIR: own?.path,
    ...env,
  });
  const { dataDir } = config;
  const clocked = now && { database: await openSqlite(databasePath(dataDir), now) };
  const service = await createMailService(config, {
    log: metrics.countLines(log),
    pollMs: 50,
    ...(elapsed && { elapsed }),
    ...clocked,
    ...dependencies,
  });
  const probes = createProbes({
    mail: service,
    metrics,
    metricsToken: config.metricsToken,
    stopping: new AbortController().signal,
  });
  async function ask(request: Request, clientAddress: string): Promise<Answer> {
    const isApi = new URL(request.url).pathname.startsWith('/api/');
    const response = isApi
      ? await service.fetch(request, { clientAddress })
      : await probes.fetch(request);
    return { status: response.status, text: await response.text(), headers: response.headers };
  }
  return {
    ...service,
    config,
    probes,
    dataDir,
    events,
    send: (body: unknown, headers?: Record<string, string>, remoteAddress = '192.0.2.1') =>
      ask(post(body, headers), remoteAddress),
    /** GETs a path, from this machine unless told. */
    get: (path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      ask(new Request(`http://localhost:3000${path}`, { headers }), remoteAddress),
    /** What the holder of METRICS_TOKEN reads. */
    async metrics(): Promise<string> {
      const authorization = `Bearer ${metricsToken}`;
      const request = new Request('http://localhost:3000/metrics', { headers: { authorization } });
      return (await ask(request, '127.0.0.1')).text;
    },
    /** Rows of the store in `dataDir`. */
    rows: (sql: string) => storedRows(dataDir, sql),
    /** How many mails have gone out. */
    sent: () => events.filter(({ event }) => event === 'mail sent').length,
    async [Symbol.asyncDispose]() {
      await service.stop(2_000);
      own?.[Symbol.dispose]();
    },
  };
}

type Delivered = { from: string; to: string[]; raw: string; mail: Email };

/** A real SMTP server on a free port of loopback. */
export async function openMailHost(options: SMTPServerOptions = {}) {
  const delivered: Delivered[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        PostalMime.parse(raw).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          delivered.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString(),
            mail,
          });
          done();
          for (const check of waiting) check();
        }, done);
      });
    },
    ...options,
  });
  // Many tests disconnect in the middle of a session.
  server.on('error', () => undefined);
  const { port } = await listen(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    /** Resolves once `count` mails have arrived. */
    arrival(count: number): Promise<Delivered[]> {
      return new Promise((resolve) => {
        const check = (): void => {
          if (delivered.length < count) return;
          waiting.delete(check);
          resolve(delivered);
        };
        waiting.add(check);
        check();
      });
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
