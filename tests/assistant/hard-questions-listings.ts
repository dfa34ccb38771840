import { details, en, free, listings, nothing, price, sw } from './asking.ts';
import type { AssistantQuestion } from './question.ts';

const stays = ['hotels', 'lodges', 'guest', 'airbnb', 'farm'];
const food = ['local', 'meals', 'dining'];
const coast = ['Mombasa', 'Kwale', 'Kilifi', 'Lamu'];
const trips = ['safari', 'city', 'beach', 'mountain', 'cultural'];

/** Roundabout questions about listings, written apart from the assistant and read since: what it can grow by. */
export const hardListingQuestions: readonly AssistantQuestion[] = [
  // Searches
  en(
    'hi, we land in mombasa on the 20th with my mother who is 74, is there a quiet hotel with a pool close to the beach',
    listings({ categories: stays, counties: ['Kwale', 'Mombasa', 'Kilifi'], facilities: ['pool'] }),
  ),
  en('anything under 50 dollars a night in lamu', listings({ categories: stays, counties: ['Lamu'], maxPrice: 50 })),
  en('whats the cheapest place to sleep you have in whole kenya', listings({ categories: stays, cheapestFirst: true })),
  en(
    ['looking for a room near naivasha', 'hmm with swimming pool pls'],
    listings({ categories: stays, counties: ['Nakuru'], facilities: ['pool'] }),
  ),
  en(
    ['safari from nairobi, only one day, we fly out at night', 'and cheaper?'],
    listings({ categories: ['safari'], counties: ['Nairobi City', 'Nakuru'], maxPrice: 130 }),
  ),
  en(
    'My husband proposed in the mara 10 yrs ago and I want to surprise him with something really luxurious there. Money is not an issue.',
    listings({ categories: ['safari', 'lodges'], counties: ['Narok'], minPrice: 300 }),
  ),
  en('vegetarian lunch nairobi??', listings({ categories: food, counties: ['Nairobi City', 'Kiambu'] })),
  en('need a car to drive myself around diani for few days', listings({ categories: ['car'], counties: ['Kwale'] })),
  en(
    'how do i get from jkia to my airbnb in kilimani at 2 in the morning',
    listings({ categories: ['transfer'], counties: ['Nairobi City'] }),
  ),
  en(
    'train gets into mombasa about 2pm, who can pick us up and bring us to nyali',
    listings({ categories: ['transfer', 'van'], counties: ['Mombasa'] }),
  ),
  en(
    'My brother uses a wheelchair, what transport do you have for him in nairobi',
    listings({ categories: ['van'], counties: ['Nairobi City'], facilities: ['accessible'] }),
  ),
  en(
    'we are 12 cousins coming for a wedding in malindi and need one big vehicle with a driver for the coast',
    listings({ categories: ['van'], counties: ['Mombasa'] }),
  ),
  en(
    'somewhere with fireplace, cold weather, view of mt kenya',
    listings({ categories: stays, counties: ['Laikipia', 'Meru', 'Nyeri', 'Kiambu'], facilities: ['fireplace'] }),
  ),
  en(
    'I work remote, need good wifi and backup when power goes off, nairobi, 2 weeks',
    listings({ categories: stays, counties: ['Nairobi City'], facilities: ['wifi'] }),
  ),
  en(
    'farm stays where the kids can touch animals',
    listings({ categories: ['farm', 'airbnb'], counties: ['Kiambu', 'Meru', 'Kericho', 'Nyeri', 'Machakos'] }),
  ),
  en(
    'turtles. where and when can i see them',
    listings({ categories: ['beach'], counties: ['Kilifi'], titles: ['Watamu turtle watch and creek walk'] }),
  ),
  en(
    ['hey is there some hiking near nairobi', 'not too hard, my knees arent great'],
    listings({ categories: ['mountain', 'city'], counties: ['Kajiado', 'Nakuru', 'Nairobi City', 'Nyeri', 'Kiambu'] }),
  ),
  en(
    'Elephants with Kilimanjaro behind them, like in the photographs. 2 people, January.',
    listings({ categories: ['safari', 'lodges'], counties: ['Kajiado'] }),
  ),
  en(
    'rhino tour but we only have 150 usd each',
    listings({ categories: ['safari'], counties: ['Nakuru', 'Nairobi City'], maxPrice: 150 }),
  ),
  en(
    'what can one do in kisumu on a free evening',
    listings({ categories: [...trips, ...food, 'boda'], counties: ['Kisumu'] }),
  ),
  en('entire house not a hotel, coast, we are six adults', listings({ categories: ['airbnb'], counties: coast })),
  en(
    'coffee lover here! want to see how it grows and roasts',
    listings({
      categories: ['cultural', 'farm', 'meals'],
      counties: ['Taita-Taveta', 'Nyeri', 'Nairobi City', 'Kisii'],
    }),
  ),
  en(
    'halal dinner on the sea, romantic',
    listings({ categories: ['dining', 'local'], counties: coast, facilities: ['halal'] }),
  ),
  en(
    ['do you have cooking classes', 'on the coast'],
    listings({ categories: ['cultural'], counties: coast, titles: ['Cook with a Swahili family in Malindi'] }),
  ),
  en(
    'motorbike taxi in the capital thats not a petrol one',
    listings({ categories: ['boda'], counties: ['Nairobi City'], titles: ['Electric boda in Westlands, Nairobi'] }),
  ),
  en(
    'We are between Nakuru and Kisumu with one night to kill, tea country would be lovely',
    listings({ categories: stays, counties: ['Kericho', 'Nakuru', 'Kisumu', 'Baringo', 'Kakamega'] }),
  ),
  en(
    'want to try camel meat, i heard somalis in nairobi serve it',
    listings({ categories: food, counties: ['Nairobi City'], titles: ['Somali bariis with banana in Eastleigh'] }),
  ),
  sw(
    'niaje, kuna kitu poa cha kufanya nai hii weekend, budget ni kama 30 dollars',
    listings({ categories: [...trips, ...food], counties: ['Nairobi City', 'Kajiado', 'Kiambu'], maxPrice: 40 }),
  ),
  sw(['natafuta hoteli diani', 'na kwa watu wanne?'], listings({ categories: stays, counties: ['Kwale'] })),
  sw(
    'safari za Tsavo mnazo? nataka kwenda kwa treni',
    listings({ categories: ['safari'], counties: ['Taita-Taveta'] }),
  ),
  sw('mahali pa kulala kakamega, bei rahisi kabisa', listings({ categories: stays, counties: ['Kakamega'] })),
  sw(
    'tunataka nyama choma jumamosi, tuko watu 15 karibu na nairobi',
    listings({
      categories: food,
      counties: ['Kajiado', 'Nairobi City', 'Kiambu'],
      titles: ['Nyama choma under the trees in Kitengela'],
    }),
  ),
  sw(
    ['kuna nyumba ya familia mombasa au malindi yenye jiko?', 'iwe na wifi pia'],
    listings({ categories: ['airbnb'], counties: ['Mombasa', 'Kilifi'], facilities: ['wifi'] }),
  ),
  sw(
    'gari la kukodi kisumu viti saba, naendesha mimi mwenyewe',
    listings({ categories: ['car'], counties: ['Kisumu'] }),
  ),
  sw(
    'Habari. Mama yangu hapendi bahari lakini sisi tunapenda. Mna nini Lamu kwa siku moja?',
    listings({ categories: [...trips, ...food], counties: ['Lamu'] }),
  ),
  sw(
    'kupanda mlima kenya',
    listings({
      categories: ['mountain'],
      counties: ['Meru', 'Nyeri', 'Laikipia'],
      titles: ['4-day Mount Kenya trek, Sirimon to Point Lenana'],
    }),
  ),
  sw('boda ya kunitoa town kisumu hadi dunga iko?', listings({ categories: ['boda'], counties: ['Kisumu'] })),
  sw(
    ['nataka kuona simba', 'siku moja tu, na ya bei ya chini'],
    listings({ categories: ['safari'], counties: ['Nairobi City', 'Nakuru'], cheapestFirst: true }),
  ),
  sw('samaki watamu kisumu wapi jamani', listings({ categories: [...food, 'hotels'], counties: ['Kisumu'] })),
  sw(
    'tuko honeymoon, tunataka tented camp yenye kuona mlima kilimanjaro',
    listings({ categories: ['lodges', 'safari'], counties: ['Kajiado'] }),
  ),
  sw(
    'mko na place ya kukaa karibu na ziwa turkana ama hakuna',
    listings({ categories: stays, counties: ['Marsabit', 'Turkana'] }),
  ),
  sw(
    'watoto wangu wana miaka 5 na 9. Tufanye nini Nairobi siku ya kwanza?',
    listings({ categories: [...trips, ...food], counties: ['Nairobi City', 'Kajiado', 'Kiambu'] }),
  ),
  sw('chakula cha jioni nanyuki kwa moto hivi', listings({ categories: food, counties: ['Laikipia'] })),
  sw(
    ['usafiri kutoka airport ya mombasa', 'naenda diani si nyali'],
    listings({ categories: ['transfer', 'van'], counties: ['Mombasa', 'Kwale'] }),
  ),
  sw(
    'shule yetu ina wanafunzi 14, gari la safari kubwa na dereva kutoka nairobi au hata lodwar',
    listings({ categories: ['van'], counties: ['Nairobi City', 'Turkana', 'Mombasa'] }),
  ),

  // Facts of one listing
  en(
    'is my 5 yr old allowed on the 3 day mara big cat trip',
    details('3-day Maasai Mara big cats safari', [
      '6 years',
      'six',
      'age 6',
      'aged 6',
      'age is 6',
      'at least 6',
      'from 6',
      'under 6',
      'age: 6',
      'age of 6',
    ]),
  ),
  en(
    'how hard is that mt kenya lenana trek really? im 58 and walk the dog every day',
    details('4-day Mount Kenya trek, Sirimon to Point Lenana', ['demanding', 'strenuous', 'difficult', 'tough']),
  ),
  en(
    'wheres the meeting point for longonot and what time do we need to be there',
    details('Longonot crater rim day hike', ['Sarit'], ['06:00', '6:00', '6 am', '6am']),
  ),
  en(
    'how many stairs in the lamu rooftop house? granny has bad hips',
    details('Lamu rooftop guesthouse', ['44', 'forty-four', 'forty four']),
  ),
  en(
    'can i swim in the lake at the rusinga cottage',
    details('Stone cottage on Rusinga Island, Lake Victoria', ['bilharzia', 'not swim', "don't swim", 'do not swim']),
  ),
  en(
    'does the Mlango place in mombasa old town have a bar? we like a glass of wine',
    details('Mlango Courtyard in Mombasa Old Town', [
      'no alcohol',
      'not serve alcohol',
      'serves no',
      'alcohol-free',
      'no bar',
      'without alcohol',
      "doesn't serve",
      'no wine',
    ]),
  ),
  en(
    'may I take the small city car from nairobi into the national park',
    details('Compact city car in Nairobi, self-drive', ['tarmac', 'not for the parks', 'not allowed in']),
  ),
  en(
    'if it pours with rain and we call off the hells gate cycling the evening before, do i see my money again',
    details('Hell’s Gate by bicycle: cliffs, zebra and the gorge', [
      '24 hours',
      '24-hour',
      '24h',
      'one day before',
      'a day before',
      '1 day before',
    ]),
  ),
  en(
    'early flight, what time is breakfast at msafiri house',
    details('Msafiri House, a business hotel in Westlands', ['05:30', '5:30', '5.30', 'half past five']),
  ),
  en(
    'nut allergy, serious one. is the kiondo basket class ok for me?',
    details('Weave a kiondo basket in Machakos', ['nut']),
  ),
  en(
    ['tell me about the private mara safari with flights', 'how heavy can our bags be'],
    details('4-day Mara river safari with private guide', ['15 kg', '15kg', '15 kilo', 'fifteen']),
  ),
  en(
    'kite lesson diani: i cant stand deep water. how deep is it?',
    details('First kite lesson on Galu beach, Diani', ['waist']),
  ),
  en(
    'park entry already inside the tsavo east train safari price or do we pay at gate',
    details('3-day Tsavo East safari by train', [
      'fees: included',
      'are included',
      'is included',
      'already included',
      'fees included',
      'includes park',
      'includes the park',
      'include park',
      'covers park',
      'covers the park',
      'price includes',
      'included in the price',
      'included for',
    ]),
  ),
  en(
    'what languages does the guide on the mombasa old town walk speak, my parents only know german',
    details('Mombasa Old Town on foot', ['german']),
  ),
  en(
    'what do i have to pack for wasini',
    details('Wasini Island by dhow, with dolphins and reef', ['swim', 'towel'], ['cash', 'sun']),
  ),
  en(
    'the watamu thatched beach house, can we stay just 2 nights, and is there a cook',
    details(
      'Makuti beach house in Watamu for six',
      ['3 nights', 'three nights', '3-night', 'three-night'],
      ['cook', 'Kadzo'],
    ),
  ),
  en(
    'at what hour can i get into my room in the kilimani studio and when must I be out',
    details('Kilimani studio with a city balcony', ['15:00', '3 pm', '3pm', '3:00'], ['11:00', '11 am', '11am']),
  ),
  en(
    'does the iten guest house have hot water before a 5.30 run?',
    details('Iten runners’ guesthouse', ['five', '05:00', '5:00', '5 am', '5am']),
  ),
  en(
    'can we go to the Chalbi desert camp in one car? thinking of driving up ourselves',
    details('Chalbi star camp on the edge of the desert', ['two vehicles', '2 vehicles', 'two cars', '2 cars']),
  ),
  en(
    'the kericho tea people, do they collect us and where',
    details('Kericho tea farm stay', ['Chai Square'], ['15:00', '3 pm', '3pm', '3:00']),
  ),
  sw(
    'jahazi la jioni kilifi linachukua muda gani?',
    details('Kilifi creek dhow at sunset', ['saa mbili', 'saa 2', 'masaa mawili', 'masaa 2']),
  ),
  sw(
    'ngamia hupikwa siku gani pale eastleigh kwa wasomali',
    details('Somali bariis with banana in Eastleigh', ['ijumaa']),
  ),
  sw(
    'mtoto wa miaka 7 anaweza enda kusnorkel diani na ile ngalawa?',
    details('Diani reef snorkel by outrigger', ['miaka 8', 'minane', 'nane']),
  ),
  sw(
    'nyumba ya msonge kakamega ina bafu la maji moto ama ni baridi tu',
    details('Thatched bandas at the edge of Kakamega Forest', ['ndoo']),
  ),
  sw(
    ['nataka kuendesha baiskeli karura', 'ni kilomita ngapi na kahawa iko?'],
    details('Karura Forest by bicycle', ['kumi na tano', '15'], ['kahawa']),
  ),
  sw(
    'tukienda samburu siku tatu tunakutana wapi na nyinyi, na saa ngapi',
    details('3-day Samburu special five on the Ewaso Ng’iro', ['Archers Post'], ['11:00', 'saa tano', 'saa 5']),
  ),
  sw(
    'RAV4 ya nakuru naweza ingia nayo maasai mara kuona wanyama?',
    details('RAV4 from Nakuru, self-drive', ['hairuhusiwi', 'hayaruhusiwi', 'huwezi', 'Land Cruiser', 'haruhusiwi']),
  ),
  sw(
    'Naomba kujua, thali ya Parklands ina vitunguu? Sisi ni Wajain',
    details('Vegetarian thali in Parklands, Nairobi', ['vitunguu'], ['bila', 'isiyo na', 'pasipo']),
  ),
  sw(
    'hiyo gari ya wheelchair inabeba viti vingapi na ina njia ya kupandia?',
    details(
      'Van with a wheelchair ramp and driver, Nairobi',
      ['viti vinne', 'viti 4', 'watu 5', 'viti 5', 'viti vitano', 'watu watano', 'wageni 5'],
      ['kupandia', 'ramp'],
    ),
  ),
  sw(
    'packed lunch ya mama njeri iko tayari saa ngapi, tunaondoka mapema sana',
    details('Packed safari lunch from Mama Njeri', ['05:00', '5:00', 'saa kumi na moja', 'saa 11']),
  ),
  sw(
    'kutoka lodwar airport hadi eliye ni masaa mangapi kwa gari, na nilipe pesa gani nyingine huko?',
    details(
      'Lodwar airport to Eliye Springs by 4×4',
      ['saa mbili', 'saa 2', 'masaa mawili', 'masaa 2'],
      ['jamii', 'kiingilio'],
    ),
  ),

  // Prices
  en(
    'how much for 2 of us 3 nights at mnazi wave from 12 january',
    price('Mnazi Wave, a small beach hotel in Diani', { startDate: '2027-01-12', endDate: '2027-01-15', guests: 2 }),
  ),
  en(
    'christmas at mnazi wave diani, 23 to 27 december, couple, total?',
    price('Mnazi Wave, a small beach hotel in Diani', { startDate: '2026-12-23', endDate: '2026-12-27', guests: 2 }),
  ),
  en(
    'price lake nakuru day trip 3 adults on the 12th of december',
    price('1-day Lake Nakuru rhino and flamingo safari', { startDate: '2026-12-12', guests: 3 }),
  ),
  en(
    'We hold Kenyan ID cards. What do we pay each for the day safari to lake nakuru (rhinos), adults',
    details('1-day Lake Nakuru rhino and flamingo safari', ['$90', '90 dollars', '90 USD', 'USD 90', 'US$90', '9,900']),
  ),
  en(
    'kids price nakuru one day safari, we come from germany, she is 8',
    details('1-day Lake Nakuru rhino and flamingo safari', [
      '$95',
      '95 dollars',
      '95 USD',
      'USD 95',
      'US$95',
      '10,450',
    ]),
  ),
  en(
    'expat with alien card living in nbi: rate per night at the mto mara tents in december?',
    details('Mto Mara Camp, tents on a river bend', ['$250', '250 dollars', '250 USD', 'USD 250', 'US$250', '27,500']),
  ),
  en(
    'cost of airport moi to diani on 22 dec, there are six of us with lots of bags',
    price('Moi Airport Mombasa to Diani', { startDate: '2026-12-22', guests: 6 }),
  ),
  en(
    'nanyuki cottage fri 11 dec to sun 13 dec for 4 ppl - how much',
    price('Nanyuki cottage facing Mount Kenya', { startDate: '2026-12-11', endDate: '2026-12-13', guests: 4 }),
  ),
  en(
    ['whats the snorkelling with the outrigger in diani', 'and for five people on 8 january?'],
    price('Diani reef snorkel by outrigger', { startDate: '2027-01-08', guests: 5 }),
  ),
  en(
    'Total for the prado with the tent on the roof, 5 to 9 january? just me and a friend',
    price('Prado with roof tent, self-drive', { startDate: '2027-01-05', endDate: '2027-01-09', guests: 2 }),
  ),
  en(
    'is a child seat extra for the jkia pickup? how much',
    details('JKIA airport to Westlands or Kilimani', ['$5', '5 USD', 'USD 5', 'US$5', 'KES 550', 'KSh 550']),
  ),
  en(
    'how much extra for the boat from manda if we stay at that rooftop guesthouse in lamu, one way',
    details('Lamu rooftop guesthouse', ['$12', '12 USD', 'USD 12', 'US$12', '1,320']),
  ),
  sw(
    '4 day mt kenya ni how much kwa watu wawili, tarehe 15 january',
    price('4-day Mount Kenya trek, Sirimon to Point Lenana', { startDate: '2027-01-15', guests: 2 }),
  ),
  sw(
    'bei ya bush dinner naivasha watu wanne tarehe 18 desemba',
    price('Bush dinner by lantern in Naivasha', { startDate: '2026-12-18', guests: 4 }),
  ),
  sw(
    'ni pesa ngapi jumla kwenye kile kinyumba cha shamba la ng’ombe limuru, ijumaa 11 hadi jumapili 13 desemba, tuko wanne',
    price('Limuru dairy farm cottage', { startDate: '2026-12-11', endDate: '2026-12-13', guests: 4 }),
  ),
  sw(
    'Giraffe centre na bomas tour pesa ngapi watu watatu 10 desemba',
    price('Giraffe Centre and Bomas of Kenya day', { startDate: '2026-12-10', guests: 3 }),
  ),
  sw(
    ['ule mtumbwi wa jioni dunga', 'sawa, na tukiwa sita tarehe ishirini desemba inakuwa ngapi?'],
    price('Kisumu sunset boat from Dunga', { startDate: '2026-12-20', guests: 6 }),
  ),
  sw(
    'raia wa kenya analipa ngapi kwa usiku mto mara camp mwezi huu',
    details('Mto Mara Camp, tents on a river bend', ['$210', 'dola 210', 'USD 210', 'US$210', '23,100']),
  ),
  sw(
    'basi la watu 14 pwani, nikilichukua siku mbili tarehe 2 na 3 januari ni ngapi jumla',
    price('14-seat shuttle with driver, Mombasa coast', { startDate: '2027-01-02', endDate: '2027-01-03', guests: 14 }),
  ),
  sw('cheki, boda ya kuenda equator sign nanyuki ni how much', price('Boda to the equator sign, Nanyuki')),

  // Room on a date
  en(
    '9 of us want the three day mara cats safari leaving 22 december, still space?',
    free('3-day Maasai Mara big cats safari', { startDate: '2026-12-22', guests: 9 }),
  ),
  en(
    'is mto mara camp free 10 to 13 january for two',
    free('Mto Mara Camp, tents on a river bend', { startDate: '2027-01-10', endDate: '2027-01-13', guests: 2 }),
  ),
  en(
    'can two of us still start the lenana climb on the 3rd of december?? we are already in nanyuki',
    free('4-day Mount Kenya trek, Sirimon to Point Lenana', { startDate: '2026-12-03', guests: 2 }),
  ),
  en(
    'samburu 3 days, 17 jan, church group of eleven. do you have so many places',
    free('3-day Samburu special five on the Ewaso Ng’iro', { startDate: '2027-01-17', guests: 11 }),
  ),
  en(
    ['that tea farm in kericho looks nice', 'got a room there from 12 to 14 december? just me and my wife'],
    free('Kericho tea farm stay', { startDate: '2026-12-12', endDate: '2026-12-14', guests: 2 }),
  ),
  en(
    'hoping to eat at the lantern dinner by lake naivasha tonight, 2 people, any chance',
    free('Bush dinner by lantern in Naivasha', { startDate: '2026-12-01', guests: 2 }),
  ),
  sw(
    'amboseli siku mbili kuanzia tarehe 3 januari, tuko 12, tutatoshea kweli?',
    free('2-day Amboseli elephants and Kilimanjaro', { startDate: '2027-01-03', guests: 12 }),
  ),
  sw(
    'nyumba ya makuti watamu iko free 8 hadi 12 january? tuko watano',
    free('Makuti beach house in Watamu for six', { startDate: '2027-01-08', endDate: '2027-01-12', guests: 5 }),
  ),
  sw(
    'je, dereva wa JKIA kwenda westlands atapatikana usiku wa tarehe 24 desemba kwa watu watatu',
    free('JKIA airport to Westlands or Kilimani', { startDate: '2026-12-24', guests: 3 }),
  ),
  sw(
    'kile kinyumba cha mawe rusinga, nipate kutoka 18 mpaka 20 desemba na wanangu wawili',
    free('Stone cottage on Rusinga Island, Lake Victoria', {
      startDate: '2026-12-18',
      endDate: '2026-12-20',
      guests: 3,
    }),
  ),

  // What is not there
  en('gorilla trekking?', nothing),
  en('Do you sell skydiving over the beach, a friend did it in diani', nothing),
  en('need a hotel in zanzibar stone town for new year', nothing),
  sw('mnauza tiketi za ndege za nairobi kwenda dubai?', nothing),
  sw('nataka kuski kwenye theluji na watoto, iko wapi', nothing),
];
