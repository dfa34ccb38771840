// Gives an account the role admin: node scripts/make-admin.ts <email>
import { makeAdmin } from '#server/accounts/make-admin.ts';
import { systemClock } from '#server/clock.ts';
import { runAccountCommand } from './on-database.ts';

await runAccountCommand({
  usage: 'node scripts/make-admin.ts <email>',
  act: (tx, email) => makeAdmin(tx, email, systemClock.now()),
  answers: {
    done: (email) => `${email} is an admin now.`,
    already: (email) => `${email} is an admin already.`,
    unknown: (email) => `No account has the address ${email}. It must be registered first.`,
  },
});
