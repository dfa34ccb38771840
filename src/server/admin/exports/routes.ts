import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { businessLists } from './business-lists.ts';
import { moneyLists } from './money-lists.ts';
import { createExports } from './open-export.ts';

/** Every list of the back office as a file, with the filters and in the order of the call that answers its pages. */
export function adminExportRoutes(http: Http, app: App, rowsMost?: number): void {
  const openExport = createExports(app, rowsMost);
  for (const list of [...businessLists, ...moneyLists]) {
    http.file({
      path: list.path,
      querySchema: list.query,
      contentType: 'text/csv',
      access: 'admin',
      ...(list.personal && { recentSignIn: true }),
      summary: `The list of ${list.name.replaceAll('-', ' ')} as CSV, all that its filters leave, up to 100,000 rows`,
      tag: 'admin',
      handler: ({ person, query, lang }) => openExport(list, { admin: person, query, lang }),
    });
  }
}
