/**
 * On a static host 404.html answers old addresses as well as unknown ones. For an old one this shows the redirecting
 * notice and loads the home page. Inlined by `not-found.tsx`, so it is self-contained: no imports, no exports.
 */
{
  const {
    expression = '',
    target = '/',
    delay,
    title = '',
  } = document.currentScript?.dataset ?? {};
  if (new RegExp(expression, 'i').test(location.pathname)) {
    document.title = title;
    document.querySelector('.not-found')?.remove();
    document.querySelector('.redirecting')?.removeAttribute('hidden');
    setTimeout(() => location.replace(target), Number(delay));
  }
}
