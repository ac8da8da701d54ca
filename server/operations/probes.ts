import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { StoreError } from '#mail/outbox/database.ts';
import type { MailService } from '#mail/service.ts';
import type { Metrics } from './metrics.ts';

type ProbeParts = {
  mail: Pick<MailService, 'isReady' | 'readGauges'>;
  metrics: Metrics;
  /** Without a token there is no /metrics. */
  metricsToken: string | undefined;
  /** Aborted once the process was asked to stop. */
  stopping: AbortSignal;
};

/** What supervisors, load balancers and Prometheus ask. */
export function createProbes({ mail, metrics, metricsToken, stopping }: ProbeParts): Hono {
  const app = new Hono();

  /** Liveness: the process answers, even while the store does not. For supervisors that restart processes. */
  app.get('/livez', (c) => c.text('OK'));

  /** Readiness: requests can be accepted. For load balancers and alerts. */
  app.on('GET', ['/readyz', '/healthz'], async (c) => {
    if (stopping.aborted) return c.text('The process is stopping', 503);
    try {
      if (await mail.isReady()) return c.text('OK');
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
    return c.text('The store does not answer', 503);
  });

  if (metricsToken !== undefined) {
    app.get('/metrics', bearerAuth({ token: metricsToken }), async (c) => {
      c.header('Content-Type', metrics.contentType);
      return c.body(await metrics.print(await mail.readGauges()));
    });
  }

  app.notFound((c) => c.text('Not found', 404));
  return app;
}
