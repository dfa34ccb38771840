/** The words of which generated listings, people and reviews are made. Real places; everybody and everything else is invented. */
import { type Place, places } from '#server/demo/data/places.ts';
import type { Category, CategoryGroup } from '#shared/categories.ts';

interface Both {
  en: string;
  sw: string;
}

const both = (en: string, sw: string): Both => ({ en, sw });

const coast = [
  ...[places.diani, places.mombasaOldTown, places.nyali, places.kilifi, places.malindi, places.watamu],
  ...[places.lamu, places.shela, places.wasini],
];
const wild = [
  ...[places.maasaiMara, places.amboseli, places.tsavoEast, places.tsavoWest, places.lakeNakuru, places.samburu],
  ...[places.olPejeta, places.meruPark, places.hellsGate, places.bogoria],
];
const towns = [
  ...[places.nairobi, places.westlands, places.kilimani, places.parklands, places.machakos, places.kisumu],
  ...[places.naivasha, places.nanyuki, places.nyeri, places.kitengela],
];
const high = [
  ...[places.mountKenya, places.aberdares, places.longonot, places.ngongHills, places.kakamega, places.iten],
  ...[places.timau, places.wundanyi, places.limuru, places.kericho],
];

interface Kind {
  /** What follows the name in a title. */
  things: readonly Both[];
  places: readonly Place[];
  /** US dollars for one unit, at least and at most. */
  dollars: readonly [number, number];
}

