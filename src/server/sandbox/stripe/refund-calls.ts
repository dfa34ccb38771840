import { type ApiCall, missingInBody, ok, readMetadata, refusalsKept } from './api-call.ts';
import { expandedPaths } from './expand.ts';
import { fieldOf } from './form.ts';
import { createdFilter, LIST_FIELDS, pageOf } from './lists.ts';
import { choiceField, integerField, requiredField } from './parameters.ts';
import { invalidRequest, missingObject } from './problems.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export const REFUND_CALLS: ApiCall[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    accepts: ['payment_intent', 'amount', 'reason', 'metadata[*]', 'expand[]'],
    prepare({ memory, refunds, events }, { fields, cause }) {
      const intentId = requiredField(fields, 'payment_intent');
      const amount = integerField(fields, 'amount');
      if (amount !== undefined && amount < 1) {
        throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
      }
      const reason = choiceField(fields, 'reason', REASONS) ?? null;
      const metadata = readMetadata(fields);
      expandedPaths(fields, []);
      const intent = memory.intents.get(intentId);
      if (!intent) throw missingInBody({ kind: 'payment_intent', id: intentId, param: 'payment_intent' });
      const create = () => refunds.create(intent, { amount, reason, metadata });
      return () => refusalsKept(() => ok(events.causedBy(cause, create)));
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    accepts: [...LIST_FIELDS, 'payment_intent', 'charge'],
    prepare({ memory }, { fields }) {
      expandedPaths(fields, []);
      const created = createdFilter(fields);
      const [intent, charge] = ['payment_intent', 'charge'].map((name) => fieldOf(fields, name));
      const wanted = memory.refunds
        .list()
        .filter(
          (refund) =>
            created(refund) &&
            (intent ?? refund.payment_intent) === refund.payment_intent &&
            (charge ?? refund.charge) === refund.charge,
        );
      const page = pageOf(wanted, fields, '/v1/refunds');
      return () => ok(page);
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    accepts: ['expand[]'],
    prepare({ memory }, { id, fields }) {
      expandedPaths(fields, []);
      const refund = memory.refunds.get(id);
      if (!refund) throw missingObject({ kind: 'refund', id, param: 'id' });
      return () => ok(refund);
    },
  },
];
