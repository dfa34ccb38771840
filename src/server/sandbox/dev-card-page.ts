import { escapeHtml } from './dev-html.ts';
import type { Overview } from './stripe/dashboard.ts';
import { MISTYPED_NUMBER, TEST_CARDS } from './stripe/test-cards.ts';

/** The page /dev/stripe: acts as Stripe's dashboard and as the cardholder's bank, and lists the test cards. */
export function cardPage({ payments, refunds, disputes }: Overview): string {
  return [
    '<p><a href="#cards">Test cards</a></p>',
    section('Disputes', disputes.map(disputeHtml), 'None. Card 4000 0000 0000 0259 brings one after two seconds.'),
    section('Payments', payments.map(paymentHtml), 'None yet. Pay for a booking by card.'),
    section('Refunds', refunds.map(refundHtml), 'None yet.'),
    `<h2 id="cards">Test cards</h2><p>With any future date and any code. No other card number works.</p><dl>${cards()}</dl>`,
  ].join('');
}

const section = (title: string, items: string[], empty: string) =>
  `<h2>${title}</h2>${items.join('') || `<p>${empty}</p>`}`;

const OPEN = ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'];

function disputeHtml({ id, intent, status, amount, reason, dueBy }: Overview['disputes'][number]): string {
  const due = dueBy === null ? '' : `, evidence until ${escapeHtml(dueBy)}`;
  const act = `/dev/stripe/disputes/${encodeURIComponent(id)}`;
  const buttons = OPEN.includes(status)
    ? `${button(`${act}/won`, 'Win')}${button(`${act}/lost`, 'Lose', 'plain')}<p><small>Evidence with the words winning_evidence or losing_evidence decides it by itself, a minute later.</small></p>`
    : '';
  return `<article><strong>${usd(amount)}</strong> ${escapeHtml(reason)}, <strong>${escapeHtml(status)}</strong><br><small>${escapeHtml(id)} on ${escapeHtml(intent)}${due}</small><br>${buttons}</article>`;
}

function paymentHtml(payment: Overview['payments'][number]): string {
  const { id, status, amount, refunded, disputed, description, lastError, at } = payment;
  const marks = [
    status,
    ...(refunded > 0 ? [`${usd(refunded)} refunded`] : []),
    ...(disputed ? ['disputed'] : []),
    ...(lastError === undefined ? [] : [lastError]),
  ];
  const act = `/dev/stripe/payments/${encodeURIComponent(id)}`;
  const left = `<label>USD <input name="amount" inputmode="decimal" placeholder="all"></label>`;
  const buttons =
    status === 'succeeded' && refunded < amount
      ? `<form method="post" action="${act}/refund">${left}<button>Refund in the dashboard</button></form>${disputed ? '' : button(`${act}/dispute`, 'Dispute', 'plain')}`
      : '';
  return `<article><strong>${usd(amount)}</strong> ${escapeHtml(marks.join(', '))}<br><small>${escapeHtml(description)}, ${escapeHtml(id)}, ${escapeHtml(at)}</small><br>${buttons}</article>`;
}

function refundHtml({ id, intent, status, amount, ours, at }: Overview['refunds'][number]): string {
  const by = ours ? 'by Twende' : 'in the dashboard';
  return `<article><strong>${usd(amount)}</strong> ${escapeHtml(status)}, made ${by}<br><small>${escapeHtml(id)} of ${escapeHtml(intent)}, ${escapeHtml(at)}</small></article>`;
}

const button = (action: string, text: string, kind = '') =>
  `<form method="post" action="${action}"><button${kind && ` class="${kind}"`}>${text}</button></form>`;

const usd = (cents: number) => `USD ${(cents / 100).toFixed(2)}`;

const cards = () =>
  [...TEST_CARDS, { number: MISTYPED_NUMBER, does: 'is mistyped: its last digit is wrong' }]
    .map(({ number, does }) => `<dt>${number.replace(/(.{4})(?=.)/g, '$1 ')}</dt><dd>${escapeHtml(does)}</dd>`)
    .join('');
