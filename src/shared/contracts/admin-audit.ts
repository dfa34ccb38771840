import { call } from '../call.ts';
import type { AuditPage, AuditQuery } from './admin-audit.schemas.ts';

export type AuditEntries = (typeof AuditPage)['_zod']['output'];
export type AuditItem = AuditEntries['items'][number];

export const listAuditCall = call<{ query: typeof AuditQuery; answer: typeof AuditPage }>('GET', '/api/admin/audit');
