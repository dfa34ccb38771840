import type { PersonRow } from '../repository.ts';

/** What somebody who comes by Google or Facebook must do before that is linked to the account with their address. */
export type LinkNeeds = 'password' | 'confirmation';

/**
 * Whether to confirm is enough. It is where the address is proved on both sides, so that whoever comes could as well choose a
 * new password by a letter, and where no second factor is asked for. Otherwise the account may have been made by somebody
 * else with this address, or the address there may be wrong: the person signs in first as before.
 * @see docs/decisions/019-signing-in-with-other-accounts.md
 */
export const linkNeeds = (
  person: Pick<PersonRow, 'emailVerifiedAt' | 'secondFactorAt' | 'role'>,
  { emailVerified }: { emailVerified: boolean },
): LinkNeeds =>
  emailVerified && person.emailVerifiedAt && !person.secondFactorAt && person.role !== 'admin'
    ? 'confirmation'
    : 'password';
