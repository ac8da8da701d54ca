/**
 * Keeps this page out of the browser's page cache, so that Back loads it anew with what other pages have stored since:
 * Firefox gives a page in its cache a session storage of its own, which ends where the page was left.
 */
export function stayOutOfPageCache(): void {
  window.addEventListener('unload', nothing);
}

const nothing = () => undefined;
