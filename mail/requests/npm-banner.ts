import { fstatSync, ftruncateSync, readFileSync, writeSync } from 'node:fs';

const banner = /^\n> \S+@\S+ requests\n> [^\n]*\n\n$/;
const longest = 4_096;

/**
 * Prints a line to the standard output. `npm run requests -- export > requests.csv` writes npm's own two lines into the
 * file before this program starts: where the standard output is a file that holds nothing else, they are taken out
 * again. A pipe keeps them: `npm run --silent` or `--output` is for that.
 */
export function openOutput(env: Record<string, string | undefined>): (line: string) => void {
  if (env.npm_lifecycle_event !== 'requests' || !holdsBannerOnly()) return console.log;
  ftruncateSync(1);
  // The descriptor's position is still behind the banner.
  let position = 0;
  return (line) => {
    position += writeSync(1, `${line}\n`, position);
  };
}

function holdsBannerOnly(): boolean {
  const output = fstatSync(1);
  if (!output.isFile() || output.size === 0 || output.size > longest) return false;
  return banner.test(readStandardOutput());
}

/** Only Linux names the file behind a write-only descriptor; elsewhere nothing is removed. */
function readStandardOutput(): string {
  try {
    return readFileSync('/proc/self/fd/1', 'utf8');
  } catch {
    return '';
  }
}
