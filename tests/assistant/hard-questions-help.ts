import { amina, contact, en, help, nothing, signIn, sw } from './asking.ts';
import type { AssistantQuestion } from './question.ts';

/** Roundabout questions about help and own bookings, written apart from the assistant and read since: what it can grow by. */
export const hardHelpQuestions: readonly AssistantQuestion[] = [
  // Finding and booking
  en(
    'hi never used this site before, found something i like for my wifes birthday, what do i do next?? step by step pls',
    help(['dates', '/help/how-to-book'], ['card', 'm-pesa', 'pay', '/help/how-to-book']),
  ),
  sw('je ni lazima nifungue account ndio ninunue safari?', help(['akaunti', '/help/how-to-book', '/register'])),
  en(
    "we're five but only i have email. can i put my uncles on it and one of them holds the paper",
    help(['companion', 'names', 'name those', 'name the', 'how many guests', 'send the voucher', '/help/how-to-book']),
  ),
  en(
    ['the lodge wants my flight no. but i havent bought the ticket yet', 'till when can i still fill that in?'],
    help(['evening before', '/help/how-to-book', 'day before']),
  ),
  en(
    'clicked all the way to the end and then my card was upstairs. how long til somebody else grabs the room',
    help(['60 min', '60-min', 'one hour', 'an hour', '/help/unpaid-booking']),
  ),
  sw(
    'sina pesa saa hii, nikitoa kesho asubuhi room bado itakuwa yangu?',
    help(['dakika 60', 'saa moja', '/help/unpaid-booking']),
  ),
  en(
    "it won't let me make any more bookings till i sort the other ones out?? i'm only planning",
    help(['unpaid', 'not paid', 'verif', 'pay or cancel', '/help/unpaid-booking']),
  ),
  sw(
    'mpesa imetoka dakika chache baada ya muda kuisha, sasa nimepoteza kila kitu?',
    help([
      'bado zinapatikana',
      'unarejeshewa',
      'utarejeshewa',
      'pesa zote',
      'inathibitishwa',
      '/help/unpaid-booking',
      '/help/failed-payment',
    ]),
  ),
  en(
    "there was no pay button, i just sent some kind of ask, and now it's silent since this morning. did that cost me anything",
    help([
      '24 hours',
      '24-hour',
      'not charged',
      'nothing is charged',
      'nothing is booked or charged',
      'no charge',
      'owe nothing',
      '/help/request-to-book',
    ]),
  ),
  sw(
    'host amenikatalia, sasa pesa yangu inakuwaje',
    help(['hukutozwa', 'hutozwi', 'hujatozwa', 'haujatozwa', 'hudaiwi', '/help/request-to-book']),
  ),
  en(
    'asked one lodge yesterday, found somewhere nicer since. can i take my asking back before they answer',
    help(['withdraw', '/help/request-to-book']),
  ),
  sw(
    'mwenyeji amekubali jana usiku, niko na muda gani wa kulipa sasa?',
    help(['saa 24', 'masaa 24', '/help/request-to-book']),
  ),
  en(
    "i'm german but been living in kilifi 9 years w/ a work permit, do i get stuck with tourist rates",
    help(
      ['resident', '/help/residency-prices'],
      ['alien card', 'permit', 'proof', 'foreigner certificate', '/help/residency-prices'],
    ),
  ),
  sw('mimi ni mtanzania, hapa nahesabiwa kama mzungu ama vipi', help(['afrika mashariki', '/help/residency-prices'])),
  en(
    'my girl is 6, do they count her as a grown up when paying',
    help(['children', 'child price', 'less than adults', '/help/residency-prices']),
  ),
  sw(
    'tunakuja na mtoto wa miaka minne, watataka nionyeshe karatasi gani ya umri?',
    help(['pasipoti', 'cheti cha kuzaliwa', '/help/residency-prices']),
  ),

  // Paying
  sw('niaje, naeza lipa na airtel money ama t-kash?', help(['m-pesa', 'mpesa', '/help/payment-faq'])),
  en(
    'cant i just hand the guy notes when we meet',
    help([
      'no cash',
      'not take cash',
      "n't take cash",
      'not accept cash',
      "n't accept cash",
      'cash is not',
      'not in cash',
      'card or m-pesa',
      'card, or by m-pesa',
      'card or by m-pesa',
      '/help/payment-faq',
    ]),
  ),
  en(
    'who sits on my money between now and july? friend of mine lost 800 dollars to a fake safari outfit',
    help([
      'after your trip',
      'after the trip',
      'trip is over',
      'once the trip',
      'after you travel',
      '/help/payment-faq',
    ]),
  ),
  en(
    'there are 2 charges on my visa statement!! same amount same minute',
    help(['second payment', 'automatically', 'twice', '/help/payment-faq', '/help/failed-payment']),
  ),
  sw(
    'kaka yangu yuko ulaya anataka kunilipia na kadi yake, inawezekana?',
    help(['ndiyo', 'kadi yake', 'mtu mwingine', '/help/payment-faq']),
  ),
  en(
    'do you guys tack something on at the end like the other sites do, service fee and so on',
    help([
      'no fees',
      'no extra fee',
      'no fee',
      'adds no',
      'the total that you see',
      'total you see',
      'no service fee',
      '/help/payment-faq',
      '/help/how-to-book',
    ]),
  ),
  sw('nipe paybill yenu nitume sai', help(['ombi', 'hapana', 'hakuna till', '/help/pay-by-mpesa'])),
  en(
    'whole thing comes to 310k shillings, would safaricom let me push that in one go',
    help(['250,000', '250000', '250 000', '/help/pay-by-mpesa']),
  ),
  sw(
    'nimebonyeza lipa lakini simu imenyamaza tu, dakika kumi sasa',
    help(['ombi tena', 'dakika moja', 'mtandao', '/help/pay-by-mpesa', '/help/failed-payment']),
  ),
  en('what do you count a dollar as when i pay off my safaricom line', help(['110', '/help/pay-by-mpesa'])),
  sw(
    'nilikosea namba moja nikilipa, ile popup imeenda kwa mtu nisiyemjua. nifanyeje',
    help(['ombi', 'hakikisha nambari', 'simu nyingine', '/help/pay-by-mpesa', '/help/failed-payment']),
  ),
  en(
    'the money left my phone but your site still says waiting. getting nervous here',
    help(['automatically', 'check again', 'answers late', 'answer late', '/help/failed-payment']),
  ),
  sw('kadi imegoma mara tatu na salio liko. shida ni nini', help(['benki', '/help/failed-payment'])),
  en(
    'typed the wrong secret number a few times in mpesa and now everything is stuck',
    help(['safaricom', 'locks', 'locked', '/help/failed-payment']),
  ),
  en(
    'my company needs paper that shows what i spent on the trip, where is that hiding',
    help(['receipt', '/help/prices-and-receipts']),
  ),
  sw(
    'dola zinanichanganya, naeza ona kila kitu kwa ksh',
    help(['chini ya', 'sarafu', 'mapendeleo', '/help/prices-and-receipts', '/help/language-and-notifications']),
  ),
  en(
    'theres a wavy equals next to the numbers, so is that what i really pay or not',
    help(['approximate', '≈', 'exchange rate', 'exact amount', '/help/prices-and-receipts']),
  ),
  sw(
    'mbona jumamosi iko juu kuliko jumanne kwa nyumba ileile?',
    help(['wikendi', 'msimu', 'tarehe zako', '/help/prices-and-receipts']),
  ),

  // Changes and refunds
  en(
    "mum broke her hip so we can't fly next friday. the place is 'moderate' whatever that is, how much do we lose",
    help(['5 days', 'five days', 'half', '/help/cancel-a-booking']),
  ),
  sw(
    'nikibadili mawazo siku mbili kabla, kwa ile sera isiyo kali, narudishiwa kweli?',
    help(['saa 24', 'zote', '/help/cancel-a-booking']),
  ),
  en(
    'does strict mean i never see a cent again? we go in march, booked yesterday',
    help(['48 hours', 'half', '7 days', '/help/cancel-a-booking']),
  ),
  en(
    ['oh no i hit cancel by accident', 'can you put it back how it was'],
    help([
      'cannot be restored',
      "can't be restored",
      'not be restored',
      'cannot restore',
      "can't restore",
      'book again',
      '/help/cancel-a-booking',
    ]),
  ),
  en(
    'airline shifted us by a day, want the hotel one night later without starting all over',
    help(['change dates', 'change the dates', 'change your dates', '/help/change-a-booking']),
  ),
  sw('tulikuwa wanne sasa tumekuwa sita, naongezaje hao wawili', help(['badilisha', '/help/change-a-booking'])),
  en(
    'if i move it to a cheaper week does the rest come back or is it gone',
    help(['difference', '/help/change-a-booking']),
  ),
  sw('kuna penalty nikisogeza tarehe?', help(['hakuna ada', 'bila ada', 'hakuna malipo', '/help/change-a-booking'])),
  en(
    'trip called off 6 days ago and my bank app shows zilch',
    help(['5 to 10', '5–10', '5-10', '10 days', '/help/refunds']),
  ),
  sw('nikirudishiwa kwa simu inaingia baada ya muda gani', help(['dakika', '/help/refunds'])),
  en(
    'that card got blocked since, can you send my money back onto the new one',
    help([
      'card or phone that paid',
      'card or the phone',
      'back to the card',
      'same card',
      'card that paid',
      'card that was used',
      'card you paid',
      '/help/refunds',
      '/help/payment-faq',
    ]),
  ),
  sw(
    'lazima niandike barua ndio nirudishiwe ama inakuja yenyewe',
    help(['bila kuomba', 'hapana', 'hakuna haja', 'huhitaji kuomba', '/help/refunds']),
  ),
  en(
    'WE ARE STANDING AT THE JETTY 40 MIN NOBODY HERE!!',
    help(['712 345 600', '712345600', 'voucher', '/help/host-cancels-or-no-show']),
  ),
  sw(
    'mwenye nyumba ameniangusha wiki moja kabla, amefuta booking yangu. mnanisaidiaje',
    help(['zote', '/help/host-cancels-or-no-show']),
  ),
  en(
    'overslept and missed the boat lol, any chance for some of it back',
    help(['not refunded', 'no refund', 'no-show', 'nothing is refunded', '/help/host-cancels-or-no-show']),
  ),
  sw(
    'wameandika eti sikuja na nilikuwa pale! uongo mtupu',
    help(['saa 24', 'help@twende.test', 'kuiondoa', '/help/host-cancels-or-no-show']),
  ),

  // Account
  en(
    'new phone, and the app with the six digits died with the old one. locked out',
    help(['recovery code', '712 345 600', '/help/sign-in-and-security']),
  ),
  sw(
    'password imenitoka kichwani kabisa, naingiaje',
    help(['umesahau nenosiri', 'kiungo', '/help/sign-in-and-security', '/forgot-password']),
  ),
  en(
    'got a mail that my address was changed and it wasnt me',
    help(['use the link', 'change your password', 'password at once', '/help/sign-in-and-security']),
  ),
  sw('naweza kuingia kwa alama ya kidole badala ya kuandika kila saa', help(['passkey', '/help/sign-in-and-security'])),
  en('stop buzzing me at 2am!!!', help(['quiet hours', 'preferences', '/help/language-and-notifications'])),
  sw(
    'site yote iko kizungu kwa simu ya mamangu, anaelewa kiswahili tu',
    help(['chini ya', 'lugha', 'mapendeleo', '/help/language-and-notifications']),
  ),
  en('have a uk number, never get a single text from you', help(['kenyan', '/help/language-and-notifications'])),
  en(
    'wipe me from your system please. and what about the trips i took',
    help(['14 days', 'tax law', 'delete my account', '/help/my-data']),
  ),
  sw('nataka kuona yote mliyonayo kunihusu mimi', help(['taarifa zangu', 'siku 7', '/help/my-data'])),
  sw('inakataa nisifute akaunti, kwa nini', help(['haijaisha', 'hayajakamilika', 'haijakamilika', '/help/my-data'])),
  en('do you flog my email to advertisers', help(['sell nothing', 'not sell', "n't sell", 'no advert', '/privacy'])),

  // Around the trip
  en(
    'no signal up in the north, how do we prove we paid when we get there',
    help(['voucher', '/help/voucher-and-calendar']),
  ),
  sw('nikifika hotelini naonyesha nini pale reception', help(['vocha', '/help/voucher-and-calendar'])),
  en('is there a way all the trips show up in my outlook', help(['calendar', '/help/voucher-and-calendar'])),
  en(
    'typed my whatsapp for the guide and it came out as dots. bug?',
    help([
      'until a booking is paid',
      'until the booking is paid',
      'until your booking is paid',
      'until you have paid',
      'protect',
      'hidden',
      '/help/messages-to-hosts',
    ]),
  ),
  sw(
    'naeza muuliza mwenye camp maswali kabla sijatoa pesa?',
    help(['ukurasa wa tangazo', 'ujumbe', '/help/messages-to-hosts']),
  ),
  en(
    'the host says send it to his own number its cheaper that way. hmm',
    help([
      'pay on twende',
      'on twende only',
      'only on twende',
      'our pages',
      'through twende',
      'report',
      '/help/messages-to-hosts',
      '/help/money-and-safety',
    ]),
  ),
  sw('kuna msee ananitusi kwa chat ya booking', help(['ripoti', '/help/messages-to-hosts'])),
  en(
    'owner is furious about my 2 stars, can he make it disappear',
    help(['cannot remove', "can't remove", 'not remove', 'report it', '/help/reviews']),
  ),
  sw('nimebonyeza nyota mbili badala ya tano, naweza rekebisha?', help(['siku 14', '/help/reviews'])),
  en('we went in the spring, am i still in time to leave a rating', help(['180', '/help/reviews'])),
  en('do those reward thingies run out if i dont travel for a while', help(['24 months', 'two years', '/help/points'])),
  sw('pointi mia tano ni kama pesa ngapi hivi', help(['$5', 'dola 5', 'dola tano', 'pointi 100', '/help/points'])),
  en(
    'where do the hearts go, and can my boyfriend look at them on his laptop',
    help(['favorites', 'favourites'], ['share', 'link', '/help/favorites']),
  ),
  sw('naeza save nyumba nilizopenda bila kujiandikisha', help(['moyo', 'vipendwa', 'bila akaunti', '/help/favorites'])),

  // Hosts
  en(
    "got two spare bandas near kakamega forest standing empty. how'd i put them on here and what's your cut",
    help(['12 %', '12%', '12 percent', '/help/become-a-host', '/help/payouts']),
  ),
  sw('mimi ni mtu wa boda, naeza jiunga na nyinyi? makaratasi gani mnataka', help(['leseni', '/help/become-a-host'])),
  en(
    'sent in my papers monday to become a provider, still nothing',
    help(['two working days', '2 working days', '/help/become-a-host']),
  ),
  en(
    'same cottage is on airbnb, scared two families turn up the same night',
    help(['ical', 'link your calendar', 'other calendar', 'another calendar', '/help/host-calendar']),
  ),
  sw(
    'wageni wangu hawakutokea jana, bado nalipwa?',
    help(['unalipwa', 'utalipwa', 'kama kawaida', '/help/host-calendar']),
  ),
  en(
    'going upcountry two weeks over xmas, want to shut all three of my places at once',
    help(['time off', '/help/host-calendar']),
  ),
  sw(
    'geyser imekufa, nikimfukuza mgeni ambaye ameshalipa mimi kama mwenyeji napoteza nini',
    help(['unapoteza', 'utapoteza', 'pesa zote', 'sehemu yako', '/help/host-calendar']),
  ),
  en(
    'third guest left on thursday and i havent seen a shilling yet, whens my money',
    help(['monday', '/help/payouts']),
  ),
  sw('mnakata asilimia ngapi kwa kila mgeni wangu', help(['12', '/help/payouts', '/help/become-a-host'])),
  en(
    'kra wants to see all i made through you this year, got anything official',
    help(['statement', 'earnings', '/help/payouts']),
  ),
  sw(
    'nilibadilisha benki na pesa zangu za uenyeji hazijaingia',
    help(['njia yako ya kupokea', 'bado ni zako', 'siku tatu', 'help@twende.test', '/help/payouts']),
  ),

  // Kenya
  en(
    "honeymoon mid april, everyone says don't. is it that wet",
    help(['long rains', 'march to may', '/help/when-to-visit']),
  ),
  sw(
    'nataka kuona wale wanyama wakiruka mto na mamba, nije mwezi gani',
    help(['agosti', 'septemba', 'julai', '/help/when-to-visit']),
  ),
  sw('bahari inatulia miezi gani, naogopa mawimbi', help(['desemba', 'machi', '/help/when-to-visit'])),
  en(
    "do brits need anything besides a passport to be let in, we're 3 weeks away",
    help(['electronic travel', 'etakenya', '72 hours', '(eta)', '/help/entry-and-health']),
  ),
  sw(
    'mtoto wangu ana miaka mitatu na tunaenda pwani, mbu wananitisha',
    help(['malaria', 'chandarua', 'kufukuza mbu', '/help/entry-and-health']),
  ),
  en('flying via addis, do i need the yellow jab', help(['yellow fever', '/help/entry-and-health'])),
  en('ok to brush teeth from the sink?', help(['bottled', 'boiled', 'filtered', '/help/entry-and-health'])),
  en(
    'gate money for the parks, is it in what i pay you or on top',
    help(['the listing', 'each listing', 'to pay there', '/help/park-fees']),
  ),
  sw('mkenya anatoa ngapi kuingia nakuru kuona flamingo', help(['1,500', '1500', '1 500', '/help/park-fees'])),
  en(
    "we'll have our own 4x4, can we just drive round the mara looking for lions",
    help(['private cars', 'licensed vehicle', 'licensed', 'own car', '/help/park-fees']),
  ),
  en('my bag was just snatched in town what number do i dial', help(['999', '112', '911'])),
  sw(
    'kuna mtu amenitext ati alinitumia pesa kimakosa nimrudishie',
    help(['usiamini', 'salio', '/help/money-and-safety']),
  ),
  en(
    'how much does one slip the driver at the end of it all',
    help(['not a must', 'not required', 'glad', "don't have to", 'do not have to', '/help/money-and-safety']),
  ),
  en(
    'bringing my hairdryer from france, will it fit the wall',
    help(['type g', 'three pins', '240', '/help/getting-around']),
  ),
  sw(
    'nahitaji leseni na bima gani nikikodi gari nijiendeshee',
    help(['kimataifa', 'bima yako', '/help/getting-around']),
  ),
  en('shorts and tank top in lamu, rude?', help(['shoulders', 'knees', '/help/getting-around'])),

  // Amina, signed in
  amina('en', 'what have i got coming up?', [['lamu'], ['samburu']]),
  amina('en', 'is samburu all paid or do i still owe those people', [
    ['paid', 'confirmed', 'nothing to pay', 'nothing left', '1,620', '1620'],
  ]),
  amina('en', 'did i ever get my cash back for the turtle thing', [
    ['refunded', 'refund', '6,600', '6600', 'returned'],
  ]),
  amina('en', 'how many of those points do i have & whats that in money', [
    ['1,250', '1250'],
    ['12.5', '100 points'],
  ]),
  amina('en', 'my accountant wants the paper for that elephant trip back in 2024', [
    ['receipt'],
    ['amboseli', 'bk-2024-001', '/dashboard', '/help/prices-and-receipts'],
  ]),
  amina('en', 'how much did the amboseli weekend set us back again', [['780']]),
  amina(
    'en',
    ['which place did i book in lamu for the nights?', 'and could i still drop that and get everything back'],
    [['full refund', 'everything', 'full', '236', '25,960', '25960', 'all of']],
  ),
  amina('en', 'anything i need to pay right this minute?', [
    ['nothing', 'no booking', 'all paid', 'no payment', "don't owe", 'do not owe', 'none', 'paid'],
  ]),
  amina('en', 'what do we pack for the ewaso trip and when do they pick us up', [
    ['11:00', '11 am', '11am', 'archers post', 'hat', 'sunscreen', 'binoculars', 'closed shoes'],
  ]),
  amina('sw', 'pointi zangu zimefika ngapi saa hii', [['1,250', '1250']]),
  amina('sw', 'safari yangu inayofuata ni ipi', [['lamu']]),
  amina('sw', 'nikifuta ile nyumba ya darini lamu leo, narudishiwa ngapi', [
    ['236', '25,960', '25960', 'zote', 'kamili', 'yote'],
  ]),
  amina('sw', 'nilishalipia samburu ama bado', [
    [
      'imelipwa',
      'umelipa',
      'umeshalipa',
      'imeshalipwa',
      'imelipiwa',
      'imeshalipiwa',
      'ulilipa',
      'umelipia',
      'umeshalipia',
      'imethibitishwa',
      'hudaiwi',
      'hakuna cha kulipa',
      'hakuna kilichobaki',
      '1,620',
      '1620',
    ],
  ]),
  amina('sw', 'nataka kusema kitu kuhusu ile ride ya baiskeli karura, naeza bado andika review?', [
    ['tathmini'],
    ['karura', '180', '/help/reviews', '/dashboard'],
  ]),
  amina('sw', 'vocha ya lamu naipata wapi, nikifika huko sina bundles', [
    ['vocha'],
    ['/dashboard', 'lamu', '/help/voucher-and-calendar', 'ukurasa wa nafasi', 'dashibodi'],
  ]),

  // Own bookings without signing in
  en('can you check if BK-2026-204 went through', signIn),
  en('what date was my boat trip again? i forgot to write it down', signIn),
  sw('niangalizie booking yangu ya wikendi kama iko confirmed', signIn),
  sw('nina pointi ngapi mimi', signIn),

  // A person
  en("i'm done typing, give me somebody real to talk to", contact),
  en('whats the number of your office', contact),
  sw('nataka kuongea na mtu, si mashine', contact),

  // Outside
  en('will the shilling be weaker against the euro by february, should i wait with changing', nothing),
  en('what papers does my kenyan cousin need for a schengen visa', nothing),
  en('which insurance firm in the uk is cheapest for a two week trip', nothing),
  sw('gor mahia walishinda jana?', nothing),
  sw('nisaidie homework ya mtoto, 3x + 7 = 22, x ni ngapi', nothing),
];
