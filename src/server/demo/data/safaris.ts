import { meetingPlaces } from './meeting-places.ts';
import { parkFees } from './park-fees.ts';
import { near, places } from './places.ts';
import { dryMonths, longRains } from './seasons.ts';
import type { DemoService } from './types.ts';

export const safaris: DemoService[] = [
  {
    key: 'mara-big-cats-3-days',
    providerKey: 'acacia-dawn',
    category: 'safari',
    title: { en: '3-day Maasai Mara big cats safari', sw: 'Safari ya siku 3 Maasai Mara: simba, chui na duma' },
    summary: {
      en: 'Three days looking for lions, leopards and cheetahs, with two nights in a tented camp.',
      sw: 'Siku tatu katika makao ya simba, chui na duma, na usiku mbili kambini.',
    },
    description: {
      en: 'You leave Nairobi after breakfast, stop at the Rift Valley viewpoint and reach the plains in the late afternoon. The second day starts at sunrise, with a packed breakfast beside the Talek river and plenty of time to watch the big cats. You sleep in a simple tented camp with hot showers, a fire and a guard from the next village. Between July and October the wildebeest are usually here, but nobody can promise a river crossing.',
      sw: 'Mnaondoka Nairobi baada ya kiamshakinywa, mnasimama kutazama Bonde la Ufa na kufika mbugani jua linapoelekea kuzama. Siku ya pili inaanza alfajiri: kiamshakinywa kando ya mto Talek, kisha mnatazama wanyama kwa utulivu bila kukimbizana. Usiku mnalala kambini kwenye mahema yenye maji ya moto, na moto wa kuota nje. Kati ya Julai na Oktoba nyumbu huwa hapa; wakivuka mto ni uamuzi wao.',
    },
    ...places.maasaiMara,
    priceUnit: 'person',
    priceUsd: 840,
    capacity: 12,
    guestsPerPlace: 1,
    durationDays: 3,
    policy: 'moderate',
    included: {
      en: [
        'Land Cruiser with an open roof and driver-guide',
        'Two nights in a tented camp',
        'All meals and drinking water',
        'Pick-up and return in Nairobi',
      ],
      sw: [
        'Land Cruiser yenye paa la kufunguka na dereva mwongozaji',
        'Usiku mbili katika kambi ya mahema',
        'Milo yote na maji ya kunywa',
        'Kuchukuliwa na kurudishwa Nairobi',
      ],
    },
    notIncluded: {
      en: ['Park fees: not included, paid to Narok County at the gate', 'Balloon flight', 'Tips'],
      sw: ['Ada za hifadhi: hazimo kwenye bei, hulipwa Kaunti ya Narok langoni', 'Safari ya puto', 'Bakshishi'],
    },
    seasons: [dryMonths(1080), longRains(760)],
    languages: ['en', 'sw', 'mas'],
    meetingPoint: { en: 'Your hotel in central Nairobi, 07:00', sw: 'Hoteli yako katikati ya Nairobi, 07:00 asubuhi' },
    meetingAt: null,
    onSiteFees: [parkFees.maraJuly, parkFees.maraJanuary],
    featured: true,
  },
  {
    key: 'mara-migration-4-days',
    providerKey: 'acacia-dawn',
    category: 'safari',
    title: {
      en: '4-day Mara river safari with private guide',
      sw: 'Safari ya siku 4 kando ya mto Mara na mwongozaji wako',
    },
    summary: {
      en: 'Your own vehicle and guide, three nights by the Mara river, and flights both ways.',
      sw: 'Gari na mwongozaji wenu peke yenu, usiku tatu kando ya mto Mara, na ndege kwenda na kurudi.',
    },
    description: {
      en: 'A small plane takes you from Wilson Airport to the Mara in under an hour, where your guide meets you with tea. For four days the vehicle is yours alone, so you decide when to stay and when to move on. The camp is on a bend of the Mara river, where you hear hippos at night. Part of the price goes to the families who own the land.',
      sw: 'Ndege ndogo kutoka Wilson inawafikisha kwenye uwanja wa nyasi kwa muda usiozidi saa moja, na mwongozaji anawasubiri na chupa ya chai. Kwa siku nne gari ni lenu peke yenu, kwa hivyo mnaamua wenyewe mkae wapi na kwa muda gani. Kambi iko kwenye kona ya mto Mara ambako viboko hupiga kelele usiku kucha. Sehemu ya malipo huenda kwa familia zinazomiliki ardhi hii.',
    },
    ...near(places.maasaiMara, 0.11, -0.1),
    priceUnit: 'person',
    priceUsd: 2600,
    capacity: 6,
    guestsPerPlace: 1,
    durationDays: 4,
    policy: 'strict',
    included: {
      en: [
        'Return flight from Wilson Airport',
        'Private vehicle and guide',
        'Three nights full board by the river',
        'Park fees: included',
        'Bush breakfast and sundowner',
      ],
      sw: [
        'Ndege kutoka Wilson na kurudi',
        'Gari na mwongozaji wenu peke yenu',
        'Usiku tatu kando ya mto pamoja na milo yote',
        'Ada za hifadhi: zimo kwenye bei',
        'Kiamshakinywa porini na vinywaji vya jioni',
      ],
    },
    notIncluded: {
      en: ['Balloon flight', 'Premium wines', 'Tips'],
      sw: ['Safari ya puto', 'Mvinyo wa bei ya juu', 'Bakshishi'],
    },
    seasons: [dryMonths(3600)],
    languages: ['en', 'sw', 'fr'],
    meetingPoint: { en: 'Wilson Airport, Nairobi, 09:00', sw: 'Uwanja wa ndege wa Wilson, Nairobi, 09:00 asubuhi' },
    meetingAt: meetingPlaces.wilsonAirport,
  },
  {
    key: 'samburu-special-five-3-days',
    providerKey: 'ewaso-tracks',
    category: 'safari',
    title: { en: '3-day Samburu special five on the Ewaso Ng’iro', sw: 'Siku 3 Samburu: wanyama watano wa kaskazini' },
    summary: {
      en: 'Grevy’s zebra, gerenuk, beisa oryx, reticulated giraffe and Somali ostrich, with local guides.',
      sw: 'Punda milia wa Grevy, swala twiga, choroa, twiga wa kaskazini na mbuni, pamoja na waongozaji wenyeji.',
    },
    description: {
      en: 'North of the equator the earth is red and the animals are different: zebras with thin stripes, and antelopes that feed standing on two legs. Guides who grew up along the river read tracks in the sand and explain how herders and wild animals share the water. You sleep two nights in a camp under doum palms, near the river.',
      sw: 'Kaskazini mwa ikweta ardhi huwa nyekundu na wanyama hubadilika: punda milia wenye mistari myembamba, na swala wanaokula wakiwa wamesimama kwa miguu miwili. Waongozaji waliokulia kando ya mto wanasoma nyayo mchangani na kueleza jinsi wafugaji na wanyamapori wanavyotumia maji yaleyale. Mnalala usiku mbili chini ya mikoma, karibu na sauti ya mto.',
    },
    ...places.samburu,
    priceUnit: 'person',
    priceUsd: 810,
    onSiteFees: [parkFees.samburu],
    capacity: 12,
    guestsPerPlace: 1,
    durationDays: 3,
    policy: 'moderate',
    included: {
      en: [
        '4×4 and Samburu driver-guide',
        'Two nights in a riverside camp',
        'All meals',
        'Guided morning walk outside the reserve',
      ],
      sw: [
        'Gari la 4×4 na dereva mwongozaji kutoka Samburu',
        'Usiku mbili katika kambi kando ya mto',
        'Milo yote',
        'Matembezi ya asubuhi nje ya hifadhi na mwongozaji',
      ],
    },
    notIncluded: {
      en: ['Park fees: not included, paid to Samburu County at the gate', 'Travel to Isiolo or Archers Post', 'Tips'],
      sw: [
        'Ada za hifadhi: hazimo kwenye bei, hulipwa Kaunti ya Samburu langoni',
        'Usafiri hadi Isiolo au Archers Post',
        'Bakshishi',
      ],
    },
    seasons: [dryMonths(960)],
    languages: ['en', 'sw', 'saq'],
    meetingPoint: { en: 'Archers Post, at the bridge, 11:00', sw: 'Archers Post, darajani, 11:00 asubuhi' },
    meetingAt: meetingPlaces.archersPostBridge,
  },
  {
    key: 'tsavo-by-train-3-days',
    providerKey: 'taita-ridge',
    category: 'safari',
    title: { en: '3-day Tsavo East safari by train', sw: 'Siku 3 Tsavo East kwa treni ya SGR' },
    summary: {
      en: 'The morning train to Voi, red elephants in the afternoon and a lodge near the park gate.',
      sw: 'Treni ya asubuhi hadi Voi, tembo wekundu alasiri, na malazi karibu na lango la hifadhi.',
    },
    description: {
      en: 'The train avoids the busy highway, and you may see giraffes from the window. We collect you at Voi station and drive to the Aruba waterhole, where elephants red with Tsavo dust come to drink. In two mornings and two afternoons in the park you also see Mudanda Rock and the Galana river.',
      sw: 'Kwa treni mnaepuka barabara kuu na malori yake, na pengine mnaona twiga kupitia dirishani. Tunawapokea katika kituo cha Voi na kufika bwawa la Aruba wakati tembo, wekundu kwa vumbi la Tsavo, wanapokuja kunywa maji. Asubuhi mbili na alasiri mbili hifadhini zinatosha kufika Mwamba wa Mudanda na kutazama mto Galana.',
    },
    ...places.tsavoEast,
    priceUnit: 'person',
    priceUsd: 495,
    capacity: 14,
    guestsPerPlace: 1,
    durationDays: 3,
    policy: 'moderate',
    included: {
      en: [
        'Economy train tickets, Nairobi or Mombasa to Voi and back',
        'Safari van and driver-guide',
        'Two nights in a lodge outside the gate',
        'Breakfasts and dinners',
        'Park fees: included for the residency you state',
      ],
      sw: [
        'Tiketi za treni za daraja la kawaida hadi Voi na kurudi',
        'Gari la safari na dereva mwongozaji',
        'Usiku mbili katika loji nje ya lango',
        'Kiamshakinywa na chakula cha jioni',
        'Ada za hifadhi: zimo kwenye bei kulingana na ukazi unaotaja',
      ],
    },
    notIncluded: { en: ['Lunches', 'Drinks', 'Tips'], sw: ['Chakula cha mchana', 'Vinywaji', 'Bakshishi'] },
    seasons: [],
    languages: ['en', 'sw'],
    meetingPoint: {
      en: 'Voi SGR station, exit hall, on the morning train’s arrival',
      sw: 'Kituo cha SGR cha Voi, ukumbi wa kutokea, treni ya asubuhi inapofika',
    },
    meetingAt: meetingPlaces.voiStation,
  },
];
