import type { Report } from './report.ts';

/** Somebody else's imitation of a provider, run as a process of its own, or a judge that knows the provider's wire. */
export interface StandIn {
  name: string;
  /** As printed: `0.12.2, Apache-2.0`. */
  about: string;
  /** `answers`: our adapter calls it. `judges`: it knows what the provider wants and compares. */
  role: 'answers' | 'judges';
  provider: 'Stripe' | 'Daraja';
  /** Why it is not run unless named on the command line. */
  onlyByName?: string;
  /** Whether `at` can be given. */
  mayRunElsewhere: boolean;
  /**
   * Fetches and starts it, checks, and ends it.
   * @param at where one runs already, in place of fetching and starting it
   * @throws Unavailable when it cannot be had on this machine
   */
  run(report: Report, at: string | undefined): Promise<void>;
}
