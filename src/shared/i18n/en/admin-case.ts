import type { CaseTopic } from '../../cases.ts';

const what = {
  'what.callback_contradicted.unverified':
    'A message said that this payment was made, and the booking was confirmed by it. Now M-Pesa answers that it was not made. Until you decide, it is neither refunded nor paid out.',
  'what.callback_contradicted.payment':
    'A message said that this payment was made, but M-Pesa answers that it was not. M-Pesa’s answer counts, so the payment has failed.',
  'what.callback_contradicted.transfer':
    'About this transfer M-Pesa first said one thing and later another. What M-Pesa proves to have arrived counts.',
  'what.callback_mismatch': 'A message names the IDs of another payment or transfer, so it was ignored.',
  'what.callback_unreadable': 'A message does not have the form that M-Pesa uses, so it was ignored.',
  'what.callback_unproven':
    'A message says that a payment was made, but it does not match the payment, and M-Pesa could not be asked for ten minutes. The booking is held meanwhile.',
  'what.amount_mismatch.payment':
    'The traveller paid less than we asked for. The booking is not paid by that, and what was paid is refunded.',
  'what.amount_mismatch.transfer': 'M-Pesa says that it sent another amount than we ordered.',
  'what.intent_mismatch':
    'The card payment at Stripe has another amount, another currency or another attempt than ours. It does not count as paid.',
  'what.livemode_mismatch':
    'Stripe sent a message of its test mode to the live system, or one of its live mode to a test system. It was ignored.',
  'what.push_unanswered':
    'We asked M-Pesa to show a payment request on a phone. M-Pesa never answered, so we do not know whether it was paid. It counts as not paid.',
  'what.outcome_unknown.unverified':
    'A message said that this payment was made, and the booking was confirmed by it. M-Pesa has not confirmed it for a day. Until you decide, it is neither refunded nor paid out.',
  'what.outcome_unknown.payment': 'For a day M-Pesa has not said whether this payment was made.',
  'what.outcome_unknown.cards_off':
    'A traveller has an open card form while card payments are switched off, so Stripe cannot be asked whether it was paid.',
  'what.outcome_unknown.refund': 'In eight tries Stripe gave no clear answer whether this refund was sent.',
  'what.outcome_unknown.transfer': 'M-Pesa has not said whether this transfer arrived, and is not asked any more.',
  'what.provider_refuses.payment':
    'Stripe or M-Pesa refused to start a payment, and the reason lies with us, such as a wrong key or password. Other travellers may not be able to pay either.',
  'what.provider_refuses.float':
    'M-Pesa refused to send money (code 1), because our disbursement account has too few shillings.',
  'what.provider_refuses.sending':
    'Stripe or M-Pesa refused to send money, and the reason lies with us, such as a wrong initiator or password.',
  'what.card_keys_refused':
    'Stripe refuses our keys, so nobody can pay by card. After five minutes the next card payment tries them again.',
  'what.sending_off.refund': 'This refund waits, because the method by which it would be sent is switched off.',
  'what.sending_off.transfer': 'This transfer waits, because sending by M-Pesa is switched off.',
  'what.provider_object_missing.payment':
    'Stripe says that it does not know this card payment, so it counts as failed.',
  'what.provider_object_missing.refund':
    'Stripe says that it does not know the payment or the refund, so the refund now waits for a person.',
  'what.provider_object_missing.dispute': 'Stripe told us of a dispute, but does not know it when we ask.',
  'what.refund_by_hand': 'The system cannot send this refund, so a person has to.',
  'what.refund_mismatch':
    'A refund at Stripe has another amount than ours, or a refund made in Stripe’s dashboard is more than was left to refund. What is too much is posted as our loss.',
  'what.event_dead': 'A message of Stripe or M-Pesa could not be handled in 20 tries or within a day.',
  'what.unknown_query_code':
    'Asked about this payment, M-Pesa answered five times with a code that we do not know, so its outcome is open.',
  'what.dispute':
    'A cardholder’s bank asks for this payment back. Until it has decided, the payment is neither refunded nor paid out.',
  'what.dispute_unknown': 'A bank disputes a payment at Stripe that none of our bookings has.',
  'what.dispute_reopened':
    'A dispute that had ended has another status at Stripe now, for example after an appeal. Our books were not changed.',
  'what.fraud_warning':
    'A cardholder’s bank reports this card payment as possible fraud. No money has been taken yet, but a dispute with a fee may follow.',
  'what.bank_payout_failed': 'Stripe could not pay out our money to our bank, and keeps it.',
  'what.ledger_unbalanced': 'The entries of one posting do not add up to zero.',
  'what.ledger_difference':
    'What the ledger says of this booking, transfer, receipt or provider differs from its records.',
  'what.stripe_difference': 'What Stripe lists of this charge, refund or dispute differs from what we have posted.',
  'what.disbursement_stuck': 'This order to M-Pesa has had no outcome for more than a day.',
  'what.paid_twice':
    'An order to M-Pesa was counted as failed and replaced by another one. Then M-Pesa proved that the first had arrived, so the money was sent twice.',
  'what.refund_stuck': 'This refund has not been done for more than a day; for a card, for more than two weeks.',
  'what.deposit_stuck':
    'The trip has been over for more than a day, but its money was not divided among the provider, our commission and taxes.',
  'what.deposit_overdrawn': 'Of this booking more was refunded, or is to be refunded, than was paid for it.',
  'what.unattributed_receipt':
    'M-Pesa lists money that fits none of our payments. It is kept apart in the ledger until you decide whose it is.',
  'what.receipt_contradicted.not_ours':
    'A statement lists this receipt again, although it was noted that its money never came to us. Nothing was posted.',
  'what.receipt_contradicted.receipt':
    'What M-Pesa says of a receipt does not fit what we have: another amount, another receipt for this payment, a receipt of another payment, or none at all.',
};

