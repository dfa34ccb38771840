import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { shortAddress } from '#server/limits/network.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { sameDigest } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { mailLimits } from '../limits.ts';
import { supportTickets } from '../tables.ts';
import { headerFields, valuesOf } from './header-fields.ts';
import { mailHookToken } from './hook-path.ts';
import { isAutomatic } from './is-automatic.ts';
import { putMail } from './mail-file.ts';
import { addressesIn, sealOf } from './ticket-address.ts';

/** @throws AppError not_found: the path is wrong, or no email comes in here */
export function checkMailPath(app: App, token: string, from: string): void {
  if (app.config.supportReplyAddress && sameDigest(token, mailHookToken(app.secrets))) return;
  const line = { event: 'unknown_callback', alert: 'unknown_callback', from: shortAddress(from) };
  warnWithin(app, line, 'a callback came under an unknown or expired path');
  throw new AppError('not_found');
}

/** Whom the message went to, as mail servers and programs note it. */
const recipientFields = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to', 'to', 'cc'];

/** As the mail service tells them beside the message. */
interface Envelope {
  to: string | undefined;
  from: string | undefined;
}

/**
 * Keeps an email until a job takes it into its ticket. What a program has sent is left out.
 * @throws AppError not_found (it names no ticket that there is), too_many_tries, invalid_input (it is empty)
 */
export async function receiveMail(app: App, raw: Buffer, envelope: Envelope): Promise<void> {
  if (raw.length === 0) throw new AppError('invalid_input');
  const fields = headerFields(raw);
  const ticketId = await findAddressed(app, [envelope.to ?? '', ...valuesOf(fields, recipientFields)]);
  if (!ticketId) throw new AppError('not_found');
  if (isAutomatic(fields, { envelopeFrom: envelope.from, ours: ownAddresses(app) })) return;
  if (app.config.rateLimits) await transaction(app, (tx) => takeTries(tx, mailLimits(ticketId), app.clock.now()));
  const mailId = newId();
  await putMail(app, mailId, raw);
  await transaction(app, (tx) => enqueue(tx, 'take-in-mail', { mailId, ticketId }));
}

/** The ticket that one of these texts has the address of. */
async function findAddressed(app: App, texts: readonly string[]): Promise<string | undefined> {
  for (const address of addressesIn(app, texts)) {
    const [ticket] = await app.db
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(eq(supportTickets.reference, address.reference));
    if (ticket && sameDigest(sealOf(app, ticket.id), address.seal)) return ticket.id;
  }
  return undefined;
}

/** Those that our letters come from, and the one that their answers go to. */
const ownAddresses = ({ config }: App): string[] =>
  [/[^\s<>]+@[^\s<>]+/.exec(config.mailFrom)?.[0], config.supportReplyAddress].flatMap((address) =>
    address ? [address.toLowerCase()] : [],
  );
