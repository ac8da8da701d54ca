/**
 * Loads the home page after a delay. As 404.html a static host's answer to old addresses as well as unknown ones: then
 * `expression` tells the old ones, for which the notice takes the place of the 404 text. Inlined by
 * `redirecting-notice.tsx`, so it is self-contained: no imports, no exports.
 */
{
  const { expression = '', delay, title = '' } = document.currentScript?.dataset ?? {};
  if (new RegExp(expression, 'i').test(location.pathname)) {
    document.title = title;
    document.querySelector('.not-found')?.remove();
    document.querySelector('.redirecting')?.removeAttribute('hidden');
    setTimeout(() => location.replace('/'), Number(delay));
  }
}