/** What each category offers. The dearest stay costs less than M-Pesa moves at once. */
export const kinds: Readonly<Record<Category, Kind>> = {
  safari: {
    things: [
      both('Dawn Game Drive', 'Safari ya Alfajiri'),
      both('Full-Day Safari', 'Safari ya Siku Nzima'),
      both('Big Cat Safari', 'Safari ya Simba na Chui'),
      both('Elephant Safari', 'Safari ya Tembo'),
      both('Photo Safari', 'Safari ya Picha'),
    ],
    places: wild,
    dollars: [60, 320],
  },
  cultural: {
    things: [
      both('Village Walk', 'Matembezi ya Kijijini'),
      both('Beadwork Workshop', 'Warsha ya Shanga'),
      both('Music and Dance Evening', 'Jioni ya Muziki na Ngoma'),
      both('Pottery Morning', 'Asubuhi ya Ufinyanzi'),
      both('Market Tour', 'Ziara ya Sokoni'),
    ],
    places: [...towns, ...coast],
    dollars: [10, 60],
  },
  beach: {
    things: [
      both('Dhow Trip', 'Safari ya Dau'),
      both('Snorkelling Morning', 'Asubuhi ya Kupiga Mbizi'),
      both('Sunset Sail', 'Safari ya Mashua wakati wa Machweo'),
      both('Reef Walk', 'Matembezi ya Miamba'),
      both('Kayak Tour', 'Ziara ya Kayaki'),
    ],
    places: coast,
    dollars: [15, 120],
  },
  city: {
    things: [
      both('Food Walk', 'Matembezi ya Vyakula'),
      both('History Tour', 'Ziara ya Historia'),
      both('Bicycle Tour', 'Ziara ya Baiskeli'),
      both('Street Art Walk', 'Matembezi ya Sanaa za Mtaani'),
      both('Evening Tour', 'Ziara ya Jioni'),
    ],
    places: towns,
    dollars: [12, 70],
  },
  mountain: {
    things: [
      both('Summit Hike', 'Kupanda hadi Kileleni'),
      both('Forest Hike', 'Matembezi ya Msituni'),
      both('Waterfall Walk', 'Matembezi ya Maporomoko'),
      both('Crater Trek', 'Kupanda Kreta'),
      both('Ridge Walk', 'Matembezi ya Milimani'),
    ],
    places: high,
    dollars: [20, 280],
  },
  airbnb: {
    things: [
      both('Apartment', 'Fleti'),
      both('Studio', 'Studio'),
      both('Garden Cottage', 'Nyumba ya Bustanini'),
      both('Family House', 'Nyumba ya Familia'),
      both('Rooftop Flat', 'Fleti ya Juu'),
    ],
    places: [...towns, ...coast],
    dollars: [18, 120],
  },
  hotels: {
    things: [
      both('Hotel', 'Hoteli'),
      both('Garden Hotel', 'Hoteli ya Bustani'),
      both('Business Hotel', 'Hoteli ya Biashara'),
      both('Boutique Hotel', 'Hoteli Ndogo'),
      both('View Hotel', 'Hoteli ya Mandhari'),
    ],
    places: [...towns, ...coast],
    dollars: [30, 190],
  },
  lodges: {
    things: [
      both('Safari Lodge', 'Loji ya Safari'),
      both('Tented Camp', 'Kambi ya Mahema'),
      both('River Lodge', 'Loji ya Mtoni'),
      both('Hill Lodge', 'Loji ya Mlimani'),
      both('Bush Camp', 'Kambi ya Porini'),
    ],
    places: [...wild, ...high],
    dollars: [60, 200],
  },
  guest: {
    things: [
      both('Guesthouse', 'Nyumba ya Wageni'),
      both('Family Guesthouse', 'Nyumba ya Wageni ya Familia'),
      both('Courtyard Rooms', 'Vyumba vya Uani'),
      both('Hillside Rooms', 'Vyumba vya Mlimani'),
      both('Bed and Breakfast', 'Chumba na Kiamshakinywa'),
    ],
    places: [...towns, ...high, ...coast],
    dollars: [12, 70],
  },
  farm: {
    things: [
      both('Farm Stay', 'Malazi ya Shambani'),
      both('Coffee Farm Stay', 'Malazi kwenye Shamba la Kahawa'),
      both('Tea Farm Cottage', 'Nyumba kwenye Shamba la Chai'),
      both('Dairy Farm Rooms', 'Vyumba kwenye Shamba la Maziwa'),
      both('Orchard House', 'Nyumba ya Shamba la Matunda'),
    ],
    places: high,
    dollars: [20, 90],
  },
  meals: {
    things: [
      both('Home Lunch', 'Chakula cha Mchana Nyumbani'),
      both('Coastal Dinner', 'Chakula cha Jioni cha Pwani'),
      both('Pilau Evening', 'Jioni ya Pilau'),
      both('Family Supper', 'Chakula cha Jioni na Familia'),
      both('Cooking Lesson', 'Somo la Mapishi'),
    ],
    places: [...towns, ...coast],
    dollars: [8, 35],
  },
  dining: {
    things: [
      both('Restaurant', 'Mkahawa'),
      both('Seafood Restaurant', 'Mkahawa wa Samaki'),
      both('Grill', 'Mkahawa wa Nyama Choma'),
      both('Garden Restaurant', 'Mkahawa wa Bustani'),
      both('Rooftop Dinner', 'Chakula cha Jioni Juu ya Paa'),
    ],
    places: [...towns, ...coast],
    dollars: [12, 60],
  },
  local: {
    things: [
      both('Street Food Stand', 'Kibanda cha Chakula'),
      both('Nyama Choma Place', 'Nyama Choma'),
      both('Ugali and Fish', 'Ugali na Samaki'),
      both('Chapati Kitchen', 'Jiko la Chapati'),
      both('Coffee House', 'Mkahawa wa Kahawa'),
    ],
    places: [...towns, ...coast],
    dollars: [3, 15],
  },
  car: {
    things: [
      both('Self-Drive Car', 'Gari la Kuendesha Mwenyewe'),
      both('Land Cruiser', 'Land Cruiser'),
      both('City Car', 'Gari Dogo la Mjini'),
      both('Car with Driver', 'Gari na Dereva'),
      both('Family Car', 'Gari la Familia'),
    ],
    places: towns,
    dollars: [25, 150],
  },
  transfer: {
    things: [
      both('Airport Transfer', 'Usafiri wa Uwanja wa Ndege'),
      both('Hotel Pick-Up', 'Usafiri hadi Hotelini'),
      both('Train Station Transfer', 'Usafiri wa Stesheni ya Treni'),
      both('Night Transfer', 'Usafiri wa Usiku'),
      both('Long-Distance Transfer', 'Usafiri wa Mbali'),
    ],
    places: [places.jkia, places.wilson, places.moiAirport, places.miritini, places.syokimau, ...towns],
    dollars: [10, 90],
  },
  van: {
    things: [
      both('Safari Van', 'Gari la Safari'),
      both('Nine-Seat Van', 'Gari la Viti Tisa'),
      both('Group Minibus', 'Basi Dogo la Kikundi'),
      both('Shared Shuttle', 'Matatu ya Pamoja'),
      both('Pop-Up Roof Van', 'Gari la Paa Linalofunguka'),
    ],
    places: [...towns, ...wild],
    dollars: [60, 180],
  },
  boda: {
    things: [
      both('Boda Ride', 'Usafiri wa Boda'),
      both('Motorbike Taxi', 'Pikipiki ya Teksi'),
      both('Boda Town Tour', 'Ziara ya Mji kwa Boda'),
      both('Market Boda', 'Boda ya Sokoni'),
      both('Quick Boda', 'Boda ya Haraka'),
    ],
    places: [...towns, ...coast],
    dollars: [2, 15],
  },
};

