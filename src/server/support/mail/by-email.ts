import type { App } from '#server/app.ts';
import type { Ticket } from '#shared/contracts/support.ts';

/** What is to be known of a message that came by email. */
export type ByEmail = NonNullable<Ticket['messages'][number]['byEmail']>;

/** As it is stored, sealed; null for a message that was written on a page. */
export const byEmailOf = ({ secrets }: Pick<App, 'secrets'>, emailSealed: string | null): ByEmail | null =>
  emailSealed === null ? null : (JSON.parse(secrets.open(emailSealed)) as ByEmail);
