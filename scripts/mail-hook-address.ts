// Prints where the mail service is to hand in answers to letters about requests to our team: node scripts/mail-hook-address.ts
import { readConfig } from '#server/config/config.ts';
import { secretsOf } from '#server/secrets.ts';
import { mailHookPath } from '#server/support/mail/hook-path.ts';

const config = readConfig(process.env);
console.log(config.publicUrl + mailHookPath(secretsOf(config)));
