import { near, places } from './places.ts';
import { dryMonths } from './seasons.ts';
import type { DemoService } from './types.ts';

export const cars: DemoService[] = [
  {
    key: 'nairobi-compact-car',
    providerKey: 'savanna-wheels',
    category: 'car',
    title: { en: 'Compact city car in Nairobi, self-drive', sw: 'Gari dogo la jijini Nairobi, unaendesha mwenyewe' },
    summary: {
      en: 'A small automatic for town and good tarmac, with unlimited patience for traffic.',
      sw: 'Gari dogo la otomatiki kwa mji na barabara za lami.',
    },
    description: {
      en: 'An easy hatchback with air conditioning, a phone holder and a full tank that you bring back full. Kenya drives on the left; we walk you round the car and the first roundabout. It is for tarmac only, and not for the parks.',
      sw: 'Gari rahisi lenye kiyoyozi, kishikio cha simu na tangi lililojaa, nawe ulirudishe limejaa. Kenya tunaendesha upande wa kushoto; tunakuonyesha gari na mzunguko wa kwanza. Ni la barabara za lami tu, si la hifadhini.',
    },
    ...near(places.wilson, 0.012, 0.006),
    priceUnit: 'day',
    priceUsd: 38,
    capacity: 6,
    guestsPerPlace: 4,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Comprehensive insurance', '200 km a day', 'Roadside help around the clock', 'Child seat on request'],
      sw: ['Bima kamili', 'Kilomita 200 kwa siku', 'Msaada barabarani mchana na usiku', 'Kiti cha mtoto ukiomba'],
    },
    notIncluded: { en: ['Fuel', 'Parking'], sw: ['Mafuta', 'Maegesho'] },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: { en: 'Savanna Wheels yard, Lang’ata Road', sw: 'Yadi ya Savanna Wheels, Lang’ata Road' },
  },
  {
    key: 'nakuru-rav4-hire',
    providerKey: 'savanna-wheels',
    category: 'car',
    title: { en: 'RAV4 from Nakuru, self-drive', sw: 'RAV4 kutoka Nakuru, unaendesha mwenyewe' },
    summary: {
      en: 'Enough clearance for lake roads, small enough for town.',
      sw: 'Liko juu vya kutosha kwa njia za ziwani, na si kubwa mno kwa mji.',
    },
    description: {
      en: 'A four-wheel-drive RAV4 for Lake Nakuru, Hell’s Gate and Bogoria without a driver. It comes with a spare wheel that we have checked and a paper map for where the phone gives up. Private cars may not do game drives in the Maasai Mara, so ask us for a Land Cruiser with driver there.',
      sw: 'RAV4 ya magurudumu manne kwa Ziwa Nakuru, Hell’s Gate na Bogoria bila dereva. Ina gurudumu la akiba tulilolikagua na ramani ya karatasi pale simu inaposhindwa. Magari ya binafsi hayaruhusiwi kutazama wanyama Maasai Mara, kwa hivyo huko tuombe Land Cruiser na dereva.',
    },
    ...near(places.lakeNakuru, 0.075, -0.02),
    priceUnit: 'day',
    priceUsd: 70,
    capacity: 4,
    guestsPerPlace: 4,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Comprehensive insurance', '250 km a day', 'Spare wheel and jack', 'Roadside help around the clock'],
      sw: ['Bima kamili', 'Kilomita 250 kwa siku', 'Gurudumu la akiba na jeki', 'Msaada barabarani mchana na usiku'],
    },
    notIncluded: { en: ['Fuel', 'Park vehicle fees'], sw: ['Mafuta', 'Ada ya gari hifadhini'] },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: { en: 'Nakuru railway station car park', sw: 'Maegesho ya stesheni ya treni Nakuru' },
  },
  {
    key: 'prado-roof-tent',
    providerKey: 'savanna-wheels',
    category: 'car',
    title: { en: 'Prado with roof tent, self-drive', sw: 'Prado yenye hema la juu, unaendesha mwenyewe' },
    summary: {
      en: 'Your bed, kitchen box and fridge, on four good tyres.',
      sw: 'Kitanda, sanduku la jiko na friji, juu ya magurudumu manne mazuri.',
    },
    description: {
      en: 'The tent opens in five minutes and sleeps two; a ground tent for two more is in the back. There is a gas cooker, a 40-litre fridge, recovery boards and a call with Mutua the evening before about which roads are dry. Samburu, the Aberdares and Tsavo all have public campsites.',
      sw: 'Hema hufunguka kwa dakika tano na kulaza wawili; hema la chini la wengine wawili liko nyuma. Kuna jiko la gesi, friji ya lita 40, mbao za kujinasua na simu na Mutua jioni kabla ya safari kuhusu barabara zilizokauka. Samburu, Aberdare na Tsavo zote zina viwanja vya kambi vya umma.',
    },
    ...near(places.wilson, 0.01, 0.002),
    priceUnit: 'day',
    priceUsd: 75,
    capacity: 3,
    guestsPerPlace: 4,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: [
        'Roof tent and ground tent',
        'Cooking kit and fridge',
        'Comprehensive insurance',
        'Recovery boards and second spare',
      ],
      sw: [
        'Hema la juu na hema la chini',
        'Vifaa vya kupikia na friji',
        'Bima kamili',
        'Mbao za kujinasua na gurudumu la pili la akiba',
      ],
    },
    notIncluded: { en: ['Fuel', 'Camp and park fees'], sw: ['Mafuta', 'Ada za kambi na hifadhi'] },
    seasons: [dryMonths(80)],
    languages: ['en', 'sw'],
    meetingPoint: { en: 'Savanna Wheels yard, Lang’ata Road', sw: 'Yadi ya Savanna Wheels, Lang’ata Road' },
  },
];