/** Summaries, by the page that lists the category. */
export const summaries: Readonly<Record<CategoryGroup, readonly Both[]>> = {
  experience: [
    both(
      'A small group, a patient guide and time for questions.',
      'Kikundi kidogo, mwongozaji mwenye subira na muda wa maswali.',
    ),
    both(
      'Led by people who grew up here, with water and a snack.',
      'Huongozwa na watu waliokulia hapa, pamoja na maji na vitafunio.',
    ),
    both('Slow hours, good stories and plenty of pictures.', 'Saa za utulivu, hadithi nzuri na picha nyingi.'),
    both('Start early, walk a little and see a great deal.', 'Anza mapema, tembea kidogo na uone mengi.'),
  ],
  stay: [
    both(
      'Clean beds, hot water and breakfast with fruit.',
      'Vitanda safi, maji ya moto na kiamshakinywa chenye matunda.',
    ),
    both(
      'A quiet place with a garden and a fire in the evening.',
      'Mahali tulivu penye bustani na moto wakati wa jioni.',
    ),
    both(
      'Large windows, fast Wi-Fi and a view to wake up for.',
      'Madirisha makubwa, Wi-Fi ya kasi na mandhari ya kupendeza.',
    ),
    both('Run by a family that cooks for its guests.', 'Huendeshwa na familia inayowapikia wageni wake.'),
  ],
  meal: [
    both('Cooked over charcoal and served while it is hot.', 'Hupikwa kwa makaa na kuandaliwa ikiwa moto.'),
    both('Vegetables from the garden, fish from the morning market.', 'Mboga za bustanini, samaki wa soko la asubuhi.'),
    both('A long table, generous plates and good company.', 'Meza ndefu, sahani zilizojaa na watu wazuri.'),
    both(
      'Recipes of the grandmothers, tea with ginger afterwards.',
      'Mapishi ya akina nyanya, kisha chai ya tangawizi.',
    ),
  ],
  transport: [
    both('A careful driver, a clean vehicle and a fair price.', 'Dereva makini, chombo safi na bei nafuu.'),
    both(
      'On time by day and by night, with room for luggage.',
      'Kwa wakati mchana na usiku, pamoja na nafasi ya mizigo.',
    ),
    both('Serviced every month and insured for all passengers.', 'Hukaguliwa kila mwezi na ina bima ya abiria wote.'),
    both('We know the short cuts and wait when you are late.', 'Tunajua njia za mkato na tunasubiri ukichelewa.'),
  ],
};

