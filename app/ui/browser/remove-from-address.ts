/** Takes parameters out of the page's address, which is logged, counted and sent to other sites. */
export function removeFromAddress(...names: readonly string[]): void {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
