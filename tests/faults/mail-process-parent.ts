import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { callBody, demoParams, temporaryDirectory } from '#tests/mail/service.ts';

const mailAlone = fileURLToPath(new URL('./mail-process.ts', import.meta.url));
const hello = v.object({ port: v.number() });

/**
 * Starts the mail service in a process of its own, on a free port; without DATA_DIR in a directory of its own.
 * `program` may name another program that reports its port, such as the whole site.
 */
export async function startMailProcess(
  env: Record<string, string>,
  { connections = 50, program = mailAlone } = {},
) {
  const directory = env.DATA_DIR === undefined ? temporaryDirectory() : undefined;
  const dataDir = env.DATA_DIR ?? directory?.path ?? '';
  const settings = { RATE_LIMIT: 'off', ...env, DATA_DIR: dataDir };
  const child = fork(program, { env: { ...process.env, ...settings }, silent: true });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { port } = await new Promise<v.InferOutput<typeof hello>>((resolve, reject) => {
    child.once('message', (message) => resolve(v.parse(hello, message)));
    child.once('exit', (code) => reject(new Error(`The mail process ended with ${code}`)));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** Ends the process and waits for its end. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    child.kill(signal);
    await exited;
    agent.destroy();
  }
  return {
    child,
    port,
    dataDir,
    /** Posts a demo request with these params changed; 0 when the connection broke before an answer. */
    send: (change: object, key?: string): Promise<number> =>
      post(port, agent, JSON.stringify(callBody({ ...demoParams, ...change })), key),
    end,
    async [Symbol.asyncDispose]() {
      await end('SIGKILL');
      directory?.[Symbol.dispose]();
    },
  };
}

function post(port: number, agent: Agent, body: string, key?: string): Promise<number> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (key !== undefined) headers['idempotency-key'] = key;
  const path = '/api/v1.0/email/send';
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers, agent };
    const call = request(options, (answer) => {
      answer.resume();
      answer.on('error', () => resolve(0));
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });
}
