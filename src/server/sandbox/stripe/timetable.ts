import type { Collection } from '../journal.ts';
import type { SimClock } from '../sim-clock.ts';

/** Something that is yet to happen to one object, kept so that a restart does not lose it. */
export interface Appointment {
  id: string;
  work: string;
  subject: string;
  dueMs: number;
}

export interface Timetable {
  /** Says once what `work` does to its subject; it must bear that the subject is gone or has moved on. */
  teach(work: string, run: (subject: string) => void): void;
  /** Lets `work` happen to `subject` so much later; at most one of its kind is open per subject. */
  plan(work: string, subject: string, afterMs: number): void;
  /** After a restart, once everything is taught. */
  resume(): void;
}

export function createTimetable(appointments: Collection<Appointment>, clock: SimClock): Timetable {
  const known = new Map<string, (subject: string) => void>();

  function keep(id: string): void {
    const due = appointments.get(id);
    if (!due || due.dueMs > clock.nowMs()) return; // done, forgotten, or put off since
    appointments.remove(id);
    known.get(due.work)?.(due.subject);
  }

  return {
    teach: (work, run) => {
      known.set(work, run);
    },
    plan(work, subject, afterMs) {
      const id = `${work}:${subject}`;
      const dueMs = clock.nowMs() + afterMs;
      appointments.put(id, { id, work, subject, dueMs });
      clock.at(dueMs, () => keep(id));
    },
    resume() {
      for (const { id, dueMs } of appointments.list()) clock.at(dueMs, () => keep(id));
    },
  };
}
