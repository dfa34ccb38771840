import { mealCategories, stayCategories, transportCategories } from '#shared/categories.ts';
import type { AssistantQuestion, Expected } from './question.ts';

type Turns = string | readonly string[];
const turnsOf = (turns: Turns): readonly string[] => (typeof turns === 'string' ? [turns] : turns);
const visitor =
  (lang: 'en' | 'sw') =>
  (turns: Turns, expect: Expected): AssistantQuestion => ({ turns: turnsOf(turns), lang, as: 'visitor', expect });
const [en, sw] = [visitor('en'), visitor('sw')];
const amina = (lang: 'en' | 'sw', turns: Turns, says: readonly (readonly string[])[]): AssistantQuestion => ({
  ...{ turns: turnsOf(turns), lang, as: 'amina', expect: { kind: 'own', says } },
});
const listings = (rest: Omit<Extract<Expected, { kind: 'listings' }>, 'kind'>): Expected => ({
  kind: 'listings',
  ...rest,
});
const small: Expected = { kind: 'small' };
const contact: Expected = { kind: 'contact' };
const nothing: Expected = { kind: 'nothing' };
const help = (...says: readonly (readonly string[])[]): Expected => ({ kind: 'help', says });
const signIn: Expected = { kind: 'signIn' };
const [stays, meals, transport] = [stayCategories, mealCategories, transportCategories];

