import { html, raw } from 'hono/html';
import { brand } from '#brand/brand.ts';
import { palette } from '#brand/palette.ts';

/** The frame of all mails, in the light colors. */
const colors = palette.light;

const fonts = raw(
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
);

type Markup = ReturnType<typeof html>;

export type MailText = { subject: string; text: string; html: string };

export type Part =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  | { kind: 'rows'; rows: readonly Row[] }
  /** Numbered, from 1. */
  | { kind: 'list'; items: readonly string[] }
  /** The one thing to do next. */
  | { kind: 'button' | 'link'; text: string; href: string };

/** A label and its value; `href` makes the value a link. */
export type Row = { label: string; value: string; href?: string };

/**
 * One mail as text and as HTML, made from the same parts. At most 600 px wide; one column, so it folds to any phone. With
 * `siteUrl` the HTML begins with the brand's mark, as the site serves it, and name.
 */
export function layOut(subject: string, parts: readonly Part[], siteUrl?: string): MailText {
  const blocks = [...(siteUrl ? [letterhead(siteUrl)] : []), ...parts.map(asHtml)];
  return {
    subject,
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: document(subject, raw(blocks.join('\n'))),
  };
}

/** The brand's mark as a file of the site: mail programs show no SVG. */
export const mailPicture = 'icon-192.png';

/** Mail programs that load no pictures show the name alone. */
function letterhead(siteUrl: string): Markup {
  return html`<p style="margin:0 0 24px;font-size:18px;line-height:32px;font-weight:650;color:${colors.ink}"><img src="${siteUrl}/${mailPicture}" alt="" width="32" height="32" style="vertical-align:middle;margin-right:10px;border:0">${brand.name}</p>`;
}

function asText(part: Part): string {
  if (part.kind === 'rows') return rowsAsText(part.rows);
  if (part.kind === 'list') return part.items.map((item, at) => `${at + 1}. ${item}`).join('\n');
  return 'href' in part ? `${part.text}: ${part.href}` : part.text;
}

/** A line for each row. */
export function asLines(rows: readonly Row[]): string {
  return rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

/** As `asLines`, with the values below each other. */
export function rowsAsText(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return rows.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
}

function asHtml(part: Part): Markup {
  switch (part.kind) {
    case 'heading':
      return html`<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:650;color:${colors.ink}">${part.text}</h1>`;
    case 'paragraph':
      return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colors.ink}">${part.text}</p>`;
    case 'note':
      return html`<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colors.line};font-size:14px;line-height:1.5;color:${colors.muted}">${part.text}</p>`;
    case 'button':
      return html`<p style="margin:24px 0"><a href="${part.href}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:${colors.accent};color:${colors.accentInk};font-size:16px;font-weight:600;text-decoration:none">${part.text}</a></p>`;
    case 'link':
      return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.55"><a href="${part.href}" style="color:${colors.accent}">${part.text}</a></p>`;
    case 'list':
      return html`<ol style="margin:0 0 16px;padding-left:28px;font-size:16px;line-height:1.55;color:${colors.ink}">${part.items.map((item) => html`<li style="word-break:break-word">${item}</li>`)}</ol>`;
    case 'rows':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;border-top:2px solid ${colors.ink}">${part.rows.map(rowHtml)}</table>`;
  }
}

function rowHtml({ label, value, href }: Row): Markup {
  const shown = href ? html`<a href="${href}" style="color:${colors.accent}">${value}</a>` : value;
  return html`<tr><td style="padding:10px 0;border-bottom:1px solid ${colors.line}"><div style="font-size:14px;line-height:1.4;color:${colors.muted}">${label}</div><div style="font-size:17px;line-height:1.45;color:${colors.ink};word-break:break-word">${shown}</div></td></tr>`;
}

function document(preview: string, body: Markup): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${preview}</title>
</head>
<body style="margin:0;padding:0;background:${colors.bg};font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${colors.surface};border:1px solid ${colors.line}"><tr><td style="padding:28px 24px">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`);
}
