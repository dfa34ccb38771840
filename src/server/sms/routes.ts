import { z } from 'zod';
import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { receiveSmsReport } from './receive-report.ts';

/** Far more than a report has. */
const largestReport = 8_192;

/** The path to which the gateway for text messages sends its delivery reports. */
export function smsRoutes(http: Http, app: App): void {
  http.hook({
    path: '/api/hooks/s/:token',
    summary: 'A delivery report of the gateway for text messages',
    answer: z.object({ received: z.literal(true) }),
    largestBody: largestReport,
    handler: async ({ params, raw, ip }) => {
      await receiveSmsReport(app, raw, { token: params.token ?? '', from: ip });
      return { status: 200, body: { received: true } };
    },
  });
}
