import { desc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { signIns } from './tables.ts';

/** A person's latest sign-ins and failed tries, the newest first. By `sign_ins_person`. */
export const listSignIns = (db: DbOrTx, personId: string, most: number) =>
  db
    .select({ at: signIns.at, outcome: signIns.outcome, device: signIns.device, network: signIns.network })
    .from(signIns)
    .where(eq(signIns.personId, personId))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(most);
