import { stemSw } from '#server/help/help-words.ts';
import { isCommonWord } from './language.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';

/**
 * Words and phrases that mean the same to whoever asks, in both languages, as `normaliseText` writes them. A message has an idea by any of
 * its phrases, so that “was my card refused” is like “why was my card declined”. A phrase belongs to one idea only.
 */
const ideaPhrases = {
  // Paying
  pay: 'pay, pays, paying, paid, payment, payments, settle, settle the bill, lipa, kulipa, nalipa, nalipaje, nilipe, nimelipa, kulipia, malipo, tulipe, unalipa, hulipa, wanalipa',
  card: 'card, cards, credit card, debit card, visa card, visa cards, visa debit, visa credit, take visa, accept visa, by visa, paid by visa, paid with visa, visa mastercard, visa or mastercard, visa and mastercard, visa na mastercard, mastercard, american express, amex, bank card, atm card, kadi, kadi ya benki',
  cash: 'cash, banknotes, taslimu, pesa taslimu, kwa mkono, keshi',
  transfer:
    'bank transfer, wire, wire transfer, by wire, eft, iban, swift, kwa benki, paypal, apple pay, google pay, bitcoin, crypto, western union',
  mobileMoney: 'mpesa, mobile money, lipa na mpesa, safaricom, airtel money, mpesaa',
  prompt:
    'prompt, pop up, popup, stk, stk push, pin request, request on my phone, ombi la pin, ombi la mpesa, ombi kwa simu',
  till: 'till, paybill, pay bill, till number, paybill number, business number, nambari ya till, account number',
  trust:
    'conmen, conman, con man, sent by mistake, by mistake, wrongly sent, kimakosa, scam, scammers, scammed, fraud, legit, trust, trustworthy, trusted, reliable, real company, con, conned, utapeli, tapeli, matapeli, wakora, ya kweli, kuaminika, kuwaamini, nawaamini, naamini',
  safe: 'safe, safely, safety, secure, protected, protect, salama, usalama, kulindwa',
  real: 'genuine, fake, honest, authentic, real travellers, za kweli, za uongo, wasafiri wa kweli',
  fee: 'fee, fees, surcharge, surcharges, service charge, booking fee, booking fees, hidden charges, hidden costs, extra charge, extra charges, ada, makato, extra cost, extra costs',
  charged:
    'charged, charge my card, billed, debited, deducted, took the money, took my money, natozwa, nimetozwa, kutozwa, imekatwa, zimekatwa, nimekatwa, pesa imekatwa, pesa zimekatwa',
  twice: 'twice, two times, double, mara mbili, doubled',
  failed:
    'failed, fail, fails, failing, unsuccessful, not successful, did not go through, didnt go through, not going through, wont go through, doesnt go through, error, stuck, imeshindikana, yameshindikana, hayajaenda, imegoma, imefeli, imefail, yamefeli, haiendi',
  declined:
    'declined, decline, declines, refused, refuse, refuses, rejected, reject, rejects, says no, said no, turned down, imekataa, imekataliwa, amekataa, akikataa, limekataliwa, kukataliwa, yamekataa',
  deposit:
    'deposit, instalments, installments, in parts, part payment, half now, whole amount, full amount, up front, upfront, kidogo kidogo, kwa awamu',
  onArrival:
    'on arrival, when i arrive, when i get there, when we arrive, on the day, on the spot, at the place, upon arrival, nikifika, tukifika',
  otherPayer:
    'my wife, my husband, my friend, my brother, my sister, my company, my boss, employer, my employer, somebody else, someone else, another person, kaka yangu, dada yangu, rafiki yangu, mke wangu, mume wangu, mtu mwingine, kampuni yangu',
  receipt: 'receipt, receipts, invoice, invoices, proof of payment, risiti, ankara, invoisi, stakabadhi',
  tax: 'tax, taxes, vat, kodi',
  currency: 'currency, currencies, dollars, euro, euros, pounds, shillings, usd, kes, ksh, sarafu, shilingi',
  exchange:
    'exchange rate, exchange, convert, conversion, change money, change my money, forex, bureau de change, kubadilisha pesa, kubadilisha fedha, kubadili pesa, dola moja, one dollar, 1 usd, 1 dollar',
  limit: 'limit, limits, maximum, kikomo, kiwango cha juu, largest amount, highest amount',
  // Booking
  book: 'book, booking, bookings, reserve, reserving, reservation, reservations, kubook, nibook, kuweka nafasi, niweke nafasi, weka nafasi, kubuku, nibuku',
  account: 'account, akaunti, accounts',
  register:
    'register, registering, sign up, signing up, registration, create an account, make an account, open an account, kujisajili, nijisajili, kufungua akaunti, nafunguaje akaunti, usajili',
  hold: 'hold, held, holding, keep my seat, keep a seat, keep my place, save me a seat, keep the dates, mnashikilia, kushikiliwa, inashikiliwa, mnanishikia, kuwekewa',
  payLater:
    'pay later, later, without paying, without payment, before paying, baadaye, nilipe kesho, nilipe baadaye, bila kulipa',
  ranOut:
    'expired, expire, expires, ran out, time is up, timed out, released, disappeared, cancelled itself, lose my points, lose points, lose my loyalty points, pointi zinaisha, nitapoteza pointi, gone by itself, imeexpire, umeisha, umekwisha, imeisha, imepotea, too late to pay',
  pending: 'pending, unpaid, not paid, still waiting, inasubiri, haijalipiwa',
  confirmed: 'confirmed, confirm, confirmation, imethibitishwa, haijathibitishwa, uthibitisho',
  request:
    'request, requests, approval, approve, approved, accept, accepts, accepted, accepting, ombi, kukubali, akikubali, idhini, amekubali',
  answer:
    'answer, answers, answered, reply, replies, replied, respond, responds, responded, jibu, hajajibu, hajibu, atajibu, kujibu',
  howLong:
    'how long, how many minutes, how much time, until when, by when, too late to, is it too late, deadline, how many hours, how soon, how many days, muda gani, hadi lini, dakika ngapi, siku ngapi, saa ngapi ya kulipa',
  extras: 'extra, extras, add on, add ons, packed lunch, nyongeza',
  diet: 'allergy, allergies, allergic, diet, nuts, cannot eat, mzio',
  // Prices by person
  resident:
    'resident, residents, residency, citizen, citizens, locals, local price, local prices, kenyan, kenyans, east african, east africans, ugandan, ugandans, tanzanian, tanzanians, from uganda, from tanzania, from rwanda, raia, mkazi, wakazi, mkenya, wakenya, waganda, watanzania, expat, expats',
  child:
    'child, children, kids, kid, toddler, toddlers, baby, babies, infant, infants, year old, years old, under 12, under 12s, watoto, mtoto, mwanangu',
  discount:
    'discount, discounts, reduction, reductions, reduced, lower price, pay less, half price, free of charge, go free, bei nafuu, nusu bei, hulipa nusu, punguzo, bei ya chini, cheaper',
  code: 'promo, promo code, promo codes, coupon, coupons, coupon code, kuponi, msimbo wa punguzo, promotions',
  oldOrYoung: 'senior, seniors, pensioner, pensioners, student, students, wazee, wanafunzi, mwanafunzi',
  proof:
    'identity card, identification, proof, documents, document, papers, certificate, kitambulisho, hati, uthibitisho wa',
  // Changing and ending
  cancel:
    'cancel, cancels, cancelled, canceled, cancelling, cancellation, call it off, call off, called off, called the trip off, drop out, back out, withdraw, pull out, ghairi, kughairi, nikighairi, akighairi, ameghairi, naghairi, futa safari, kufuta safari, nikifuta, akifuta, kucancel, sitisha',
  policy: 'policy, policies, terms, flexible, moderate, strict, sera, isiyo kali, ya wastani, kali',
  change:
    'change, changes, changing, modify, modifying, alter, amend, edit, shift, reschedule, rescheduling, postpone, another date, different date, other dates, another day, another week, bring forward, badilisha, kubadilisha, nabadilishaje, ahirisha, kuahirisha, sogeza, kusogeza, hamisha, kuhamisha',
  people:
    'number of people, number of guests, one more person, another guest, another person to, extra person, additional guest, more people, fewer people, one less, add a person, add someone, add a guest, remove a guest, instead of, kuongeza mtu, ongeza mtu, mtu mmoja zaidi, kupunguza watu, tumepungua, tumeongezeka, idadi ya watu',
  refund:
    'refund, refunds, refunded, money back, my money again, reimburse, reimbursed, reimbursement, paid back, get back, give back, gives back, give me back, come back, returned, on my statement, on my bank statement, marejesho, kurejeshewa, nirejeshewe, narejeshewa, kurudishiwa, nitarudishiwa, nirudishiwe, nimerudishiwa, mmenirudishia, nitarejeshewa, pesa zitarudi, pesa zinarudi, pesa zirudi, pesa yangu irudi, lose everything, lose my money',
  sick: 'sick, ill, illness, fall ill, hospital, mgonjwa, nikiugua, nimeugua',
  cannotTravel:
    'cannot travel, cant travel, can no longer travel, cannot come, cant come, cannot make it, cant make it, siwezi kusafiri, nisipoweza, flight is cancelled, plane is delayed, flight is delayed',
  late: 'late, delayed, delay, running late, stuck in traffic, traffic, overslept, kuchelewa, nikichelewa, nitachelewa, nimechelewa, tukichelewa',
  absent:
    'no show, not show up, did not show up, didnt show up, did not come, didnt come, not turn up, didnt turn up, never came, never showed up, nobody was there, nobody came, nobody was at, no one was there, no one came, not there, hakuja, hajaja, hajatokea, hakutokea, hakuwepo, nisipofika, hakufika, sikufika, kutofika',
  notAsShown:
    'not as described, not like the photos, not like in the photos, dirty, filthy, broken, different from the pictures, si kama, tofauti na picha, chafu',
  // The account
  logIn:
    'login, log in, logging in, sign in, signing in, get into my account, access my account, kuingia kwenye akaunti, kulogin, naingiaje, siwezi kuingia, nimeshindwa kuingia',
  password: 'password, passwords, passcode, nenosiri, neno la siri, pasword, passwd',
  forgot:
    'cant remember, cannot remember, do not remember, forgot, forgotten, forget, reset, nimesahau, sikumbuki, dont remember, lost',
  twoSteps:
    'two step, two factor, 2fa, authenticator, authenticator app, verification code, security code, otp, the code, msimbo, hatua mbili',
  passkey: 'passkey, passkeys, fingerprint, face id, touch id, biometric, biometrics, kidole',
  hacked:
    'hacked, stolen account, using my account, into my account, in my account, was not me, wasnt me, imedukuliwa, ameingia kwenye akaunti',
  notReceived:
    'does not appear, did not appear, didnt appear, did not pop up, didnt pop up, not pop up, halionekani, haijatokea, did not receive, didnt receive, did not get, didnt get, not received, havent received, have not received, not arrived, has not arrived, hasnt arrived, not come yet, has not come, no email, sijapata, haijafika, hayajafika, sijapokea, haijaja, sijaona',
  email: 'email, e mail, emails, mail, mails, email address, barua pepe, newsletter, newsletters',
  sms: 'sms, text message, text messages, text me',
  notification: 'notification, notifications, push notifications, alerts, reminders, arifa, vikumbusho, notifikesheni',
  stop: 'stop, turn off, switch off, disable, unsubscribe, too many, no more, zima, nazimaje, acheni, sitaki, nyingi sana',
  language:
    'language, languages, in english, in swahili, in kiswahili, to english, to swahili, to kiswahili, lugha, kwa kiswahili, kiingereza',
  phoneNumber:
    'phone number, phone numbers, phone no, telephone number, mobile number, nambari ya simu, namba ya simu, nambari yangu ya simu, namba yangu ya simu',
  deleteIt:
    'delete, deleting, remove me, erase, close my account, deactivate, get rid of my account, futa akaunti, kufuta akaunti, nafutaje akaunti, kufunga akaunti, kujitoa, nijitoe',
  myData:
    'my data, personal data, personal information, my information, information about me, information you hold, gdpr, data protection, privacy, my details, taarifa zangu, faragha, data yangu, know about me, store about me',
  // The trip
  points:
    'points, loyalty, loyal, rewards, reward, loyalty program, loyalty points, pointi, uaminifu, pointi zangu, returning customers',
  worth: 'worth, value, thamani, sawa na',
  giveAway: 'give my, give to, transfer my, share with, present, gift, kumpa, nimpe, zawadi',
  voucher: 'voucher, vouchers, ticket, tickets, qr, qr code, boarding pass, vocha, tiketi',
  print: 'print, printed, printing, printout, paper, on paper, nichapishe, nichapishe, kuchapisha, niprint, kuprint',
  offline:
    'offline, no internet, without internet, no data, without data, no signal, no network, no connection, without a connection, bila mtandao, bila intaneti, bila data, hakuna mtandao',
  calendar: 'calendar, calendars, google calendar, outlook, ical, icalendar, kalenda',
  show: 'show when i arrive, show something, check in with, nionyeshe nini, naonyesha nini, what do i show',
  review:
    'review, reviews, feedback, comment, comments, rating, ratings, stars, a star, rate my, tathmini, maoni, nyota, kutathmini',
  message:
    'message, messages, write to, chat with, text the, contact the, talk to the, ask the, a question for, question for, ujumbe, kumwandikia, namwandikiaje, kumuuliza, kuchat, nimuulize, nawasilianaje, kuongea na mwenyeji, kumtumia',
  report: 'report, reporting, rude, abusive, insult, insulted, harassed, ripoti, naripotije, matusi, mbaya',
  outside:
    'his own number, her own number, own number, to his number, to her number, send him the money, send her the money, namba yake, akaunti yake, nje ya mfumo, nimtumie pesa, nitume pesa kwake, outside twende, outside the app, outside the site, off the platform, pay directly, pay him directly, pay her directly, nje ya twende, moja kwa moja kwake',
  favorites:
    'hifadhi tangazo, kuhifadhi hoteli, naihifadhi, kuihifadhi, niihifadhi, favorite, favorites, favourite, favourites, wishlist, wish list, bookmark, the heart, heart, heart icon, saved, keep this, save this, save places, things i liked, things i saved, save a listing, vipendwa, kipendwa, nahifadhije, nahifadhi, moyo, nilizohifadhi',
  list: 'lists, orodha, a list',
  // Hosts
  offers: 'do you sell, you sell, mnauza, unauza, are you selling',
  host: 'host, hosts, owner, owners, provider, providers, landlord, mwenyeji, wenyeji, mmiliki',
  becomeHost:
    'become a host, be a host, list my house, list my place, list my home, list my property, list my car, list my hotel, list my lodge, list my tour, list my tours, list my business, list my boat, sell, selling, advertise, advertising, offer my, rent out, put my, get guests, work with you, join as, register my business, kutangaza, natangazaje, kuuza, niuze, kuwa mwenyeji, kuwa wenyeji, kukodisha, nikodishe, kuweka nyumba yangu, i own, i run, i am a guide, niwe mwenyeji',
  guide: 'guide, guides, driver, drivers, captain, mwongozaji, kiongozi, dereva, waongozaji, madereva',
  commission: 'commission, percent, percentage, cut do you take, cut, take from hosts, kamisheni, asilimia',
  payout:
    'payout, payouts, get paid, paid out, be paid, earnings, income, pay hosts, hosts get paid, hosts get their money, mapato, kulipwa, nalipwa, wanalipwa, mnalipa wenyeji, nitalipwa',
  block:
    'block, blocking, close dates, close my, pause, time off, on leave, on holiday, go on holiday, my holiday, stop bookings, stop people booking, nazuia, nazuiaje, nafungaje, likizo, nasimamishaje',
  scan: 'scan, scanning, check guests in, check in guests, nasoma, nasomaje, napokeaje',
  person:
    'human, human being, real person, agent, representative, operator, customer care, customer service, customer support, support team, help desk, complaint, complain, mhudumu, binadamu, huduma kwa wateja, malalamiko, kulalamika, talk to somebody, talk to someone, speak to someone, speak to somebody, kuongea na mtu',
  // Travelling in Kenya
  weather: 'weather, climate, temperature, cold, hot, warm, hali ya hewa, baridi, joto',
  rain: 'rain, rains, raining, rainy, wet, storm, mvua, masika, vuli',
  whenToGo:
    'best time, best month, best season, right time, good time, bad time, good month, bad month, which month, what month, which season, season, when to visit, when should i come, when should we come, mwezi gani, wakati gani, wakati mzuri, msimu',
  migration:
    'migration, great migration, wildebeest crossing, cross the river, river crossing, nyumbu wanavuka, nyumbu wanahama',
  clock:
    'time zone, timezone, time difference, what time is it in kenya, hours ahead, saa za kenya, sunset time, sunrise',
  entry:
    'immigration, border control, visa, visas, eta, evisa, travel authorisation, travel authorization, entry permit, travel permission, permission to enter, enter kenya, entry requirements, viza, visa on arrival, kibali',
  lostThing:
    'lost luggage, lost my luggage, lost baggage, lost bag, lost my bag, lost my suitcase, lost suitcase, luggage is lost, luggage is missing, missing luggage, luggage did not arrive, bag did not arrive, bags did not arrive, left something, left behind, left it in the, mzigo umepotea, mzigo wangu umepotea, begi langu limepotea, mzigo haujafika, begi halijafika, nimeacha',
  internet: 'internet, get online, data bundle, data bundles, mobile data, network in, intaneti, mtandao wa simu',
  passport: 'passport, passports, pasipoti',
  vaccine:
    'vaccination, vaccinations, vaccinated, vaccine, vaccines, shots, jab, jabs, injection, injections, yellow fever, chanjo, sindano, homa ya manjano',
  malaria: 'malaria, mosquito, mosquitoes, mosquitos, mozzies, mbu, repellent',
  tapWater: 'tap water, drink the water, drinking water, brush my teeth, maji ya bomba, kunywa maji',
  insurance: 'insurance, insured, bima',
  parkFee:
    'entrance to <place>, entry to <place>, kuingia <place>, entrance to the <place>, entry to the <place>, park fee, park fees, entry fee, entry fees, entrance fee, entrance fees, entrance price, entrance ticket, park tickets, park ticket, park entry, park entrance, gate fee, gate fees, kws, conservancy fee, ada za hifadhi, ada ya hifadhi, kiingilio, viingilio, kuingia mbuga, kuingia mbugani',
  danger:
    'dangerous, danger, unsafe, crime, robbed, robbery, mugged, pickpockets, thieves, theft, walk at night, at night, go out at night, hatari, wezi, wizi, nikiibiwa, kuibiwa, nimeibiwa, usiku',
  emergency:
    'emergency, ambulance, police, doctor, fire brigade, accident, kill myself, want to die, kujiua, nataka kufa, hurt, injured, bleeding, ameumia, majeruhi, dharura, polisi, ambulensi, ajali, daktari',
  tip: 'tip, tips, tipping, gratuity, bakshishi, tipu, kidokezo',
  atm: 'atm, atms, cash machine, withdraw cash, withdraw money, mashine ya pesa',
  sim: 'sim, sim card, sim cards, airtime, data bundle, data bundles, mobile data, laini',
  plug: 'plug, plugs, adapter, adaptor, socket, sockets, outlet, outlets, charger, chargers, voltage, plagi, soketi, adapta, plug za',
  pack: 'pack, packing, packing list, bring along, take along, take with me, what to bring, luggage, nibebe, kubeba, nifungashe, tubebe',
  wear: 'wear, wearing, clothes, clothing, dress, dress code, outfit, shorts, bikini, nivae, kuvaa, mavazi, nguo, kaptura',
  photo: 'photo, photos, photograph, picture, pictures, take pictures, take photos, picha, kupiga picha',
  ownCar:
    'own car, my own car, our own car, own vehicle, own landcruiser, own land cruiser, own 4x4, private car, private cars, gari langu, gari letu, magari ya binafsi, gari binafsi',
  drone: 'drone, drones, droni',
  driving:
    'drive, driving, licence, license, driving licence, driving permit, side of the road, which side, left or right, kuendesha, leseni, kushoto au kulia',
  plastic:
    'ziploc, zip lock, shopping bags, polythene, plastic, plastic bag, plastic bags, carrier bags, mifuko ya plastiki, plastiki, nailoni',
  helmet: 'helmet, helmets, helmeti',
} as const satisfies Record<string, string>;

