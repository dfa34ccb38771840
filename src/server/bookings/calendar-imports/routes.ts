import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import {
  CalendarImportAnswer,
  CalendarImportsAnswer,
  ChangedCalendarImport,
  ConflictParams,
  ImportParams,
  NewCalendarImport,
  SettledDays,
} from '#shared/contracts/calendar-imports.schemas.ts';
import {
  addImportCall,
  listImportsCall,
  readImportCall,
  removeImportCall,
  settleConflictCall,
  updateImportCall,
} from '#shared/contracts/calendar-imports.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import { addImport } from './add-import.ts';
import { getImportAnswer, listImports } from './list-imports.ts';
import { readImportNow } from './read-import.ts';
import { removeImport } from './remove-import.ts';
import { settleConflict } from './settle-conflict.ts';
import { updateImport } from './update-import.ts';

const members = { access: 'provider', right: 'bookings', tag: 'provider' } as const;

/** The calls with which a provider's members let a listing read the calendars of other sites. */
export function calendarImportsRoutes(http: Http, app: App): void {
  http.route({
    ...members,
    call: listImportsCall,
    schemas: { params: IdParams, query: ProviderQuery, answer: CalendarImportsAnswer },
    summary: 'The calendars of other sites that a listing reads, and what is to be decided about their events',
    handler: ({ provider, params }) => listImports(app, { serviceId: params.id, providerId: provider.id }),
  });
  http.route({
    ...members,
    call: addImportCall,
    schemas: { params: IdParams, query: ProviderQuery, body: NewCalendarImport, answer: CalendarImportAnswer },
    summary: 'Let a listing read the calendar of another site; refused where it cannot be read',
    handler: async ({ provider, person, params, body }) => {
      const own = { serviceId: params.id, providerId: provider.id };
      const importId = await addImport(app, { ...own, ...body, personId: person.id });
      return { calendar: await getImportAnswer(app, { ...own, importId }) };
    },
  });
  http.route({
    ...members,
    call: updateImportCall,
    schemas: { params: ImportParams, query: ProviderQuery, body: ChangedCalendarImport, answer: CalendarImportAnswer },
    summary: 'Give a calendar another name or address; refused where that cannot be read',
    handler: async ({ provider, person, params, body }) => {
      const own = { serviceId: params.id, providerId: provider.id, importId: params.importId };
      await updateImport(app, { ...own, ...body, personId: person.id });
      return { calendar: await getImportAnswer(app, own) };
    },
  });
  http.route({
    ...members,
    call: readImportCall,
    schemas: { params: ImportParams, query: ProviderQuery, answer: CalendarImportAnswer },
    summary: 'Read a calendar now, which otherwise happens every half hour',
    handler: async ({ provider, params }) => {
      const own = { serviceId: params.id, providerId: provider.id, importId: params.importId };
      await readImportNow(app, own);
      return { calendar: await getImportAnswer(app, own) };
    },
  });
  http.route({
    ...members,
    call: removeImportCall,
    schemas: { params: ImportParams, query: ProviderQuery, answer: Done },
    summary: 'Read a calendar no longer, and remove its blocks from today on',
    handler: async ({ provider, person, params: { id, importId } }) => {
      await removeImport(app, { serviceId: id, providerId: provider.id, personId: person.id, importId });
      return { success: true as const };
    },
  });
  http.route({
    ...members,
    call: settleConflictCall,
    schemas: { params: ConflictParams, query: ProviderQuery, body: SettledDays, answer: Done },
    summary: 'Note that days of an event without room have been looked at, so that they are not shown any more',
    handler: async ({ provider, params: { id, importId, eventId }, body: { days } }) => {
      await settleConflict(app, { serviceId: id, providerId: provider.id, importId, eventId, days });
      return { success: true as const };
    },
  });
}
