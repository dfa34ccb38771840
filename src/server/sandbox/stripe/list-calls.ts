import { type ApiCall, ok } from './api-call.ts';
import { expandedPaths, shownMoney } from './expand.ts';
import { fieldOf } from './form.ts';
import { createdFilter, LIST_FIELDS, pageOf } from './lists.ts';
import { secondsOf } from './objects.ts';
import { missingObject } from './problems.ts';

const EVENTS_KEPT_SECONDS = 30 * 86_400;

export const LIST_CALLS: ApiCall[] = [
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
      if (!event) throw missingObject({ kind: 'event', id, param: 'id' });
      return () => ok(event);
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    accepts: [...LIST_FIELDS, 'currency', 'source', 'type'],
    prepare({ memory }, { fields }) {
      const paths = expandedPaths(fields, ['data.source']);
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
      return () => ok({ ...page, data: page.data.map((money) => shownMoney(memory, money, paths)) });
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    accepts: ['expand[]'],
    prepare({ memory }, { id, fields }) {
      const paths = expandedPaths(fields, ['source']);
      const money = memory.balanceTransactions.get(id);
      if (!money) throw missingObject({ kind: 'balance transaction', id, param: 'id' });
      return () => ok(shownMoney(memory, money, paths));
    },
  },
];

/** A pattern such as `charge.*` fits every type that begins so. */
function fits(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type;
}
