import { z } from 'zod';
import { guestKinds, type PricedKind, pricedKinds, readPartyText } from '../party.ts';
import { GUESTS_MAX } from '../quote.ts';

const Kind = z.enum(guestKinds);

/** Who travels, in a body. Groups of the same kind count together. */
export const Party = z
  .array(
    z.object({
      kind: Kind,
      count: z.int('guests_invalid').min(0, 'guests_invalid').max(GUESTS_MAX, 'guests_invalid'),
    }),
  )
  .max(guestKinds.length, 'too_many')
  .meta({
    description:
      'Who the guests are, where prices differ by residency; together as many as `guests`, with an adult. Without it all are adult non-residents.',
  });

/** The same in an address: `resident:2,citizen_child:1`; empty text is none. */
export const PartyText = z
  .string()
  .max(200)
  .transform((text, context) => {
    const party = text === '' ? undefined : readPartyText(text);
    if (text !== '' && !party) context.addIssue({ code: 'custom', message: 'party_invalid' });
    return party;
  })
  .meta({
    description: `Who the guests are, as \`kind:count\` separated by commas; together as many as \`guests\`. Kinds: ${guestKinds.join(', ')}.`,
  });

/** Who was booked, or would be; empty where all guests pay the same. */
export const BookedParty = z.array(
  z
    .object({
      kind: Kind,
      count: z.number(),
      label: z.string().meta({ description: 'In the language asked for, such as “2 Kenya residents”.' }),
      proof: z.string().meta({ description: 'What they have to show on the day; empty where nothing.' }),
      until: z.number().optional().meta({ description: 'Of children: the age until which they pay as such.' }),
    })
    .meta({ id: 'BookedGroup' }),
);

/** What kinds of guests pay, in dollars; a kind that is absent pays the usual price, a child otherwise its adults'. */
export const ResidencyPrices = z.partialRecord(z.enum(pricedKinds as PricedKind[]), z.number());
