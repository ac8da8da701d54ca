import { html, raw } from 'hono/html';
import { brand } from '#brand/brand.ts';
import { palette } from '#brand/palette.ts';

/** The frame of all mails. */
const { light, dark } = palette;

/** For mail programs that follow the reader's dark mode. Those that invert colors by themselves get the light ones. */
const darkStyles = raw(`:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.bg} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; border-top-color: ${dark.accent} !important; }
  .ink { color: ${dark.ink} !important; border-color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .line { border-color: ${dark.line} !important; }
  .link { color: ${dark.accent} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.accentInk} !important; }
}`);

const fonts = raw(
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
);

type Markup = ReturnType<typeof html>;

export type MailText = { subject: string; text: string; html: string };

export type MailPart =
  /** The brand's name; the text part leaves it out, since the sender is named so. */
  | { kind: 'letterhead' }
  | { kind: 'heading' | 'subheading' | 'paragraph' | 'note'; text: string }
  | { kind: 'rows'; rows: readonly MailRow[] }
  /** Numbered, from 1. */
  | { kind: 'list'; items: readonly string[] }
  /** The one thing to do next. */
  | { kind: 'button' | 'link'; text: string; href: string };

/** A label and its value; `href` makes the value a link. */
export type MailRow = { label: string; value: string; href?: string };

/**
 * One mail as text and as HTML, made from the same parts. At most 600 px wide; one column, so it folds to any phone. The
 * first part is what a list of mails shows beside the subject. No pictures: most programs block them.
 */
export function layOut(subject: string, parts: readonly MailPart[]): MailText {
  return {
    subject,
    text: `${parts.flatMap(asText).join('\n\n')}\n`,
    html: document(subject, raw(parts.map(asHtml).join('\n'))),
  };
}

function asText(part: MailPart): string | [] {
  if (part.kind === 'letterhead') return [];
  if (part.kind === 'rows') return rowsAsText(part.rows);
  if (part.kind === 'list') return part.items.map((item, at) => `${at + 1}. ${item}`).join('\n');
  return 'href' in part ? `${part.text}: ${part.href}` : part.text;
}

/** A line for each row. */
export function asLines(rows: readonly MailRow[]): string {
  return rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

/** As `asLines`, with the values below each other. */
export function rowsAsText(rows: readonly MailRow[]): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return rows.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
}

function asHtml(part: MailPart): Markup {
  switch (part.kind) {
    case 'letterhead':
      return html`<p class="ink" style="margin:0 0 20px;font-size:16px;line-height:1.25;font-weight:700;color:${light.ink}">${brand.name}</p>`;
    case 'heading':
      return html`<h1 class="ink" style="margin:0 0 12px;font-size:22px;line-height:1.25;font-weight:700;color:${light.ink}">${part.text}</h1>`;
    case 'subheading':
      return html`<h2 class="ink" style="margin:28px 0 8px;font-size:18px;line-height:1.3;font-weight:700;color:${light.ink}">${part.text}</h2>`;
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${light.ink}">${part.text}</p>`;
    case 'note':
      return html`<p class="muted line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${light.line};font-size:14px;line-height:1.5;color:${light.muted}">${part.text}</p>`;
    case 'button':
      return html`<p style="margin:24px 0"><a class="button" href="${part.href}" style="display:inline-block;padding:13px 22px;border-radius:6px;background-color:${light.accent};color:${light.accentInk};font-size:16px;line-height:1.4;font-weight:600;text-decoration:none">${part.text}</a></p>`;
    case 'link':
      return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.5"><a class="link" href="${part.href}" style="color:${light.accent}">${part.text}</a></p>`;
    case 'list':
      return html`<ol class="ink" style="margin:0 0 16px;padding-left:26px;font-size:16px;line-height:1.5;color:${light.ink}">${part.items.map((item) => html`<li style="margin:0 0 4px">${item}</li>`)}</ol>`;
    case 'rows':
      return html`<table class="ink" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;border-top:2px solid ${light.ink}">${part.rows.map(rowHtml)}</table>`;
  }
}

function rowHtml({ label, value, href }: MailRow): Markup {
  const shown = href
    ? html`<a class="link" href="${href}" style="color:${light.accent}">${value}</a>`
    : value;
  const cell = `padding:9px 0;border-bottom:1px solid ${light.line};vertical-align:top`;
  return html`<tr><td class="muted line" width="88" style="${cell};width:88px;padding-right:12px;font-size:14px;line-height:24px;color:${light.muted}">${label}</td><td class="ink line" style="${cell};font-size:16px;line-height:24px;color:${light.ink}">${shown}</td></tr>`;
}

/** Fixed tables and `break-word` keep a long name or address from widening the mail on a phone. */
function document(title: string, body: Markup): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
${darkStyles}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.bg};font-family:${fonts}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background-color:${light.bg}"><tr><td align="center" style="padding:24px 12px">
<table class="surface" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;max-width:600px;background-color:${light.surface};border:1px solid ${light.line};border-top:4px solid ${light.accent}"><tr><td style="padding:28px 24px;text-align:left;word-break:break-word">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`);
}
