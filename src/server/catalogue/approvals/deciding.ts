import type { InSameTx } from '#server/db/client.ts';

/** What the calls have in common by which admins decide. */
export const deciding = { access: 'admin', tag: 'admin', idempotent: true } as const;

const done = { success: true as const };

/** Runs a use case whose answer is only that it is done. */
export async function doneBy(
  inSameTx: InSameTx<typeof done>,
  decide: (options: { inSameTx: InSameTx }) => Promise<unknown>,
): Promise<typeof done> {
  await decide({ inSameTx: (tx) => inSameTx(tx, done) });
  return done;
}
