import { readFileSync } from 'node:fs';
import { brand } from '#app/brand.ts';
import { readThemeColor } from '#app/styles/theme-colors.ts';

/**
 * The frame of all mails. Mail programs support neither custom properties nor oklch(), so the theme's light colors are
 * written as sRGB.
 */
const theme = readFileSync(new URL('../../app/styles/theme.css', import.meta.url), 'utf8');
const colors = {
  page: readThemeColor(theme, 'bg'),
  surface: readThemeColor(theme, 'surface'),
  ink: readThemeColor(theme, 'ink'),
  muted: readThemeColor(theme, 'muted'),
  line: readThemeColor(theme, 'line'),
  accent: readThemeColor(theme, 'accent'),
  accentInk: readThemeColor(theme, 'accent-ink'),
};

const fonts =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

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
export function layOut(
  preview: string,
  parts: readonly Part[],
  siteUrl?: string,
): { text: string; html: string } {
  return {
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: document(
      preview,
      [...(siteUrl ? [letterhead(siteUrl)] : []), ...parts.map(asHtml)].join('\n'),
    ),
  };
}

/** The brand's mark as a file of the site: mail programs show no SVG. */
export const mailPicture = 'icon-192.png';

/** Mail programs that load no pictures show the name alone. */
function letterhead(siteUrl: string): string {
  return `<p style="margin:0 0 24px;font-size:18px;line-height:32px;font-weight:650;color:${colors.ink}"><img src="${escapeHtml(siteUrl)}/${mailPicture}" alt="" width="32" height="32" style="vertical-align:middle;margin-right:10px;border:0">${escapeHtml(brand.name)}</p>`;
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

function asHtml(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:650;color:${colors.ink}">${escapeHtml(part.text)}</h1>`;
    case 'paragraph':
      return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colors.ink}">${escapeHtml(part.text)}</p>`;
    case 'note':
      return `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colors.line};font-size:14px;line-height:1.5;color:${colors.muted}">${escapeHtml(part.text)}</p>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:${colors.accent};color:${colors.accentInk};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(part.text)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:16px;line-height:1.55"><a href="${escapeHtml(part.href)}" style="color:${colors.accent}">${escapeHtml(part.text)}</a></p>`;
    case 'list':
      return `<ol style="margin:0 0 16px;padding-left:28px;font-size:16px;line-height:1.55;color:${colors.ink}">${part.items.map((item) => `<li style="word-break:break-word">${escapeHtml(item)}</li>`).join('')}</ol>`;
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;border-top:2px solid ${colors.ink}">${part.rows.map(rowHtml).join('')}</table>`;
  }
}

function rowHtml({ label, value, href }: Row): string {
  const shown = href
    ? `<a href="${escapeHtml(href)}" style="color:${colors.accent}">${escapeHtml(value)}</a>`
    : escapeHtml(value);
  return `<tr><td style="padding:10px 0;border-bottom:1px solid ${colors.line}"><div style="font-size:14px;line-height:1.4;color:${colors.muted}">${escapeHtml(label)}</div><div style="font-size:17px;line-height:1.45;color:${colors.ink};word-break:break-word">${shown}</div></td></tr>`;
}

function document(preview: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(preview)}</title>
</head>
<body style="margin:0;padding:0;background:${colors.page};font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${colors.surface};border:1px solid ${colors.line}"><tr><td style="padding:28px 24px">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
