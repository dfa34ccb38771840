/** One thing that an entry says: as it was and is, or only what was noted. */
export interface DetailRow {
  name: string;
  /** Undefined where only one value was noted. */
  before?: unknown;
  value: unknown;
}

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  isParts(value) && 'from' in value && 'to' in value;
const isId = (value: unknown) => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** What a reader need not be told: how a file was sorted, and what the page of a case says better. */
const unsaid: readonly string[] = ['data', 'expected', 'found', 'order', 'sort', 'subject'];

/** Ids that lead to the page of a person; every other id alone says nothing to a reader. */
export const personIds: readonly string[] = ['askedBy', 'personId'];

/** The lines of one part. Of records that were named by their ids alone, it says how many they were. */
function rowsOf(name: string, value: unknown): DetailRow[] {
  if (isChange(value)) return [{ name, before: value.from, value: value.to }];
  if (Array.isArray(value) && value.length > 0 && value.every(isId)) return [{ name, value: value.length }];
  if (!isParts(value)) return [{ name, value }];
  const changes = Object.values(value).filter(isChange);
  if (changes.length > 0) return changes.map(({ from, to }) => ({ name, before: from, value: to }));
  return [{ name, value: typeof value.message === 'string' ? value.message : value }];
}

/**
 * What an entry of the audit log says, line by line: `before` and `after` beside each other, part by part where they have parts,
 * without parts that are the same; and so each setting with `from` and `to`.
 */
export function detailRows({ before, after, ...others }: Parts): DetailRow[] {
  const rest = Object.entries(others)
    .filter(([name, value]) => !unsaid.includes(name) && (!isId(value) || personIds.includes(name)))
    .flatMap(([name, value]) => rowsOf(name, value));
  if (before === undefined && after === undefined) return rest;
  if (!isParts(before) && !isParts(after)) return [{ name: 'state', before: before ?? null, value: after }, ...rest];
  const [was, is] = [isParts(before) ? before : {}, isParts(after) ? after : {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name): DetailRow => ({ name, before: was[name] ?? null, value: is[name] ?? null }));
  return [...changed, ...rest];
}
