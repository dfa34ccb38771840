import type { z } from 'zod';
import type { BusinessRequest, ContactRequest, PlaceRequest } from '#shared/contracts/onboarding.schemas.ts';
import type { ListingChange } from '#shared/contracts/provider-services.schemas.ts';
import type { DocumentType } from '#shared/provider-documents.ts';
import type { DemoPicture } from '../pictures.ts';
import { near, places } from './places.ts';

type Sent<Schema extends z.ZodType> = z.output<Schema>;

const specimens: readonly { type: DocumentType; title: string; monthsLeft?: number }[] = [
  { type: 'director_id', title: 'National identity card' },
  { type: 'kra_pin', title: 'KRA PIN certificate' },
  { type: 'tra_licence', title: 'Tourism Regulatory Authority licence, class A', monthsLeft: 9 },
];

/** Whoever applied last; an admin has not decided yet. */
export const applicant = {
  personKey: 'njambi',
  business: {
    kind: 'stay',
    name: 'Mlima View Guesthouse',
    about: {
      en: 'Four rooms and a kitchen garden on the edge of Nanyuki. On clear mornings you see the peaks from the porch.',
      sw: 'Vyumba vinne na bustani ya mboga pembezoni mwa Nanyuki. Asubuhi ya anga safi, unaona vilele ukiwa barazani.',
    },
  } satisfies Sent<typeof BusinessRequest>,
  place: {
    ...near(places.nanyuki, 0.014, -0.008),
    landmark: 'Second gate after the water tank, green roof',
  } satisfies Sent<typeof PlaceRequest>,
  contact: {
    email: 'karibu@mlima-view.test',
    phone: '+254712345600',
    languages: ['en', 'sw'],
  } satisfies Sent<typeof ContactRequest>,
  documents: specimens,
  listing: {
    category: 'guest',
    title: { en: 'Room with a view of Mount Kenya', sw: 'Chumba chenye mandhari ya Mlima Kenya' },
    summary: {
      en: 'A warm room, a big breakfast and the mountain in front of you.',
      sw: 'Chumba chenye joto, kiamshakinywa cha kushiba na mlima mbele yako.',
    },
    description: {
      en: 'The house stands among cypress trees, ten minutes by boda from the stage. Nights are cold, so every bed has two blankets and a hot-water bottle. Breakfast is eggs, arrowroot and tea with ginger. We know guides for the mountain and tell you honestly whether the weather will hold.',
      sw: 'Nyumba ipo kati ya misonobari, dakika kumi kwa boda kutoka stendi. Usiku ni baridi, kwa hiyo kila kitanda kina mablanketi mawili na chupa ya maji ya moto. Kiamshakinywa ni mayai, nduma na chai ya tangawizi. Tunawajua waongozaji wa mlimani, nasi tunakuambia ukweli kuhusu hali ya hewa.',
    },
    included: {
      en: ['Breakfast', 'Hot shower', 'Parking'],
      sw: ['Kiamshakinywa', 'Maji ya moto ya kuoga', 'Maegesho'],
    },
    notIncluded: { en: ['Dinner', 'Mountain guide'], sw: ['Chakula cha jioni', 'Mwongozaji wa mlimani'] },
    languages: ['en', 'sw'],
    pricePerUnit: 38,
    capacity: 4,
    guestsPerPlace: 2,
    policy: 'moderate',
  } satisfies Omit<Sent<typeof ListingChange>, 'version'>,
  pictures: ['mountain-cottage@dawn', 'fireside-chair@dusk', 'mount-kenya@mist'] satisfies DemoPicture[],
} as const;

/** An approved listing whose provider wants it elsewhere, which an admin must approve. */
export const waitingMove = {
  serviceKey: 'nanyuki-trout-fireside',
  place: near(places.nanyuki, -0.034, 0.052),
} as const;
