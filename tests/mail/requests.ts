import { main } from '#mail/requests/requests-cli.ts';
import { parseConfig } from '#server/config/config.ts';
import { callBody, demoParams, openService, temporaryDirectory } from './service.ts';

/** Runs a command on a data directory; the result has its exit code and what it printed. */
export function run(dataDir: string, ...args: string[]) {
  return runWith(dataDir, {}, ...args);
}

export async function runWith(dataDir: string, env: Record<string, string>, ...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await main(
    args,
    () => parseConfig({ DATA_DIR: dataDir, ...env }),
    (line) => printed.push(line),
    (line) => complaints.push(line),
  );
  return { code, out: printed.join('\n'), error: complaints.join('\n') };
}

export async function seed(dataDir: string, changes: object[] = [{}], headers = {}): Promise<void> {
  await using service = await openService({ DATA_DIR: dataDir });
  for (const change of changes) {
    const { status } = await service.send(callBody({ ...demoParams, ...change }), headers);
    if (status !== 200) throw new Error(`Not stored: ${status}`);
  }
}

/** A data directory that holds such requests. */
export async function seeded(...of: [changes?: object[], headers?: Record<string, string>]) {
  const directory = temporaryDirectory();
  await seed(directory.path, ...of);
  return directory;
}

export async function references(dataDir: string, command = 'list'): Promise<string[]> {
  const { out } = await run(dataDir, command, '--json');
  return out.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line).id));
}
