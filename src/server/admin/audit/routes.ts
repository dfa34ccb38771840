import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { AuditFileQuery, AuditPage, AuditQuery } from '#shared/contracts/admin-audit.schemas.ts';
import { auditCsvPath, listAuditCall } from '#shared/contracts/admin-audit.ts';
import { getAuditCsv } from './audit-csv.ts';
import { listAudit } from './list-queries.ts';

const tag = 'admin';
const access = 'admin';

/** The audit record as admins read it, and as a file. */
export function adminAuditRoutes(http: Http, app: App): void {
  http.route({
    call: listAuditCall,
    schemas: { query: AuditQuery, answer: AuditPage },
    access,
    summary: 'Who did what to what, when, why and from where, the newest first',
    tag,
    handler: ({ query }) => listAudit(app.db, query),
  });
  http.file({
    path: auditCsvPath,
    querySchema: AuditFileQuery,
    contentType: 'text/csv',
    access,
    summary: 'The entries of the audit record that the filters leave, as CSV',
    tag,
    handler: ({ person, query, lang }) => getAuditCsv(app, person, { query: AuditFileQuery.parse(query), lang }),
  });
}
