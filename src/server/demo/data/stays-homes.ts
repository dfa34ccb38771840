import { places } from './places.ts';
import { festive } from './seasons.ts';
import type { DemoService } from './types.ts';

export const homes: DemoService[] = [
  {
    key: 'kilimani-studio',
    providerKey: 'nyumba-key',
    category: 'airbnb',
    title: { en: 'Kilimani studio with a city balcony', sw: 'Studio ya Kilimani yenye baraza la jiji' },
    summary: {
      en: 'A bright fifth-floor room with a kitchen, a lift and a good café downstairs.',
      sw: 'Chumba chenye mwanga, ghorofa ya tano, kina jiko, lifti na mkahawa chini.',
    },
    description: {
      en: 'The studio is thirty square metres, arranged by an architect who lived in it for two years. You get fast Wi-Fi, a two-plate cooker, blackout curtains and a balcony over the jacarandas. Water and power both have backup, and the guard at the gate is called Simiyu.',
      sw: 'Studio ni mita thelathini za mraba, imepangwa na msanifu aliyeishi humo miaka miwili. Kuna Wi-Fi ya kasi, jiko la plati mbili, mapazia mazito na baraza juu ya mijakaranda. Maji na umeme vina akiba, na mlinzi wa langoni anaitwa Simiyu.',
    },
    ...places.kilimani,
    priceUnit: 'night',
    priceUsd: 45,
    capacity: 4,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Wi-Fi', 'Kitchen with coffee and tea', 'Towels and linen', 'Secure parking'],
      sw: ['Wi-Fi', 'Jiko lenye kahawa na chai', 'Taulo na mashuka', 'Maegesho salama'],
    },
    notIncluded: { en: ['Meals', 'Daily cleaning'], sw: ['Chakula', 'Usafi wa kila siku'] },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: {
      en: 'Building gate; the code comes by message. Check-in from 15:00',
      sw: 'Lango la jengo; namba ya siri hutumwa kwa ujumbe. Kuingia kuanzia 15:00 alasiri',
    },
  },
  {
    key: 'nyali-sea-breeze-flat',
    providerKey: 'pwani-breeze',
    category: 'airbnb',
    title: { en: 'Nyali sea breeze flat for four', sw: 'Fleti ya upepo wa bahari Nyali kwa watu wanne' },
    summary: {
      en: 'Two bedrooms, a shaded veranda and the beach at the end of the lane.',
      sw: 'Vyumba viwili vya kulala, baraza lenye kivuli, na ufuo mwisho wa njia.',
    },
    description: {
      en: 'Fatuma furnished the flat with her grandmother’s Lamu bed and a very modern fridge. It is five minutes’ walk to Nyali beach and about as far to a supermarket. There are fans in every room, nets over every bed, and madafu from the man on the corner.',
      sw: 'Fatuma ameipamba fleti kwa kitanda cha Kilamu cha bibi yake na friji ya kisasa. Ni dakika tano kwa miguu hadi ufuo wa Nyali, na karibu vivyo hivyo hadi dukani. Kila chumba kina feni, kila kitanda kina chandarua, na madafu yapo kwa muuzaji wa kona.',
    },
    ...places.nyali,
    priceUnit: 'night',
    priceUsd: 70,
    capacity: 4,
    guestsPerPlace: 4,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Whole flat with kitchen', 'Wi-Fi', 'Towels and linen', 'Parking'],
      sw: ['Fleti nzima yenye jiko', 'Wi-Fi', 'Taulo na mashuka', 'Maegesho'],
    },
    notIncluded: { en: ['Meals', 'Daily cleaning'], sw: ['Chakula', 'Usafi wa kila siku'] },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: {
      en: 'Flat gate, Nyali; Fatuma’s cousin hands over the key from 14:00',
      sw: 'Lango la fleti, Nyali; binamu wa Fatuma anakabidhi ufunguo kuanzia 14:00 mchana',
    },
  },
  {
    key: 'nanyuki-mountain-cottage',
    providerKey: 'nyumba-key',
    category: 'airbnb',
    title: { en: 'Nanyuki cottage facing Mount Kenya', sw: 'Nyumba ndogo Nanyuki inayotazama Mlima Kenya' },
    summary: {
      en: 'Cedar walls, a wood stove and the peaks at breakfast when they feel like it.',
      sw: 'Kuta za mierezi, jiko la kuni, na vilele asubuhi vikipenda kuonekana.',
    },
    description: {
      en: 'The cottage stands in a quiet lane two kilometres from town and a short walk from the equator sign. It sleeps four, with a loft the children will claim. Evenings are cold, so there is a stove, a stack of blankets and a shelf of novels left by other guests.',
      sw: 'Nyumba iko kwenye njia tulivu, kilomita mbili kutoka mjini na karibu na kibao cha ikweta. Inalaza watu wanne, na kuna dari ambayo watoto wataipenda. Jioni ni baridi, kwa hivyo kuna jiko la kuni, mablanketi na rafu ya vitabu vilivyoachwa na wageni wengine.',
    },
    ...places.nanyuki,
    priceUnit: 'night',
    priceUsd: 80,
    capacity: 4,
    guestsPerPlace: 4,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Whole cottage with kitchen', 'Firewood for two evenings', 'Wi-Fi', 'Garden and parking'],
      sw: ['Nyumba nzima yenye jiko', 'Kuni za jioni mbili', 'Wi-Fi', 'Bustani na maegesho'],
    },
    notIncluded: { en: ['Meals', 'Mountain guide'], sw: ['Chakula', 'Mwongozaji wa mlima'] },
    seasons: [festive(105)],
    languages: ['en', 'sw'],
    meetingPoint: {
      en: 'Cottage gate; the caretaker, Mzee Gitonga, is in from 13:00',
      sw: 'Lango la nyumba; mtunzaji, Mzee Gitonga, yupo kuanzia 13:00 mchana',
    },
  },
];
