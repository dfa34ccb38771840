import { type Category, isCategory } from '#shared/categories.ts';
import { type ListingMark, listingMarks } from '#shared/listing-marks.ts';
import { type ProviderKind, providerKinds } from '#shared/provider-kinds.ts';
import { type ProviderStatus, providerStatuses, type ServiceStatus, serviceStatuses } from '#shared/states.ts';
import { type Raw, readPageSearch, readWords } from './search.ts';

/** The search parameters of the list of providers; absent: all, changed last first, first page. */
export interface ProvidersSearch {
  q?: string;
  status?: ProviderStatus;
  kind?: ProviderKind;
  sort?: 'name';
  page?: number;
}

/** Those of the list of listings. */
export interface ListingsSearch {
  q?: string;
  status?: ServiceStatus;
  mark?: ListingMark;
  category?: Category;
  sort?: 'title';
  page?: number;
}

/** The longest words that providers and listings are looked for by. */
export const titleWordsMost = 80;

export function readProvidersSearch(raw: Raw): ProvidersSearch {
  const status = providerStatuses.find((each) => each === raw.status);
  const kind = providerKinds.find((each) => each === raw.kind);
  return {
    ...readWords(raw, titleWordsMost),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(raw.sort === 'name' && { sort: 'name' as const }),
    ...readPageSearch(raw),
  };
}

export function readListingsSearch(raw: Raw): ListingsSearch {
  const status = serviceStatuses.find((each) => each === raw.status);
  const mark = listingMarks.find((each) => each === raw.mark);
  const category = typeof raw.category === 'string' && isCategory(raw.category) ? raw.category : undefined;
  return {
    ...readWords(raw, titleWordsMost),
    ...(status && { status }),
    ...(mark && { mark }),
    ...(category && { category }),
    ...(raw.sort === 'title' && { sort: 'title' as const }),
    ...readPageSearch(raw),
  };
}
