import { near, places } from './places.ts';
import { festive } from './seasons.ts';
import type { DemoService } from './types.ts';

export const hotels: DemoService[] = [
  {
    key: 'nairobi-msafiri-house',
    providerKey: 'mlango-hotels',
    category: 'hotels',
    title: { en: 'Msafiri House, a business hotel in Westlands', sw: 'Msafiri House, hoteli ya kikazi Westlands' },
    summary: {
      en: 'Quiet desks, strong Wi-Fi and an early breakfast for early flights.',
      sw: 'Meza tulivu, Wi-Fi imara na kifungua kinywa cha mapema kwa wanaosafiri mapema.',
    },
    description: {
      en: 'Twenty plain, well-made rooms on a side street off Waiyaki Way, each with a real desk and a window that opens. Breakfast starts at 05:30 and the night porter knows how to print a boarding pass. The backup generator starts by itself, so your call goes on.',
      sw: 'Vyumba ishirini vilivyotengenezwa vizuri kwenye mtaa wa kando wa Waiyaki Way, kila kimoja kina meza ya kazi na dirisha linalofunguka. Kifungua kinywa huanza 05:30 asubuhi, na mhudumu wa usiku anaweza kukuchapishia pasi ya ndege. Jenereta hujiwasha yenyewe, kwa hivyo mkutano wako hauishii njiani.',
    },
    ...places.westlands,
    priceUnit: 'night',
    priceUsd: 115,
    capacity: 20,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Breakfast', 'Wi-Fi and a work desk', 'Parking', 'Two bottles of filtered water a day'],
      sw: ['Kifungua kinywa', 'Wi-Fi na meza ya kazi', 'Maegesho', 'Chupa mbili za maji safi kila siku'],
    },
    notIncluded: { en: ['Laundry', 'Airport transfer'], sw: ['Kufuliwa nguo', 'Usafiri wa uwanja wa ndege'] },
    seasons: [],
    languages: ['en', 'sw', 'fr'],
    meetingPoint: {
      en: 'Reception, open all night; check-in from 14:00',
      sw: 'Mapokezi, wazi usiku kucha; kuingia kuanzia 14:00 mchana',
    },
  },
  {
    key: 'kisumu-lolwe-shore',
    providerKey: 'mlango-hotels',
    category: 'hotels',
    title: { en: 'Lolwe Shore, a lakefront hotel in Kisumu', sw: 'Lolwe Shore, hoteli kando ya ziwa Kisumu' },
    summary: {
      en: 'Balconies over Lake Victoria and dinner under a mango tree.',
      sw: 'Baraza zinazotazama Ziwa Victoria na chakula cha jioni chini ya mwembe.',
    },
    description: {
      en: 'Every room looks at the water, which means fishing lamps by night and fish eagles by morning. The pool is small and shaded, the kitchen buys its tilapia from Dunga, and the lawn is where Kisumu families come on Sundays. Mosquito nets are on every bed and meant to be used.',
      sw: 'Kila chumba kinatazama maji: usiku taa za wavuvi, asubuhi tai wa samaki. Bwawa la kuogelea ni dogo lenye kivuli, jikoni hununua ngege kutoka Dunga, na bustani ndipo familia za Kisumu huja Jumapili. Kila kitanda kina chandarua; tafadhali kitumie.',
    },
    ...places.kisumu,
    priceUnit: 'night',
    priceUsd: 85,
    capacity: 16,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Breakfast', 'Wi-Fi', 'Swimming pool', 'Mosquito nets'],
      sw: ['Kifungua kinywa', 'Wi-Fi', 'Bwawa la kuogelea', 'Vyandarua'],
    },
    notIncluded: {
      en: ['Lunch and dinner', 'Boat trips'],
      sw: ['Chakula cha mchana na cha jioni', 'Safari za mashua'],
    },
    seasons: [],
    languages: ['en', 'sw', 'luo'],
    meetingPoint: {
      en: 'Reception on the lake road; check-in from 13:00',
      sw: 'Mapokezi, barabara ya ziwa; kuingia kuanzia 13:00 mchana',
    },
  },
  {
    key: 'mombasa-mlango-courtyard',
    providerKey: 'mlango-hotels',
    category: 'hotels',
    title: { en: 'Mlango Courtyard in Mombasa Old Town', sw: 'Mlango Courtyard, hoteli ya ua Mombasa Mji wa Kale' },
    summary: {
      en: 'Ten rooms around a fountain, behind a door carved in 1904.',
      sw: 'Vyumba kumi kuzunguka chemchemi, nyuma ya mlango uliochongwa 1904.',
    },
    description: {
      en: 'A merchant’s house with coral walls half a metre thick, cool even in February. Rooms open on a courtyard with jasmine; the roof catches the kaskazi breeze and the evening call to prayer from three mosques. The kitchen is halal and the house serves no alcohol. During Ramadan breakfast moves to suit fasting and non-fasting guests alike.',
      sw: 'Nyumba ya mfanyabiashara yenye kuta za matumbawe za nusu mita, baridi hata Februari. Vyumba vinafunguka kwenye ua wenye yasmini; darini kuna upepo wa kaskazi na adhana ya jioni kutoka misikiti mitatu. Jiko ni halali na hakuna pombe. Wakati wa Ramadhani kifungua kinywa hupangwa kwa wanaofunga na wasiofunga.',
    },
    ...near(places.mombasaOldTown, 0.003, -0.003),
    priceUnit: 'night',
    priceUsd: 95,
    capacity: 10,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Swahili breakfast (halal)', 'Wi-Fi', 'Roof terrace', 'Fans and air conditioning'],
      sw: ['Kifungua kinywa cha Kiswahili (halali)', 'Wi-Fi', 'Baraza la juu', 'Feni na kiyoyozi'],
    },
    notIncluded: {
      en: ['Parking (public, 5 minutes)', 'Dinner'],
      sw: ['Maegesho (ya umma, dakika 5)', 'Chakula cha jioni'],
    },
    seasons: [festive(125)],
    languages: ['en', 'sw', 'ar'],
    meetingPoint: {
      en: 'The carved door on Ndia Kuu side; check-in from 13:00',
      sw: 'Mlango wa nakshi upande wa Ndia Kuu; kuingia kuanzia 13:00 mchana',
    },
  },
  {
    key: 'diani-mnazi-wave-hotel',
    providerKey: 'mlango-hotels',
    category: 'hotels',
    title: { en: 'Mnazi Wave, a small beach hotel in Diani', sw: 'Mnazi Wave, hoteli ndogo ya ufukweni Diani' },
    summary: {
      en: 'Eighteen rooms, forty palms and a gate straight onto the sand.',
      sw: 'Vyumba kumi na vinane, minazi arobaini na lango la moja kwa moja hadi mchangani.',
    },
    description: {
      en: 'Mnazi Wave is two storeys high because the palms are taller. Rooms have verandas facing the garden or the sea, and the beach gate is looked after by a man who knows every hawker by name. Colobus monkeys cross the road on rope bridges nearby: watch, but do not feed them.',
      sw: 'Mnazi Wave ni ghorofa mbili tu kwa sababu minazi ni mirefu zaidi. Vyumba vina baraza zinazotazama bustani au bahari, na lango la ufukweni lina mlinzi anayemjua kila mchuuzi kwa jina. Mbega huvuka barabara kwa madaraja ya kamba hapa karibu: watazame, lakini usiwalishe.',
    },
    ...places.diani,
    priceUnit: 'night',
    priceUsd: 140,
    capacity: 18,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Breakfast', 'Pool and beach gate', 'Wi-Fi', 'Beach towels', 'Mosquito nets'],
      sw: ['Kifungua kinywa', 'Bwawa la kuogelea na lango la ufukweni', 'Wi-Fi', 'Taulo za ufukweni', 'Vyandarua'],
    },
    notIncluded: {
      en: ['Water sports', 'Lunch and dinner'],
      sw: ['Michezo ya majini', 'Chakula cha mchana na cha jioni'],
    },
    seasons: [festive(210)],
    languages: ['en', 'sw', 'de', 'it'],
    meetingPoint: {
      en: 'Reception on Diani Beach Road; check-in from 14:00',
      sw: 'Mapokezi, Diani Beach Road; kuingia kuanzia 14:00 mchana',
    },
    featured: true,
  },
];
