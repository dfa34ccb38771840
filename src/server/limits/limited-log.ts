import type { App } from '#server/app.ts';

const periodMs = 60_000;
const most = 30;

interface Period {
  startedAt: number;
  lines: number;
  leftOut: number;
}

const periods = new WeakMap<App, Map<string, Period>>();

/**
 * Logs a warning that strangers can cause as often as they like: at most 30 lines a minute of each event in a process. The
 * next line says that more are left out, and the first line of a later minute how many were.
 * @param line without addresses of people; `event` names what happened
 */
export function warnWithin(app: App, line: { event: string } & Record<string, unknown>, message: string): void {
  const period = currentPeriod(app, line.event);
  period.lines += 1;
  if (period.lines <= most) app.log.warn(line, message);
  else period.leftOut += 1;
  if (period.lines === most + 1) {
    app.log.warn({ event: line.event, most }, 'further lines of this event are left out until the minute is over');
  }
}

function currentPeriod(app: App, event: string): Period {
  const ofApp = periods.get(app) ?? new Map<string, Period>();
  periods.set(app, ofApp);
  const now = app.clock.now().getTime();
  const before = ofApp.get(event);
  if (before && now - before.startedAt < periodMs && now >= before.startedAt) return before;
  if (before?.leftOut) app.log.warn({ event, leftOut: before.leftOut }, 'lines of this event were left out');
  const next = { startedAt: now, lines: 0, leftOut: 0 };
  ofApp.set(event, next);
  return next;
}
