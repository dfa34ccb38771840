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
  // More ways to look for something
  en('tented camps near amboseli', listings({ categories: ['lodges'], counties: ['Kajiado'] })),
  en('i need a van with a driver', listings({ categories: ['van'] })),
  en('self drive car in diani', listings({ categories: ['car'], counties: ['Kwale'] })),
  en('restaurants in nanyuki', listings({ categories: ['dining'], counties: ['Laikipia'] })),
  en('a romantic dinner in lamu', listings({ categories: meals, counties: ['Lamu'] })),
  en('cooking class with a swahili family', listings({ titles: ['Cook with a Swahili family in Malindi'] })),
  en('learn to kite surf', listings({ titles: ['First kite lesson on Galu beach, Diani'] })),
  en(
    'cycling tour',
    listings({ titles: ['Karura Forest by bicycle', 'Hell’s Gate by bicycle: cliffs, zebra and the gorge'] }),
  ),
  en('we want to see flamingos', listings({ titles: ['1-day Lake Nakuru rhino and flamingo safari'] })),
  en('where can I see elephants', listings({ titles: ['2-day Amboseli elephants and Kilimanjaro'] })),
  en('snorkelling', listings({ categories: ['beach'] })),
  en('turtles', listings({ titles: ['Watamu turtle watch and creek walk'] })),
  en('train from nairobi to mombasa', listings({ titles: ['Nairobi to Mombasa by train, with a guide'] })),
  en('a van for a wheelchair', listings({ titles: ['Van with a wheelchair ramp and driver, Nairobi'] })),
  en('place to stay near lake victoria', listings({ categories: stays, counties: ['Kisumu', 'Homa Bay'] })),
  en('coffee farm', listings({ titles: ['Nyeri coffee farm stay', 'Taita Hills coffee, from tree to cup'] })),
  en('stays in nairobi below 60 dollars', listings({ categories: stays, counties: ['Nairobi City'], maxPrice: 60 })),
  en(
    'something to eat in mombasa for less than 1000 bob',
    listings({ categories: meals, counties: ['Mombasa'], maxPrice: 9.1 }),
  ),
  en('safaris over $700', listings({ categories: ['safari'], minPrice: 700 })),
  en(
    'a room in nanyuki from 12 to 14 february for two people',
    listings({ categories: stays, counties: ['Laikipia'] }),
  ),
  en('activities in naivasha', listings({ counties: ['Nakuru'] })),
  en('shuttle with driver at the coast', listings({ categories: ['van'] })),
  sw('nitafutie loji maasai mara', listings({ categories: ['lodges'], counties: ['Narok'] })),
  sw('mkahawa mzuri nairobi', listings({ categories: ['dining'], counties: ['Nairobi City'] })),
  sw('nataka kuona simba', listings({ categories: ['safari'] })),
  sw('chakula cha bei nafuu kisumu', listings({ categories: meals, counties: ['Kisumu'] })),
  sw(
    'nahitaji gari lenye dereva nairobi',
    listings({ categories: ['van', 'car', 'transfer'], counties: ['Nairobi City'] }),
  ),
  sw('usafiri kutoka uwanja wa ndege mombasa', listings({ categories: ['transfer'], counties: ['Mombasa'] })),
  sw('nyumba ya kukaa watamu watu sita', listings({ categories: ['airbnb'], counties: ['Kilifi'] })),
  sw('malazi nairobi chini ya 6000', listings({ categories: stays, counties: ['Nairobi City'], maxPrice: 54.6 })),
  sw('safari za bei rahisi', listings({ categories: ['safari'], cheapestFirst: true })),
  sw('shughuli za watoto nairobi', listings({ counties: ['Nairobi City'] })),
  sw(
    'matembezi ya baiskeli',
    listings({ titles: ['Karura Forest by bicycle', 'Hell’s Gate by bicycle: cliffs, zebra and the gorge'] }),
  ),
  sw('hoteli naivasha yenye bwawa', listings({ categories: ['hotels'], counties: ['Nakuru'] })),
  // More that goes on
  en(['a hotel in naivasha', 'is there something cheaper?'], listings({ categories: ['hotels'], maxPrice: 104.99 })),
  en(
    ['stays in nairobi', 'under 60 dollars'],
    listings({ categories: stays, counties: ['Nairobi City'], maxPrice: 60 }),
  ),
  en(
    ['safari in amboseli', 'and in samburu for two people?'],
    listings({ categories: ['safari'], counties: ['Samburu'] }),
  ),
  en(
    ['where can I eat in nairobi', 'something vegetarian'],
    listings({ categories: meals, counties: ['Nairobi City'], facilities: ['vegetarian'] }),
  ),
  en(['lamu dhow day', 'how much for 3 people on 6 february?'], {
    ...{ kind: 'price', title: 'Lamu dhow day in the Manda channel', startDate: '2027-02-06', guests: 3 },
  }),
  en(['things to do in lamu', 'how much is the second one?', 'is it free on 6 february?'], {
    kind: 'help',
    says: [['Yes', 'No']],
  }),
  sw(['natafuta hoteli kisumu', 'ni bei gani kwa usiku mbili kuanzia tarehe 10 februari?'], {
    ...{
      kind: 'price',
      title: 'Lolwe Shore, a lakefront hotel in Kisumu',
      startDate: '2027-02-10',
      endDate: '2027-02-12',
    },
  }),
  sw(['safari amboseli', 'na kwa watu watatu?'], { kind: 'price', title: '2-day Amboseli elephants and Kilimanjaro' }),
  // More of one listing
  en('price of the kakamega forest walk for 4', { kind: 'price', title: 'Kakamega forest walk and stories' }),
  en('how much does the beach house in watamu cost from 10 to 13 february', {
    ...{ kind: 'price', title: 'Makuti beach house in Watamu for six', startDate: '2027-02-10', endDate: '2027-02-13' },
  }),
  en('what does the taita coffee tour cost', { kind: 'price', title: 'Taita Hills coffee, from tree to cup' }),
  en('is there room on the wasini island trip on 8 february for 3', {
    ...{ kind: 'free', title: 'Wasini Island by dhow, with dolphins and reef', startDate: '2027-02-08', guests: 3 },
  }),
  en('what should I bring to the longonot hike', {
    kind: 'details',
    title: 'Longonot crater rim day hike',
    says: [['bring']],
  }),
  en('where do we meet for the matatu art ride', {
    kind: 'details',
    title: 'Matatu art ride through Nairobi',
    says: [['Where to be']],
  }),
  en('cancellation policy of mto mara camp', {
    kind: 'details',
    title: 'Mto Mara Camp, tents on a river bend',
    says: [['You get everything back']],
  }),
  en('tell me about the kericho tea farm', { kind: 'details', title: 'Kericho tea farm stay' }),
  en('who is the host of the kisumu sunset boat', {
    kind: 'details',
    title: 'Kisumu sunset boat from Dunga',
    says: [['host is']],
  }),
  sw('ziara ya kahawa taita ni pesa ngapi', { kind: 'price', title: 'Taita Hills coffee, from tree to cup' }),
  sw('niambie zaidi kuhusu kambi ya mto mara', { kind: 'details', title: 'Mto Mara Camp, tents on a river bend' }),
  sw('je boti ya machweo kisumu ina nafasi tarehe 9 februari', {
    ...{ kind: 'free', title: 'Kisumu sunset boat from Dunga', startDate: '2027-02-09' },
  }),
  // More that help articles answer
  en('my payment failed, what now', help(['/help/failed-payment', '/help/payment-faq'])),
  en('is it safe to pay here', help(['/help/payment-faq'])),
  en('can I pay in euros', help(['/help/prices-and-receipts', '/help/payment-faq'])),
  en('how long does a refund take', help(['/help/refunds'])),
  en('can I change the dates after booking', help(['/help/change-a-booking'])),
  en('what happens if the host cancels', help(['/help/host-cancels-or-no-show'])),
  en('I forgot my password', help(['/help/sign-in-and-security'])),
  en('how do I turn on two step verification', help(['/help/sign-in-and-security'])),
  en('how do I delete my account', help(['/help/my-data'])),
  en('how do loyalty points work', help(['/help/points'])),
  en('does the voucher work without internet', help(['/help/voucher-and-calendar'])),
  en('how do I write to the host before booking', help(['/help/messages-to-hosts'])),
  en('can I edit my review', help(['/help/reviews'])),
  en('how much commission do you take', help(['/help/payouts'])),
  en('when do hosts get paid', help(['/help/payouts'])),
  en('how much are park fees', help(['/help/park-fees'])),
  en('do I need malaria pills', help(['malaria'])),
  en('can I bring plastic bags', help(['/help/getting-around'])),
  en('what plug do they use in kenya', help(['/help/getting-around'])),
  en('when is the rainy season', help(['/help/when-to-visit'])),
  en('do kenyans pay less', help(['/help/residency-prices'])),
  en('what is booking by request', help(['/help/request-to-book'])),
  sw('malipo yameshindikana nifanye nini', help(['/sw/help/failed-payment', '/sw/help/payment-faq'])),
  sw('marejesho ya pesa huchukua muda gani', help(['/sw/help/refunds'])),
  sw('nimesahau nenosiri', help(['/sw/help/sign-in-and-security'])),
  sw('nafutaje akaunti yangu', help(['/sw/help/my-data'])),
  sw('ninawezaje kuwa mwenyeji', help(['/sw/help/become-a-host'])),
  sw('pointi hufanyaje kazi', help(['/sw/help/points'])),
  sw('ada za hifadhi ni kiasi gani', help(['/sw/help/park-fees'])),
  sw('nambari za dharura', help(['999'])),
  sw('mvua hunyesha lini kenya', help(['/sw/help/when-to-visit'])),
  sw('wakenya wanalipa kidogo?', help(['/sw/help/residency-prices'])),
  sw('nabadilishaje tarehe ya safari', help(['/sw/help/change-a-booking'])),
  // More of nothing, of small talk, and of people
  en('hotel on mount zanzibar', nothing),
  en('give me the phone number of amina', nothing),
  en('which stocks should I buy', nothing),
  sw('nani alishinda uchaguzi', nothing),
  en('good morning', small),
  en('are you a robot', small),
  en('ok thanks bye', small),
  sw('wewe ni nani', small),
  sw('sawa asante', small),
  en('I have a complaint', contact),
  en('let me speak to someone', contact),
  sw('nataka kuongea na mtu', contact),
  // More of own bookings
  en('what do I still owe', signIn),
  en('show my bookings', signIn),
  sw('nina pointi ngapi', signIn),
  amina('en', 'is my lamu booking confirmed?', [['confirmed'], ['/dashboard/bookings/']]),
  amina('en', 'have I paid for the samburu trip?', [['paid']]),
  amina('en', 'did I get a refund for the turtle watch', [['refund'], ['/dashboard/bookings/']]),
  amina('en', 'receipt for my samburu trip', [['receipt'], ['/dashboard/bookings/']]),
  amina('en', 'I want to change the date of my lamu trip', [['Change dates or guests'], ['/dashboard/bookings/']]),
  amina('en', 'show all my bookings', [['BK-'], ['/dashboard']]),
  amina('sw', 'safari yangu inayofuata ni lini', [['BK-'], ['/sw/dashboard/bookings/']]),
  amina('sw', 'nataka kughairi safari ya lamu', [['Ghairi nafasi'], ['/sw/dashboard/bookings/']]),
  amina('sw', 'nimelipa safari ya samburu?', [['kulipiwa']]),
];
