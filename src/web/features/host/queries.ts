import { getProviderCall } from '#shared/contracts/provider-page.ts';
import { callQuery } from '#web/lib/queries.ts';

/** A host with one page of its listings. */
export const hostQuery = (id: string, page?: number) =>
  callQuery(getProviderCall, { params: { id }, query: { ...(page && { page }) } });
