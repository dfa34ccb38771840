import { smsLength } from '#server/sms/sms-length.ts';
import { escapeHtml } from './dev-html.ts';
import type { SimSms } from './sms/messages.ts';

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'medium',
  timeStyle: 'short',
});
const timeOf = ({ at }: SimSms) => escapeHtml(clockTime.format(new Date(at)));

/** The phones that got text messages, with the newest of each. @param messages newest first */
export function inboxListHtml(messages: readonly SimSms[]): string {
  const newest = new Map<string, SimSms[]>();
  for (const message of messages) newest.set(message.to, [...(newest.get(message.to) ?? []), message]);
  const none = '<p>No text messages yet. Pay for a booking with a phone number to get one.</p>';
  return `<h2>Text messages</h2>${[...newest].map(([number, all]) => phoneHtml(number, all)).join('') || none}`;
}

function phoneHtml(number: string, [latest, ...older]: SimSms[]): string {
  if (!latest) return '';
  const count = older.length + 1;
  const head = `<a href="/dev/phone/messages/${encodeURIComponent(number)}"><strong>${escapeHtml(number)}</strong></a>`;
  return `<article>${head} <small>${count} ${count === 1 ? 'message' : 'messages'}, ${timeOf(latest)}</small><p>${textHtml(latest)}</p></article>`;
}

/** The messages of one phone as it shows them: the oldest at the top, the newest at the bottom. @param messages newest first */
export function inboxHtml(messages: readonly SimSms[]): string {
  const bubbles = messages.toReversed().map(bubbleHtml).join('');
  return `<div class="phone"><p class="from">${escapeHtml(messages[0]?.from ?? '')}</p>${bubbles}</div><p><a href="/dev/phone">All phones</a></p>`;
}

const states = { Sent: 'on its way', Success: 'delivered', Failed: 'not delivered' } as const;

function bubbleHtml(message: SimSms): string {
  const { segments, units, encoding } = smsLength(message.text);
  const size = `${units} ${encoding === 'gsm7' ? 'characters' : 'wide characters'}, ${segments} ${segments === 1 ? 'part' : 'parts'}`;
  return `<p class="bubble">${textHtml(message)}</p><small>${timeOf(message)} · ${states[message.state]} · ${size}</small>`;
}

const textHtml = ({ text }: SimSms) => escapeHtml(text).replaceAll('\n', '<br>');
