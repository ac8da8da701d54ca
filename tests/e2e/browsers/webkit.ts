import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort } from '../../free-port.ts';
import type { Engine, Key, Serializable, Tab } from './tab.ts';

const driver = '/usr/bin/WebKitWebDriver';
const virtualDisplay = '/usr/bin/xvfb-run';

function miniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];
}

/** WebKitGTK, the engine of Safari, in the small browser that comes with it; over WebDriver, on a display of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    existsSync(driver) && existsSync(virtualDisplay) && miniBrowser()
      ? undefined
      : 'There is no WebKitGTK: `apt-get install webkit2gtk-driver xvfb`.',
  async openTab({ scheme = 'light', javaScript = true } = {}) {
    const port = await freePort();
    const child = spawn(
      virtualDisplay,
      ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', driver, `--port=${port}`],
      {
        // A group of its own, to be ended as a whole: the display outlives the script that started it.
        detached: true,
        stdio: 'ignore',
        env: {
          ...process.env,
          GDK_BACKEND: 'x11',
          LANG: 'en_US.UTF-8',
          GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
          LIBGL_ALWAYS_SOFTWARE: '1',
        },
      },
    );
    return openSession(child, `http://127.0.0.1:${port}`, javaScript);
  },
};

type Session = { sessionId: string; capabilities: Record<string, unknown> };

async function openSession(child: ChildProcess, base: string, javaScript: boolean): Promise<Tab> {
  // The protocol answers with JSON of many shapes; each caller names the one of its command.
  async function command<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(base + path, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  await answers(base);
  const args = ['--automation', ...(javaScript ? [] : ['--enable-javascript=false'])];
  const { sessionId, capabilities } = await command<Session>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args } },
    },
  });
  const session = `/session/${sessionId}`;

  async function act(type: 'key' | 'pointer', actions: object[]): Promise<void> {
    const input = { id: type, type, actions };
    await command('POST', `${session}/actions`, { actions: [input] });
    await command('DELETE', `${session}/actions`);
  }

  const keyActions = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];

  const tab: Tab = {
    browser: `webkitgtk/${capabilities.browserVersion}`,
    errors: () => [],
    async open(url) {
      await command('POST', `${session}/url`, { url });
    },
    async resize(width, height) {
      // The window has a bar above the page, which the second try allows for.
      for (const again of [false, true]) {
        const [extraWidth = 0, extraHeight = 0] = again
          ? await tab.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight])
          : [];
        await command('POST', `${session}/window/rect`, {
          width: width + extraWidth,
          height: height + extraHeight,
        });
      }
    },
    async evaluate<Args extends Serializable[], Result>(
      run: (...args: Args) => Result | Promise<Result>,
      ...given: Args
    ) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${run})(...arguments[0])).then(
          (value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
      const { value, error } = await command<{ value: Result; error?: string }>(
        'POST',
        `${session}/execute/async`,
        { script, args: [given] },
      );
      if (error !== undefined) throw new Error(error);
      return value;
    },
    addScript: (source) => command('POST', `${session}/execute/sync`, { script: source, args: [] }),
    press: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    key: (key) => act('key', keyActions(keys[key])),
    type: (text) => act('key', [...text].flatMap(keyActions)),
    async [Symbol.asyncDispose]() {
      await command('DELETE', session);
      const exited = new Promise((resolve) => child.once('exit', resolve));
      if (child.pid) process.kill(-child.pid);
      await exited;
    },
  };
  await tab.resize(1440, 900);
  return tab;
}

/** Resolves once the driver answers. */
async function answers(base: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; ; ) {
    const up = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Code points that WebDriver gives to keys without a character. */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  Space: ' ',
};
