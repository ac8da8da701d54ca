/**
 * The only script that a page carries: it waits, then loads the browser entry when an island is touched, comes near
 * the viewport after the visitor has scrolled, or has state to restore. It also keeps where the visit came from.
 * Inlined by entry.server.tsx, so it is self-contained: no imports, no exports.
 */
type BrowserEntry = { hydrate: (island: HTMLElement) => Promise<void> };

/** What the entry imports and, last, the entry: asked for together, a slow line is crossed once less. */
const entryUrls = '__ENTRY_URLS__'.split(' ');
const selector = '[data-island]:not([data-live])';
let entry: Promise<BrowserEntry> | undefined;

function addLink(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** What was pressed is shown before anything is run for it; a tab that nobody sees makes no frame. */
function painted() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 250);
  });
}

async function hydrate(island: HTMLElement): Promise<void> {
  // A slow line is not kept waiting for the picture.
  if (!document.querySelector('[rel=modulepreload]')) {
    for (const url of entryUrls) addLink('modulepreload', url);
  }
  await painted();
  entry ??= Promise.all(entryUrls.map((url) => import(url))).then((all) => all.at(-1));
  // After a failure (a lost connection, a new release) the next touch tries again.
  entry.catch(() => {
    entry = undefined;
  });
  return entry.then((module) => module.hydrate(island));
}

/** An island that can't be brought to life stays what it is: complete HTML. */
function tryHydrate(island: HTMLElement, whenLive?: () => void) {
  hydrate(island).then(whenLive, () => undefined);
}

function asleep(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

for (const type of ['pointerdown', 'focusin', 'input']) {
  addEventListener(
    type,
    (event) => {
      const island = asleep(event.target);
      if (island) tryHydrate(island);
    },
    true,
  );
}

// A tooltip wants its island before it is touched, but not when the pointer only crosses it. Its delay counts from here.
addEventListener(
  'pointerover',
  (event) => {
    const island = asleep(event.target);
    if (island?.dataset.on !== 'hover') return;
    island.dataset.since = `${performance.now()}`;
    setTimeout(() => island.matches(':hover') && tryHydrate(island), 100);
  },
  true,
);

// A click on a button that is not live yet would be lost: keep it, and repeat it once the island is.
addEventListener(
  'click',
  (event) => {
    const island = asleep(event.target);
    const button = event.target instanceof Element && event.target.closest('button');
    if (!island || !button || button.type === 'submit' || button.popoverTargetElement) return;
    event.preventDefault();
    tryHydrate(island, () => button.click());
  },
  true,
);

// A tab that is not live yet is a link to its panel, which has hundreds of elements to lay out: the press is answered
// before they are, as it is by a live one.
addEventListener(
  'click',
  (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const tab =
      target instanceof Element && target.closest<HTMLAnchorElement>(`${selector} [role=tab]`);
    if (!tab || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    painted().then(() => {
      location.hash = tab.hash;
    });
  },
  true,
);

// The same for the keys that walk along tabs.
addEventListener(
  'keydown',
  (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const island = asleep(target);
    if (!island || !(target instanceof HTMLElement) || target.role !== 'tab') return;
    if (altKey || ctrlKey || metaKey || !/^(Arrow(Left|Right)|Home|End)$/.test(key)) return;
    event.preventDefault();
    tryHydrate(island, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
  },
  true,
);

// The same for a form. Should the entry not load, the browser posts it natively.
addEventListener(
  'submit',
  (event) => {
    const island = asleep(event.target);
    const form = event.target;
    if (!island || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    hydrate(island).then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  },
  true,
);

// The menu is a popover. What HTML does not do: close it when one of its in-page links is followed.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[popover] a')) {
    event.target.closest<HTMLElement>('[popover]')?.hidePopover();
  }
});

// And when the focus goes on to what it covers.
addEventListener('focusin', ({ target }) => {
  const open = document.querySelector<HTMLElement>('[popover]:popover-open');
  const opens = target instanceof HTMLButtonElement && target.popoverTargetElement === open;
  if (open && target instanceof Node && !opens && !open.contains(target)) open.hidePopover();
});

// Every page of the site names its canonical address. One that could not (an unknown path) gets its own, as the
// specification asks in section 2.
if (!document.querySelector('link[rel=canonical]')) addLink('canonical', location.href);

const came = document.referrer;
const fromHere = came.startsWith(location.origin);

function watch() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target);
          tryHydrate(target);
        }
      }
    },
    // Early enough for a brisk reader on a slow line.
    { rootMargin: '300%' },
  );
  for (const island of document.querySelectorAll('[data-on=near]')) observer.observe(island);
}

// Who jumps to a form does not wait for the scroll to get there.
addEventListener('hashchange', () => {
  const target = document.getElementById(location.hash.slice(1));
  for (const island of target?.querySelectorAll<HTMLElement>('[data-on=near]') ?? []) {
    tryHydrate(island);
  }
});

addEventListener('load', () => {
  if (scrollY > 0) watch();
  else addEventListener('scroll', watch, { once: true, passive: true });
  const query = new URLSearchParams(location.search);
  for (const island of document.querySelectorAll<HTMLElement>('[data-address]')) {
    const names = island.dataset.address?.split(' ') ?? [];
    if (names.some((name) => (name === '#' ? location.hash : query.has(name)))) tryHydrate(island);
  }
  // Storage may be blocked, and then throws; a page works without it.
  try {
    for (const island of document.querySelectorAll<HTMLElement>('[data-wake]')) {
      const keys = island.dataset.wake?.split(' ') ?? [];
      if (keys.some((key) => key in localStorage || key in sessionStorage)) tryHydrate(island);
    }
    if (!fromHere) {
      const visit = JSON.stringify([location.href, came]);
      localStorage['visit-first'] ??= visit;
      localStorage['visit-last'] = visit;
    }
  } catch {
    // Nothing to restore and nowhere to keep it.
  }
});
