import type { Report } from './report.ts';

/** Somebody else's imitation of a provider, run as a process of its own. */
export interface StandIn {
  name: string;
  version: string;
  licence: string;
  provider: 'Stripe' | 'Daraja';
  /** Not run unless named on the command line, and why. */
  onlyByName?: string;
  /**
   * Fetches and starts it, checks our adapter against it, and ends it.
   * @param at where one runs already, in place of fetching and starting it
   * @throws Unavailable when it cannot be had on this machine
   */
  run(report: Report, at: string | undefined): Promise<void>;
  /** Whether `at` can be given. */
  mayRunElsewhere: boolean;
}
