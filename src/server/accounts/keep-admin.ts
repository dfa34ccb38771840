import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { lockAdmins } from './lock-admins.ts';

interface AdminAct {
  /** Who acts. */
  adminId: string;
  /** Whose account is suspended, or has another role then. */
  personId: string;
}

/**
 * Before an account is suspended or gets another role: makes sure that an admin stays who is not suspended, and that whoever
 * acts still is one.
 * @throws AppError last_admin; forbidden, where somebody else has just suspended or changed whoever acts
 */
export async function keepAdmin(tx: Tx, { adminId, personId }: AdminAct): Promise<void> {
  const admins = await lockAdmins(tx);
  if (admins.includes(personId) && admins.length === 1) throw new AppError('last_admin');
  if (!admins.includes(adminId)) throw new AppError('forbidden');
}
