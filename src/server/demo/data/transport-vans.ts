import { near, places } from './places.ts';
import { dryMonths } from './seasons.ts';
import type { DemoService } from './types.ts';

export const vans: DemoService[] = [
  {
    key: 'pop-top-safari-van',
    providerKey: 'savanna-wheels',
    category: 'van',
    title: { en: 'Pop-top safari van with driver', sw: 'Gari la safari lenye paa la kufunguka, na dereva' },
    summary: {
      en: 'Seven window seats and a roof that lifts, for parks that allow it.',
      sw: 'Viti saba vya dirishani na paa linaloinuka, kwa hifadhi zinazoruhusu.',
    },
    description: {
      en: 'The classic Kenyan safari van: seven window seats, a charging socket for each and a roof that lifts when the road allows. Your driver holds a PSV badge and a guide’s certificate, and sleeps in drivers’ quarters at your camp. You choose the route; we tell you honestly how long it takes.',
      sw: 'Gari la safari la Kenya: viti saba vya dirishani, soketi ya kuchaji kwa kila kiti, na paa linaloinuka. Dereva ana beji ya PSV na cheti cha uongozaji, na hulala kwenye makao ya madereva kambini. Unachagua njia; sisi tunakuambia ukweli kuhusu muda wake.',
    },
    ...near(places.wilson, 0.014, -0.004),
    priceUnit: 'day',
    priceUsd: 145,
    capacity: 5,
    guestsPerPlace: 7,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Driver-guide', 'Fuel for 300 km a day', 'Driver’s meals and bed', 'Drinking water'],
      sw: ['Dereva mwongozaji', 'Mafuta ya kilomita 300 kwa siku', 'Chakula na malazi ya dereva', 'Maji ya kunywa'],
    },
    notIncluded: {
      en: ['Park fees for guests and vehicle', 'Tips'],
      sw: ['Ada za hifadhi za wageni na gari', 'Bakshishi'],
    },
    seasons: [dryMonths(165)],
    languages: ['en', 'sw', 'kam'],
    meetingPoint: { en: 'Any hotel in Nairobi', sw: 'Hoteli yoyote Nairobi' },
  },
  {
    key: 'fourteen-seat-shuttle',
    providerKey: 'bandari-rides',
    category: 'van',
    title: { en: '14-seat shuttle with driver, Mombasa coast', sw: 'Basi dogo la viti 14 na dereva, pwani ya Mombasa' },
    summary: {
      en: 'For weddings, teams and three generations with beach bags.',
      sw: 'Kwa harusi, timu na vizazi vitatu vyenye mizigo ya ufukweni.',
    },
    description: {
      en: 'One bus, one driver and one price for the day, from Diani up to Malindi. There is air conditioning, a luggage rack and a first-aid box. The driver knows when the Likoni ferry is slow and takes the bypass instead.',
      sw: 'Basi moja, dereva mmoja na bei moja kwa siku, kutoka Diani hadi Malindi. Lina kiyoyozi, sehemu ya mizigo na sanduku la huduma ya kwanza. Dereva anajua lini kivuko cha Likoni kina foleni, na hupita barabara ya mchepuko.',
    },
    ...near(places.nyali, -0.008, -0.012),
    priceUnit: 'day',
    priceUsd: 130,
    capacity: 3,
    guestsPerPlace: 14,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Driver with PSV badge', 'Fuel for 200 km a day', 'Air conditioning', 'Passenger insurance'],
      sw: ['Dereva mwenye beji ya PSV', 'Mafuta ya kilomita 200 kwa siku', 'Kiyoyozi', 'Bima ya abiria'],
    },
    notIncluded: { en: ['Ferry and parking tickets', 'Tips'], sw: ['Tiketi za kivuko na maegesho', 'Bakshishi'] },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: { en: 'Any address between Diani and Mtwapa', sw: 'Mahali popote kati ya Diani na Mtwapa' },
  },
  {
    key: 'land-cruiser-with-driver',
    providerKey: 'savanna-wheels',
    category: 'van',
    title: { en: 'Land Cruiser with driver-guide', sw: 'Land Cruiser na dereva mwongozaji' },
    summary: {
      en: 'Six seats, high clearance and a driver who knows black cotton soil.',
      sw: 'Viti sita, liko juu, na dereva anayejua udongo mweusi wa mfinyanzi.',
    },
    description: {
      en: 'A stretched 4×4 with open sides up top, beanbags for long lenses and a fridge between the seats. It is licensed for the Maasai Mara, where private cars may not do game drives. The price covers the vehicle however many of the six seats you fill.',
      sw: 'Gari refu la 4×4 lenye paa la wazi, mito ya kamera na friji kati ya viti. Lina leseni ya Maasai Mara, ambako magari ya binafsi hayaruhusiwi kutazama wanyama. Bei ni ya gari zima, viti sita vijae visijae.',
    },
    ...near(places.wilson, 0.016, 0.001),
    priceUnit: 'day',
    priceUsd: 210,
    capacity: 4,
    guestsPerPlace: 6,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Driver-guide', 'Fuel for 300 km a day', 'Fridge and beanbags', 'Driver’s meals and bed'],
      sw: [
        'Dereva mwongozaji',
        'Mafuta ya kilomita 300 kwa siku',
        'Friji na mito ya kamera',
        'Chakula na malazi ya dereva',
      ],
    },
    notIncluded: {
      en: ['Park fees for guests and vehicle', 'Tips'],
      sw: ['Ada za hifadhi za wageni na gari', 'Bakshishi'],
    },
    seasons: [dryMonths(245)],
    languages: ['en', 'sw', 'mas'],
    meetingPoint: {
      en: 'Any hotel in Nairobi or the Mara airstrips',
      sw: 'Hoteli yoyote Nairobi au viwanja vidogo vya ndege Mara',
    },
  },
];
