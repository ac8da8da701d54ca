/**
 * Applies styles that came with a script, for what only scripts ever show. A constructed style sheet needs no leave
 * from the content security policy, and no page carries the bytes before they are wanted.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
