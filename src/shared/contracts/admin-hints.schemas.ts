import { z } from 'zod';
import { categories } from '../categories.ts';
import { providerStatuses } from '../states.ts';

const Others = z.array(z.object({ id: z.string(), name: z.string(), status: z.enum(providerStatuses) }));

/** Other providers, up to five of each, those that were added first before others; and a position that may be wrong. */
export const ProviderHints = z.object({
  samePhone: Others.meta({ description: 'They have the same phone for guests and for us.' }),
  samePayout: Others.meta({ description: 'They are paid to the same phone or account.' }),
  farFromTown: z
    .object({ town: z.string(), kilometres: z.int().meta({ description: 'As the crow flies.' }) })
    .nullable()
    .meta({ description: 'Set where its position is more than 50 km from its town, which we know.' }),
});

export const ServiceHints = ProviderHints.extend({
  price: z
    .object({
      usd: z.number().meta({ description: 'Dollars: what it costs on days without a price of their own.' }),
      median: z.number().meta({ description: 'Dollars: half of them cost this or less.' }),
      listings: z.number().meta({ description: 'How many approved listings there are of this category and unit.' }),
      category: z.enum(categories.map(({ value }) => value)),
    })
    .nullable()
    .meta({
      description: 'Set where the price is far from those of its category and unit, of which there are enough.',
    }),
});
