import { amina, contact, details, en, free, help, listings, nothing, price, signIn, small, sw } from './asking.ts';
import type { AssistantQuestion } from './question.ts';

const stays = ['hotels', 'lodges', 'guest', 'airbnb', 'farm'];
const food = ['meals', 'dining', 'local'];
const outings = ['city', 'cultural', 'beach', 'mountain', 'safari'];

/** Written apart from the assistant, without sight of it; its author does not read these while working on it. */
export const unseenQuestions: readonly AssistantQuestion[] = [
  // Listings, English
  en('safaris in Tsavo', listings({ categories: ['safari'], counties: ['Taita-Taveta'] })),
  en(
    "What's the cheapest place to sleep in Nairobi?",
    listings({ categories: stays, counties: ['Nairobi City'], cheapestFirst: true }),
  ),
  en('Things to do in Kisumu?', listings({ categories: [...outings, ...food], counties: ['Kisumu'] })),
  en('hotel with a swimming pool in diani', listings({ categories: stays, counties: ['Kwale'], facilities: ['pool'] })),
  en(
    'We want to drive ourselves from Nairobi and camp on the way, so a 4x4 with a tent would be perfect. Anything?',
    listings({ categories: ['car'], counties: ['Nairobi City'], titles: ['Prado with roof tent, self-drive'] }),
  ),
  en(
    'Looking for a whole house on the beach for six friends',
    listings({
      categories: ['airbnb'],
      counties: ['Kilifi', 'Kwale', 'Mombasa', 'Lamu'],
      titles: ['Makuti beach house in Watamu for six'],
    }),
  ),
  en(
    'airprt transfr from jkia to kilimani pls',
    listings({
      categories: ['transfer'],
      counties: ['Nairobi City'],
      titles: ['JKIA airport to Westlands or Kilimani'],
    }),
  ),
  en(
    'vegetarian food in Nairobi',
    listings({ categories: [...food, 'city'], counties: ['Nairobi City'], facilities: ['vegetarian'] }),
  ),
  en(
    ['What safaris do you have under $200 per person?', 'and which of those is the cheapest?'],
    listings({ categories: ['safari'], maxPrice: 200, cheapestFirst: true }),
  ),
  en(
    ['beach activities in Diani?', 'ok and around Watamu or Kilifi?'],
    listings({ categories: ['beach'], counties: ['Kilifi'] }),
  ),
  en(
    'Hi, we land in Nairobi with two kids (9 and 12) and only have one full day before our flight to the coast. They are crazy about animals. Is there something we can do in a day, without sleeping over?',
    listings({
      categories: ['safari', 'city'],
      counties: ['Nairobi City', 'Nakuru'],
      titles: [
        '1-day Nairobi National Park safari, lions and the city skyline',
        'Giraffe Centre and Bomas of Kenya day',
        '1-day Lake Nakuru rhino and flamingo safari',
      ],
    }),
  ),
  en(
    'I want to climb Mount Kenya',
    listings({ categories: ['mountain'], titles: ['4-day Mount Kenya trek, Sirimon to Point Lenana'] }),
  ),
  en('farm stay for less than 80 dollars a night', listings({ categories: ['farm'], maxPrice: 80 })),
  en(
    'which trip goes to see flamingos',
    listings({
      categories: ['safari', 'guest', 'car'],
      counties: ['Nakuru', 'Baringo'],
      titles: ['1-day Lake Nakuru rhino and flamingo safari', 'Guesthouse by the hot springs of Lake Bogoria'],
    }),
  ),
  en(
    'My father uses a wheelchair. Do you have a vehicle he can get into?',
    listings({
      categories: ['van', 'car', 'transfer'],
      facilities: ['accessible'],
      titles: ['Van with a wheelchair ramp and driver, Nairobi'],
    }),
  ),
  en(
    'cottage near lake victoria for 4 with our own kitchen',
    listings({
      categories: stays,
      counties: ['Homa Bay', 'Kisumu'],
      facilities: ['kitchen'],
      titles: ['Stone cottage on Rusinga Island, Lake Victoria'],
    }),
  ),
  en(
    'Something to do in Lamu, max 40 dollars per person',
    listings({ categories: [...outings, ...food], counties: ['Lamu'], maxPrice: 40 }),
  ),
  en('Where can we have a nice dinner in Naivasha?', listings({ categories: food, counties: ['Nakuru'] })),
  en(
    'cooking class with a local family?',
    listings({ categories: ['cultural'], titles: ['Cook with a Swahili family in Malindi'] }),
  ),
  en('self drive cars below $50 a day', listings({ categories: ['car'], maxPrice: 50 })),
  en(
    'Somewhere to stay in Lamu for two, 10 to 14 January',
    listings({ categories: stays, counties: ['Lamu'], titles: ['Lamu rooftop guesthouse'] }),
  ),
  // Listings, Kiswahili
  sw('Natafuta hoteli Kisumu', listings({ categories: stays, counties: ['Kisumu'] })),
  sw('Nionyeshe safari za Maasai Mara', listings({ categories: ['safari'], counties: ['Narok'] })),
  sw(
    'Niko na budget ya 5k per night, nipate keja ya kulala Nairobi',
    listings({ categories: stays, counties: ['Nairobi City'], maxPrice: 45.5 }),
  ),
  sw(
    'Nyama choma poa naipata wapi?',
    listings({ categories: food, titles: ['Nyama choma under the trees in Kitengela'] }),
  ),
  sw('Niaje, kuna boda ya kuzunguka Nairobi?', listings({ categories: ['boda'], counties: ['Nairobi City'] })),
  sw(
    'Tuko watu 12 tunaenda harusi Mombasa, tunahitaji gari kubwa na dereva',
    listings({
      categories: ['van'],
      counties: ['Mombasa'],
      titles: ['14-seat shuttle with driver, Mombasa coast'],
    }),
  ),
  sw(
    'Nataka gari la kuendesha mwenyewe kutoka Kisumu, tuko familia ya watu saba',
    listings({
      categories: ['car'],
      counties: ['Kisumu'],
      titles: ['Seven-seat family car from Kisumu, self-drive'],
    }),
  ),
  sw(
    'Kuna matembezi ya mlimani ya siku moja?',
    listings({ categories: ['mountain'], counties: ['Nakuru', 'Kajiado', 'Nyeri', 'Elgeyo-Marakwet'] }),
  ),
  sw('Chakula cha Kiswahili Lamu', listings({ categories: food, counties: ['Lamu'] })),
  sw(
    'Mahali pa kulala Naivasha penye bwawa la kuogelea',
    listings({ categories: stays, counties: ['Nakuru'], facilities: ['pool'] }),
  ),
  sw(['Kuna safari gani za Amboseli?', 'Na Samburu je?'], listings({ categories: ['safari'], counties: ['Samburu'] })),
  sw(
    'Wikendi hii nataka kuwatoa watoto Nairobi, tunaweza kwenda wapi?',
    listings({ categories: ['city', 'safari', 'mountain'], counties: ['Nairobi City', 'Nakuru', 'Kajiado'] }),
  ),
  sw(
    'Nataka kujifunza kusuka vikapu',
    listings({ categories: ['cultural'], titles: ['Weave a kiondo basket in Machakos'] }),
  ),
  sw(
    'Naweza kuona pomboo wapi?',
    listings({ categories: ['beach'], titles: ['Wasini Island by dhow, with dolphins and reef'] }),
  ),
  sw(
    'Usafiri kutoka airport ya Mombasa hadi Diani',
    listings({
      categories: ['transfer', 'van'],
      counties: ['Mombasa'],
      titles: ['Moi Airport Mombasa to Diani'],
    }),
  ),
  sw('Malazi ya bei rahisi kabisa mliyo nayo', listings({ categories: stays, cheapestFirst: true })),
  sw(
    'Tunaelekea Ziwa Turkana, kuna mahali pa kulala huko?',
    listings({
      categories: stays,
      counties: ['Marsabit', 'Turkana'],
      titles: ['Nyumba ya wageni Loiyangalani, Ziwa Turkana'],
    }),
  ),

  // Prices, English
  en('How much is the Lamu dhow day in the Manda channel?', price('Lamu dhow day in the Manda channel')),
  en(
    'price of the 3-day Maasai Mara big cats safari for 2 people from 18 December',
    price('3-day Maasai Mara big cats safari', { startDate: '2026-12-18', endDate: '2026-12-20', guests: 2 }),
  ),
  en(
    'What would the Kilimani studio cost from 10 to 14 January, just me?',
    price('Kilimani studio with a city balcony', { startDate: '2027-01-10', endDate: '2027-01-14', guests: 1 }),
  ),
  en(
    'Makuti beach house in Watamu, 5-9 February, 5 of us. Total?',
    price('Makuti beach house in Watamu for six', { startDate: '2027-02-05', endDate: '2027-02-09', guests: 5 }),
  ),
  en('how much for cycling in karura forest', price('Karura Forest by bicycle')),
  en(
    'hw much is the compact city car in nairobi from 4 to 8 jan',
    price('Compact city car in Nairobi, self-drive', { startDate: '2027-01-04', endDate: '2027-01-08', guests: 1 }),
  ),
  en(
    ['Tell me about the Nanyuki cottage facing Mount Kenya', 'how much for 12-14 February, 3 people'],
    price('Nanyuki cottage facing Mount Kenya', { startDate: '2027-02-12', endDate: '2027-02-14', guests: 3 }),
  ),
  en(
    'My wife and I are thinking of Migunga Garden in Naivasha, coming Friday 11 December and leaving on Sunday the 13th. How much would we pay altogether?',
    price('Migunga Garden, a lakeside hotel in Naivasha', {
      ...{ startDate: '2026-12-11', endDate: '2026-12-13', guests: 2 },
    }),
  ),
  // Prices, Kiswahili
  sw('Kupanda Longonot ni pesa ngapi?', price('Longonot crater rim day hike')),
  sw(
    'Bei ya Mnazi Wave Diani kuanzia tarehe 15 hadi 18 Januari, watu wawili',
    price('Mnazi Wave, a small beach hotel in Diani', {
      ...{ startDate: '2027-01-15', endDate: '2027-01-18', guests: 2 },
    }),
  ),
  sw('Ile thali ya mboga ya Parklands ni how much?', price('Vegetarian thali in Parklands, Nairobi')),
  sw(
    'Safari ya siku 2 Amboseli kuanzia tarehe 16 Januari, watu wawili, jumla ni ngapi?',
    price('2-day Amboseli elephants and Kilimanjaro', {
      ...{ startDate: '2027-01-16', endDate: '2027-01-17', guests: 2 },
    }),
  ),
  sw('Kutoka JKIA hadi Westlands mnalipisha ngapi?', price('JKIA airport to Westlands or Kilimani')),
  sw(
    'Iten runners guesthouse kuanzia tarehe 5 hadi 12 Januari, mtu mmoja, ni pesa ngapi?',
    price('Iten runners’ guesthouse', { startDate: '2027-01-05', endDate: '2027-01-12', guests: 1 }),
  ),
  sw(
    'Jahazi la machweo Kilifi tarehe 28 Desemba, tuko wanne, itakuwa ngapi?',
    price('Kilifi creek dhow at sunset', { startDate: '2026-12-28', endDate: '2026-12-28', guests: 4 }),
  ),

  // One listing, English
  en(
    "What's included in the Wasini Island dhow trip?",
    details('Wasini Island by dhow, with dolphins and reef', ['lunch', 'crab', 'meal', 'food'], ['snorkel', 'mask']),
  ),
  en(
    'where do we meet for the Nairobi food walk and at what time?',
    details('Nairobi food walk: seven stops downtown', ['archives'], ['10:30', '10.30', 'half past ten']),
  ),
  en(
    'Does the price of the 3-day Maasai Mara big cats safari cover the park fees?',
    details('3-day Maasai Mara big cats safari', [
      ...['not included', 'not cover', 'not include', "n't cover", "n't include", 'n’t cover', 'n’t include'],
      ...['excluded', 'excludes', 'extra', 'on top', 'separate', 'at the gate', 'to pay there', 'no, '],
      ...['paid to narok', 'not part', 'pay there', 'on the spot', 'yourself'],
    ]),
  ),
  en(
    'what time is pick up for the 1-day Nairobi National Park safari',
    details('1-day Nairobi National Park safari, lions and the city skyline', ['05:15', '5:15', '05.15', '5.15']),
  ),
  en(
    'my son is 7, can he join the Karura forest bike tour?',
    details('Karura Forest by bicycle', [
      '8 year',
      'eight',
      'age: 8',
      'age 8',
      'age of 8',
      'is 8',
      'from 8',
      'under 8',
      '8 or',
      '8+',
      '8 and',
      '**8',
      'too young',
      'no, ',
      'not join',
      'cannot join',
    ]),
  ),
  en(
    'Does Msafiri House have parking and is breakfast included?',
    details('Msafiri House, a business hotel in Westlands', ['parking'], ['breakfast']),
  ),
  // One listing, Kiswahili
  sw(
    'Check-in ya Amboseli View ni saa ngapi?',
    details('Amboseli View tented camp', ['12:00', '12.00', 'saa sita', 'saa 6']),
  ),
  sw(
    'Studio ya Kilimani iko na wifi na parking?',
    details(
      'Kilimani studio with a city balcony',
      ['wi-fi', 'wifi', 'wi‑fi'],
      ['maegesho', 'parking', 'kuegesha', 'egesha'],
    ),
  ),
  sw(
    'Tukienda shamba la chai Kericho tunapewa chakula gani?',
    details(
      'Kericho tea farm stay',
      ['kiamshakinywa', 'kifungua kinywa', 'kiamsha kinywa', 'kifunguakinywa', 'chai ya asubuhi', 'breakfast'],
      ['jioni', 'usiku', 'dinner'],
    ),
  ),
  sw(
    'Umri wa chini wa kupanda Mlima Kenya siku 4 njia ya Sirimon ni miaka mingapi?',
    details('4-day Mount Kenya trek, Sirimon to Point Lenana', [
      'miaka 12',
      'miaka **12',
      'umri wa 12',
      'wa 12',
      'ni 12',
      'zaidi 12',
      ': 12',
      '**12',
      '12+',
      '12 na',
      '12 au',
      'kumi na miwili',
      'kumi na mbili',
    ]),
  ),

  // Whether there is room
  en(
    'Is the Lamu rooftop guesthouse available 28 to 31 December for 2?',
    free('Lamu rooftop guesthouse', { startDate: '2026-12-28', endDate: '2026-12-31', guests: 2 }),
  ),
  en(
    'is there still space on the Diani reef snorkel on 9 january, we are 2',
    free('Diani reef snorkel by outrigger', { startDate: '2027-01-09', endDate: '2027-01-09', guests: 2 }),
  ),
  en(
    'Can 8 people join the 4-day Mara river safari with private guide from 10 January?',
    free('4-day Mara river safari with private guide', {
      ...{ startDate: '2027-01-10', endDate: '2027-01-13', guests: 8 },
    }),
  ),
  sw(
    'Nyumba ya mawe Rusinga iko wazi tarehe 20 hadi 23 Februari? Tuko wanne',
    free('Stone cottage on Rusinga Island, Lake Victoria', {
      ...{ startDate: '2027-02-20', endDate: '2027-02-23', guests: 4 },
    }),
  ),
  sw(
    'Kuna nafasi kwenye nyumba ya shamba la ng’ombe Limuru tarehe 25 hadi 27 Desemba kwa watu wawili?',
    free('Limuru dairy farm cottage', { startDate: '2026-12-25', endDate: '2026-12-27', guests: 2 }),
  ),

  // Help, English
  en(
    'Do I need an account to book?',
    help([
      'need an account',
      'need one',
      'yes',
      'required',
      'have to',
      'must',
      'need to',
      'create an account',
      'with an account',
      '/help/how-to-book',
    ]),
  ),
  en(
    "I made a booking but haven't paid yet. How long do you keep it for me?",
    help(['60 min', '60-min', 'an hour', 'one hour', '1 hour', 'sixty']),
  ),
  en(
    'There is no Book now button, it says Send request. Will my card be charged right away?',
    help([
      ...[
        'nothing is',
        'not charged',
        'not be charged',
        "n't be charged",
        'n’t be charged',
        'no charge',
        'nothing will',
      ],
      ...['accept', 'nothing yet', 'not yet', "won't", 'won’t', 'charged nothing', '/help/request-to-book'],
    ]),
  ),
  en('do you take amex', help(['american express', 'amex'])),
  en(
    "What's your paybill number?",
    help([
      'request',
      'prompt',
      'stk',
      'no till',
      'no paybill',
      'not pay to',
      'not use a',
      'do not pay',
      "don't pay",
      'don’t pay',
      'do not have a',
      "don't have a",
    ]),
  ),
  en(
    'my card got declined, what now??',
    help(
      ['bank'],
      ['another card', 'm-pesa', 'try again', 'other way', 'other card', 'different card', '/help/failed-payment'],
    ),
  ),
  en(
    'If my booking has the moderate policy and I cancel 3 days before, how much do I get back?',
    help(['half', '50%', '50 %', '50 percent', '50 per cent']),
  ),
  en(
    'Can I move my trip to another date and does that cost anything?',
    help([
      'no fee',
      'free',
      'no charge',
      'not cost',
      "n't cost",
      'n’t cost',
      'no change fee',
      'no extra fee',
      'without a fee',
      'without fee',
      'no additional fee',
      'the difference',
    ]),
  ),
  en(
    'how long does a refund to my visa card take',
    help(['5 to 10', '5-10', '5–10', 'five to ten', '10 days', 'ten days']),
  ),
  en(
    'We have planned our whole holiday around this one safari, so I am a bit nervous: what happens with our money if the host cancels on us?',
    help([
      'full refund',
      'in full',
      'fully refunded',
      'all your money',
      'everything you paid',
      'all you paid',
      'refund of what you paid',
      'whole amount',
      'full amount',
      '100',
    ]),
  ),
  en('forgot my pasword, cant log in', help(['forgot password', 'link', 'reset', '/help/sign-in-and-security'])),
  en(
    'How can I see the prices in euros?',
    help(['bottom', 'preferences', 'footer', '/help/prices-and-receipts', '/help/language-and-notifications']),
  ),
  en('I want to delete my account', help(['my data', 'delete my account', '/help/my-data'])),
  en(
    "We'll be in Samburu with no signal. Can I still open my voucher?",
    help([
      'yes',
      'without internet',
      'without a connection',
      'offline',
      'keeps the voucher',
      'keeps your voucher',
      'on paper',
      'pdf',
      'no internet',
      'no connection',
      'print',
    ]),
  ),
  en('until when can I write a review after my trip?', help(['180', 'six months', '6 months'])),
  en('how many points do I need for one dollar off', help(['100', 'hundred'])),
  en(
    'I run a small guesthouse in Malindi and would like to put it on Twende. Which papers do you want to see?',
    help(['national id', 'passport', 'id card', 'your id'], ['licence', 'license']),
  ),
  en('what commission do hosts pay', help(['12 %', '12%', '12 %', '12 per', '12-per', 'twelve'])),
  en(
    'Do I need a visa for Kenya? I come from Germany',
    help(['etakenya', '(eta', ' eta', 'electronic travel', '/help/entry-and-health']),
  ),
  // Help, Kiswahili
  sw(
    'Mimi ni Mkenya na nimeona kuna bei ya raia. Nije na nini kuonyesha mimi ni raia?',
    help(['kitambulisho', 'pasipoti', 'paspoti', 'passport']),
  ),
  sw('Nikilipa kwa M-Pesa dola moja mnahesabu shilingi ngapi?', help(['110'])),
  sw(
    'Mimi ni mwenyeji. Mgeni akituma ombi nina muda gani wa kujibu?',
    help(['saa 24', 'masaa 24', '24', 'siku moja', 'ishirini na nne']),
  ),
  sw(
    'Kama host nalipwa siku gani?',
    help([
      'jumatatu',
      'safari ikiisha',
      'safari kuisha',
      'baada ya safari',
      'safari ikishaisha',
      'safari inapoisha',
      'safari ikimalizika',
      'safari kumalizika',
    ]),
  ),
  sw(
    'Mbona namba ya simu ya mwenyeji imefichwa kwenye ujumbe?',
    help([
      'ilipiwe',
      'kulipa',
      'ukilipa',
      'lipwa',
      'lipiwa',
      'lipia',
      'malipo',
      'ukishalipa',
      'inakulinda',
      'kukulinda',
      '/help/messages-to-hosts',
    ]),
  ),
  sw('Nimependa nyumba fulani, naihifadhi vipi niitazame baadaye?', help(['moyo', 'vipendwa', '/help/favorites'])),
  sw('Nyumbu wanavuka mto Mara mwezi gani?', help(['agosti', 'septemba', 'julai'])),
  sw(
    'Mgeni kutoka nje analipa ngapi ya kuingia hifadhi ya Amboseli kwa siku?',
    help([
      'usd 90',
      '$90',
      '$ 90',
      '90 usd',
      'dola 90',
      'us$90',
      'us$ 90',
      'dola za marekani 90',
      'usd 90',
      '90 kwa siku',
      'dola tisini',
    ]),
  ),
  sw('Namba ya polisi ya dharura ni gani?', help(['999', '112', '911'])),
  sw(
    'Plug za Kenya ni za aina gani?',
    help(['aina ya g', 'aina g', 'type g', 'ya g ', 'miguu mitatu', 'pini tatu', '"g"']),
  ),
  sw(
    'nimelipa mpesa na pesa imetoka lkn booking haijaconfirm, sasa?',
    help([
      'subiri',
      'angalia tena',
      'yenyewe',
      'kuchelewa',
      'itathibitishwa',
      'inathibitishwa',
      'help@twende.test',
      '712 345 600',
      '/help/failed-payment',
    ]),
  ),
  sw('Nikicancel na nililipa kwa M-Pesa, doo inarudi baada ya muda gani?', help(['dakika'])),
  sw(
    'Naweza kulipa shilingi ngapi kwa M-Pesa kwa mara moja?',
    help(['250,000', '250000', '250 000', '250.000', '250k', 'laki mbili na nusu', 'elfu 250']),
  ),
  sw('Naghairi vipi booking?', help(['ghairi nafasi', 'dashibodi', '/dashboard', '/help/cancel-a-booking'])),
  sw(
    'Nikichelewa kufika kwenye ziara nifanye nini?',
    help(['mpigie', 'piga', 'kumpigia', 'pigia', 'wasiliana', 'mjulishe', '/help/host-cancels-or-no-show']),
  ),
  sw(
    'Nimepoteza simu iliyokuwa na app ya code za kuingia. Naingiaje?',
    help(['dharura', 'misimbo', 'mmoja wa misimbo', 'msimbo wa', '712 345 600', '/help/sign-in-and-security']),
  ),
  sw(
    'Pointi zinaexpire baada ya muda gani?',
    help(['miezi 24', '24', 'miaka miwili', 'miaka 2', 'ishirini na minne', 'ishirini na nne']),
  ),

  // Amina's own
  amina('en', 'When is my Samburu safari?', [
    [
      '17 jan',
      'jan 17',
      'january 17',
      '17th',
      '17–19',
      '17-19',
      '17 to 19',
      '17 – 19',
      '17 - 19',
      '2027-01-17',
      '17/01',
      '17 and 19',
    ],
  ]),
  amina('en', 'how many points do i have', [['1,250', '1250', '1 250', '1.250']]),
  amina('en', 'How much did I pay for the Lamu guesthouse?', [['236', '25,960', '25960', '25 960']]),
  amina('en', "what's the booking number of the samburu trip", [['BK-2026-119']]),
  amina('en', 'Did I get my money back for the turtle watch in Watamu?', [
    ['refund', 'money back', 'got back', 'paid back', 'sent back', 'returned', 'went back', 'yes'],
  ]),
  amina(
    'en',
    ['Is my guesthouse in Lamu confirmed?', 'and how many nights is it?'],
    [
      [
        '3 night',
        'three night',
        '3-night',
        '3 nights',
        '22 dec',
        'dec 22',
        '22nd',
        '19–22',
        '19-22',
        '2026-12-22',
        'december 22',
      ],
    ],
  ),
  amina('sw', 'Pointi zangu zina thamani ya pesa ngapi?', [['12.5', '12,5', '1,375', '1375', '1 375']]),
  amina('sw', 'Nililipa ngapi kwa safari ya Samburu?', [
    ['1,620', '1620', '1 620', '1.620', '178,200', '178200', '178 200'],
  ]),
  amina('sw', 'Niliongeza nyongeza gani kwenye nyumba ya wageni ya Lamu?', [
    ['boti', 'mashua', 'boat'],
    ['jioni', 'dinner', 'usiku'],
  ]),
  amina('sw', 'Booking yangu ya kasa Watamu iko hali gani?', [
    ['ghairi', 'cancel', 'sitishwa', 'batilishwa', 'futwa', 'rejesh', 'rudish'],
  ]),

  // Own things of visitors
  en('what is the status of the booking I made yesterday?', signIn),
  en('Has my payment gone through? Booking BK-2026-140', signIn),
  sw('Nionyeshe safari zangu nilizobook', signIn),
  sw('Pointi zangu ni ngapi?', signIn),

  // Small talk
  en('hi', small),
  en(['How do I pay?', 'great, thank you!'], small),
  sw('Mambo vipi', small),
  sw('Asante sana, umenisaidia', small),

  // Our team
  en('Can I talk to a real person please', contact),
  en("what's your phone number", contact),
  sw('Nipeni namba ya simu ya customer care', contact),

  // Outside of Twende
  en('Do you do gorilla trekking in Uganda?', nothing),
  en('who won the Chelsea game last night', nothing),
  en('Can you help me write my CV?', nothing),
  sw('Mna hoteli Zanzibar?', nothing),
  sw('Nataka tiketi ya ndege kwenda Dubai, mnauza?', nothing),
];
