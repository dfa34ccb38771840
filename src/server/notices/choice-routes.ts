import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { UserAnswer } from '#shared/contracts/accounts.schemas.ts';
import { ChoicesAnswer, ChoicesRequest, TripSmsOffer } from '#shared/contracts/notifications.schemas.ts';
import { changeChoicesCall, getChoicesCall } from '#shared/contracts/notifications.ts';
import { getTripSmsCall, switchOnTripSmsCall } from '#shared/contracts/trip-sms.ts';
import { AppError } from '#shared/errors.ts';
import { changeChoices } from './change-choices.ts';
import { findChoices } from './choice-queries.ts';
import { offersTripSms, switchOnTripSms } from './trip-sms.ts';

const own = { access: 'signed_in', tag: 'notifications' } as const;

/** The calls with which people choose by which channels they are told of what, and when nothing may ring. */
export function notificationChoiceRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: getChoicesCall,
    schemas: { answer: ChoicesAnswer },
    summary: 'Which notifications you have switched off, by topic and channel, and your quiet hours',
    async handler({ person }) {
      const choices = await findChoices(app.db, person.id);
      if (!choices) throw new AppError('not_found');
      return { off: choices.off, quietHours: choices.quietHours };
    },
  });
  http.route({
    ...own,
    call: changeChoicesCall,
    schemas: { body: ChoicesRequest, answer: ChoicesAnswer },
    summary:
      'Switch notifications off by topic and channel, and choose quiet hours; what is absent stays. Whole channels: PUT /api/auth/preferences',
    handler: ({ person, body }) => changeChoices(app, person.id, body),
  });
  http.route({
    ...own,
    call: getTripSmsCall,
    schemas: { answer: TripSmsOffer },
    summary: 'Whether you can switch on SMS about your trips: it is sent here, and off in your account',
    handler: async ({ person }) => ({ offered: await offersTripSms(app, person.id) }),
  });
  http.route({
    ...own,
    call: switchOnTripSmsCall,
    schemas: { answer: UserAnswer },
    summary: 'Switch on SMS about your trips: bookings, their money, and reminders; not what is sent to hosts',
    handler: async ({ person }) => ({ user: await switchOnTripSms(app, person.id) }),
  });
}
