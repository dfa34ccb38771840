import type { Report } from './report.ts';

/** Somebody else's imitation of a payment provider, run as a process, or a program that knows the provider's format. */
export interface StandIn {
  name: string;
  /** As printed: `0.12.2, Apache-2.0`. */
  about: string;
  /** `answers`: our adapter calls it. `judges`: it compares with what the provider expects. */
  role: 'answers' | 'judges';
  provider: 'Stripe' | 'Daraja';
  /** Why it is not run unless named on the command line. */
  onlyByName?: string;
  /** Whether `at` can be given. */
  mayRunElsewhere: boolean;
  /**
   * Fetches and starts it, checks, and ends it.
   * @param at the address of one that runs already, instead of fetching and starting it
   * @throws Unavailable when it cannot be installed on this machine
   */
  run(report: Report, at: string | undefined): Promise<void>;
}
