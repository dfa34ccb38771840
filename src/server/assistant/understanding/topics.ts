/**
 * What people ask the assistant about besides what help articles answer, each with examples of how they ask. A message is about the topic
 * of its nearest example (`nearest-topic.ts`), so an example is written where a real question was misunderstood. Places, kinds, days,
 * people and prices stand for any other.
 */
export const topicExamples = {
  greeting: {
    en: 'hello | hi there | hey | good morning | good afternoon | hi, are you there | hello twende',
    sw: 'habari | mambo | shikamoo | hujambo | habari za asubuhi | niaje | sasa | jambo',
  },
  thanks: {
    en: 'thanks | thank you | thank you so much | great, thanks | perfect | that helped | ok thanks | bye | goodbye',
    sw: 'asante | asante sana | nashukuru | shukrani | sawa asante | vizuri sana asante | kwaheri | ahsante',
  },
  abilities: {
    en: 'what can you do | who are you | are you a robot | are you a human | how can you help me | what can i ask you | what do you know | what is twende',
    sw: 'unaweza kufanya nini | wewe ni nani | unaweza kunisaidia vipi | naweza kukuuliza nini | twende ni nini | wewe ni mtu au roboti | unasaidia na nini',
  },
  person: {
    en:
      'i want to talk to a person | can i speak to a human | customer care | contact support | i need help from a real person | i have a complaint | ' +
      'call you | what is your phone number | how do i reach you | talk to an agent | support email | let me speak to someone | connect me to customer service | you are not helping',
    sw:
      'nataka kuongea na mtu | naomba kuzungumza na mhudumu | huduma kwa wateja | nina malalamiko | nambari yenu ya simu ni ipi | niwapigie simu | ' +
      'nahitaji msaada wa mtu | nawasiliana nanyi vipi | wasiliana na timu yenu | nipe namba ya simu yenu',
  },
  find: {
    en:
      'find me a safari in amboseli | show me hotels in mombasa | what can i do in kisumu | things to do in nairobi | i am looking for a lodge in samburu | ' +
      'do you have tours in lamu | any guesthouses in nanyuki for 4 people | where can i stay in diani | where can i eat in nairobi | recommend a restaurant | ' +
      'i want to rent a car | is there a taxi from jkia | suggest something for a family | what do you have in malindi | cheapest hotel in diani | ' +
      'best safari for two people | i need a place to sleep in naivasha this weekend | what can i do with kids in nairobi | we want to see elephants | ' +
      'something under $100 | places to visit near nairobi | which tours do you offer | what is there to see in lamu | options for dinner in mombasa | ' +
      'i want to go snorkelling | plan a trip to samburu | are there any stays in kericho | book a safari | weekend ideas | romantic dinner | activities in watamu | ' +
      'looking for accommodation near the beach | is there anything in naivasha under $50 | what hotels are free in nairobi on 12 december',
    sw:
      'nitafutie safari amboseli | nionyeshe hoteli mombasa | naweza kufanya nini kisumu | nini cha kufanya nairobi | natafuta loji samburu | ' +
      'mna ziara lamu | kuna nyumba za wageni nanyuki za watu wanne | nitakaa wapi diani | nitakula wapi nairobi | pendekeza mkahawa | nataka kukodi gari | ' +
      'kuna teksi kutoka jkia | nataka kitu cha familia | mna nini malindi | hoteli ya bei nafuu diani | safari bora ya watu wawili | ' +
      'nahitaji mahali pa kulala naivasha wikendi hii | tunataka kuona tembo | kitu chini ya shilingi 5000 | mahali pa kutembelea karibu na nairobi | ' +
      'mnatoa ziara gani | nataka kwenda samburu | kuna malazi kericho | nataka kuweka nafasi ya safari | sehemu nzuri za kutembelea | nahitaji gari | ' +
      'kuna nini cha kuona lamu | nipendekezee hoteli | natafuta malazi karibu na bahari | mna hoteli zipi nairobi',
  },
  price: {
    en:
      'how much is it | how much is that | how much is the trip | how much is a safari in amboseli | what does it cost | how much does the second one cost for 3 people | price of a boda in kisumu | what is the price | ' +
      'how much for two people | what would it cost for 4 people on 12 january | total price for 3 nights | how much is a room in nairobi per night | ' +
      'what are your rates | cost of hiring a car for 3 days | how expensive is it | how much do i pay for the dhow trip | price for 2 adults',
    sw:
      'safari ya amboseli ni bei gani | inagharimu kiasi gani | ya pili ni pesa ngapi kwa watu watatu | bei ya boda kisumu | bei ni gani | bei yake ni gani | ' +
      'ni pesa ngapi kwa watu wawili | itagharimu ngapi kwa watu 4 tarehe 12 januari | jumla ya bei kwa usiku 3 | chumba nairobi ni bei gani kwa usiku | ' +
      'gharama ya kukodi gari siku 3 | ni shilingi ngapi | naweza kulipa ngapi | nitalipa pesa ngapi kwa safari ya dau',
  },
  free: {
    en:
      'is it free on 12 january | is there space on it for 3 people on 12 january | is there room on 24 december | is the first one available next weekend | are there places left for 4 people | ' +
      'can i book it for tomorrow | which days are free | is it fully booked | is there availability in august | when is it available | when can i go',
    sw:
      'je kuna nafasi tarehe 12 januari | kuna nafasi tarehe 24 desemba | ya kwanza inapatikana wikendi ijayo | nafasi zimebaki za watu 4 | ' +
      'naweza kuweka nafasi ya kesho | siku zipi ziko wazi | imejaa | kuna nafasi mwezi wa nane | inapatikana lini | naweza kwenda lini',
  },
  details: {
    en:
      'what is included | tell me more about the first one | more details about it | what do i need to bring | where do we meet | what time does it start | ' +
      'what does the price include | is lunch included | are park fees included | what language does the guide speak | how long does it take | what are the reviews | ' +
      'what is the cancellation policy of the second one | can i cancel it | who is the host',
    sw:
      'nini kimejumuishwa | niambie zaidi kuhusu ya kwanza | maelezo zaidi | nibebe nini | tunakutana wapi | inaanza saa ngapi | ' +
      'bei inajumuisha nini | chakula kimejumuishwa | ada za hifadhi zimejumuishwa | kiongozi anazungumza lugha gani | inachukua muda gani | tathmini zinasemaje | ' +
      'sera ya kughairi ya ile ya pili ni ipi | mwenyeji ni nani',
  },
  ownBookings: {
    en:
      'when is my next trip | show my bookings | what have i booked | status of my booking BK-2026-014 | is my booking confirmed | what is the status of my reservation | ' +
      'do i have any upcoming trips | where is my trip | my reservations | did my booking go through | is my trip confirmed | what time is my trip | where do i meet my host | details of my booking | check my booking | show all my bookings | my past trips | what trips have i done',
    sw:
      'safari yangu inayofuata ni lini | nionyeshe nafasi zangu | nimeweka nafasi gani | hali ya nafasi yangu BK-2026-014 | je nafasi yangu imethibitishwa | ' +
      'nina safari zipi zijazo | safari yangu iko wapi | nafasi niliyoweka iko vipi | nafasi yangu imekubaliwa | nafasi zangu | safari yangu inaanza lini | nikutane wapi na mwenyeji wangu | angalia nafasi yangu | safari zangu zilizopita | nafasi zangu zote',
  },
  ownPayment: {
    en:
      'what do i still have to pay | how much do i owe | i want to pay for my booking | complete payment for BK-2026-014 | do i have an unpaid booking | ' +
      'has my payment arrived | did you get my money | is my booking paid | pay my booking now | i have paid but my booking is still pending | how long is my booking held | where do i pay for my trip | which of my bookings are not paid',
    sw:
      'nadaiwa pesa ngapi | nimebakisha kulipa kiasi gani | nataka kulipia nafasi yangu | maliza malipo ya BK-2026-014 | nina nafasi ambayo sijalipa | ' +
      'malipo yangu yamefika | mmepata pesa zangu | je nimelipa | nimelipa lakini nafasi bado inasubiri | nafasi yangu inashikiliwa hadi lini | nilipie wapi safari yangu | nafasi zipi sijalipa',
  },
  ownVoucher: {
    en: 'where is my voucher | i need my ticket | show me my voucher | download my voucher | get the qr code of my trip | voucher for my booking BK-2026-014 | i cannot find my ticket | send me my voucher',
    sw: 'vocha yangu iko wapi | nahitaji tiketi yangu | nionyeshe vocha yangu | pakua vocha yangu | nipe vocha ya nafasi yangu BK-2026-014 | sioni vocha yangu | nitumie vocha',
  },
  ownCancel: {
    en:
      'i want to cancel my booking | cancel my trip | please cancel BK-2026-014 | how do i cancel my reservation | can i still cancel my booking | i cannot travel any more | ' +
      'what do i get back if i cancel my booking | will i get my money back if i cancel my trip | cancel everything | i no longer want my booking | if i cancel now how much is refunded to me',
    sw:
      'nataka kughairi nafasi yangu | ghairi safari yangu | tafadhali ghairi BK-2026-014 | naghairi vipi nafasi yangu | bado naweza kughairi nafasi yangu | siwezi kusafiri tena | ' +
      'nikighairi nafasi yangu nitarudishiwa kiasi gani | nikighairi safari yangu nitarejeshewa pesa | sitaki tena nafasi yangu',
  },
  ownChange: {
    en: 'i want to change the date of my booking | move my trip to another day | add one more guest to my booking | change my booking | reschedule my trip | can i change the number of people in my booking | postpone my trip',
    sw: 'nataka kubadilisha tarehe ya nafasi yangu | hamisha safari yangu hadi siku nyingine | ongeza mgeni mmoja kwenye nafasi yangu | badilisha nafasi yangu | ahirisha safari yangu | naweza kubadilisha idadi ya watu kwenye nafasi yangu',
  },
  ownRefund: {
    en: 'where is my refund | when do i get my money back | i have not received my refund | was my refund sent | status of my refund | my money has not come back',
    sw: 'marejesho yangu yako wapi | nitarudishiwa pesa zangu lini | sijapata marejesho yangu | pesa zangu hazijarudi | je mmenirudishia pesa zangu | pesa zangu za marejesho zimetumwa',
  },
  ownReceipt: {
    en: 'i need a receipt | where is my receipt | download receipt for my booking | invoice for my trip | send me an invoice | proof of payment for my trip',
    sw: 'nahitaji risiti | risiti yangu iko wapi | pakua risiti ya nafasi yangu | nipe risiti | ankara ya safari yangu | uthibitisho wa malipo yangu',
  },
  ownPoints: {
    en: 'how many points do i have | my points | what is my loyalty balance | when do my points expire | how much are my points worth | points balance | do i have any loyalty points',
    sw: 'nina pointi ngapi | pointi zangu | salio la pointi zangu ni ngapi | pointi zangu zinaisha lini | pointi zangu zina thamani gani | nionyeshe pointi zangu',
  },
} as const satisfies Record<string, { en: string; sw: string }>;

/** What a message asks for. What is no topic may be answered by a help article. */
export type Topic = keyof typeof topicExamples;
