import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { AdminOverviewAnswer, AdminOverviewQuery, Waiting } from '#shared/contracts/admin-overview.schemas.ts';
import { adminReportCsvPath, getAdminOverviewCall, getWaitingCall } from '#shared/contracts/admin-overview.ts';
import { countWaitingForUs } from './count-queries.ts';
import { getAdminOverview, reportDaysOf } from './get-overview.ts';
import { getReportCsv } from './report-csv.ts';

const tag = 'admin';
const access = 'admin';

/** The call of the back office's first page, and its report as a file. */
export function adminOverviewRoutes(http: Http, app: App): void {
  http.route({
    call: getAdminOverviewCall,
    schemas: { query: AdminOverviewQuery, answer: AdminOverviewAnswer },
    access,
    summary: 'Figures of some days beside those before, what waits for us, and whether jobs and payments work',
    tag,
    handler: ({ query, caller }) => getAdminOverview(app, query, caller.lang),
  });
  http.route({
    call: getWaitingCall,
    schemas: { answer: Waiting },
    access,
    summary: 'How much of each kind waits for us, as on the overview',
    tag,
    handler: () => countWaitingForUs(app.db),
  });
  http.file({
    path: adminReportCsvPath,
    querySchema: AdminOverviewQuery,
    contentType: 'text/csv',
    access,
    summary: 'The figures of some days as CSV, as the overview shows them',
    tag,
    handler: ({ query, lang }) => getReportCsv(app, reportDaysOf(app, query), lang),
  });
}
