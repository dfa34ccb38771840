import { meetingPlaces } from './meeting-places.ts';
import { parkFees } from './park-fees.ts';
import { near, places } from './places.ts';
import { dryMonths, festive, longRains } from './seasons.ts';
import type { DemoService } from './types.ts';

export const camps: DemoService[] = [
  {
    key: 'mto-mara-camp',
    providerKey: 'mto-mara',
    category: 'lodges',
    title: { en: 'Mto Mara Camp, tents on a river bend', sw: 'Mto Mara Camp, kambi ya mahema kando ya mto' },
    summary: {
      en: 'Eight large tents above a hippo pool in the Maasai Mara.',
      sw: 'Mahema manane juu ya bwawa la viboko, Maasai Mara.',
    },
    description: {
      en: 'The tents stand well apart under fig trees, each with a proper bed, a bucket shower filled when you ask and a deck over the water. There is no fence; a watchman walks you to your tent after dinner. Light comes from solar power, and water from rain collected in tanks. In April and May we stay open; prices are low then, and the roads are muddy.',
      sw: 'Mahema yametengana chini ya mikuyu, kila moja lina kitanda kizuri, bafu la ndoo linalojazwa ukiomba, na baraza juu ya maji. Hakuna uzio; mlinzi kutoka boma la jirani anakusindikiza baada ya chakula cha jioni. Taa ni za sola, na maji ya mvua huwekwa kwenye matangi. Aprili na Mei tuko wazi, kukiwa na matope na bei nafuu.',
    },
    ...near(places.maasaiMara, 0.05, -0.06),
    priceUnit: 'night',
    priceUsd: 340,
    residencyUsd: { resident: 250, citizen: 210 },
    onSiteFees: [parkFees.maraJuly, parkFees.maraJanuary],
    capacity: 8,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'strict',
    included: {
      en: ['Full board with drinking water', 'Guided walk along the river', 'Laundry', 'Transfer from the airstrip'],
      sw: [
        'Milo yote na maji ya kunywa',
        'Matembezi ya mtoni na mwongozaji',
        'Kufuliwa nguo',
        'Usafiri kutoka uwanja mdogo wa ndege',
      ],
    },
    notIncluded: {
      en: ['Park fees: not included', 'Game drives', 'Alcohol'],
      sw: ['Ada za hifadhi: hazimo kwenye bei', 'Ziara za gari hifadhini', 'Pombe'],
    },
    seasons: [
      { ...dryMonths(520), residencyUsd: { resident: 380, citizen: 320 } },
      { ...longRains(260), residencyUsd: { resident: 190, citizen: 165 } },
    ],
    languages: ['en', 'sw', 'mas'],
    meetingPoint: {
      en: 'Mara airstrip or the camp gate; check-in from 12:00',
      sw: 'Uwanja mdogo wa ndege Mara au lango la kambi; kuingia kuanzia 12:00 mchana',
    },
    meetingAt: 'listing',
    featured: true,
  },
  {
    key: 'amboseli-view-camp',
    providerKey: 'nyika-camps',
    category: 'lodges',
    title: { en: 'Amboseli View tented camp', sw: 'Amboseli View, kambi inayotazama Kilimanjaro' },
    summary: {
      en: 'Every veranda faces Kilimanjaro, which is clearest early in the morning.',
      sw: 'Kila baraza inatazama Kilimanjaro, mawingu yakiruhusu.',
    },
    description: {
      en: 'Ten tents on community land outside the park, with a waterhole where elephants come to drink. In the morning you can have coffee on your veranda and watch the clouds lift. A third of the staff come from the neighbouring group ranch, which also receives a fee for every night you stay.',
      sw: 'Mahema kumi kwenye ardhi ya jamii nje ya hifadhi, na bwawa la maji linalowaleta tembo kwa umbali salama. Asubuhi ni ya kahawa na kutazama mawingu yakipaa. Thuluthi moja ya wafanyakazi ni wa ranchi ya jirani, ambayo hulipwa kwa kila usiku unaokaa.',
    },
    ...near(places.amboseli, -0.07, 0.09),
    priceUnit: 'night',
    priceUsd: 240,
    onSiteFees: [parkFees.amboseliForOneDay],
    capacity: 10,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Full board', 'Drinking water and tea', 'Community land fee', 'Evening fire'],
      sw: ['Milo yote', 'Maji ya kunywa na chai', 'Ada ya ardhi ya jamii', 'Moto wa jioni'],
    },
    notIncluded: {
      en: ['Park fees: not included', 'Game drives', 'Drinks from the bar'],
      sw: ['Ada za hifadhi: hazimo kwenye bei', 'Ziara za gari hifadhini', 'Vinywaji vya baa'],
    },
    seasons: [dryMonths(310), festive(310)],
    languages: ['en', 'sw', 'mas'],
    meetingPoint: {
      en: 'Kimana side gate, camp board; check-in from 12:00',
      sw: 'Lango la upande wa Kimana, kibao cha kambi; kuingia kuanzia 12:00 mchana',
    },
    meetingAt: meetingPlaces.kimanaGate,
  },
  {
    key: 'ol-pejeta-plains-lodge',
    providerKey: 'nyika-camps',
    category: 'lodges',
    title: { en: 'Plains lodge near Ol Pejeta', sw: 'Loji ya mbugani karibu na Ol Pejeta' },
    summary: {
      en: 'Stone cottages with fireplaces between Mount Kenya and the plains.',
      sw: 'Nyumba za mawe zenye mahali pa moto, kati ya Mlima Kenya na mbuga.',
    },
    description: {
      en: 'Nights here are cold enough for a fire, and we light one in your cottage. From the lawn you see giraffe most mornings and the mountain on clear ones. The conservancy next door looks after the last two northern white rhinos; your host arranges the visit and tells you what it costs.',
      sw: 'Usiku hapa ni baridi, kwa hivyo moto huwekwa tayari ndani ya nyumba yako kabla hujaomba. Asubuhi nyingi unaona twiga kutoka bustanini, na mlima siku zisizo na mawingu. Hifadhi ya jirani huwatunza vifaru weupe wa kaskazini wawili waliobaki; mwenyeji wako hupanga ziara na kukuambia bei yake wazi.',
    },
    ...places.olPejeta,
    priceUnit: 'night',
    priceUsd: 210,
    onSiteFees: [parkFees.olPejeta],
    capacity: 6,
    guestsPerPlace: 3,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Breakfast and dinner', 'Firewood', 'Guided bird walk', 'Wi-Fi in the main house'],
      sw: ['Kiamshakinywa na chakula cha jioni', 'Kuni', 'Matembezi ya ndege na mwongozaji', 'Wi-Fi katika nyumba kuu'],
    },
    notIncluded: {
      en: ['Park fees: conservancy entry not included', 'Lunch', 'Game drives'],
      sw: ['Ada za hifadhi: kiingilio hakimo kwenye bei', 'Chakula cha mchana', 'Ziara za gari hifadhini'],
    },
    seasons: [dryMonths(260), festive(280)],
    languages: ['en', 'sw'],
    meetingPoint: {
      en: 'Lodge gate on the Nanyuki road; check-in from 13:00',
      sw: 'Lango la loji, barabara ya Nanyuki; kuingia kuanzia 13:00 mchana',
    },
    meetingAt: 'listing',
  },
  {
    key: 'meru-baobab-camp',
    providerKey: 'kaskazini-camps',
    category: 'lodges',
    title: {
      en: 'Baobab tented camp on a river near Meru park',
      sw: 'Kambi ya mahema chini ya mbuyu, kando ya mto karibu na hifadhi ya Meru',
    },
    summary: {
      en: 'Seven tents, one very old baobab and the sound of the river at night.',
      sw: 'Mahema saba, mbuyu mmoja wa kale sana, na sauti ya mto usiku kucha.',
    },
    description: {
      en: 'Meru is a quiet park with more than ten rivers, doum palms and few other cars. The camp stands just outside the gate, in the shade of a baobab that twelve people can barely link hands around. Tents have open-air showers and hurricane lamps, and when the river is low, you can have lunch with your feet in the water. There is a rhino sanctuary inside the park; to protect the rhinos, guides tell nobody where they were seen.',
      sw: 'Meru ni hifadhi tulivu: mito zaidi ya kumi, mikoma, na muda mrefu bila kukutana na gari jingine. Kambi iko nje kidogo ya lango, kwenye kivuli cha mbuyu ambao hata watu kumi na wawili wakishikana mikono huuzunguka kwa shida. Mahema yana bafu za wazi na taa za kandili, na mto ukipungua chakula cha mchana huliwa miguu ikiwa majini. Vifaru hulindwa katika eneo lao ndani ya hifadhi; waongozaji hawasemi walipo.',
    },
    ...places.meruPark,
    priceUnit: 'night',
    priceUsd: 230,
    onSiteFees: [parkFees.meruForOneDay],
    capacity: 7,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'moderate',
    included: {
      en: ['Full board with drinking water', 'Morning walk along the river', 'Laundry', 'Evening fire'],
      sw: ['Milo yote na maji ya kunywa', 'Matembezi ya asubuhi kando ya mto', 'Kufuliwa nguo', 'Moto wa jioni'],
    },
    notIncluded: {
      en: ['Park fees: not included', 'Game drives', 'Alcohol'],
      sw: ['Ada za hifadhi: hazimo kwenye bei', 'Ziara za gari hifadhini', 'Pombe'],
    },
    seasons: [dryMonths(280), longRains(180)],
    languages: ['en', 'sw', 'mer'],
    meetingPoint: {
      en: 'Murera gate, camp board; check-in from 12:00',
      sw: 'Lango la Murera, kibao cha kambi; kuingia kuanzia 12:00 mchana',
    },
    meetingAt: meetingPlaces.mureraGate,
  },
  {
    key: 'chalbi-star-camp',
    providerKey: 'kaskazini-camps',
    category: 'lodges',
    title: { en: 'Chalbi star camp on the edge of the desert', sw: 'Kambi ya nyota pembeni mwa jangwa la Chalbi' },
    summary: {
      en: 'Low tents, a wide white plain and very clear night skies.',
      sw: 'Mahema ya chini, uwanda mweupe usio na mwisho, na nyota zisizohesabika.',
    },
    description: {
      en: 'The Chalbi is an old lake bed, flat and white. Six tents of mats and canvas are put up by families from Kalacha, who also bring the water, cook, guide and share the income. Before dawn you may walk beside the camels to the wells; after dinner we put out the lamps so that you can see the stars. It is two days by road from Nairobi: ask us first, and travel in two vehicles.',
      sw: 'Chalbi ni ziwa la kale lililokauka, tambarare na jeupe, na jioni upepo huvuma juu yake. Mahema sita ya mikeka na turubai husimamishwa na familia za Kalacha, ambazo pia huteka maji, hupika, huongoza wageni na kugawana mapato. Kabla ya alfajiri unaweza kutembea kando ya ngamia hadi visimani; baada ya chakula cha jioni taa huzimwa ili anga ionekane. Ni siku mbili kwa barabara kutoka Nairobi: tuulize kwanza, na safirini kwa magari mawili.',
    },
    ...places.chalbi,
    priceUnit: 'night',
    priceUsd: 190,
    capacity: 6,
    guestsPerPlace: 2,
    durationDays: 1,
    policy: 'strict',
    included: {
      en: [
        'Full board with drinking water',
        'Walk to the wells with the herders',
        'Star map and blankets',
        'Payment shared among the families',
      ],
      sw: [
        'Milo yote na maji ya kunywa',
        'Matembezi hadi visimani na wafugaji',
        'Ramani ya nyota na mablanketi',
        'Malipo yanayogawanywa kwa familia',
      ],
    },
    notIncluded: {
      en: ['Transport to Kalacha', 'Fuel', 'Alcohol'],
      sw: ['Usafiri hadi Kalacha', 'Mafuta ya gari', 'Pombe'],
    },
    seasons: [],
    languages: ['en', 'sw', 'om'],
    meetingPoint: {
      en: 'Kalacha oasis, under the doum palms; arrive before 16:00',
      sw: 'Chemchemi ya Kalacha, chini ya mikoma; fika kabla ya 16:00 jioni',
    },
    meetingAt: meetingPlaces.kalachaOasis,
  },
];