/** Questions by the assistant's author, with which it was made; those of others are in `unseen-questions.ts`. */
export const ownQuestions: readonly AssistantQuestion[] = [
  // Looking for something
  en('find me a safari in amboseli', listings({ categories: ['safari'], counties: ['Kajiado'] })),
  en('safari in the masai maara', listings({ categories: ['safari'], counties: ['Narok'] })),
  en('hotels in mombassa', listings({ categories: ['hotels'], counties: ['Mombasa'] })),
  en('any place to stay in Diani?', listings({ categories: stays, counties: ['Kwale'] })),
  en('where can I eat in Nairobi', listings({ categories: meals, counties: ['Nairobi City'] })),
  en('I need a car in nairobi for 3 days', listings({ categories: ['car'], counties: ['Nairobi City'] })),
  en('is there a taxi from jkia', listings({ categories: ['transfer'], counties: ['Nairobi City'] })),
  en('things to do in kisumu', listings({ counties: ['Kisumu'] })),
  en('boda boda in malindi', listings({ categories: ['boda'], counties: ['Kilifi'] })),
  en('cheapest safari', listings({ categories: ['safari'], cheapestFirst: true })),
  en('cheapest hotel in mombasa', listings({ categories: ['hotels'], counties: ['Mombasa'], cheapestFirst: true })),
  en('hotels under $100', listings({ categories: ['hotels'], maxPrice: 100 })),
  en('a guesthouse for less than 5000 shillings', listings({ categories: ['guest'], maxPrice: 45.45 })),
  en('I want to hike a mountain', listings({ categories: ['mountain'] })),
  en('a farm stay for a family', listings({ categories: ['farm'] })),
  en('tented camps in the mara', listings({ categories: ['lodges'], counties: ['Narok'] })),
  en('dhow trip in lamu', listings({ counties: ['Lamu'], titles: ['Lamu dhow day in the Manda channel'] })),
  en('best rated stays in nairobi', listings({ categories: stays, counties: ['Nairobi City'] })),
  en('hotel with pool in naivasha', listings({ categories: ['hotels'], counties: ['Nakuru'] })),
  en('somewhere to sleep in kericho', listings({ categories: stays, counties: ['Kericho'] })),
  en('how do I get around in kisumu', listings({ counties: ['Kisumu'] })),
  en('cultural tours near the mara', listings({ categories: ['cultural'], counties: ['Narok'] })),
  en('what is there to see in lamu on 14 january for 2 people', listings({ counties: ['Lamu'] })),
  sw('nitafutie safari amboseli', listings({ categories: ['safari'], counties: ['Kajiado'] })),
  sw('hoteli za bei nafuu mombasa', listings({ categories: ['hotels'], counties: ['Mombasa'], cheapestFirst: true })),
  sw('nitalala wapi diani', listings({ categories: stays, counties: ['Kwale'] })),
  sw('nataka kula chakula cha kienyeji nairobi', listings({ categories: ['local'], counties: ['Nairobi City'] })),
  sw('natafuta gari la kukodi nairobi', listings({ categories: ['car'], counties: ['Nairobi City'] })),
  sw('kuna teksi kutoka jkia', listings({ categories: ['transfer'], counties: ['Nairobi City'] })),
  sw('nini cha kufanya kisumu wikendi hii', listings({ counties: ['Kisumu'] })),
  sw('boda boda kisumu', listings({ categories: ['boda'], counties: ['Kisumu'] })),
  sw('nyumba za wageni lamu', listings({ categories: ['guest'], counties: ['Lamu'] })),
  sw('usafiri nairobi', listings({ categories: transport, counties: ['Nairobi City'] })),
  sw('nataka kupanda mlima', listings({ categories: ['mountain'] })),
  sw('ziara za utamaduni lamu', listings({ categories: ['cultural'], counties: ['Lamu'] })),
  // Going on
  en(
    ['find me a safari in amboseli', 'what about tsavo?'],
    listings({ categories: ['safari'], counties: ['Taita-Taveta'] }),
  ),
  en(['a hotel in diani', 'and in mombasa?'], listings({ categories: ['hotels'], counties: ['Mombasa'] })),
  en(['a safari in amboseli', 'cheaper?'], listings({ categories: ['safari'], maxPrice: 389.99 })),
  en(['things to do in nairobi', 'show me more'], listings({ counties: ['Nairobi City'] })),
  en(['how much is the nairobi food walk', 'and for four people on 5 february?'], {
    ...{ kind: 'price', title: 'Nairobi food walk: seven stops downtown', startDate: '2027-02-05', guests: 4 },
  }),
  sw(['nitafutie hoteli diani', 'na mombasa je?'], listings({ categories: ['hotels'], counties: ['Mombasa'] })),
  sw(['cha kufanya nairobi', 'nionyeshe nyingine'], listings({ counties: ['Nairobi City'] })),
  // One listing
  en('how much is the lamu dhow day', { kind: 'price', title: 'Lamu dhow day in the Manda channel' }),
  en('what is included in the nairobi food walk', {
    ...{ kind: 'details', title: 'Nairobi food walk: seven stops downtown', says: [['Seven tastings']] },
  }),
  en('is the nairobi food walk free on 5 february for 2 people', {
    ...{ kind: 'free', title: 'Nairobi food walk: seven stops downtown', startDate: '2027-02-05', guests: 2 },
  }),
  // Nothing that we have or know
  en('a hotel in paris', nothing),
  en('safari in the serengeti', nothing),
  en('who won the world cup', nothing),
  en('what is 2+2', nothing),
  en('write me a poem about lions', nothing),
  sw('rais wa marekani ni nani', nothing),
  // What help articles answer
  en('How do I pay with M-Pesa?', help(['PIN'], ['/help/pay-by-mpesa'])),
  sw('Ninalipaje kwa M-Pesa?', help(['PIN'], ['/sw/help/pay-by-mpesa'])),
  en('do I need a visa for Kenya', help(['eTA'], ['/help/entry-and-health'])),
  sw('nahitaji chanjo ya homa ya manjano?', help(['homa ya manjano'], ['/sw/help/entry-and-health'])),
  en('what is the emergency number', help(['999', '112'])),
  en('how do I become a host', help(['/help/become-a-host'])),
  en('when is the wildebeest migration', help(['July'], ['/help/when-to-visit'])),
  en('how long is a booking held', help(['60 minutes'])),
  // Small talk, and people
  en('hello', small),
  en('thank you so much', small),
  en('who are you?', small),
  sw('habari', small),
  sw('asante sana', small),
  en('I want to talk to a human', contact),
  sw('nipe namba ya simu yenu', contact),
  // Own bookings
  en('when is my next trip', signIn),
  sw('vocha yangu iko wapi', signIn),
  amina('en', 'when is my next trip?', [['BK-'], ['/dashboard/bookings/']]),
  amina('en', 'how many points do I have', [['1,250']]),
  amina('en', 'I want to cancel my booking', [['Cancel booking'], ['/dashboard/bookings/']]),
  amina('en', 'where is my voucher', [['voucher'], ['/dashboard/bookings/']]),
  amina('sw', 'nina pointi ngapi', [['1,250']]),
  amina('sw', 'nionyeshe nafasi zangu', [['BK-'], ['/sw/dashboard/bookings/']]),
];