const todo = {
  'todo.callback_contradicted.unverified':
    'Look for the payment in the M-Pesa portal, by phone, amount and time. If it is there, import the statement of that day, and the case is closed. If it is not, note that it never came.',
  'todo.callback_contradicted.payment':
    'Look for the payment in the M-Pesa portal. If it is there, import the statement of that day. If it is not, close the case. Several such messages may mean that somebody forges them.',
  'todo.callback_contradicted.transfer':
    'Look for the transfer in the M-Pesa portal by its receipt. If money left that should not have, ask for it back. Then close the case with what you found.',
  'todo.callback_mismatch':
    'Read the message. M-Pesa is asked about every payment and transfer, so nothing is lost. If several come, ask M-Pesa’s support, since they may be forged. Then close the case.',
  'todo.callback_unreadable':
    'Read the message. M-Pesa is asked about every payment and transfer, so nothing is lost. If several come, the form of M-Pesa’s messages may have changed: tell our developers. Then close the case.',
  'todo.callback_unproven':
    'Open the payment. If it has an outcome by now, close the case. If not, look for it in the M-Pesa portal; if it is there, import the statement of that day.',
  'todo.amount_mismatch.payment':
    'The refund below shows whether it is done. If it is, close the case. If the traveller asks, they can pay the full price while the booking is held.',
  'todo.amount_mismatch.transfer':
    'Look for the transfer in the M-Pesa portal, and say below whether it arrived. Then close the case with the amount that you found; what is missing or too much has to be settled with whoever got it.',
  'todo.intent_mismatch':
    'Look for the card payment in Stripe’s dashboard. If money was taken, refund it there. Then close the case.',
  'todo.livemode_mismatch':
    'Check in Stripe’s dashboard to which address its webhooks are sent, and which keys this system has. Then close the case.',
  'todo.push_unanswered':
    'Download the statement of that day in the M-Pesa portal and import it. If the payment is in it, it is settled and the case is closed. If it is not, close the case.',
  'todo.outcome_unknown.unverified':
    'Look for the payment in the M-Pesa portal, by phone, amount and time. If it is there, import the statement of that day, and the case is closed. If it is not, note that it never came.',
  'todo.outcome_unknown.payment':
    'Look for the payment in the M-Pesa portal. If it is there, import the statement of that day, and the case is closed. If it is not, close the case.',
  'todo.outcome_unknown.cards_off':
    'Switch card payments on, and the case is closed automatically. Or look for the payment in Stripe’s dashboard, and close the case.',
  'todo.outcome_unknown.refund':
    'Look for the refund in Stripe’s dashboard. The case is closed automatically when the outcome is known. Do not send the money in another way.',
  'todo.outcome_unknown.transfer':
    'Look for the transfer in the M-Pesa portal, by phone, amount and time. Then say below whether it arrived. That closes the case.',
  'todo.provider_refuses.payment':
    'Read the code below, correct our keys, short code or passkey, and pay once as a test. Then close the case.',
  'todo.provider_refuses.float':
    'Move shillings to the disbursement account in the M-Pesa portal, and note that on the page of the ledger. The case is closed automatically when the money is sent.',
  'todo.provider_refuses.sending':
    'Read the code below, and correct our keys, initiator or password. The case is closed automatically when the money is sent, or the refund is taken over or withdrawn.',
  'todo.card_keys_refused':
    'Correct the keys or their permissions in Stripe’s dashboard. The next card payment that Stripe accepts closes the case.',
  'todo.sending_off.refund':
    'Switch the method on, and the refund is sent. Or send the money yourself: take the refund over below. Either closes the case.',
  'todo.sending_off.transfer':
    'Switch sending by M-Pesa on, and the transfer is sent. That closes the case automatically.',
  'todo.provider_object_missing.payment':
    'Check that our keys belong to the Stripe account in which the payment was made. If money was taken there, refund it there. Then close the case.',
  'todo.provider_object_missing.refund':
    'Check that our keys belong to the Stripe account in which the payment was made. Then send the money yourself and note it below, and close this case.',
  'todo.provider_object_missing.dispute':
    'Look for the dispute in Stripe’s dashboard, and check that our keys belong to that account. Then close the case.',
  'todo.refund_by_hand':
    'If there is a warning below, send nothing yet. Otherwise send the money, and note its reference at once. If the reason of the failure is gone, let the system send it. Either closes the case.',
  'todo.refund_mismatch':
    'Look for the refund in Stripe’s dashboard. If too much was refunded, ask the traveller to send it again to us, or bear the loss. Then close the case.',
  'todo.event_dead':
    'Read the message, and look whether Stripe or M-Pesa had an outage. Then handle it again below. That closes the case; if it fails again, tell our developers.',
  'todo.unknown_query_code':
    'Look for the payment in the M-Pesa portal. If it is there, import the statement of that day. Tell our developers the code below. Then close the case.',
  'todo.dispute':
    'Send evidence before its last day, or accept the dispute. The case is closed automatically when the bank has decided.',
  'todo.dispute_unknown':
    'Look for the payment in Stripe’s dashboard, and answer the dispute there. Then close the case.',
  'todo.dispute_reopened':
    'Look at the dispute in Stripe’s dashboard. If money moved, the nightly comparison with Stripe opens a case with the difference. Then close this one.',
  'todo.fraud_warning':
    'Open the booking and see who booked. If it looks like fraud, cancel it with a full refund: that is cheaper than a dispute. If it does not, leave it. Then close the case.',
  'todo.bank_payout_failed':
    'Check our bank account in Stripe’s dashboard, and start the payout again there. Then close the case.',
  'todo.ledger_unbalanced':
    'Tell our developers the posting. Pay nothing out of what it is about until they have corrected it. Then close the case; while the sum differs it is opened again each night.',
  'todo.ledger_difference':
    'Compare the entries of the ledger with the records, and tell our developers. The ledger is never changed to fit. Then close the case; while they differ it is opened again each night.',
  'todo.stripe_difference':
    'Look for it in Stripe’s dashboard: a fee, a refund or a dispute may be missing here. Tell our developers. Then close the case; while they differ it is opened again each night.',
  'todo.disbursement_stuck':
    'Look for the transfer in the M-Pesa portal. If it can be decided below, say whether it arrived. Otherwise see whether sending is switched on and whether the account has enough money. Then close the case.',
  'todo.paid_twice':
    'Ask whoever has the money twice to send it again to us. A traveller’s money arrives as money of an unknown payer: note at that case that it repays this one. A provider’s next payouts are smaller by it automatically.',
  'todo.refund_stuck':
    'Look for the refund at Stripe or in the M-Pesa portal, and whether its method is switched on. Then close the case; while it is not done it is opened again each night.',
  'todo.deposit_stuck':
    'Look for a failed job post-earning among the failed jobs, and try it again. Or wait until Monday’s payouts, which divide it too. Then close the case.',
  'todo.deposit_overdrawn':
    'Find the refund that is too much. Do not send one that waits for a person, withdraw a goodwill refund that was not sent, and ask for what was sent. Then close the case; while the balance is below 0 it is opened again each night.',
  'todo.unattributed_receipt':
    'Find out whose money it is, by what the payer typed and by the M-Pesa portal. If it pays a booking, attribute it. If a traveller sends money that they got twice, note that. If nobody can be found, send it to the payer in the portal, and note that. If the portal does not have the receipt, because the statement was wrong, note that it never was our money: it is taken out of our books, and nothing is sent.',
  'todo.receipt_contradicted.not_ours':
    'Look for the receipt in the M-Pesa portal. If our PayBill does not have it, close the case with that. If it does, the money can no longer be counted for a booking: reverse it to its payer in the portal, ask the traveller to pay again, and close the case with the code of the reversal.',
  'todo.receipt_contradicted.receipt':
    'Look for the receipt in the M-Pesa portal, and compare it with the payment. If the traveller paid something that nobody has counted, refund it by hand. Then close the case with what you found.',
};

