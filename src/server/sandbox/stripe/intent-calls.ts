import { type ApiCall, getIntent, missingInBody, ok, readMetadata, refusalsKept } from './api-call.ts';
import { findNamedCard } from './cards.ts';
import { expandedPaths, INTENT_PATHS, shownIntent } from './expand.ts';
import { type Fields, fieldOf } from './form.ts';
import type { Answer } from './idempotency.ts';
import type { KeptIntent } from './objects.ts';
import { choiceField, integerField, requiredField } from './parameters.ts';
import { invalidRequest } from './problems.ts';

const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;

export const INTENT_CALLS: ApiCall[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    accepts: [
      'amount',
      'currency',
      'automatic_payment_methods[enabled]',
      'automatic_payment_methods[allow_redirects]',
      'description',
      'metadata[*]',
      'expand[]',
    ],
    prepare({ memory, payments, events }, { fields, cause }) {
      const wish = readNewIntent(fields);
      const paths = expandedPaths(fields, INTENT_PATHS);
      return () =>
        ok(
          shownIntent(
            memory,
            events.causedBy(cause, () => payments.create(wish)),
            paths,
          ),
        );
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    accepts: ['expand[]'],
    prepare({ memory }, { id, fields }) {
      const paths = expandedPaths(fields, INTENT_PATHS);
      return () => ok(shownIntent(memory, getIntent(memory, id), paths));
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    accepts: ['cancellation_reason', 'expand[]'],
    prepare({ memory, payments, events }, { id, fields, cause }) {
      const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
      const reason = choiceField(fields, 'cancellation_reason', reasons) ?? null;
      const paths = expandedPaths(fields, INTENT_PATHS);
      const intent = getIntent(memory, id);
      const cancel = () => payments.cancel(intent, reason);
      return () => refusalsKept(() => ok(shownIntent(memory, events.causedBy(cause, cancel), paths)));
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    accepts: ['payment_method', 'return_url', 'expand[]'],
    prepare({ memory, payments, events, now }, { id, fields, cause }) {
      const name = requiredField(fields, 'payment_method');
      const paths = expandedPaths(fields, INTENT_PATHS);
      const card = findNamedCard(name, now());
      if (!card) throw missingInBody({ kind: 'PaymentMethod', id: name, param: 'payment_method' });
      const intent = getIntent(memory, id);
      const confirm = () => payments.confirm(intent, card);
      return () =>
        refusalsKept(() => confirmed(events.causedBy(cause, confirm), (intent) => shownIntent(memory, intent, paths)));
    },
  },
];

function readNewIntent(fields: Fields) {
  requiredField(fields, 'amount');
  const amount = integerField(fields, 'amount') ?? 0;
  const currency = requiredField(fields, 'currency');
  if (currency !== 'usd')
    throw invalidRequest(`Invalid currency: ${currency}. Supported here: usd`, { param: 'currency' });
  if (amount < SMALLEST_CENTS) {
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > LARGEST_CENTS) {
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
  const enabled = 'automatic_payment_methods[enabled]';
  if (fields.has('automatic_payment_methods[allow_redirects]')) requiredField(fields, enabled);
  choiceField(fields, enabled, ['true']);
  const allowRedirects =
    choiceField(fields, 'automatic_payment_methods[allow_redirects]', ['always', 'never'] as const) ?? 'always';
  const description = fieldOf(fields, 'description') || null;
  return { amount, currency, description, allowRedirects, metadata: readMetadata(fields) };
}

/** The server is answered a declined card with a 402 that holds the intent. */
function confirmed(intent: KeptIntent, shown: (intent: KeptIntent) => unknown): Answer {
  const error = intent.last_payment_error;
  if (intent.status !== 'requires_payment_method' || !error) return ok(shown(intent));
  return { status: 402, body: { error: { ...error, payment_intent: intent } } };
}
