import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type {
  MessageReportDecision,
  MessageReport as MessageReportSchema,
  MessageReportsPage,
  MessageReportsQuery,
  ReportReading as ReportReadingSchema,
} from './message-reports.schemas.ts';

export type MessageReport = (typeof MessageReportSchema)['_zod']['output'];
export type ReportReading = (typeof ReportReadingSchema)['_zod']['output'];

export const listMessageReportsCall = call<{ query: typeof MessageReportsQuery; answer: typeof MessageReportsPage }>(
  'GET',
  '/api/admin/message-reports',
);
/** Reads the reported message and what stands around it; each answer is recorded. */
export const readMessageReportCall = call<{ params: typeof IdParams; answer: typeof ReportReadingSchema }>(
  'POST',
  '/api/admin/message-reports/:id/reading',
);
export const decideMessageReportCall = call<{
  params: typeof IdParams;
  body: typeof MessageReportDecision;
  answer: typeof Done;
}>('POST', '/api/admin/message-reports/:id/decision');
/** Where a photo lies for an admin who has read the report. */
export const reportPicturePath = '/api/admin/message-reports/:id/pictures/:pictureId';
