/**
 * The call of the EmailJS HTTP API (specification, section 7), made with `fetch`: EmailJS's SDK has no timeout,
 * throws where local storage is blocked, and rejects with three different kinds of value.
 */
export type MailIds = { userId: string; serviceId: string; templateId: string };

export type MailOutcome =
  | { ok: true; headers: Headers }
  /** The service answered with an error. `status` is the HTTP status. */
  | { ok: false; reason: 'refused'; status: number; text: string }
  /** The service did not answer: offline, connection failed, timed out, or a web page came instead. */
  | { ok: false; reason: 'unreachable' };

type CallOptions = {
  /** Scheme, host and port without a trailing slash; empty for the page's own. */
  origin: string;
  /** Extra request headers; only for our own service. */
  headers?: Record<string, string>;
};

/** The version of the EmailJS browser SDK whose calls these equal. */
const libVersion = '4.4.1';

/** Longest wait for one call, in milliseconds. */
export const callTimeout = 10_000;

/** POST /api/v1.0/email/send: one mail by template. Never throws. */
export async function sendMail(
  ids: MailIds,
  templateParams: Record<string, string>,
  { origin, headers = {} }: CallOptions,
): Promise<MailOutcome> {
  const signal = AbortSignal.timeout(callTimeout);
  try {
    const call = fetch(`${origin}/api/v1.0/email/send`, {
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
      signal,
    }).then(async (response) => ({ response, text: await response.text() }));
    const { response, text } = await Promise.race([call, aborted(signal)]);
    // A proxy or Wi-Fi that asks to log in answers, or redirects, with a page in place of the service's answer.
    const isPage =
      /html|^$/i.test(response.headers.get('Content-Type') ?? '') && /^\s*</.test(text);
    if (response.status === 200 && isPage) return { ok: false, reason: 'unreachable' };
    return response.status === 200 || text === 'OK'
      ? { ok: true, headers: response.headers }
      : { ok: false, reason: 'refused', status: response.status, text };
  } catch {
    // `fetch` distinguishes a refused connection, a failed lookup and a timeout only in its message.
    return { ok: false, reason: 'unreachable' };
  }
}

/**
 * Rejects when the signal aborts. In WebKit a `keepalive` call whose page has been in the back/forward cache never
 * settles, even if it is aborted.
 */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
