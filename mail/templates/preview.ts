import { brand } from '#brand/brand.ts';
import type { MailConfig } from '#mail/config.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import type { Process } from '#request/process/process.ts';
import { acknowledgement } from './acknowledgement.ts';
import { heldDigest } from './held-digest.ts';
import { notification } from './notification.ts';

const process: Process = {
  name: 'Purchase',
  steps: [
    { name: 'Raise request', owner: 'Stores', time: '4', unit: 'hours' },
    { name: 'Approve', owner: 'Head of the department', time: '1', unit: 'days' },
    { name: 'Quote', owner: 'Vendor', time: '2', unit: 'days' },
  ],
};

const sample: StoredRequest = {
  id: '08XN4K2M0F7Q',
  receivedAt: Date.UTC(2026, 10, 28, 9),
  state: 'accepted',
  suspicion: undefined,
  fields: {
    name: 'Asha Rao',
    companyName: 'Rao Castings',
    website: 'https://rao.example',
    phoneNumber: '+91 98765 43210',
    email: 'asha@rao.example',
    employees: '51-200',
  },
  context: {
    process,
    delay: { step: 1, hours: 5 },
    visits: {
      first: { utm_source: 'news', utm_medium: 'mail', landing_page: '/fms-details' },
      last: { referrer: 'https://search.example/', landing_page: '/' },
    },
  },
};

const html = 'text/html; charset=utf-8';

/** Requests that follow the sample one. */
const correction: StoredRequest = {
  ...sample,
  id: '08XN5B7T2D4R',
  context: { corrects: sample.id },
};
const addition: StoredRequest = {
  ...correction,
  context: { process, corrects: sample.id, isAddition: true },
};

/**
 * Served by `npm run dev` at `/mails/<name>` and, as text, at `/mails/<name>.txt`: each mail as sent, made from sample
 * requests. Undefined for other paths.
 */
export async function previewMail(path: string, site: Pick<MailConfig, 'siteUrl' | 'bookingUrl'>) {
  const sender = { ...site, salesEmails: [brand.salesEmail] };
  const mails = new Map([
    [
      '/mails/held-digest',
      heldDigest(1, [{ ...sample, state: 'held', suspicion: 'the honeypot field was filled' }]),
    ],
  ]);
  for (const [end, request] of Object.entries({
    '': sample,
    '-correction': correction,
    '-addition': addition,
  })) {
    mails.set(`/mails/notification${end}`, await notification(request, sender));
    mails.set(`/mails/acknowledgement${end}`, acknowledgement(request, sender));
  }
  if (path === '/mails') {
    const links = [...mails.keys()].map((each) => `<li><a href="${each}">${each}</a></li>`);
    return { type: html, body: `<!doctype html><title>Mails</title><ul>${links.join('')}</ul>` };
  }
  const mail = mails.get(path.replace(/\.txt$/, ''));
  if (!mail) return undefined;
  return path.endsWith('.txt')
    ? { type: 'text/plain; charset=utf-8', body: `Subject: ${mail.subject}\n\n${mail.text}` }
    : { type: html, body: mail.html };
}
