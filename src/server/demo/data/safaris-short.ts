import { places } from './places.ts';
import type { DemoService } from './types.ts';

/** Safaris of one or two days. */
export const shortSafaris: DemoService[] = [
  {
    key: 'amboseli-elephants-2-days',
    providerKey: 'acacia-dawn',
    category: 'safari',
    title: { en: '2-day Amboseli elephants and Kilimanjaro', sw: 'Siku 2 Amboseli: tembo na mlima Kilimanjaro' },
    summary: {
      en: 'Elephant herds, swamp birds and, if the clouds lift, the mountain at breakfast.',
      sw: 'Makundi ya tembo, ndege wa kinamasi na, mawingu yakipisha, mlima asubuhi.',
    },
    description: {
      en: 'Amboseli is flat, dusty and full of water in unlikely places, and that is why the elephants come. We drive down in the morning, follow the herds to the swamps in the afternoon and sleep at a small camp outside the gate. Kilimanjaro shows itself mostly at dawn and dusk, so both game drives are timed for that.',
      sw: 'Amboseli ni tambarare yenye vumbi, lakini ina maji mahali usipotarajia, ndiyo maana tembo huja. Tunasafiri asubuhi, tunafuata makundi hadi kwenye kinamasi alasiri, na tunalala katika kambi ndogo nje ya lango. Kilimanjaro huonekana zaidi alfajiri na jioni, kwa hivyo matembezi yetu mawili ya gari yamepangwa wakati huo.',
    },
    ...places.amboseli,
    priceUnit: 'person',
    priceUsd: 390,
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
        'Matembezi mawili ya gari hifadhini',
      ],
    },
    notIncluded: {
      en: ['Park fees: not included, paid through eCitizen by residency', 'Soft drinks', 'Tips'],
      sw: [
        'Ada za hifadhi: hazijajumuishwa, hulipwa kupitia eCitizen kulingana na ukazi',
        'Soda na vinywaji vingine',
        'Bakshishi',
      ],
    },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: { en: 'Acacia Dawn office, Nairobi, 06:30', sw: 'Ofisi ya Acacia Dawn, Nairobi, 06:30 asubuhi' },
    featured: true,
  },
  {
    key: 'lake-nakuru-day-safari',
    providerKey: 'acacia-dawn',
    category: 'safari',
    title: { en: '1-day Lake Nakuru rhino and flamingo safari', sw: 'Safari ya siku 1 Ziwa Nakuru: vifaru na heroe' },
    summary: {
      en: 'A long, full day from Nairobi to the lake under the cliffs and back.',
      sw: 'Siku moja kamili kutoka Nairobi hadi ziwa lililo chini ya majabali, na kurudi.',
    },
    description: {
      en: 'We start early so that you reach the gate while the yellow fever trees still hold the mist. The park is fenced and compact, which makes it kind to one-day visitors: rhino on the grass, pelicans and flamingos when the water suits them, leopards if you are patient. Lunch is a picnic at Baboon Cliff with the whole lake below. We never pass on where rhinos were seen.',
      sw: 'Tunaanza mapema ili mfike langoni ukungu ukiwa bado kwenye migunga. Hifadhi hii ni ndogo na ina uzio, kwa hivyo inafaa kwa ziara ya siku moja: vifaru nyikani, mwari na heroe maji yakiwafaa, na chui kwa wenye subira. Chakula cha mchana ni mandari juu ya jabali, ziwa lote likiwa chini yenu. Hatutangazi kamwe mahali vifaru walipoonekana.',
    },
    ...places.lakeNakuru,
    priceUnit: 'person',
    priceUsd: 145,
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
        'Ada za hifadhi: hazijajumuishwa, hulipwa kupitia eCitizen kulingana na ukazi',
        'Kifungua kinywa njiani',
        'Bakshishi',
      ],
    },
    seasons: [],
    languages: ['en', 'sw', 'ki'],
    meetingPoint: { en: 'Your hotel in Nairobi, 05:45', sw: 'Hoteli yako Nairobi, 05:45 asubuhi' },
  },
];
