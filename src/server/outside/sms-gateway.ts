import type { Clock } from '#shared/dates.ts';
import { type Exchange, exchange } from './http-exchange.ts';
import { readSmsAnswer, type SmsOutcome } from './sms-answers.ts';

export interface SmsAccount {
  /** The address of the call that sends text messages, such as https://api.africastalking.com/version1/messaging. */
  url: string;
  username: string;
  apiKey: string;
  /** The name or short code that phones show as the sender. */
  sender: string;
}

interface SmsOptions extends SmsAccount {
  clock: Clock;
  log: { debug(details: object, text: string): void };
  exchange?: Exchange;
}

export interface Sms {
  /**
   * Sends one text message; never throws. Only after `not_sent` may the same message be sent again.
   * @param message.to +254 and nine digits
   */
  send(message: { to: string; text: string }): Promise<SmsOutcome>;
}

const connectMs = 5_000;
const totalMs = 20_000;
const largestAnswer = 65_536;

/** A gateway that is asked as Africa's Talking is (https://developers.africastalking.com/docs/sms/sending/bulk). */
export function createSms({ url, username, apiKey, sender, clock, log, exchange: ask = exchange }: SmsOptions): Sms {
  return {
    async send({ to, text }) {
      const startedAt = clock.now().getTime();
      const body = new URLSearchParams({ username, to, message: text, from: sender, bulkSMSMode: '1' });
      const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', apiKey };
      const answer = await ask({
        ...{ method: 'POST', url, headers, body: body.toString() },
        ...{ connectMs, totalMs, largestAnswer },
      });
      const outcome = readSmsAnswer(answer, to);
      const ms = clock.now().getTime() - startedAt;
      // Neither the number nor the text: both belong to a person.
      log.debug({ kind: outcome.kind, ...('reason' in outcome && { reason: outcome.reason }), ms }, 'text message');
      return outcome;
    },
  };
}
