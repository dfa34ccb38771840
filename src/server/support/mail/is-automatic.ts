import { type HeaderFields, valuesOf } from './header-fields.ts';

const robots = /(?:^|[<\s,"])(?:mailer-daemon|postmaster|mail-daemon)@/i;

interface Sender {
  /** The sender of the envelope where the mail service has told it; `<>` or '' for a message about another one. */
  envelopeFrom: string | undefined;
  /** Our own addresses: from them comes nothing but what we have sent ourselves. */
  ours: readonly string[];
}

/**
 * Whether a program has sent a message (RFC 3834): that somebody is away, that a letter did not arrive, or to a list. Such messages are not
 * taken in, so that two programs never answer each other.
 */
export function isAutomatic(fields: HeaderFields, { envelopeFrom, ours }: Sender): boolean {
  const [submitted = 'no'] = valuesOf(fields, ['auto-submitted']);
  if (!/^no\b/i.test(submitted)) return true;
  if (valuesOf(fields, ['precedence']).some((value) => /^(?:bulk|junk|list|auto_reply)\b/i.test(value))) return true;
  if (valuesOf(fields, ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'list-id']).length > 0) return true;
  if (valuesOf(fields, ['content-type']).some((value) => /^multipart\/report\b/i.test(value))) return true;
  const returnPaths = [...(envelopeFrom === undefined ? [] : [envelopeFrom]), ...valuesOf(fields, ['return-path'])];
  if (returnPaths.some((path) => /^(?:<\s*>)?$/.test(path.trim()))) return true;
  const from = valuesOf(fields, ['from', 'sender']).join(' ').toLowerCase();
  return robots.test(from) || returnPaths.some((path) => robots.test(path)) || ours.some((one) => from.includes(one));
}
