import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import {
  MessageReportDecision,
  MessageReportsPage,
  MessageReportsQuery,
  ReportReading,
} from '#shared/contracts/message-reports.schemas.ts';
import {
  decideMessageReportCall,
  listMessageReportsCall,
  readMessageReportCall,
  reportPicturePath,
} from '#shared/contracts/message-reports.ts';
import { decideMessageReport } from './decide-report.ts';
import { openReportPicture, readMessageReport } from './read-report.ts';
import { listMessageReports } from './report-queries.ts';

const admins = { access: 'admin', tag: 'admin' } as const;
const done = { success: true as const };

/** The calls with which admins read reported messages, and decide about them. */
export function messageReportsRoutes(http: Http, app: App): void {
  http.route({
    ...admins,
    call: listMessageReportsCall,
    schemas: { query: MessageReportsQuery, answer: MessageReportsPage },
    summary: 'The messages that one side of a conversation has reported, without what was written',
    handler: ({ query, caller }) => listMessageReports(app.db, query, caller.lang),
  });
  http.route({
    ...admins,
    call: readMessageReportCall,
    schemas: { params: IdParams, answer: ReportReading },
    summary: 'A reported message with up to five before it and five after it; each answer is recorded',
    handler: ({ person, params }) => readMessageReport(app, person, params.id),
  });
  http.file({
    ...admins,
    path: reportPicturePath,
    summary: 'A photo of a reported message or of those around it, for an admin who has read them',
    contentType: 'image/webp',
    handler: ({ person, params }) =>
      openReportPicture(app, { reportId: params.id ?? '', pictureId: params.pictureId ?? '', adminId: person.id }),
  });
  http.route({
    ...admins,
    call: decideMessageReportCall,
    schemas: { params: IdParams, body: MessageReportDecision, answer: Done },
    summary:
      'Keep a reported message or remove it for both sides, with a letter to whoever reported it and, where it is removed, to its author',
    idempotent: true,
    handler: async ({ person, params, body, inSameTx }) => {
      const decision = { reportId: params.id, ...body };
      await decideMessageReport(app, person, decision, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
}
