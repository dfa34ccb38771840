// Removes the second factor of an account, where no other admin can: node scripts/remove-second-factor.ts <email>
import { removeFactorByCommand } from '#server/accounts/second-factor/remove-factor.ts';
import { systemClock } from '#server/clock.ts';
import { runAccountCommand } from './on-database.ts';

await runAccountCommand({
  usage: 'node scripts/remove-second-factor.ts <email>',
  act: (tx, email) => removeFactorByCommand(tx, email, systemClock.now()),
  answers: {
    done: (email) => `${email} signs in with the password alone now.`,
    off: (email) => `${email} has no second factor.`,
    unknown: (email) => `No account has the address ${email}.`,
  },
});
