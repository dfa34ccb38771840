import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { IdParams } from '#shared/contracts/common.schemas.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import {
  NewTimeOff,
  TimeOffAnswer,
  TimeOffConsequencesAnswer,
  TimeOffDaysQuery,
} from '#shared/contracts/provider-time-off.schemas.ts';
import {
  endTimeOffCall,
  getTimeOffConsequencesCall,
  listTimeOffCall,
  takeTimeOffCall,
} from '#shared/contracts/provider-time-off.ts';
import { getTimeOffConsequences, listTimeOff } from './queries.ts';
import { endTimeOff, takeTimeOff } from './take-time-off.ts';

const members = { access: 'provider', right: 'bookings', tag: 'provider' } as const;

/** The calls with which a provider's members with the right `bookings` close all its listings for some days. */
export function timeOffRoutes(http: Http, app: App): void {
  http.route({
    ...members,
    call: listTimeOffCall,
    schemas: { query: ProviderQuery, answer: TimeOffAnswer },
    summary: 'The time off of a provider that is not over, with the bookings that stand in it',
    handler: ({ provider, caller }) => listTimeOff(app, { providerId: provider.id, lang: caller.lang }),
  });
  http.route({
    ...members,
    call: getTimeOffConsequencesCall,
    schemas: { query: TimeOffDaysQuery, answer: TimeOffConsequencesAnswer },
    summary: 'What time off on some days would find: bookings, which stay as they are, and open requests',
    handler: ({ provider, query: { startDate, endDate }, caller }) =>
      getTimeOffConsequences(app, { providerId: provider.id, startDate, endDate, lang: caller.lang }),
  });
  http.route({
    ...members,
    call: takeTimeOffCall,
    schemas: { query: ProviderQuery, body: NewTimeOff, answer: TimeOffAnswer },
    summary: 'Take time off: nothing of the provider can be booked on these days; existing bookings stay',
    handler: async ({ person, provider, body, caller }) => {
      await takeTimeOff(app, { providerId: provider.id, personId: person.id }, body);
      return listTimeOff(app, { providerId: provider.id, lang: caller.lang });
    },
  });
  http.route({
    ...members,
    call: endTimeOffCall,
    schemas: { params: IdParams, query: ProviderQuery, answer: TimeOffAnswer },
    summary: 'End time off: its days from today on can be booked again',
    handler: async ({ person, provider, params, caller }) => {
      await endTimeOff(app, { providerId: provider.id, personId: person.id }, params.id);
      return listTimeOff(app, { providerId: provider.id, lang: caller.lang });
    },
  });
}
