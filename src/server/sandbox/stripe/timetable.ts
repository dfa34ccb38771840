import type { Collection } from '../journal.ts';
import type { SimClock } from '../sim-clock.ts';

/** Work that is due later for one object; stored, so that a restart does not lose it. */
export interface ScheduledWork {
  id: string;
  work: string;
  subject: string;
  dueMs: number;
}

export interface Timetable {
  /** Registers what `work` does. When it runs, its subject may be gone or in another state. */
  register(work: string, run: (subject: string) => void): void;
  /** Plans `work` for `subject` after this time; the same work planned before for it is replaced. */
  plan(wish: { work: string; subject: string; afterMs: number }): void;
  /** Continues after a restart; all work must be registered before. */
  resume(): void;
}

export function createTimetable(scheduled: Collection<ScheduledWork>, clock: SimClock): Timetable {
  const known = new Map<string, (subject: string) => void>();

  function runIfDue(id: string): void {
    const due = scheduled.get(id);
    if (!due || due.dueMs > clock.nowMs()) return; // done, removed or replaced meanwhile
    scheduled.remove(id);
    known.get(due.work)?.(due.subject);
  }

  return {
    register: (work, run) => {
      known.set(work, run);
    },
    plan({ work, subject, afterMs }) {
      const id = `${work}:${subject}`;
      const dueMs = clock.nowMs() + afterMs;
      scheduled.put(id, { id, work, subject, dueMs });
      clock.at(dueMs, () => runIfDue(id));
    },
    resume() {
      for (const { id, dueMs } of scheduled.list()) clock.at(dueMs, () => runIfDue(id));
    },
  };
}