const byPhrase = new Map<string, string>(
  Object.entries(ideaPhrases).flatMap(([idea, phrases]) =>
    phrases.split(',').map((phrase) => [phrase.trim(), idea] as const),
  ),
);

/** Shorter ones are too alike. */
const rootLeast = 4;

/** Only words that are no other frequent ones are taken for misspelt phrases. */
const ideas = lexiconOf(byPhrase, isCommonWord);
/** In our own texts nothing is misspelt, and looking for mistakes takes long. */
const writtenIdeas = lexiconOf(byPhrase, () => true);

/**
 * The idea of each Kiswahili verb among the phrases, by its root, since one verb has many forms: kughairi, nikighairi, naighairi. A root of
 * several ideas tells none.
 */
const byRoot = new Map<string, string | null>();
for (const [phrase, idea] of byPhrase) {
  // What has not happened is another idea than what has.
  const root = phrase.includes(' ') || /^(?:si|ha)/.test(phrase) ? undefined : rootOf(phrase);
  if (root === undefined) continue;
  const other = byRoot.get(root);
  byRoot.set(root, other === undefined || other === idea ? idea : null);
}

/** The root of a Kiswahili verb that has a beginning; undefined of other words. */
function rootOf(word: string): string | undefined {
  const root = stemSw(word);
  return root === word || root.length < rootLeast ? undefined : root;
}

/** Whether a word is part of what says an idea, and so rightly spelt. */
export const hasIdea = (word: string): boolean => ideas.words.has(word);

/** The ideas that words have, each once. */
export const ideasIn = (words: readonly string[]): ReadonlySet<string> => ideasBy(ideas, words);

/** The same of a text of ours, in which every word is rightly spelt. */
export const ideasWrittenIn = (words: readonly string[]): ReadonlySet<string> => ideasBy(writtenIdeas, words);

function ideasBy(phrases: Lexicon<string>, words: readonly string[]): ReadonlySet<string> {
  const found = new Set(phrases.find(words).map(({ value }) => value));
  for (const word of words) {
    const idea = byPhrase.has(word) ? undefined : byRoot.get(rootOf(word) ?? '');
    if (idea) found.add(idea);
  }
  return found;
}
