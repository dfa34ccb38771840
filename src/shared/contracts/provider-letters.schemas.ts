import { z } from 'zod';
import { langs } from '../languages.ts';

const isSent = z.boolean();
const Sent = z
  .strictObject({
    ...{ booking: isSent, change: isSent, cancellation: isSent, payout: isSent, calendar: isSent },
    ...{ review: isSent, message: isSent },
  })
  .meta({
    description:
      'Whether letters of each kind are sent: new bookings, changes of bookings and of answers, cancellations, payouts that are sent or have arrived, days that another calendar and a booking both take, new reviews, messages that nobody has read for ten minutes. All other letters are always sent.',
  });
const Language = z.enum(langs).meta({ description: 'In which letters are written.' });

export const ProviderLettersRequest = z.object({ language: Language, sent: Sent });

export const ProviderLettersAnswer = z.object({
  email: z.string().meta({ description: 'Where letters go.' }),
  language: Language,
  sent: Sent,
});
