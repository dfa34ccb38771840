import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for other sites: serves their calendars on this machine. */
export interface CalendarServer {
  /** Puts a file at a path, or takes over how it is answered. @returns its address */
  put(path: string, answer: string | ((response: ServerResponse) => void)): string;
  /** The paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

export async function startCalendarServer(): Promise<CalendarServer> {
  const answers = new Map<string, string | ((response: ServerResponse) => void)>();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers.get(url);
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === 'function') answer(response);
    else response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    put(path, answer) {
      answers.set(path, answer);
      return `http://127.0.0.1:${port}${path}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface WrittenEvent {
  uid: string;
  /** YYYY-MM-DD. */
  start: string;
  /** YYYY-MM-DD, the day after the last. */
  end: string;
  title?: string;
}

/** A calendar with events of whole days, as booking sites write it. */
export function calendarOf(events: readonly WrittenEvent[], title = 'Reserved'): string {
  const lines = events.flatMap(({ uid, start, end, title: own = title }) => [
    'BEGIN:VEVENT',
    `DTSTAMP:20261101T080000Z`,
    `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${end.replaceAll('-', '')}`,
    `SUMMARY:${own}`,
    `UID:${uid}`,
    'END:VEVENT',
  ]);
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other site//Calendar//EN', ...lines, 'END:VCALENDAR'];
  return `${all.join('\r\n')}\r\n`;
}
