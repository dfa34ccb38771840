import type { App } from '#server/app.ts';
import { type CalendarDate, today } from '#shared/dates.ts';

/** The product's own work, which is handed in because the sandbox knows no feature. */
interface Works {
  /** Runs everything that is due. */
  runDue: (app: App) => Promise<void>;
  /** Runs what is to be done once a day. */
  runDaily: (app: App) => Promise<void>;
  /** The last day for which that was done, where it is known. */
  doneOn?: CalendarDate;
}

/**
 * Makes what runs everything that may be due after the demo's clock was moved; what is to be done once a day only for a day
 * for which it has not succeeded yet in this process. So a day is made up for if its first advance failed, and an advance
 * within a day stays cheap.
 */
export function createCatchUp({ runDue, runDaily, doneOn }: Works): (app: App) => Promise<void> {
  let lastDone = doneOn;
  return async (app) => {
    await runDue(app);
    const day = today(app.clock);
    if (day === lastDone) return;
    await runDaily(app);
    lastDone = day;
  };
}
