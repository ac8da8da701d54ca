/**
 * Loads the home page after the delay that its script element names. Inlined by `redirecting.tsx`, so it is
 * self-contained: no imports, no exports.
 */
{
  const { target = '/', delay } = document.currentScript?.dataset ?? {};
  setTimeout(() => location.replace(target), Number(delay));
}
