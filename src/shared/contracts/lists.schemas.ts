import { z } from 'zod';

/** A page by its number. The number is limited, because the database reads and skips all pages before it. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(500).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(20),
});

/** An optional field of a query, where an empty one, or a text of blanks that the schema trims, counts as absent. */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .transform((value) => (value === '' ? undefined : (value as Exclude<z.output<Schema>, ''>)))
    .optional();

type Fields = Record<string, z.ZodType>;
type OrEmpty<Of extends Fields> = { [Name in keyof Of]: ReturnType<typeof orEmpty<Of[Name]>> };

/** The query of a list that is read by page numbers. Its fields are optional, and an empty one counts as absent. */
export const pageQuery = <Of extends Fields>(fields: Of) =>
  PageQuery.extend(
    Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, orEmpty(schema)])) as OrEmpty<Of>,
  );

/** The longest cursor: one that names a text of 1,000 characters. */
const cursorMax = 4_000;

/**
 * The query of a list that can be sorted by these columns, the first by default, and continued `after` a cursor. Its
 * filters are optional, and an empty one is no filter, so that a search form can send every field.
 */
export const listQuery = <
  const Sorts extends readonly [string, ...string[]],
  Filters extends Fields = Record<never, never>,
>(
  sorts: Sorts,
  filters?: Filters,
) =>
  pageQuery(filters ?? ({} as Filters)).extend({
    sort: z.enum(sorts, 'sort_invalid').default(sorts[0]),
    order: z.enum(['asc', 'desc']).default('desc'),
    after: z.string().max(cursorMax, 'cursor_invalid').optional().meta({
      description:
        '`next` of the answer before, with the same filters and order: the page begins after it, and `page` is passed over.',
    }),
  });

/** The length of a list, and the number of the page. */
const counted = {
  total: z.number().meta({ description: 'How many there are, counted up to 10,000, or what the call says.' }),
  totalCapped: z.literal(true).optional().meta({ description: 'There are more than `total`.' }),
  page: z.number(),
  pageSize: z.number(),
};

/** The answer of a list that is read by page numbers. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), ...counted });

/** The answer of a list that can be continued `after` a cursor. */
export const cursorPageOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({
    next: z.string().nullable().meta({ description: 'For `after`: what follows this page; null at the end.' }),
  });
