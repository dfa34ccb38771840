import { z } from 'zod';
import { placeKinds } from '../place-kinds.ts';
import { ServiceItem } from './catalogue.schemas.ts';

const Kind = z.enum(placeKinds);

const PlaceName = z.object({
  slug: z.string(),
  name: z.string(),
  lead: z.string().meta({ description: 'What it is known for, in one sentence.' }),
});

/** A place as lists show it; the picture is the cover of its best listing. */
const PlaceItem = PlaceName.extend({
  listings: z.number(),
  kinds: z.array(z.object({ kind: Kind, listings: z.number() })).meta({ description: 'Those with a listing there.' }),
  image: z.string(),
  imageAlt: z.string(),
  imagePlaceholder: z.string(),
});

export const PlaceItems = z.object({ items: z.array(PlaceItem) });

export const PlaceParams = z.object({ slug: z.string().max(60) });

export const PlacePage = PlaceName.extend({
  about: z.string(),
  season: z.string().meta({ description: 'When to come.' }),
  way: z.string().meta({ description: 'How to get there.' }),
  know: z.string().meta({ description: 'What to know before one goes.' }),
  lat: z.number(),
  lon: z.number(),
  counties: z.array(z.string()),
  listings: z.number(),
  kinds: z
    .array(z.object({ kind: Kind, listings: z.number(), items: z.array(ServiceItem) }))
    .meta({ description: 'Those with a listing there, each with its three best.' }),
  near: z.array(PlaceName).meta({ description: 'At most five other places, the nearest first.' }),
});
