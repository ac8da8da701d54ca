import { type ChildProcess, spawn } from 'node:child_process';
import type { ErrorPayload, Plugin } from 'vite';
import { errorIn } from './error-overlay.ts';

/** Checks run beside the development server, fastest first. Each command is silent on success. */
const commands = [
  ['scripts/check-content.ts'],
  [
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '--pretty', 'false'],
    ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ],
];

/** Milliseconds without a change after which the checks start: an editor may save several files at once. */
const quiet = 150;

/**
 * Shows in every open page what the copy's rules or the compiler reports: file, place and reason, in Vite's overlay.
 * The page reloads on every change, so the overlay is gone when the mistake is.
 */
export function reportMistakes(): Plugin {
  let running: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Output of a failed command, '' on success, undefined if a newer change aborted it. */
  async function run(command: readonly string[], root: string): Promise<string | undefined> {
    const child = spawn(process.execPath, command, { cwd: root });
    running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    const status = await new Promise((resolve) => child.once('close', resolve));
    if (running !== child) return undefined;
    return status === 0 ? '' : output || `${command[0]} failed`;
  }

  function stop(): void {
    clearTimeout(timer);
    running?.kill();
    running = undefined;
  }

  return {
    name: 'report-mistakes',
    apply: 'serve',
    buildEnd: stop,
    configureServer({ config, environments, watcher }) {
      const { hot } = environments.client;
      let shown: ErrorPayload | undefined;

      async function check(): Promise<void> {
        for (const command of commands) {
          const output = await run(command, config.root);
          if (output === undefined) return;
          if (output === '') continue;
          shown = { type: 'error', err: errorIn(output) };
          hot.send(shown);
          return;
        }
      }

      function checkSoon(): void {
        stop();
        // A page that reloads for this change shows the error again only if the checks still find it.
        shown = undefined;
        timer = setTimeout(check, quiet);
      }

      watcher.on('change', checkSoon).on('add', checkSoon).on('unlink', checkSoon);
      hot.on('vite:client:connect', (_data, client) => {
        if (shown) client.send(shown);
      });
      checkSoon();
    },
  };
}
