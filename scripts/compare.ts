/**
 * `npm run compare -- COMMIT [COMMIT]`: draws every page of two commits, the second HEAD by default, at three widths,
 * for a person to look at: `test-results/compare/index.html` shows them side by side.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { pages } from '#app/site-map.ts';
import { findBrowser } from '#tests/find-browser.ts';
import { startSite } from '#tests/site-process.ts';

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;
const output = 'test-results/compare';
const paths = [...pages.map(({ path }) => path), '/404'];

const pictureOf = (commit: string, path: string, width: number) =>
  `${commit}${path.replaceAll('/', '-')}-${width}.png`;

/** Builds and serves one commit in a folder of its own, and draws its pages. */
async function draw(commit: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'compare-'));
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'ignore' });
  try {
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'ignore' });
    await using site = await startSite({ root: folder });
    await using browser = await chromium.launch({ executablePath: findBrowser() });
    for (const { width, colorScheme } of views) {
      const viewport = { width, height: 900 };
      await using context = await browser.newContext({
        baseURL: site.url,
        colorScheme,
        viewport,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.screenshot({
          path: join(output, pictureOf(commit, path, width)),
          fullPage: true,
        });
      }
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

const [first, second = 'HEAD'] = process.argv.slice(2);
if (!first) throw new Error('Which commit? npm run compare -- COMMIT [COMMIT]');
const commits = [first, second].map((name) =>
  execFileSync('git', ['rev-parse', '--short', name], { encoding: 'utf8' }).trim(),
);
await mkdir(output, { recursive: true });
for (const commit of commits) await draw(commit);
const rows = paths.flatMap((path) =>
  views.map(({ width }) => {
    const pictures = commits.map((commit) => `<td><img src="${pictureOf(commit, path, width)}">`);
    return `<tr><th colspan="2">${path}, ${width} px<tr>${pictures.join('')}`;
  }),
);
const style = 'img{max-width:48vw} td{vertical-align:top}';
await writeFile(
  join(output, 'index.html'),
  `<!doctype html><title>${commits.join(' and ')}</title><style>${style}</style><table>${rows.join('')}</table>`,
);
console.log(join(output, 'index.html'));
