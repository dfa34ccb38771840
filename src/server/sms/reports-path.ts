import type { Secrets } from '#server/secrets.ts';

/**
 * The path to which the gateway sends delivery reports, which are not signed: its last part is a secret of this installation, made from
 * SECRET_KEY, so that nobody else can send one.
 */
export const reportsPath = (secrets: Secrets): string => `/api/hooks/s/${reportsToken(secrets)}`;

/** 64 hex digits. */
export const reportsToken = (secrets: Secrets): string => secrets.digest('sms-reports', 'path');
