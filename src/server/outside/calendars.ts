import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Config } from '#server/config/config.ts';
import { createLimiter } from '#server/limiter.ts';
import { type CalendarProblem, importLimits } from '#shared/calendar-imports.ts';
import { type ReadAddress, readCalendarAddress } from './calendar-address.ts';
import { type HostAddress, lookupOf, mayAsk, resolveHost, within } from './public-hosts.ts';

/** From the first look-up to the last byte, redirects included. */
const withinMs = 10_000;
const redirectsMost = 3;
/** How many are fetched at once by a process, and how many more may wait for their turn: each may take the whole time. */
const atOnce = { concurrency: 8, maxWaiting: 16 };

type Fetched = { text: string } | { problem: CalendarProblem };

/** Files of outside calendars, at addresses that providers give us. */
export interface Calendars {
  /** What is wrong with an address before anything is asked there, or how we ask for it. */
  read(address: string): ReadAddress;
  /**
   * Fetches a file of at most `importLimits.bytes` within ten seconds. Each host is looked up once, all its addresses must be
   * public, and the connection goes to one of them; so it does after each redirect. Never throws for what the other side does.
   * @throws AppError too_busy when too many wait
   */
  fetch(address: string): Promise<Fetched>;
}

interface CalendarsParts extends Pick<Config, 'calendarLoopback' | 'publicUrl'> {
  /** The IP addresses of a host; tests give their own. */
  resolve?: (host: string) => Promise<HostAddress[]>;
  /** How an answer is asked for at these IP addresses; tests give their own. */
  ask?: Ask;
  totalMs?: number;
}

type Ask = (url: URL, to: readonly HostAddress[], signal: AbortSignal, agent: string) => Promise<Answer>;
type Answer = { status: number; location?: string | undefined; body: Buffer };

/** @param parts `calendarLoopback` allows addresses of this machine, which configuration refuses in production */
export function createCalendars(parts: CalendarsParts): Calendars {
  const { calendarLoopback: loopback, publicUrl, resolve = resolveHost, ask = askOnce, totalMs = withinMs } = parts;
  const limited = createLimiter(atOnce);
  const agent = `Twende-Calendar/1.0 (+${publicUrl})`;
  const read = (address: string) => readCalendarAddress(address, { loopback });

  async function fetchOne(address: string, signal: AbortSignal): Promise<Fetched> {
    let wanted = address;
    for (let hop = 0; hop <= redirectsMost; hop++) {
      const found = read(wanted);
      if ('problem' in found) return found;
      const to = await within(signal, resolve(found.url.hostname));
      if (!mayAsk(found.url, to, loopback)) return { problem: to.length === 0 ? 'host_unknown' : 'address_private' };
      const answer = await within(signal, ask(found.url, to, signal, agent));
      if (answer.location === undefined) return judge(answer);
      if (!URL.canParse(answer.location, found.url)) return { problem: 'answer_failed' };
      wanted = new URL(answer.location, found.url).href;
    }
    return { problem: 'redirects_many' };
  }

  return {
    read,
    fetch: (address) =>
      limited(async () => {
        const signal = AbortSignal.timeout(totalMs);
        try {
          return await fetchOne(address, signal);
        } catch (error) {
          return { problem: problemOf(error) };
        }
      }),
  };
}

function judge({ status, body }: Answer): Fetched {
  if (status === 200) return { text: textOf(body) };
  if (status === 401 || status === 403) return { problem: 'answer_refused' };
  if (status === 404 || status === 410) return { problem: 'answer_missing' };
  return { problem: 'answer_failed' };
}

/** UTF-8 by RFC 5545; some programs write UTF-16, which begins with a mark. The mark is no part of the text. */
function textOf(body: Buffer): string {
  const [first, second] = body;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(body);
}

const unknownHost = new Set(['ENOTFOUND', 'EAI_NONAME', 'EAI_NODATA', 'ENODATA', 'EAI_FAIL']);

function problemOf(error: unknown): CalendarProblem {
  if (error instanceof TooLarge) return 'too_large';
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (unknownHost.has(code)) return 'host_unknown';
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/.test(code)) return 'certificate';
  return 'no_answer';
}

class TooLarge extends Error {}

/** One request on a connection of its own, to one of the addresses that were checked; the name is not looked up again. */
const askOnce: Ask = (url, to, signal, agent) =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1', 'accept-encoding': 'identity' };
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = request(url, {
      headers: { ...headers, 'user-agent': agent },
      ...{ agent: false, signal, lookup: lookupOf(to) },
    });
    sent.on('error', reject);
    // Node ends a request whose connection becomes something else without an error or an answer.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('The connection was upgraded'));
    });
    sent.on('response', (response) =>
      receive(response)
        .then(resolve, reject)
        .finally(() => sent.destroy()),
    );
    sent.end();
  });

/** @throws TooLarge; Error where the answer ends too early */
async function receive(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  if ([301, 302, 303, 307, 308].includes(status) && headers.location !== undefined) {
    return { status, location: headers.location, body: Buffer.alloc(0) };
  }
  if (status !== 200) return { status, body: Buffer.alloc(0) };
  // What we did not ask for could be larger than it looks.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return { status: 0, body: Buffer.alloc(0) };
  if (Number(headers['content-length']) > importLimits.bytes) throw new TooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > importLimits.bytes) throw new TooLarge();
    parts.push(part);
  }
  return { status, body: Buffer.concat(parts) };
}
