import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { lockPerson, type PersonRow } from './repository.ts';

/** The account on which an admin acts, locked until the transaction ends. @throws AppError not_found, person_deleted */
export async function lockAccount(tx: Tx, personId: string): Promise<PersonRow> {
  const person = await lockPerson(tx, personId);
  if (!person) throw new AppError('not_found');
  if (person.deletedAt) throw new AppError('person_deleted');
  return person;
}
