import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import {
  BlockAnswer,
  BlockParams,
  CalendarAnswer,
  CalendarQuery,
  NewBlock,
} from '#shared/contracts/provider-calendar.schemas.ts';
import { addBlockCall, getCalendarCall, removeBlockCall } from '#shared/contracts/provider-calendar.ts';
import { addBlock } from './add-block.ts';
import { getCalendar } from './calendar-queries.ts';
import { removeBlock } from './remove-block.ts';

const members = { access: 'provider', right: 'bookings', tag: 'provider' } as const;

/** The calls with which a provider's members with the right `bookings` see and block the days of its listings. */
export function blocksRoutes(http: Http, app: App): void {
  http.route({
    ...members,
    call: getCalendarCall,
    schemas: { params: IdParams, query: CalendarQuery, answer: CalendarAnswer },
    summary: 'The days of one of a provider’s listings: places, what takes them, price, and blocks',
    handler: ({ provider, params, query: { from, to }, caller }) =>
      getCalendar(app, { serviceId: params.id, providerId: provider.id, from, to, lang: caller.lang }),
  });
  http.route({
    ...members,
    call: addBlockCall,
    schemas: { params: IdParams, query: ProviderQuery, body: NewBlock, answer: BlockAnswer },
    summary: 'Close days of a listing, or take places that were booked elsewhere; bookings stand',
    idempotent: true,
    handler: async ({ provider, params, body, inSameTx }) => ({
      block: await addBlock(
        app,
        { ...body, serviceId: params.id, providerId: provider.id },
        { inSameTx: (tx, block) => inSameTx(tx, { block }) },
      ),
    }),
  });
  http.route({
    ...members,
    call: removeBlockCall,
    schemas: { params: BlockParams, query: ProviderQuery, answer: Done },
    summary: 'Remove a block, so that its days or places can be booked again',
    handler: async ({ provider, params }) => {
      await removeBlock(app, { serviceId: params.id, providerId: provider.id, blockId: params.blockId });
      return { success: true as const };
    },
  });
}
