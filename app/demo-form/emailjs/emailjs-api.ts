/**
 * The call of the EmailJS HTTP API (specification, section 7), made with `fetch`: EmailJS's SDK has no timeout,
 * throws where local storage is blocked, and rejects with three different kinds of value.
 */
export type MailIds = { userId: string; serviceId: string; templateId: string };

export type MailOutcome =
  | { ok: true; headers: Headers }
  /** The status of the service's answer; 0 for none: offline, failed, timed out, or a web page came in its place. */
  | { ok: false; status: number };

/** Hosted EmailJS, used with ids of one's own. */
export const emailjsOrigin = 'https://api.emailjs.com';

/** The version of the EmailJS browser SDK whose calls these equal. */
const libVersion = '4.4.1';

/** Longest wait for one call, in milliseconds. */
export const callTimeout = 10_000;

/**
 * POST /api/v1.0/email/send: one mail by template. Never throws.
 * @param origin scheme, host and port without a trailing slash; empty for the page's own
 * @param headers further ones, only for our own service
 */
export async function sendMail(
  ids: MailIds,
  templateParams: Record<string, string>,
  origin: string,
  headers: Record<string, string>,
): Promise<MailOutcome> {
  try {
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({
        lib_version: libVersion,
        user_id: ids.userId,
        service_id: ids.serviceId,
        template_id: ids.templateId,
        template_params: templateParams,
      }),
      keepalive: true,
      signal: AbortSignal.timeout(callTimeout),
    });
    const text = await response.text();
    const { status } = response;
    // A proxy or Wi-Fi that asks to log in answers, or redirects, with a page in place of the service's answer.
    if (status === 200 && /^\s*</.test(text)) return { ok: false, status: 0 };
    return status === 200 || text === 'OK'
      ? { ok: true, headers: response.headers }
      : { ok: false, status };
  } catch {
    // `fetch` distinguishes a refused connection, a failed lookup and a timeout only in its message.
    return { ok: false, status: 0 };
  }
}
