import { findNamedCard } from './cards.ts';
import type { Cause, Events } from './events.ts';
import { expandedPaths, INTENT_PATHS, shownIntent, shownMoney } from './expand.ts';
import { childrenOf, type Fields, fieldOf } from './form.ts';
import type { Answer } from './idempotency.ts';
import { createdFilter, LIST_FIELDS, pageOf } from './lists.ts';
import type { Memory } from './memory.ts';
import { type KeptIntent, secondsOf } from './objects.ts';
import { choiceField, integerField, requiredField } from './parameters.ts';
import type { Payments } from './payments.ts';
import { invalidRequest, missingObject, StripeProblem } from './problems.ts';

export type Parts = { memory: Memory; payments: Payments; events: Events; now: () => Date };

/** `prepare` checks everything that can be checked without doing anything; what it answers then does it. */
export interface ApiCall {
  method: 'GET' | 'POST';
  /** `:id` stands for the object's id. */
  path: string;
  accepts: string[];
  prepare(parts: Parts, input: { id: string; fields: Fields; cause: Cause }): () => Answer;
}

const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;
const EVENTS_KEPT_SECONDS = 30 * 86_400;

const ok = (body: unknown): Answer => ({ status: 200, body });

export const API_CALLS: ApiCall[] = [
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
      if (!card) throw missingInBody('PaymentMethod', name, 'payment_method');
      const intent = getIntent(memory, id);
      const confirm = () => payments.confirm(intent, card);
      return () =>
        refusalsKept(() => confirmed(events.causedBy(cause, confirm), (intent) => shownIntent(memory, intent, paths)));
    },
  },
  {
    method: 'GET',
    path: '/v1/events',
    accepts: [...LIST_FIELDS, 'type', 'types[]'],
    prepare({ memory, now }, { fields }) {
      expandedPaths(fields, []);
      const created = createdFilter(fields);
      const type = fieldOf(fields, 'type');
      const types = type === undefined ? fields.get('types[]') : [type];
      const oldest = secondsOf(now().getTime()) - EVENTS_KEPT_SECONDS;
      const wanted = memory.events
        .list()
        .filter(
          (event) => created(event) && event.created >= oldest && (!types || types.some((t) => fits(t, event.type))),
        );
      const page = pageOf(wanted, fields, '/v1/events');
      return () => ok(page);
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    accepts: ['expand[]'],
    prepare({ memory }, { id, fields }) {
      expandedPaths(fields, []);
      const event = memory.events.get(id);
      if (!event) throw missingObject('event', id, 'id');
      return () => ok(event);
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    accepts: [...LIST_FIELDS, 'currency', 'source', 'type'],
    prepare({ memory }, { fields }) {
      const withSource = expandedPaths(fields, ['data.source']).length > 0;
      const created = createdFilter(fields);
      const [currency, source, type] = ['currency', 'source', 'type'].map((name) => fieldOf(fields, name));
      const wanted = memory.balanceTransactions
        .list()
        .filter(
          (money) =>
            created(money) &&
            (currency ?? money.currency) === money.currency &&
            (source ?? money.source) === money.source &&
            (type ?? money.type) === money.type,
        );
      const page = pageOf(wanted, fields, '/v1/balance_transactions');
      return () => ok({ ...page, data: page.data.map((money) => shownMoney(memory, money, withSource)) });
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    accepts: ['expand[]'],
    prepare({ memory }, { id, fields }) {
      const withSource = expandedPaths(fields, ['source']).length > 0;
      const money = memory.balanceTransactions.get(id);
      if (!money) throw missingObject('balance transaction', id, 'id');
      return () => ok(shownMoney(memory, money, withSource));
    },
  },
];

function getIntent(memory: Memory, id: string): KeptIntent {
  const intent = memory.intents.get(id);
  if (!intent) throw missingObject('payment_intent', id, 'intent');
  return intent;
}

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

/** Stripe's limits: 50 keys of 40 characters, values of 500. */
function readMetadata(fields: Fields): Record<string, string> {
  const metadata = childrenOf(fields, 'metadata');
  const entries = Object.entries(metadata);
  const wrong = entries.find(([key, value]) => key.length > 40 || value.length > 500);
  if (!wrong && entries.length <= 50) return metadata;
  throw invalidRequest('Metadata can have up to 50 keys of 40 characters, with values of up to 500.', {
    param: 'metadata',
  });
}

/** A call that began and was refused is a result like any other: its Idempotency-Key keeps it. */
function refusalsKept(work: () => Answer): Answer {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof StripeProblem) return { status: problem.status, body: { error: problem.detail } };
    throw problem;
  }
}

/** A declined card is a 402 to the server, with the intent inside the error. */
function confirmed(intent: KeptIntent, shown: (intent: KeptIntent) => unknown): Answer {
  const error = intent.last_payment_error;
  if (intent.status !== 'requires_payment_method' || !error) return ok(shown(intent));
  return { status: 402, body: { error: { ...error, payment_intent: intent } } };
}

function missingInBody(kind: string, id: string, param: string): StripeProblem {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

/** `charge.*` fits every type of that family. */
function fits(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type;
}
