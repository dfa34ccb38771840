// Prints where the gateway for text messages is to send its delivery reports: node scripts/sms-reports-address.ts
import { readConfig } from '#server/config/config.ts';
import { secretsOf } from '#server/secrets.ts';
import { reportsPath } from '#server/sms/reports-path.ts';

const config = readConfig(process.env);
console.log(config.publicUrl + reportsPath(secretsOf(config)));
