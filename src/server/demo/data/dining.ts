import { near, places } from './places.ts';
import type { DemoService } from './types.ts';

export const dining: DemoService[] = [
  {
    key: 'naivasha-bush-dinner',
    providerKey: 'moto-mti',
    category: 'dining',
    title: { en: 'Bush dinner by lantern in Naivasha', sw: 'Chakula cha jioni porini kwa taa, Naivasha' },
    summary: {
      en: 'A long table under yellow fever trees, with a guard for the hippos.',
      sw: 'Meza ndefu chini ya migunga, na mlinzi wa kuangalia viboko.',
    },
    description: {
      en: 'Forty lanterns are lit before you arrive and the fire has been going since four. Four courses come from it: lake fish, roast vegetables, lamb or stuffed squash, and a pudding baked in a tin. Hippos graze nearby after dark, so an experienced guard walks you to and from your car.',
      sw: 'Taa arobaini huwashwa kabla hujafika, na moto umewaka tangu alasiri. Milo minne hutoka humo: samaki wa ziwani, mboga za kuchoma, kondoo au boga lililojazwa, na pudini ya kuokwa kwenye kopo. Viboko hula nyasi karibu usiku, kwa hivyo mlinzi mwenye uzoefu anakusindikiza hadi kwenye gari lako.',
    },
    ...places.naivasha,
    priceUnit: 'person',
    priceUsd: 48,
    capacity: 16,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: [
        'Four courses, vegetarian on request',
        'Welcome dawa, with or without spirits',
        'Guard and lanterns',
        'Blankets by the fire',
      ],
      sw: [
        'Milo minne, ya mboga ukiomba',
        'Dawa ya kukaribisha, yenye pombe au isiyo nayo',
        'Mlinzi na taa',
        'Mablanketi kando ya moto',
      ],
    },
    notIncluded: { en: ['Wine', 'Transport'], sw: ['Mvinyo', 'Usafiri'] },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: {
      en: 'South Lake Road, the lantern at the second gate, 18:30',
      sw: 'South Lake Road, taa ya lango la pili, 18:30 jioni',
    },
  },
  {
    key: 'mombasa-seafood-table',
    providerKey: 'pwani-pot',
    category: 'dining',
    title: { en: 'Seafood and samaki wa kupaka in Mombasa', sw: 'Samaki wa kupaka na vyakula vya bahari, Mombasa' },
    summary: {
      en: 'Grilled fish under coconut and tamarind, facing the old harbour.',
      sw: 'Samaki wa kuchoma mwenye nazi na ukwaju, mbele ya bandari ya zamani.',
    },
    description: {
      en: 'Zainab cooks what the boats brought: usually a reef fish grilled, brushed with coconut and grilled again, with prawns, pilau and a mango pickle. You eat on a roof above the dhow harbour while the lamps come on across the water. The kitchen is halal; tell us about shellfish allergies.',
      sw: 'Zainab hupika kilicholetwa na mashua: kwa kawaida samaki wa miambani anayechomwa, kupakwa nazi na kuchomwa tena, pamoja na kamba, pilau na achari ya embe. Unakula darini juu ya bandari ya majahazi taa zikiwaka ng’ambo ya maji. Jiko ni halali; tuambie ikiwa una mzio wa kamba.',
    },
    ...near(places.mombasaOldTown, -0.004, 0.001),
    priceUnit: 'person',
    priceUsd: 28,
    capacity: 20,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Samaki wa kupaka and prawns (halal)', 'Pilau and kachumbari', 'Tamarind juice', 'Kahawa and kaimati'],
      sw: ['Samaki wa kupaka na kamba (halali)', 'Pilau na kachumbari', 'Juisi ya ukwaju', 'Kahawa na kaimati'],
    },
    notIncluded: { en: ['Lobster', 'Transport'], sw: ['Kamba mkubwa', 'Usafiri'] },
    seasons: [],
    languages: ['en', 'sw', 'ar'],
    meetingPoint: { en: 'Old Port gate, 19:00', sw: 'Lango la Bandari ya Zamani, 19:00 usiku' },
  },
  {
    key: 'nairobi-rooftop-supper',
    providerKey: 'moto-mti',
    category: 'dining',
    title: { en: 'Nairobi rooftop supper club', sw: 'Chakula cha usiku juu ya paa, Nairobi' },
    summary: {
      en: 'Five small plates from five counties, nine floors above the matatus.',
      sw: 'Sahani tano ndogo kutoka kaunti tano, ghorofa tisa juu ya matatu.',
    },
    description: {
      en: 'The menu changes monthly and always crosses the country: omena crisps, viazi karai, a Kisii greens tart, slow goat, mango and chilli. One long table holds fourteen, so you leave with names. Tell us what you cannot eat when you book and the plate will look just as good.',
      sw: 'Menyu hubadilika kila mwezi na huzunguka nchi nzima: omena, viazi karai, mboga za Kisii, mbuzi aliyepikwa polepole, embe na pilipili. Meza moja ndefu ina viti kumi na vinne, kwa hivyo unaondoka na majina mapya. Unapoweka nafasi tuambie usichokula, na sahani yako itapendeza vile vile.',
    },
    ...near(places.nairobi, 0.005, -0.006),
    priceUnit: 'person',
    priceUsd: 34,
    capacity: 14,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Five small plates', 'Ukwaju or hibiscus juice', 'Coffee or tea', 'Vegetarian menu on request'],
      sw: ['Sahani tano ndogo', 'Juisi ya ukwaju au ya hibiskasi', 'Kahawa au chai', 'Menyu ya mboga ukiomba'],
    },
    notIncluded: { en: ['Wine and beer', 'Taxi home'], sw: ['Mvinyo na bia', 'Teksi ya kurudi'] },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: {
      en: 'Lift lobby, Moktar Daddah Street, 19:15',
      sw: 'Mbele ya lifti, Moktar Daddah Street, 19:15 usiku',
    },
  },
];
