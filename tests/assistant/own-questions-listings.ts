import { mealCategories, stayCategories, transportCategories } from '#shared/categories.ts';
import { details, en, free, listings, nothing, price, sw } from './asking.ts';
import type { AssistantQuestion } from './question.ts';

const [stays, meals, transport] = [stayCategories, mealCategories, transportCategories];

const foodWalk = 'Nairobi food walk: seven stops downtown';
const lamuDhow = 'Lamu dhow day in the Manda channel';
const mtoMara = 'Mto Mara Camp, tents on a river bend';
const watamuHouse = 'Makuti beach house in Watamu for six';
const longonot = 'Longonot crater rim day hike';

/** Looking for listings, and asking about one. */
export const ownListingQuestions: readonly AssistantQuestion[] = [
  // What one listing has
  en('does Mto Mara Camp have wifi?', details(mtoMara, ['No'])),
  en('is there a pool at Mnazi Wave', details('Mnazi Wave, a small beach hotel in Diani', ['Yes'])),
  en('does the beach house in watamu have a kitchen', details(watamuHouse, ['Yes'], ['Kitchen'])),
  en('how many bedrooms does the watamu beach house have', details(watamuHouse, ['Bedroom 3'])),
  en('what time is check in at Lolwe Shore', details('Lolwe Shore, a lakefront hotel in Kisumu', ['13:00'])),
  en(
    'when do we have to check out of msafiri house',
    details('Msafiri House, a business hotel in Westlands', ['11:00']),
  ),
  en('what time does the nairobi food walk start', details(foodWalk, ['10:30'])),
  en('how long is the mount kenya trek', details('4-day Mount Kenya trek, Sirimon to Point Lenana', ['4 days'])),
  en('how hard is the longonot hike', details(longonot, ['Challenging'])),
  en('can my 9 year old climb longonot', details(longonot, ['10'])),
  en('minimum age for the kite lesson in diani', details('First kite lesson on Galu beach, Diani', ['12'])),
  en('is lunch included in the lamu dhow day', details(lamuDhow, ['lunch', 'Lunch'])),
  en('how big is the group on the food walk', details(foodWalk, ['10'])),
  en('what languages does the guide speak on the lamu dhow trip', details(lamuDhow, ['Kiswahili'])),
  en('is the food walk good for vegetarians', details(foodWalk, ['Yes'], ['Vegetarian'])),
  en('how many people fit in the land cruiser', details('Land Cruiser with driver-guide', ['6'])),
  en(
    'can I cancel the wasini trip for free',
    details('Wasini Island by dhow, with dolphins and reef', ['full refund']),
  ),
  en('do they speak maa at mto mara camp', details(mtoMara, ['Maa'])),
  en('what do people say about the lamu rooftop guesthouse', details('Lamu rooftop guesthouse', ['of 5'])),
  en(
    'are park fees included in the amboseli elephants safari',
    details('2-day Amboseli elephants and Kilimanjaro', ['ark fee', 'entry']),
  ),
  en('where do I meet for the karura bicycle tour', details('Karura Forest by bicycle', ['Meeting point'])),
  en('is the nanyuki cottage ok for kids', details('Nanyuki cottage facing Mount Kenya', ['Yes'])),
  sw('je mto mara camp ina wifi', details(mtoMara, ['Hapana'])),
  sw('nyumba ya ufuoni watamu ina vyumba vingapi vya kulala', details(watamuHouse, ['Chumba'])),
  sw('matembezi ya vyakula nairobi yanaanza saa ngapi', details(foodWalk, ['10:30'])),
  sw('nibebe nini kupanda longonot', details(longonot, ['Beba'])),
  sw('bei ya dau lamu inajumuisha nini', details(lamuDhow, ['inajumuisha'])),
  sw(
    'kupanda mlima kenya kunachukua siku ngapi',
    details('4-day Mount Kenya trek, Sirimon to Point Lenana', ['Siku 4', 'siku 4']),
  ),
  en(['hotels in kisumu', 'does it have a pool?'], details('Lolwe Shore, a lakefront hotel in Kisumu', ['Yes'])),
  en(
    ['how much is the wasini trip', 'what should we bring'],
    details('Wasini Island by dhow, with dolphins and reef', ['Bring']),
  ),
  sw(['hoteli diani', 'ina bwawa la kuogelea?'], details('Mnazi Wave, a small beach hotel in Diani', ['Ndiyo'])),
  // What it costs
  en('longonot price', price(longonot)),
  en('how much is mukimo', price('Mama Njeri’s mukimo and stew')),
  en('whats the cost of the thali', price('Vegetarian thali in Parklands, Nairobi')),
  en('how much to rent the prado', price('Prado with roof tent, self-drive')),
  en('price of the wheelchair van', price('Van with a wheelchair ramp and driver, Nairobi')),
  en('how much does it cost to go from JKIA to westlands', price('JKIA airport to Westlands or Kilimani')),
  en('how much do you charge for the turtle watch', price('Watamu turtle watch and creek walk')),
  en('rates for mlango courtyard', price('Mlango Courtyard in Mombasa Old Town')),
  en('what would migunga garden cost us for two nights from 9 february', {
    ...{ kind: 'price', title: 'Migunga Garden, a lakeside hotel in Naivasha' },
    ...{ startDate: '2027-02-09', endDate: '2027-02-11' },
  }),
  en(
    'price of hells gate cycling for 3 people on 10 february',
    price('Hell’s Gate by bicycle: cliffs, zebra and the gorge', { startDate: '2027-02-10', guests: 3 }),
  ),
  sw('kupanda longonot ni pesa ngapi', price(longonot)),
  sw('nyama choma kitengela ni bei gani', price('Nyama choma under the trees in Kitengela')),
  sw('kukodi prado ni shilingi ngapi kwa siku', price('Prado with roof tent, self-drive')),
  sw('bei ya kutazama kasa watamu', price('Watamu turtle watch and creek walk')),
  sw('nauli ya kutoka jkia hadi kilimani', price('JKIA airport to Westlands or Kilimani')),
  // Whether it is free
  en('do you have space on the food walk on 11 february for 4', free(foodWalk, { startDate: '2027-02-11', guests: 4 })),
  en(
    'is the beach house in watamu available from 10 to 13 february',
    free(watamuHouse, { startDate: '2027-02-10', endDate: '2027-02-13' }),
  ),
  en('can we do the longonot hike on 13 february', free(longonot, { startDate: '2027-02-13' })),
  en(
    'any slots left for the turtle watch on 12 february',
    free('Watamu turtle watch and creek walk', { startDate: '2027-02-12' }),
  ),
  en('is mto mara camp fully booked on 14 february', free(mtoMara, { startDate: '2027-02-14' })),
  sw('matembezi ya vyakula nairobi yana nafasi tarehe 11 februari', free(foodWalk, { startDate: '2027-02-11' })),
  sw('tunaweza kwenda longonot tarehe 13 februari', free(longonot, { startDate: '2027-02-13' })),
  // Looking for listings
  en('im hungry, anything good in kisumu?', listings({ categories: meals, counties: ['Kisumu'] })),
  en(
    'we need a ride from the airport to westlands',
    listings({ categories: ['transfer'], counties: ['Nairobi City'] }),
  ),
  en('looking for a romantic getaway at the coast', listings({ counties: ['Kwale', 'Kilifi', 'Lamu', 'Mombasa'] })),
  en('safari for 2 people next month under 400 dollars', listings({ categories: ['safari'], maxPrice: 400 })),
  en('day trips from nairobi', listings({})),
  en('where can i see the big five', listings({ categories: ['safari'] })),
  en('i want to see rhinos', listings({ titles: ['1-day Lake Nakuru rhino and flamingo safari'] })),
  en('somewhere quiet in the mountains to sleep', listings({ categories: stays })),
  en('budget room in mombasa', listings({ categories: stays, counties: ['Mombasa'], cheapestFirst: true })),
  en(
    'place with wifi and parking in nairobi',
    listings({ categories: stays, counties: ['Nairobi City'], facilities: ['wifi', 'parking'] }),
  ),
  en('hotels between 50 and 100 dollars', listings({ categories: ['hotels'], maxPrice: 100, minPrice: 50 })),
  en('stays around 60 dollars a night in nairobi', listings({ categories: stays, counties: ['Nairobi City'] })),
  en('guest house under 4k', listings({ categories: ['guest'], maxPrice: 36.4 })),
  en('a house with two bedrooms near the beach', listings({ categories: ['airbnb'] })),
  en('nyama choma', listings({ titles: ['Nyama choma under the trees in Kitengela'] })),
  en('whale watching or dolphins', listings({ titles: ['Wasini Island by dhow, with dolphins and reef'] })),
  en('seafood in mombasa', listings({ titles: ['Seafood and samaki wa kupaka in Mombasa'] })),
  en('vegan food nairobi', listings({ categories: meals })),
  en(
    'halal restaurants in nairobi',
    listings({ categories: meals, counties: ['Nairobi City'], facilities: ['halal'] }),
  ),
  en('camping near meru', listings({ titles: ['Baobab tented camp on a river near Meru park'] })),
  en('4x4 for hire', listings({ categories: transport, facilities: ['four_wheel_drive'] })),
  en('we are 7, which car can we rent', listings({ categories: ['car'] })),
  en('motorbike taxi in malindi', listings({ categories: ['boda'], counties: ['Kilifi'] })),
  en('things to do with children in nairobi', listings({ counties: ['Nairobi City'] })),
  en('anything to do in nakuru this saturday', listings({ counties: ['Nakuru'] })),
  en('hotels in diani for christmas', listings({ categories: ['hotels'], counties: ['Kwale'] })),
  en('top rated safaris', listings({ categories: ['safari'] })),
  en('pottery or craft workshops', listings({ categories: ['cultural'] })),
  en('how can i get from moi airport to diani', listings({ titles: ['Moi Airport Mombasa to Diani'] })),
  en('a boat trip', listings({ categories: ['beach', 'city', 'transfer'] })),
  en('hoping to meet maasai people', listings({ titles: ['Beadwork morning with Maasai women'] })),
  en('where do runners stay in iten', listings({ titles: ['Iten runners’ guesthouse'] })),
  en('gym with sauna in kitale', nothing),
  en('hotels in dar es salaam', nothing),
  en('flights to london', nothing),
  en('whats the capital of france', nothing),
  sw('bei ya mafuta leo ni ngapi', nothing),
  sw(
    'natafuta mahali pa bei rahisi pa kulala mombasa',
    listings({ categories: stays, counties: ['Mombasa'], cheapestFirst: true }),
  ),
  sw('niko na njaa, nikule wapi nairobi', listings({ categories: meals, counties: ['Nairobi City'] })),
  sw('nipeleke mara kuona nyumbu', listings({ counties: ['Narok'] })),
  sw('hoteli kati ya dola 50 na 100', listings({ categories: ['hotels'], maxPrice: 100, minPrice: 50 })),
  sw('malazi yenye wifi nairobi', listings({ categories: stays, counties: ['Nairobi City'], facilities: ['wifi'] })),
  sw('nyumba ya kukodi pwani', listings({ categories: ['airbnb'] })),
  sw('safari chini ya elfu ishirini', listings({ categories: ['safari'], maxPrice: 182 })),
  sw('tembo naweza kuwaona wapi', listings({ titles: ['2-day Amboseli elephants and Kilimanjaro'] })),
  sw('usafiri kutoka jkia mpaka mjini', listings({ categories: ['transfer'], counties: ['Nairobi City'] })),
  sw('mahali pa kupeleka watoto nairobi', listings({ counties: ['Nairobi City'] })),
  sw('samaki kisumu', listings({ titles: ['Fried tilapia at Dunga beach, Kisumu'] })),
  sw('kuna kitu cha kufanya kakamega', listings({ counties: ['Kakamega'] })),
  sw('nataka pikipiki nanyuki', listings({ categories: ['boda'], counties: ['Laikipia'] })),
  sw('hoteli nzuri kisumu wikendi ijayo', listings({ categories: ['hotels'], counties: ['Kisumu'] })),
  en(['safaris in the mara', 'anything under 900 dollars?'], listings({ categories: ['safari'], maxPrice: 900 })),
  en(['restaurants in mombasa', 'and in lamu'], listings({ categories: meals, counties: ['Lamu'] })),
  en(
    ['stays in nairobi', 'with wifi'],
    listings({ categories: stays, counties: ['Nairobi City'], facilities: ['wifi'] }),
  ),
  sw(['malazi kisumu', 'ya bei nafuu zaidi'], listings({ categories: stays })),
];
