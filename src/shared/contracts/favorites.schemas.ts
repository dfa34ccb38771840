import { z } from 'zod';
import { favoriteLimits } from '../favorite-limits.ts';
import { isPlainLine } from '../plain-text.ts';
import { Category, ServiceItem, TextLang } from './catalogue.schemas.ts';
import { cursorPageOf, listQuery, PageQuery, pageOf } from './lists.schemas.ts';

const listId = z.uuid().meta({ description: 'The id of a list; absent: the list that everybody has.' });

export const FavoritesQuery = listQuery(['createdAt'], { list: listId });

/** A listing that somebody has saved. */
export const Favorite = z
  .object({
    id: z.string().meta({ description: 'The id of the listing.' }),
    title: z.string(),
    textLang: TextLang,
    category: Category,
    location: z.string(),
    listIds: z.array(z.string()).meta({ description: 'All lists of the person that it is in.' }),
    service: ServiceItem.nullable().meta({ description: 'Null while it is not offered.' }),
  })
  .meta({ id: 'Favorite' });

export const FavoritesAnswer = cursorPageOf(Favorite);

export const FavoriteIds = z.object({
  ids: z.array(z.string()).meta({ description: 'The ids of all listings that the person has saved; at most 500.' }),
});

/** What a browser has kept for somebody who was not signed in. */
export const MergeRequest = z.object({
  serviceIds: z.array(z.uuid()).max(favoriteLimits.favorites, 'too_many').meta({ description: 'The newest first.' }),
});

export const FavoriteListsRequest = z.object({
  listIds: z
    .array(z.uuid())
    .min(1, 'required_fields_missing')
    .max(favoriteLimits.lists + 1, 'too_many'),
});

/** Ids in one text, separated by commas. */
const IdsText = z
  .string()
  .max(2_000, 'too_long')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(favoriteLimits.named, 'too_many'));

export const SavedListingsQuery = z.object({
  ids: IdsText.meta({ description: 'The ids of at most 50 listings, separated by commas.' }),
});
export const SavedListingsAnswer = z.object({
  items: z.array(ServiceItem).meta({ description: 'Those that are offered, in the order of the ids.' }),
});

const ListName = z
  .string('required_fields_missing')
  .trim()
  .min(1, 'required_fields_missing')
  .max(favoriteLimits.name, 'too_long')
  .refine(isPlainLine, 'text_plain');
export const ListRequest = z.object({ name: ListName });

export const FavoriteList = z
  .object({
    id: z.string(),
    name: z.string().nullable().meta({ description: 'Null for the list that everybody has.' }),
    count: z.number().meta({ description: 'The listings in it, also those that are not offered now.' }),
    token: z.string().nullable().meta({
      description:
        'The last part of the address at which everybody reads it, `/favorites/shared/{token}`; null: not shared.',
    }),
  })
  .meta({ id: 'FavoriteList' });
export const FavoriteLists = z.object({
  items: z.array(FavoriteList).meta({ description: 'The list that everybody has, then the others as they were made.' }),
});

/** Any other text names no list, which is then not found. */
export const SharedListParams = z.object({ token: z.string().max(100) });
export const SharedListQuery = PageQuery;
/** A list as everybody reads it who has its link. */
export const SharedList = pageOf(ServiceItem)
  .extend({
    name: z.string().nullable(),
    owner: z.string().nullable().meta({ description: 'The first name, of whoever shows their profile.' }),
    unavailable: z.number().meta({ description: 'How many more listings are in it that are not offered now.' }),
  })
  .meta({ id: 'SharedList' });
