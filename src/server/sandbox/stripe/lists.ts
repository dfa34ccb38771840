import { type Fields, fieldOf } from './form.ts';
import { integerField } from './parameters.ts';
import { invalidRequest } from './problems.ts';

/** Fields that every list takes. */
export const LIST_FIELDS = [
  'limit',
  'starting_after',
  'ending_before',
  'expand[]',
  'created',
  'created[gt]',
  'created[gte]',
  'created[lt]',
  'created[lte]',
];

type Listed = { id: string; created: number };

const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 100;

/**
 * Whether an object lies in the range of `created` that is asked for.
 * @throws StripeProblem 400 for what is no number
 */
export function createdFilter(fields: Fields): (object: Listed) => boolean {
  const [at, gt, gte, lt, lte] = ['created', 'created[gt]', 'created[gte]', 'created[lt]', 'created[lte]'].map((name) =>
    integerField(fields, name),
  );
  return ({ created }) =>
    (at === undefined || created === at) &&
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}

/**
 * One page, newest first. The cursors are ids: `starting_after` asks for older objects, `ending_before` for newer ones.
 * @param objects in the order in which they were made
 * @throws StripeProblem 400 for a limit outside 1…100, both cursors at once, or a cursor that is not in the list
 */
export function pageOf<T extends Listed>(objects: T[], fields: Fields, url: string) {
  const limit = integerField(fields, 'limit') ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > LARGEST_LIMIT) {
    throw invalidRequest(`Invalid limit: must be between 1 and ${LARGEST_LIMIT}.`, { param: 'limit' });
  }
  const newestFirst = objects.toReversed();
  const after = fieldOf(fields, 'starting_after');
  const before = fieldOf(fields, 'ending_before');
  if (after !== undefined && before !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: starting_after, ending_before.', {
      code: 'parameters_exclusive',
    });
  }
  const rest =
    before === undefined ? newestFirst.slice(after === undefined ? 0 : placeOf(after, 'starting_after') + 1) : [];
  const newer = before === undefined ? [] : newestFirst.slice(0, placeOf(before, 'ending_before'));
  const data = before === undefined ? rest.slice(0, limit) : newer.slice(-limit);
  return { object: 'list' as const, url, has_more: rest.length + newer.length > limit, data };

  function placeOf(id: string, param: string): number {
    const place = newestFirst.findIndex((object) => object.id === id);
    if (place >= 0) return place;
    throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
  }
}
