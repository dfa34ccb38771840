import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import type { StoredBlockSource } from '#shared/block-limits.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import {
  AllCalendarsAnswer,
  AllCalendarsQuery,
  BlockAnswer,
  BlockParams,
  CalendarAnswer,
  CalendarEntriesAnswer,
  CalendarEntriesQuery,
  CalendarQuery,
  CalendarServicesAnswer,
  DaysOpened,
  NewBlock,
  OpenedDays,
} from '#shared/contracts/provider-calendar.schemas.ts';
import {
  addBlockCall,
  getAllCalendarsCall,
  getCalendarCall,
  listCalendarEntriesCall,
  listCalendarServicesCall,
  openDaysCall,
  removeBlockCall,
} from '#shared/contracts/provider-calendar.ts';
import { addDays, type CalendarDate, today } from '#shared/dates.ts';
import { addBlock } from './add-block.ts';
import { getAllCalendars, getCalendar, listCalendarServices } from './calendar-queries.ts';
import { listCalendarEntries } from './entries-queries.ts';
import { openBlockedDays } from './open-blocked-days.ts';
import { removeBlock } from './remove-block.ts';

const members = { access: 'provider', right: 'bookings', tag: 'provider' } as const;
/** Those who price days need to see them, too; nothing of these answers says who comes. */
const lookers = { access: 'provider', anyRight: ['manage', 'bookings'], tag: 'provider' } as const;

/** The days of a list: as asked for, or 31 from the first one, which by default is today. */
function daysAsked(
  app: App,
  { from = today(app.clock), to }: { from?: CalendarDate | undefined; to?: CalendarDate | undefined },
) {
  return { from, to: to ?? addDays(from, 30) };
}

/** The calls with which a provider's members see the days of its listings, and block them. */
export function blocksRoutes(http: Http, app: App): void {
  http.route({
    ...lookers,
    call: listCalendarServicesCall,
    schemas: { query: ProviderQuery, answer: CalendarServicesAnswer },
    summary: 'The listings of a provider whose days can be seen, blocked and priced',
    handler: ({ provider, caller }) => listCalendarServices(app, provider.id, caller.lang),
  });
  http.route({
    ...lookers,
    call: getAllCalendarsCall,
    schemas: { query: AllCalendarsQuery, answer: AllCalendarsAnswer },
    summary: 'The days of all listings of a provider, with the places left',
    handler: ({ provider, query, caller }) =>
      getAllCalendars(app, { ...query, ...daysAsked(app, query), providerId: provider.id, lang: caller.lang }),
  });
  http.route({
    ...members,
    call: listCalendarEntriesCall,
    schemas: { query: CalendarEntriesQuery, answer: CalendarEntriesAnswer },
    summary: 'Bookings and blocks that take places on some days, of one listing or all of them',
    handler: ({ provider, query, caller }) =>
      listCalendarEntries(app, { ...query, ...daysAsked(app, query), providerId: provider.id, lang: caller.lang }),
  });
  http.route({
    ...lookers,
    call: getCalendarCall,
    schemas: { params: IdParams, query: CalendarQuery, answer: CalendarAnswer },
    summary: 'The days of one of a provider’s listings: places, what takes them, and the price',
    handler: ({ provider, params, query: { from, to }, caller }) =>
      getCalendar(app, { serviceId: params.id, providerId: provider.id, from, to, lang: caller.lang }),
  });
  http.route({
    ...members,
    call: addBlockCall,
    schemas: { params: IdParams, query: ProviderQuery, body: NewBlock, answer: BlockAnswer },
    summary: 'Take places of a listing off sale on some days; refused where bookings are in the way',
    idempotent: true,
    handler: async ({ provider, person, params, body, inSameTx }) => ({
      block: await addBlock(
        app,
        { providerId: provider.id, personId: person.id },
        { ...body, serviceId: params.id },
        { inSameTx: (tx, block) => inSameTx(tx, { block }) },
      ),
    }),
  });
  http.route({
    ...members,
    call: openDaysCall,
    schemas: { params: IdParams, query: ProviderQuery, body: OpenedDays, answer: DaysOpened },
    summary: 'Open days on which a provider has blocked places; a block stays on its other days',
    idempotent: true,
    handler: async ({ provider, person, params, body, inSameTx }) => {
      const own = { serviceId: params.id, providerId: provider.id, personId: person.id };
      const answerOf = (closedBy: StoredBlockSource[]) => ({ success: true as const, closedBy });
      return answerOf(
        await openBlockedDays(app, own, body, { inSameTx: (tx, closedBy) => inSameTx(tx, answerOf(closedBy)) }),
      );
    },
  });
  http.route({
    ...members,
    call: removeBlockCall,
    schemas: { params: BlockParams, query: ProviderQuery, answer: Done },
    summary: 'Remove a block, so that its places can be booked again',
    handler: async ({ provider, person, params: { id, blockId } }) => {
      await removeBlock(app, { serviceId: id, providerId: provider.id, personId: person.id, blockId });
      return { success: true as const };
    },
  });
}
