/** A number to a ten-thousandth is as exact as a drawing is seen. */
const decimals = /(\.\d{4})\d+/g;

/** A `style` attribute as React writes it. Texts and other attributes hold no plain quote; our scripts set no attribute. */
const styleAttribute = / style="([^"]*)"/g;

/**
 * Moves the `style` attributes of a page's HTML into one style sheet at the end of its head: the content security policy
 * forbids style attributes, and a style sheet it knows by its hash. Each distinct value becomes a rule:
 * `<li style="--spent:0.5">` → `<li data-style="0">` and `[data-style="0"]{--spent:0.5}`. An island that changes a value
 * in the browser sets it through `element.style`, which the policy allows and which overrides the rule.
 */
export function withStyleRules(html: string): string {
  const values = new Map<string, number>();
  const body = html.replace(styleAttribute, (_, attribute: string) => {
    const value = attribute.replace(decimals, '$1');
    if (value.includes('&')) throw new Error(`A style holds more than numbers: ${value}`);
    const index = values.get(value) ?? values.size;
    values.set(value, index);
    return ` data-style="${index}"`;
  });
  if (values.size === 0) return html;
  const rules = [...values].map(([value, index]) => `[data-style="${index}"]{${value}}`);
  return body.replace('</head>', () => `<style>${rules.join('')}</style></head>`);
}
