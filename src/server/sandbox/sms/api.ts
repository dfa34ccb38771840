import { smsLength } from '#server/sms/sms-length.ts';
import type { SimAnswer, SimRequest } from '../listener.ts';
import type { Messages } from './messages.ts';
import { fateOf } from './numbers.ts';

export interface Keys {
  username: string;
  apiKey: string;
  sender: string;
}

const KES_PER_PART = 0.8;
const mobile = /^\+254[17]\d{8}$/;

/** Answers POST /version1/messaging, for one recipient, as strict as Africa's Talking is. */
export function answerToSend(keys: Keys, messages: Messages, { method, path, headers, raw }: SimRequest): SimAnswer {
  if (method !== 'POST' || path !== '/version1/messaging') return text(404, 'Not found');
  const form = Object.fromEntries(new URLSearchParams(raw));
  const { username = '', to = '', message = '', from = '' } = form;
  if (headers.apikey !== keys.apiKey || username !== keys.username) {
    return text(401, 'The supplied authentication is invalid');
  }
  if (to === '' || message === '') return text(400, 'Request is missing required form field');
  if (from !== keys.sender) return answer('InvalidSenderId', []);
  const refusal = mobile.test(to) ? fateOf(to).refusal : { statusCode: 403, status: 'InvalidPhoneNumber' };
  if (refusal) {
    return answer('Sent to 0/1 Total Cost: 0', [{ ...refusal, number: to, cost: '0', messageId: 'None' }]);
  }
  const { id } = messages.accept({ to, from, text: message });
  const cost = `KES ${(smsLength(message).segments * KES_PER_PART).toFixed(4)}`;
  const accepted = { statusCode: 101, number: to, status: 'Success', cost, messageId: id };
  return answer(`Sent to 1/1 Total Cost: ${cost}`, [accepted]);
}

const text = (status: number, body: string): SimAnswer => {
  return { status, body, headers: { 'content-type': 'text/plain; charset=utf-8' } };
};

const answer = (Message: string, Recipients: object[]): SimAnswer => {
  return { status: 201, body: { SMSMessageData: { Message, Recipients } } };
};
