import { call } from '../call.ts';
import type { AdminOverviewAnswer, AdminOverviewQuery, Waiting } from './admin-overview.schemas.ts';

export type AdminOverview = (typeof AdminOverviewAnswer)['_zod']['output'];

export const getAdminOverviewCall = call<{ query: typeof AdminOverviewQuery; answer: typeof AdminOverviewAnswer }>(
  'GET',
  '/api/admin/overview',
);

export const getWaitingCall = call<{ answer: typeof Waiting }>('GET', '/api/admin/waiting');

/** The overview as a table; a file, opened by a file link. */
export const adminReportCsvPath = '/api/admin/overview.csv';
