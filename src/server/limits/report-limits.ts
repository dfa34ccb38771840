import type { App } from '#server/app.ts';
import { networkLimits } from './network.ts';
import type { Limit } from './take-tries.ts';

/** Somebody of our team reads each of them. */
export const reportsPerDay = { most: 10, periodMs: 24 * 3_600_000 };
/** Of all people of one network, since accounts cost nothing. */
const reportsPerNetwork = { most: 30, periodMs: 3_600_000 };

interface Reporter {
  personId: string;
  /** The network address of their caller. */
  address: string;
}

/** How many reviews and messages, counted together, a person reports. */
export const reportLimits = ({ secrets }: Pick<App, 'secrets'>, { personId, address }: Reporter): Limit[] => [
  { subject: `reports:${personId}`, ...reportsPerDay },
  ...networkLimits(secrets, address, { subject: 'reports', ...reportsPerNetwork }),
];
