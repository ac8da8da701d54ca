/** Gives a page without a canonical link (an unknown path) its own address, as the specification asks in section 2. */
export function nameCanonicalAddress(): void {
  if (document.querySelector('link[rel=canonical]')) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'canonical', href: location.href }));
}
