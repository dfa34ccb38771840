import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { AuditPage, AuditQuery } from '#shared/contracts/admin-audit.schemas.ts';
import { listAuditCall } from '#shared/contracts/admin-audit.ts';
import { listAudit } from './list-queries.ts';

/** The audit log as admins read it. */
export function adminAuditRoutes(http: Http, app: App): void {
  http.route({
    call: listAuditCall,
    schemas: { query: AuditQuery, answer: AuditPage },
    access: 'admin',
    summary: 'Who did what to what, when, why and from where, the newest first',
    tag: 'admin',
    handler: ({ query }) => listAudit(app.db, query),
  });
}
