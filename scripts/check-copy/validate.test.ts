import { expect, test } from 'vitest';
import { home } from '#app/pages/home/copy.ts';
import { copyFiles, findCopyProblems, validateCopy } from './validate.ts';

test('an empty text, a long title, a filler word and a dead link are named with file, field and reason', () => {
  const broken = copyFiles
    .filter(({ file }) => file === 'app/pages/home/copy.ts')
    .map((entry) => ({
      ...entry,
      value: {
        ...home,
        meta: { ...home.meta, title: 'x'.repeat(61), description: 'Too short.' },
        hero: { ...home.hero, lead: 'We streamline work.', badge: '' },
        integrations: {
          ...home.integrations,
          tiles: ['crm.svg', '/logos/none.svg', 'Msvg', 'M1 1h24', 'https://crm.example/a.svg'].map(
            (logo, at) => ({ ...home.integrations.tiles[0], id: `tile-${at}`, logo }),
          ),
        },
        layers: { ...home.layers, action: { label: 'Book a Demo', href: '/book-a-demo' } },
      },
    }));
  expect(() => validateCopy(broken)).toThrow(
    `Copy cannot be published:
  app/pages/home/copy.ts: meta.title: must have at most 60 characters, has 61
  app/pages/home/copy.ts: meta.description: must have at least 70 characters, has 10
  app/pages/home/copy.ts: hero.badge: must not be empty
  app/pages/home/copy.ts: hero.lead: must not use filler words (streamline, empower, seamless, leverage, unlock)
  app/pages/home/copy.ts: layers.action.href: /book-a-demo must be a known page or anchor of this site, an https address or a mailto address
  app/pages/home/copy.ts: integrations.tiles.0.logo: must be an SVG path, a file such as /logos/acme.svg, or an https address
  app/pages/home/copy.ts: integrations.tiles.1.logo: names public/logos/none.svg, which does not exist (create the folder public/)
  app/pages/home/copy.ts: integrations.tiles.2.logo: must be an SVG path, a file such as /logos/acme.svg, or an https address`,
  );
});

test('a title that two pages share is a problem', () => {
  const [page] = copyFiles.filter((entry) => entry.file === 'app/pages/home/copy.ts');
  if (page === undefined) throw new Error('home.ts is not checked');
  expect(findCopyProblems([page, { ...page, file: 'copy.ts' }])).toEqual([
    {
      file: 'copy.ts',
      field: 'meta.path',
      reason: 'must differ from that of app/pages/home/copy.ts',
    },
    {
      file: 'copy.ts',
      field: 'meta.title',
      reason: 'must differ from that of app/pages/home/copy.ts',
    },
    {
      file: 'copy.ts',
      field: 'meta.description',
      reason: 'must differ from that of app/pages/home/copy.ts',
    },
  ]);
});
