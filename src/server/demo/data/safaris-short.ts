import { meetingPlaces } from './meeting-places.ts';
import { parkFees } from './park-fees.ts';
import { places } from './places.ts';
import { dryMonths } from './seasons.ts';
import type { DemoService } from './types.ts';

/** Safaris of one or two days. */
export const shortSafaris: DemoService[] = [
  {
    key: 'amboseli-elephants-2-days',
    providerKey: 'acacia-dawn',
    category: 'safari',
    title: { en: '2-day Amboseli elephants and Kilimanjaro', sw: 'Siku 2 Amboseli: tembo na mlima Kilimanjaro' },
    summary: {
      en: 'Elephant herds, water birds and, on clear mornings, a view of Kilimanjaro.',
      sw: 'Makundi ya tembo, ndege wa kinamasi na, mawingu yakiondoka, Kilimanjaro asubuhi.',
    },
    description: {
      en: 'Amboseli is flat and dusty, but its swamps always have water, and that is why the elephants come. We drive down in the morning, follow the herds to the swamps in the afternoon and sleep at a small camp outside the gate. Kilimanjaro is usually clearest at dawn and dusk, so both game drives are at those times.',
      sw: 'Amboseli ni tambarare yenye vumbi, lakini ina maji mahali usipotarajia, ndiyo maana tembo huja. Tunasafiri asubuhi, tunafuata makundi hadi kwenye kinamasi alasiri, na tunalala katika kambi ndogo nje ya lango. Kilimanjaro huonekana zaidi alfajiri na jioni, kwa hivyo ziara zetu mbili za gari zimepangwa wakati huo.',
    },
    ...places.amboseli,
    priceUnit: 'person',
    priceUsd: 390,
    onSiteFees: [parkFees.amboseli],
    capacity: 14,
    guestsPerPlace: 1,
    durationDays: 2,
    policy: 'moderate',
    included: {
      en: [
        'Safari van with an open roof and driver-guide',
        'One night in a camp outside the gate',
        'Three meals and drinking water',
        'Two game drives',
      ],
      sw: [
        'Gari la safari lenye paa la kufunguka na dereva mwongozaji',
        'Usiku mmoja kambini nje ya lango',
        'Milo mitatu na maji ya kunywa',
        'Ziara mbili za gari hifadhini',
      ],
    },
    notIncluded: {
      en: ['Park fees: not included, paid through eCitizen by residency', 'Soft drinks', 'Tips'],
      sw: [
        'Ada za hifadhi: hazimo kwenye bei, hulipwa kupitia eCitizen kulingana na ukazi',
        'Soda na vinywaji vingine',
        'Bakshishi',
      ],
    },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: { en: 'Acacia Dawn office, Nairobi, 06:30', sw: 'Ofisi ya Acacia Dawn, Nairobi, 06:30 asubuhi' },
    meetingAt: meetingPlaces.acaciaDawnOffice,
    featured: true,
  },
  {
    key: 'lake-nakuru-day-safari',
    providerKey: 'acacia-dawn',
    category: 'safari',
    title: { en: '1-day Lake Nakuru rhino and flamingo safari', sw: 'Safari ya siku 1 Ziwa Nakuru: vifaru na heroe' },
    summary: {
      en: 'A full day trip from Nairobi to Lake Nakuru and back.',
      sw: 'Siku moja kamili kutoka Nairobi hadi ziwa lililo chini ya majabali, na kurudi.',
    },
    description: {
      en: 'We start early, so that you reach the gate in the cool of the morning. The park is small enough to see in one day: rhinos on the grass, pelicans, flamingos in some months, and leopards if you are patient. Lunch is a picnic at Baboon Cliff with a view of the whole lake. To protect the rhinos, we tell nobody where they were seen.',
      sw: 'Tunaanza mapema ili mfike langoni ukungu ukiwa bado kwenye migunga. Hifadhi hii ni ndogo na ina uzio, kwa hivyo inafaa kwa ziara ya siku moja: vifaru nyikani, mwari na heroe maji yakiwafaa, na chui kwa wenye subira. Chakula cha mchana ni mandari juu ya jabali, ziwa lote likiwa chini yenu. Hatutangazi kamwe mahali vifaru walipoonekana.',
    },
    ...places.lakeNakuru,
    priceUnit: 'person',
    priceUsd: 145,
    residencyUsd: { resident: 105, citizen: 90, non_resident_child: 95, resident_child: 70, citizen_child: 55 },
    childUntil: 17,
    onSiteFees: [parkFees.nakuru],
    capacity: 14,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Safari van with an open roof and driver-guide', 'Picnic lunch and water', 'Pick-up and return in Nairobi'],
      sw: [
        'Gari la safari lenye paa la kufunguka na dereva mwongozaji',
        'Chakula cha mchana na maji',
        'Kuchukuliwa na kurudishwa Nairobi',
      ],
    },
    notIncluded: {
      en: ['Park fees: not included, paid through eCitizen by residency', 'Breakfast on the way', 'Tips'],
      sw: [
        'Ada za hifadhi: hazimo kwenye bei, hulipwa kupitia eCitizen kulingana na ukazi',
        'Kiamshakinywa njiani',
        'Bakshishi',
      ],
    },
    seasons: [],
    languages: ['en', 'sw', 'ki'],
    meetingPoint: { en: 'Your hotel in Nairobi, 05:45', sw: 'Hoteli yako Nairobi, 05:45 alfajiri' },
    meetingAt: null,
  },
  {
    key: 'nairobi-park-1-day',
    providerKey: 'acacia-dawn',
    category: 'safari',
    title: {
      en: '1-day Nairobi National Park safari, lions and the city skyline',
      sw: 'Safari ya siku 1 Hifadhi ya Nairobi: simba mbele ya jiji',
    },
    summary: {
      en: 'Rhino, giraffe and, with patience, lion, on grassland with the city’s towers behind it.',
      sw: 'Vifaru, twiga na, ukiwa na subira, simba, kwenye nyika yenye majengo ya jiji nyuma yake.',
    },
    description: {
      en: 'We are at the gate when it opens at six, because the cats are active while it is cool and the roads are still empty. For half a day you drive over open plains, through riverside forest and past a dam with crocodiles, with the towers of the city on the horizon. You eat your breakfast box at the picnic site where Kenya burnt its ivory. You are back in town for lunch. To protect the rhinos, we tell nobody where they were seen.',
      sw: 'Lango hufunguliwa 06:00 asubuhi nasi tuko hapo, kwa sababu simba hupenda baridi ya asubuhi na barabara bado hazina magari. Kwa nusu siku mnapita nyika, msitu wa mtoni na bwawa lenye mamba, majengo ya jiji yakionekana mbali na ndege zikishuka kutua. Kiamshakinywa huliwa pale Kenya ilipochoma pembe za ndovu. Mnarudi mjini kabla ya chakula cha mchana; mahali vifaru walipoonekana hatupatangazi.',
    },
    ...places.nairobiPark,
    priceUnit: 'person',
    priceUsd: 125,
    onSiteFees: [parkFees.nairobi],
    capacity: 14,
    guestsPerPlace: 1,
    durationDays: 1,
    policy: 'flexible',
    included: {
      en: ['Safari van with an open roof and driver-guide', 'Breakfast box and water', 'Pick-up and return in Nairobi'],
      sw: [
        'Gari la safari lenye paa la kufunguka na dereva mwongozaji',
        'Kiamshakinywa cha kubeba na maji',
        'Kuchukuliwa na kurudishwa Nairobi',
      ],
    },
    notIncluded: {
      en: ['Park fees: not included, paid through eCitizen by residency', 'Lunch', 'Tips'],
      sw: [
        'Ada za hifadhi: hazimo kwenye bei, hulipwa kupitia eCitizen kulingana na ukazi',
        'Chakula cha mchana',
        'Bakshishi',
      ],
    },
    seasons: [],
    languages: ['en', 'sw', 'ki'],
    meetingPoint: { en: 'Your hotel in Nairobi, 05:15', sw: 'Hoteli yako Nairobi, 05:15 alfajiri' },
    meetingAt: null,
  },
  {
    key: 'tsavo-west-springs-2-days',
    providerKey: 'taita-ridge',
    category: 'safari',
    title: {
      en: '2-day Tsavo West safari: Mzima Springs and black lava',
      sw: 'Siku 2 Tsavo West: chemchemi za Mzima na mawe meusi ya volkano',
    },
    summary: {
      en: 'Hippos in very clear spring water, and a wide field of black lava.',
      sw: 'Viboko kwenye maji angavu kama kioo, na mawe ya volkano yanayoonekana kama yalipoa juzi.',
    },
    description: {
      en: 'Tsavo West is the hilly part of Tsavo, with baobabs, red soil and, below the Chyulu hills, springs that give Mombasa its water. A ranger walks you round the pools, and from an underwater room with windows you watch fish and, with luck, a hippo. In the afternoon you walk on the black Shetani lava, then drive to a lodge outside the gate.',
      sw: 'Tsavo West ni upande wa vilima: mibuyu, udongo mwekundu na, chini ya vilima vya Chyulu, chemchemi zinazoipa Mombasa maji. Askari wa wanyamapori anawatembeza kando ya mabwawa, na kutoka kwenye chumba chenye vioo kilicho chini ya maji mnatazama samaki na, mkibahatika, kiboko akitembea kwa ncha za vidole. Alasiri mnasimama juu ya mawe ya Shetani, meusi na makali, kisha mnarudi kulala katika loji nje ya lango.',
    },
    ...places.tsavoWest,
    priceUnit: 'person',
    priceUsd: 360,
    capacity: 12,
    guestsPerPlace: 1,
    durationDays: 2,
    policy: 'moderate',
    included: {
      en: [
        'Safari van and driver-guide from Mtito Andei',
        'One night in a lodge outside the gate',
        'Three meals and drinking water',
        'Park fees: included for the residency you state',
      ],
      sw: [
        'Gari la safari na dereva mwongozaji kutoka Mtito Andei',
        'Usiku mmoja katika loji nje ya lango',
        'Milo mitatu na maji ya kunywa',
        'Ada za hifadhi: zimo kwenye bei kulingana na ukazi unaotaja',
      ],
    },
    notIncluded: { en: ['Train tickets', 'Drinks', 'Tips'], sw: ['Tiketi za treni', 'Vinywaji', 'Bakshishi'] },
    seasons: [dryMonths(410)],
    languages: ['en', 'sw'],
    meetingPoint: {
      en: 'Mtito Andei SGR station, on the morning train’s arrival',
      sw: 'Kituo cha SGR cha Mtito Andei, treni ya asubuhi inapofika',
    },
    meetingAt: meetingPlaces.mtitoAndeiStation,
  },
];
