import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';

type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
};

/** A tab of a browser of its own, spoken to over the DevTools protocol. */
export type Tab = AsyncDisposable & {
  /** Sends a command to the page, or to the page that is being prerendered. */
  send: (
    method: string,
    params?: Record<string, unknown>,
    to?: 'page' | 'prerendered',
  ) => Promise<Record<string, unknown>>;
  /** Value of an expression in the page. */
  evaluate: (expression: string, to?: 'page' | 'prerendered') => Promise<unknown>;
  /** Resolves with the first event of this name, past or to come, that passes the check. */
  event: (method: string, check?: (params: Record<string, unknown>) => boolean) => Promise<unknown>;
};

/**
 * Opens a tab that may prerender. Playwright cannot: the browser refuses to prerender for a client that attaches to a
 * page itself, since a prerendered page takes its place. This client attaches to the tab, which holds both.
 */
export async function openTab(): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), 'tab-'));
  const browser = spawn(
    findBrowser() ?? chromium.executablePath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      // A window that nobody looks at would stop drawing, and with it what waits for a frame.
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',

      '--remote-debugging-port=0',
      '--window-size=1280,800',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await endpoint(browser));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  const pending = new Map<number, (message: Message) => void>();
  const seen: { method: string; params: Record<string, unknown> }[] = [];
  const waiting = new Set<() => void>();
  const sessions: Record<'page' | 'prerendered', string> = { page: '', prerendered: '' };
  let last = 0;

  function command(method: string, params: object, sessionId?: string) {
    return new Promise<Record<string, unknown>>((resolve, reject) => {
      last += 1;
      pending.set(last, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      );
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  }

  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) pending.get(message.id)?.(message);
    if (message.method === undefined) return;
    const params = message.params ?? {};
    const target = params.targetInfo as { type: string; subtype?: string } | undefined;
    if (message.method === 'Target.attachedToTarget' && target?.type === 'page') {
      sessions[target.subtype === 'prerender' ? 'prerendered' : 'page'] = String(params.sessionId);
    }
    seen.push({ method: message.method, params });
    for (const look of waiting) look();
  });

  const event: Tab['event'] = (method, check = () => true) =>
    new Promise((resolve) => {
      const look = () => {
        const found = seen.find((each) => each.method === method && check(each.params));
        if (!found) return;
        waiting.delete(look);
        resolve(found.params);
      };
      waiting.add(look);
      look();
    });
  const send: Tab['send'] = (method, params = {}, to = 'page') =>
    command(method, params, sessions[to]);

  const tabs = await command('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = tabs.targetInfos as { targetId: string }[];
  const attached = await command('Target.attachToTarget', {
    targetId: tab?.targetId,
    flatten: true,
  });
  await command(
    'Target.setAutoAttach',
    { autoAttach: true, flatten: true, waitForDebuggerOnStart: false },
    String(attached.sessionId),
  );
  await event('Target.attachedToTarget', () => sessions.page !== '');
  await send('Preload.enable');

  return {
    send,
    event,
    async evaluate(expression, to) {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', options, to);
      if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
      return (result as { value?: unknown }).value;
    },
    async [Symbol.asyncDispose]() {
      const exited = new Promise((resolve) => browser.once('exit', resolve));
      // It may be gone before it has answered.
      await Promise.race([command('Browser.close', {}), exited]);
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function endpoint(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const address = /ws:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    browser.once('exit', (code) => reject(new Error(`The browser ended with ${code}:\n${said}`)));
  });
}