/** A sentence of a description, for all listings of a page. */
export const details: Readonly<Record<CategoryGroup, Both>> = {
  experience: both(
    'We meet near the gate and begin when everybody is there. Children are welcome with an adult. When it rains we wait or choose another day together.',
    'Tunakutana karibu na lango na kuanza kila mtu akifika. Watoto wanakaribishwa wakiwa na mtu mzima. Mvua ikinyesha tunasubiri au tunachagua siku nyingine pamoja.',
  ),
  stay: both(
    'Rooms are ready from two in the afternoon. Parking is inside the fence and somebody is awake all night. Tell us before you come if you need a cot.',
    'Vyumba viko tayari kuanzia saa nane mchana. Maegesho yako ndani ya ua na kuna mtu macho usiku kucha. Tuambie kabla ya kuja ikiwa unahitaji kitanda cha mtoto.',
  ),
  meal: both(
    'There is a dish without meat every day. Tell us what you do not eat. Tea, juice and water are included, and you may take home what is left.',
    'Kuna chakula bila nyama kila siku. Tuambie usichokula. Chai, juisi na maji vimejumuishwa, na unaweza kubeba kilichobaki.',
  ),
  transport: both(
    'We send the number plate and the name of the driver the evening before. Fuel is included within the county. Every seat has a belt, and boda riders bring a helmet for you.',
    'Tunatuma namba ya gari na jina la dereva jioni iliyotangulia. Mafuta yamejumuishwa ndani ya kaunti. Kila kiti kina mkanda, na waendesha boda wanakuletea kofia ya chuma.',
  ),
};

export const firstNames = (
  'Achieng Akinyi Amani Atieno Baraka Chebet Faith Fatuma Halima Imani Jabali Juma Kamau Kiprop Kwame Lulu Makena Mumbi ' +
  'Mutua Naliaka Neema Njeri Nyambura Odhiambo Omar Otieno Pendo Rehema Salim Subira Wafula Wairimu Wanjiru Zawadi Zuri Hassan'
).split(' ');
export const lastNames = (
  'Abdalla Barasa Chege Gathoni Gitau Hamisi Kariuki Kibet Kilonzo Kimani Kipchoge Langat Maina Makokha Mbugua Mohamed ' +
  'Muli Musyoka Mutiso Mwangi Ndungu Ngugi Njoroge Nyong Ochieng Okello Omondi Onyango Ouma Rotich Simiyu Wambua Wekesa Yusuf'
).split(' ');

/** Reviews, in one language each. */
export const opinions: readonly { language: 'en' | 'sw'; text: string }[] = [
  ...[
    'Everything went as promised and the people were kind.',
    'We would come again tomorrow. Ask for the window side.',
    'Good value, although we had to wait a little at the start.',
    'The best day of our journey. The children still talk about it.',
    'Clean, friendly and on time. Thank you for the tea.',
    'Smaller than we expected, but very well looked after.',
    'They called the day before and found us without trouble.',
    'A calm place. We slept well and ate even better.',
  ].map((text) => ({ language: 'en' as const, text })),
  ...[
    'Kila kitu kilikuwa kama walivyoahidi, na watu walikuwa wakarimu.',
    'Tutarudi tena. Bei ni nafuu na huduma ni nzuri.',
    'Tulisubiri kidogo mwanzoni, lakini tulifurahia sana.',
    'Mahali pasafi na tulivu. Asante kwa chai.',
    'Watoto wetu bado wanasimulia siku hiyo.',
    'Walifika kwa wakati na walitusaidia kwa mizigo.',
  ].map((text) => ({ language: 'sw' as const, text })),
];

export const replies: readonly string[] = [
  'Thank you for coming. You are welcome again.',
  'Asante sana. Karibuni tena.',
  'We are sorry about the wait and have changed the plan of the morning.',
];

const beginnings = (
  'Ama Bara Dala Elu Faha Gato Hala Imba Jabo Kama Kere Kili Kora Lami Lenga Luma Maka Mbeya Milu Muto Nali Ndoto Ngare ' +
  'Nyaka Olo Oti Pala Rongo Saba Sere Simi Taka Tana Tembe Tindi Uku Vumi Wamu Wangu Yala Zawa Zuri'
).split(' ');
const middles =
  'beli chiro dani fiko gani kesi kuru lia ligo mani mbo nda ngwe niko ria rimba sango seli tika toro vua yeko zani puti'.split(
    ' ',
  );
const endings = ['', 'ni', 'mo', 'ka', 'li', 'sa', 'we', 'ro', 'tu'];

/** The invented names of listings and providers: of three parts, so that many differ by one letter or two, as real names do. */
export const houseNames: readonly string[] = beginnings.flatMap((beginning) =>
  middles.flatMap((middle) => endings.map((ending) => `${beginning}${middle}${ending}`)),
);
