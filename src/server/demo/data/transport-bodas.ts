import { near, places } from './places.ts';
import type { DemoService } from './types.ts';

export const bodas: DemoService[] = [
  {
    key: 'nairobi-cbd-boda',
    providerKey: 'chapa-boda',
    category: 'boda',
    title: { en: 'Nairobi CBD boda hop', sw: 'Boda boda ya katikati ya Nairobi' },
    summary: {
      en: 'A trained rider, a clean helmet and a fare agreed before you sit.',
      sw: 'Mwendeshaji aliyefunzwa, kofia safi, na nauli inayojulikana kabla hujaketi.',
    },
    description: {
      en: 'Up to five kilometres from the city centre with a licensed rider of the crew. You get a helmet with a fresh liner and a reflective jacket, and the rider keeps to the speed you ask for. One passenger to a bike, always.',
      sw: 'Hadi kilomita tano kutoka katikati ya jiji na mwendeshaji mwenye leseni. Unapewa kofia yenye kitambaa safi na jaketi linaloakisi mwanga, na mwendo ni ule unaouomba. Abiria mmoja kwa pikipiki, kila wakati.',
    },
    ...near(places.nairobi, 0.002, 0.005),
    priceUnit: 'trip',
    priceUsd: 3,
    capacity: 12,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Helmet with fresh liner', 'Reflective jacket', 'Passenger cover'],
      sw: ['Kofia yenye kitambaa safi', 'Jaketi linaloakisi mwanga', 'Bima ya abiria'],
    },
    notIncluded: { en: ['Parcels over 10 kg'], sw: ['Mizigo ya zaidi ya kilo 10'] },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: { en: 'Kencom stage, riders in orange', sw: 'Steji ya Kencom, waendeshaji wenye rangi ya chungwa' },
  },
  {
    key: 'kisumu-lakeside-boda',
    providerKey: 'chapa-boda',
    category: 'boda',
    title: { en: 'Kisumu lakeside boda', sw: 'Boda boda ya kando ya ziwa, Kisumu' },
    summary: {
      en: 'From town to Dunga along the water, with time to look.',
      sw: 'Kutoka mjini hadi Dunga kando ya maji, ukitazama mandhari.',
    },
    description: {
      en: 'The road to Dunga is short and pretty in the late afternoon. Your rider waits at the landing if you ask and brings you home after the boat. Helmets come in three sizes.',
      sw: 'Barabara ya Dunga ni fupi na hupendeza jioni. Mwendeshaji anakusubiri ufukweni ukimwomba na kukurudisha baada ya mashua. Kofia zipo za saizi tatu.',
    },
    ...near(places.kisumu, -0.012, -0.008),
    priceUnit: 'trip',
    priceUsd: 2,
    capacity: 10,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Helmet', 'Reflective jacket', 'Passenger cover'],
      sw: ['Kofia', 'Jaketi linaloakisi mwanga', 'Bima ya abiria'],
    },
    notIncluded: { en: ['Waiting over an hour'], sw: ['Kusubiri zaidi ya saa moja'] },
    seasons: [],
    languages: ['en', 'sw', 'luo'],
    meetingPoint: { en: 'Kisumu clock tower', sw: 'Mnara wa saa, Kisumu' },
  },
  {
    key: 'malindi-town-boda',
    providerKey: 'chapa-boda',
    category: 'boda',
    // Kiswahili only, so that the fallback between languages shows on real listings.
    title: { sw: 'Boda boda ya mjini Malindi' },
    summary: { sw: 'Kutoka soko hadi ufukweni, au popote mjini, kwa nauli moja.' },
    description: {
      sw: 'Safari yoyote ndani ya mji wa Malindi, hadi kilomita nne, kwa bei moja. Waendeshaji wetu wana leseni, kofia mbili na jaketi, na wanaijua kila njia ya mchanga. Mwambie dereva kama hupendi mwendo wa kasi.',
    },
    ...places.malindi,
    priceUnit: 'trip',
    priceUsd: 1.5,
    capacity: 8,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Helmet', 'Reflective jacket', 'Passenger cover'],
      sw: ['Kofia', 'Jaketi linaloakisi mwanga', 'Bima ya abiria'],
    },
    notIncluded: { en: ['Trips outside town'], sw: ['Safari za nje ya mji'] },
    seasons: [],
    languages: ['en', 'sw', 'it'],
    meetingPoint: { en: 'Malindi old market stage', sw: 'Steji ya soko la zamani, Malindi' },
  },
];
