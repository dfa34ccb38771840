import type { Secrets } from '#server/secrets.ts';

/**
 * The path at which a mail service hands in what it has received. Its last part is a secret of this installation, made from SECRET_KEY, so
 * that nobody else can.
 */
export const mailHookPath = (secrets: Secrets): string => `/api/hooks/mail/${mailHookToken(secrets)}`;

/** 64 hex digits. */
export const mailHookToken = (secrets: Secrets): string => secrets.digest('mail-hook', 'path');
