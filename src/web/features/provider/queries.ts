import { listOwnDocumentsCall } from '#shared/contracts/provider-documents.ts';
import { getProviderLettersCall } from '#shared/contracts/provider-letters.ts';
import { getProviderOverviewCall } from '#shared/contracts/provider-overview.ts';
import { getProviderProfileCall } from '#shared/contracts/provider-profile.ts';
import { getTeamCall } from '#shared/contracts/provider-team.ts';
import { getTimeOffConsequencesCall, listTimeOffCall } from '#shared/contracts/provider-time-off.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { callQuery } from '#web/lib/queries.ts';

/** Status and public texts of an organisation. */
export const profileQuery = (providerId: string) => callQuery(getProviderProfileCall, { query: { providerId } });

/** The panel's first page; read anew on every visit, since bookings and payments come meanwhile. */
export const overviewQuery = (providerId: string) => ({
  ...callQuery(getProviderOverviewCall, { query: { providerId } }),
  staleTime: 0,
});

/** Which letters an organisation gets; read anew on every visit, since another member may have changed that. */
export const lettersQuery = (providerId: string) => ({
  ...callQuery(getProviderLettersCall, { query: { providerId } }),
  staleTime: 0,
});

/** The documents of an organisation; read anew on every visit, since an admin may have decided about one. */
export const ownDocumentsQuery = (providerId: string) => ({
  ...callQuery(listOwnDocumentsCall, { query: { providerId } }),
  staleTime: 0,
});

/** The members of an organisation and its open invitations; read anew on every visit. */
export const teamQuery = (providerId: string) => ({
  ...callQuery(getTeamCall, { query: { providerId } }),
  staleTime: 0,
});

/** An organisation's time off that is not over; read anew on every visit. */
export const timeOffQuery = (providerId: string) => ({
  ...callQuery(listTimeOffCall, { query: { providerId } }),
  staleTime: 0,
});

/** What time off on these days would find; read anew each time, since somebody may have booked meanwhile. */
export const consequencesQuery = (
  providerId: string,
  span: { startDate: CalendarDate; endDate: CalendarDate } | undefined,
) => ({
  ...callQuery(getTimeOffConsequencesCall, { query: { providerId, startDate: '', endDate: '', ...span } }),
  staleTime: 0,
});
