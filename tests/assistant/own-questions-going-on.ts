import { details, en, free, help, listings, price, small, sw } from './asking.ts';
import type { AssistantQuestion } from './question.ts';

/** What is said further of what was shown. */
export const ownFurtherQuestions: readonly AssistantQuestion[] = [
  en(
    ['find me a safari in amboseli', 'what is included?'],
    details('2-day Amboseli elephants and Kilimanjaro', ['Included']),
  ),
  en(
    ['how much is the turtle watch in watamu?', 'and what time does it start?'],
    details('Watamu turtle watch and creek walk', ['05:30']),
  ),
  en(['tell me about mto mara camp', 'does it have wifi?'], details('Mto Mara Camp, tents on a river bend', ['No'])),
  en(
    ['tell me about mto mara camp', 'what about breakfast?'],
    details('Mto Mara Camp, tents on a river bend', ['Yes']),
  ),
  en(
    ['tell me about mto mara camp', 'and the cancellation policy?'],
    details('Mto Mara Camp, tents on a river bend', ['full refund']),
  ),
  en(['nairobi food walk', 'how long is it?'], details('Nairobi food walk: seven stops downtown')),
  en(['nairobi food walk', 'ok and is it good for kids?'], details('Nairobi food walk: seven stops downtown')),
  en(
    ['Is Mnazi Wave free from 10 to 12 february?', 'is it near the beach?'],
    details('Mnazi Wave, a small beach hotel in Diani', ['Yes']),
  ),
  en(
    ['Is Mnazi Wave free from 10 to 12 february?', 'do they have a restaurant'],
    details('Mnazi Wave, a small beach hotel in Diani', ['Yes']),
  ),
  en(['hotels in naivasha', 'when is check-in?'], details('Migunga Garden, a lakeside hotel in Naivasha', ['13:00'])),
  en(
    ['hotels in naivasha', 'tell me more about the first one'],
    details('Migunga Garden, a lakeside hotel in Naivasha'),
  ),
  en(
    ['looking for a dhow trip in lamu', 'what do we need to bring?'],
    details('Lamu dhow day in the Manda channel', ['Bring']),
  ),
  en(
    ['what is the price of the longonot hike', 'is it difficult?'],
    details('Longonot crater rim day hike', ['Challenging']),
  ),
  en(['what is the price of the longonot hike', 'minimum age?'], details('Longonot crater rim day hike', ['10'])),
  en(
    ['what is the price of the longonot hike', 'what languages'],
    details('Longonot crater rim day hike', ['Languages']),
  ),
  en(['karura forest by bicycle', 'can my 7 year old join?'], details('Karura Forest by bicycle', ['8'])),
  en(['karura forest by bicycle', 'where do we meet'], details('Karura Forest by bicycle', ['Meeting point'])),
  en(['car hire in diani', 'how many seats does it have?'], details('Small open jeep in Diani, self-drive', ['4'])),
  sw(
    ['natafuta safari amboseli', 'bei inajumuisha nini?'],
    details('2-day Amboseli elephants and Kilimanjaro', ['inajumuisha']),
  ),
  sw(['hoteli kisumu', 'kuna wifi?'], details('Lolwe Shore, a lakefront hotel in Kisumu', ['Ndiyo'])),
  sw(['hoteli kisumu', 'inaingia saa ngapi'], details('Lolwe Shore, a lakefront hotel in Kisumu', ['13:00'])),
  sw(
    ['matembezi ya vyakula nairobi ni pesa ngapi', 'yanaanza saa ngapi?'],
    details('Nairobi food walk: seven stops downtown', ['10:30']),
  ),
  sw(
    ['niambie kuhusu mto mara camp', 'sera ya kughairi ni ipi'],
    details('Mto Mara Camp, tents on a river bend', ['48']),
  ),
  en(
    ['safari in samburu', 'how much for 2 adults on 16 february?'],
    price('3-day Samburu special five on the Ewaso Ng’iro', { startDate: '2027-02-16', guests: 2 }),
  ),
  en(
    ['a hotel in naivasha', 'what does it cost for 2 nights from 3 february'],
    price('Migunga Garden, a lakeside hotel in Naivasha', { startDate: '2027-02-03', endDate: '2027-02-05' }),
  ),
  en(['tell me about the kilifi sunset dhow', 'how much for four people?'], price('Kilifi creek dhow at sunset')),
  en(['does lolwe shore have a pool', 'price?'], price('Lolwe Shore, a lakefront hotel in Kisumu')),
  en(['does lolwe shore have a pool', 'ok how much per night'], price('Lolwe Shore, a lakefront hotel in Kisumu')),
  en(
    ['what is included in the food walk', 'and the price for 3 on 8 february'],
    price('Nairobi food walk: seven stops downtown', { startDate: '2027-02-08', guests: 3 }),
  ),
  sw(['je lolwe shore ina bwawa', 'bei ni ngapi?'], price('Lolwe Shore, a lakefront hotel in Kisumu')),
  sw(
    ['safari ya samburu', 'kwa watu wawili tarehe 16 februari ni pesa ngapi'],
    price('3-day Samburu special five on the Ewaso Ng’iro', { startDate: '2027-02-16', guests: 2 }),
  ),
  en(
    ['tell me about the longonot hike', 'is there space on 6 february for 2?'],
    free('Longonot crater rim day hike', { startDate: '2027-02-06', guests: 2 }),
  ),
  en(
    ['how much is the longonot hike', 'can we go on 6 february?'],
    free('Longonot crater rim day hike', { startDate: '2027-02-06' }),
  ),
  en(
    ['is the longonot hike available on 6 february?', 'and on 7 february?'],
    free('Longonot crater rim day hike', { startDate: '2027-02-07' }),
  ),
  en(
    ['a hotel in naivasha', 'is it free on 10 february?'],
    free('Migunga Garden, a lakeside hotel in Naivasha', { startDate: '2027-02-10' }),
  ),
  sw(
    ['bei ya kupanda longonot', 'kuna nafasi tarehe 6 februari?'],
    free('Longonot crater rim day hike', { startDate: '2027-02-06' }),
  ),
  en(['safari in the mara', 'something cheaper please'], listings({ categories: ['safari'] })),
  en(
    ['where can i stay in lamu', 'and in diani?'],
    listings({ categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'], counties: ['Kwale'] }),
  ),
  en(
    ['where can i stay in lamu', 'what about nairobi'],
    listings({ categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'], counties: ['Nairobi City'] }),
  ),
  en(
    ['restaurants in nairobi', 'vegetarian ones?'],
    listings({ categories: ['dining', 'local', 'meals'], counties: ['Nairobi City'], facilities: ['vegetarian'] }),
  ),
  en(
    ['hotels in diani', 'with a pool'],
    listings({ categories: ['hotels'], counties: ['Kwale'], facilities: ['pool'] }),
  ),
  en(['hotels in diani', 'no, in Kisumu'], listings({ categories: ['hotels'], counties: ['Kisumu'] })),
  en(
    ['things to do in mombasa', 'and restaurants?'],
    listings({ categories: ['dining', 'local', 'meals'], counties: ['Mombasa'] }),
  ),
  en(
    ['things to do in mombasa', 'what about places to sleep'],
    listings({ categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'], counties: ['Mombasa'] }),
  ),
  en(
    ['I am going to Lamu', 'where can I eat?'],
    listings({ categories: ['dining', 'local', 'meals'], counties: ['Lamu'] }),
  ),
  en(
    ['cars in nairobi', 'with driver'],
    listings({ categories: ['car', 'van', 'transfer', 'boda'], counties: ['Nairobi City'], facilities: ['driver'] }),
  ),
  en(
    ['cars in nairobi', 'automatic?'],
    listings({ counties: ['Nairobi City'], categories: ['car', 'van', 'transfer', 'boda'] }),
  ),
  en(
    ['stays in nairobi', 'for 4 people'],
    listings({ categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'], counties: ['Nairobi City'] }),
  ),
  en(
    ['stays in nairobi', 'from 10 to 12 february'],
    listings({ categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'], counties: ['Nairobi City'] }),
  ),
  en(
    ['stays in nairobi', 'max 50 dollars'],
    listings({ categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'], counties: ['Nairobi City'], maxPrice: 50 }),
  ),
  en(
    ['stays in nairobi', 'which is the cheapest?'],
    listings({
      categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'],
      counties: ['Nairobi City'],
      cheapestFirst: true,
    }),
  ),
  en(['what can we do in naivasha', 'with kids?'], listings({ counties: ['Nakuru'] })),
  en(['things to do in kisumu', 'more'], listings({ counties: ['Kisumu'] })),
  en(['beach hotels', 'in watamu?'], listings({ counties: ['Kilifi'] })),
  en(['safari under 300 dollars', 'in tsavo'], listings({ categories: ['safari'], counties: ['Taita-Taveta'] })),
  en(
    ['hello', 'i need a hotel in kisumu', 'thanks, and something to eat there?'],
    listings({ categories: ['dining', 'local', 'meals'], counties: ['Kisumu'] }),
  ),
  en(
    ['does mto mara camp have wifi', 'any other camps in the mara?'],
    listings({ categories: ['lodges'], counties: ['Narok'] }),
  ),
  en(['hotels in diani', 'how do i pay?'], help(['/help/payment-faq', '/help/pay-by-mpesa', '/help/how-to-book'])),
  en(['safari in amboseli', 'can i cancel it?'], details('2-day Amboseli elephants and Kilimanjaro', ['full refund'])),
  en(['safari in amboseli', 'thanks'], small),
  sw(
    ['malazi lamu', 'na diani?'],
    listings({ categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'], counties: ['Kwale'] }),
  ),
  sw(
    ['malazi lamu', 'je nairobi?'],
    listings({ categories: ['airbnb', 'hotels', 'lodges', 'guest', 'farm'], counties: ['Nairobi City'] }),
  ),
  sw(
    ['chakula nairobi', 'cha mboga tu'],
    listings({ categories: ['dining', 'local', 'meals'], counties: ['Nairobi City'], facilities: ['vegetarian'] }),
  ),
  sw(['cha kufanya nairobi', 'na kwa watoto?'], listings({ counties: ['Nairobi City'] })),
  sw(
    ['nitalala wapi nanyuki', 'na nitakula wapi?'],
    listings({ categories: ['dining', 'local', 'meals'], counties: ['Laikipia'] }),
  ),
  sw(['natafuta hoteli', 'kisumu'], listings({ categories: ['hotels'], counties: ['Kisumu'] })),
  en(['i need a hotel', 'kisumu'], listings({ categories: ['hotels'], counties: ['Kisumu'] })),
  en(['i need a hotel', 'in naivasha for 2 nights'], listings({ categories: ['hotels'], counties: ['Nakuru'] })),
];