/** Words that every kind of case must have: the type checker names a kind without them. */
const words = { ...what, ...todo } satisfies Record<`what.${CaseTopic}` | `todo.${CaseTopic}`, string>;

/** One case: what happened, what to do, and its forms. */
export const adminCase = {
  ...words,
  opened: 'Opened {{at}}',
  'column.figure': 'Detail',
  back: 'Back to cases',
  happened: 'What happened',
  toDo: 'What to do',
  noticed: 'What we noticed',
  expected: 'Expected',
  found: 'Found',
  'figure.amount': 'Amount',
  'figure.netAmount': 'Amount after fees',
  'figure.taken': 'Taken by the bank',
  'figure.currency': 'Currency',
  'figure.attempt': 'Attempt',
  'figure.receipt': 'Receipt',
  'figure.receiptOf': 'Receipt belongs to attempt',
  'figure.returned': 'Was sent away already',
  'figure.status': 'Status',
  'figure.code': 'Code',
  'figure.live': 'Live mode',
  'figure.at': 'Time',
  'figure.since': 'Since',
  'figure.dueBy': 'Last day for evidence',
  'figure.stripeId': 'ID at Stripe',
  'figure.charge': 'Charge at Stripe',
  'figure.booking': 'Booking',
  'figure.reason': 'Reason',
  'figure.inquiry': 'Only a question',
  'figure.booked': 'Who bears it',
  'figure.after': 'Counted as failed because',
  'figure.typed': 'Account typed by the payer',
  'value.us': 'We do',
  'value.provider': 'The provider',
  'value.wrong_amount': 'Another amount was sent',
  'value.undone': 'M-Pesa does not know the order',
  yes: 'Yes',
  no: 'No',
  nothing: 'Nothing',
  'what.name': 'What it is about',
  subject: 'ID',
  'subject.posting': 'Posting',
  'subject.theirs': 'ID at Stripe or M-Pesa',
  toBooking: 'Booking {{id}}',
  toPayment: 'Its payment',
  toPayout: 'Its payout',
  toProvider: 'Its provider',
  attempt: 'Attempt to pay',
  'attempt.received': 'Received',
  'attempt.begun': 'Started',
  'attempt.ended': 'Ended',
  'attempt.verified': 'Confirmed by M-Pesa or Stripe',
  refund: 'Refund',
  transfer: 'M-Pesa transfer',
  dispute: 'Dispute',
  event: 'Message',
  candidates: 'Payments that it may belong to',
  'candidates.lead': 'M-Pesa payments of the booking that the payer named, or that you look for.',
  'candidates.unnamed': 'What the payer typed is no number of a booking.',
  'candidates.namedNoMpesa': 'The booking that the payer named has no payment by M-Pesa.',
  'candidates.namedOwn':
    'The M-Pesa payments of the booking that the payer named have their own receipts, and take no other.',
  'candidates.noBooking': 'There is no booking with this number.',
  'candidates.noMpesa': 'This booking has no payment by M-Pesa.',
  'candidates.own': 'The M-Pesa payments of this booking have their own receipts, and take no other.',
  'candidates.booking': 'Number of a booking, such as BK-2026-001',
  'candidates.find': 'Find its payments',
  ended: 'How it ended',
  'ended.by': 'Closed by',
  'ended.system': 'The system, because what it was about is settled',
  'ended.at': 'Closed',
  'ended.note': 'Note',
  'ended.attributed': 'The money was attributed to a payment',
  'ended.notOurs': 'It never was our money: {{reason}}',
  'ended.returned': 'The money was sent to the payer with the reference {{reference}}',
  'ended.repaid': 'Repaid with the receipt {{receipt}}',
  'ended.repays': 'The money repays what was sent twice',
  'ended.neverCame': 'The payment was noted as never having come',
  'close.lead': 'When you have done what there is to do, say what you found.',
  'close.open': 'Close the case',
  'close.title': 'Close this case?',
  'close.effect': 'It moves no money. If the same difference is found once more, a new case is opened.',
  'close.recorded': 'It is recorded who closed it and why.',
  'close.reason': 'What you found and did',
  'close.confirm': 'Close the case',
  'close.done': 'The case is closed',
  'neverCame.open': 'It never came',
  'neverCame.title': 'Note that this payment never came?',
  'neverCame.look': 'Look for it in the M-Pesa portal first. If it is there, import the statement instead.',
  'neverCame.undone': 'Whatever this payment paid for counts as not paid, and its refunds are withdrawn.',
  'neverCame.booking':
    'The booking is cancelled and its other payments are refunded, unless they cover the price or the trip has begun.',
  'neverCame.letter': 'The traveller gets an email.',
  'neverCame.confirm': 'It never came',
  'neverCame.done': 'The payment is noted as never having come',
  'attribute.open': 'It pays a booking',
  'attribute.title': 'Attribute {{amount}} to a payment?',
  'attribute.effect': 'The payment is settled with it, as if M-Pesa had reported it in the first place.',
  'attribute.rest': 'What is more than the price is refunded. If it is less, everything is refunded.',
  'attribute.attempt': 'Payment',
  'attribute.confirm': 'Attribute it',
  'attribute.done': 'The money is attributed',
  'repaid.open': 'It repays money sent twice',
  'repaid.title': 'Note that this {{amount}} pays back what was sent twice?',
  'repaid.effect': 'It is set against our loss. Once everything is repaid, the case of the money sent twice is closed.',
  'repaid.case': 'Money sent twice',
  'repaid.confirm': 'Note it as repaid',
  'repaid.done': 'The money is noted as repaid',
  'notOurs.open': 'It never was our money',
  'notOurs.title': 'Note that {{amount}} never came to us?',
  'notOurs.look':
    'Look in the M-Pesa portal first: this is for a receipt of a wrong statement, which our PayBill never got.',
  'notOurs.effect': 'The money is taken out of our books, and nothing is sent to anybody.',
  'notOurs.again': 'If M-Pesa lists the receipt once more, there is a new case.',
  'notOurs.confirm': 'Note that it never came',
  'notOurs.done': 'The money is out of our books',
  'returned.open': 'I have sent it to the payer',
  'returned.title': 'Note that {{amount}} was sent to the payer?',
  'returned.first': 'Send the money in the M-Pesa portal first. This only notes it.',
  'returned.reference': 'M-Pesa’s code of the transfer',
  'returned.confirm': 'Note it as sent',
  'returned.done': 'The money is noted as sent to the payer',
  'candidates.found_one': '{{count}} payment',
  'candidates.found_other': '{{count}} payments',
};
