/** Ways in which people ask what our help articles answer, by the article's slug, in both languages. */
export const asked: Readonly<Record<string, string>> = {
  'payment-faq':
    'do you take amex | which payment options are there | what are my payment options | is cash ok on the day | can i give the money to the guide on the day | can my company pay by wire | ' +
    'is paypal possible | how do i know you are not a fraud | is this website real | are you a real company | do i have to pay the whole amount up front | can i pay half now and half later | ' +
    'is there a booking fee on top | who holds my money until the trip | where does my money go | my wife wants to pay with her own card | can i use my debit card | do you see my card number | ' +
    'is it secure to enter my card | when will you charge my card | do i pay now or later | can i split the payment with friends | do you accept bitcoin | can i use two cards | is my money protected | ' +
    'i am afraid of being scammed | will i pay anything more there | mnakubali pesa taslimu | nilipe aje | naeza lipa kwa kadi | hii site ni legit | nitajuaje si matapeli | ' +
    'naweza kulipa kwa kadi ya visa | lazima nilipe yote mara moja | pesa yangu inakaa wapi hadi safari | mnatoza kitu cha ziada | naweza kulipa nusu sasa | mke wangu anaweza kulipa na kadi yake | njia za malipo ni zipi',
  'pay-by-mpesa':
    'no pop up on my phone after i entered my number | maximum amount i can send with mpesa | should i send the money to a paybill | do i need a kenyan number for mpesa | how do i settle the bill with mobile money | ' +
    'can i pay with my safaricom line | lipa na mpesa | how does paying by phone work | i want to pay from my phone | the pin request never came | i see no request from mpesa | what number do i put for mpesa | ' +
    'my dad will pay with his phone | can i pay from abroad with mpesa | where do i enter my pin | will you ask for my pin | naeza lipa na airtel money | prompt ya mpesa haijafika | nitumie pesa kwa till gani | ' +
    'nalipa aje na simu | nataka kulipa na mpesa | mpesa inafanya kazi vipi hapa | nitaweka pin wapi | mwisho wa kulipa na mpesa ni pesa ngapi | baba yangu atalipa na simu yake | ombi halijaonekana kwa simu',
  'failed-payment':
    'transaction unsuccessful | my bank took the money twice | visa card refused | the money is gone but you say unpaid | it says error when i pay | my card does not work | i cannot pay | payment error | ' +
    'mpesa failed | why does my payment not work | the payment is not going through | you took my money and i have no booking | money left my mpesa but nothing is confirmed | paid but still unpaid | i paid two times | ' +
    'wrong pin what now | not enough money in mpesa | my bank blocked the payment | my card was turned down | nimelipa mara mbili nifanye nini | mpesa imekataa | kadi haifanyi kazi | malipo yamefeli | ' +
    'nimelipa lakini haijathibitishwa | pesa imeenda na sina booking | kwa nini siwezi kulipa | inaniambia error nikilipa | benki yangu imezuia malipo',
  'prices-and-receipts':
    'in which money are prices shown | what is one dollar in shillings here | how many shillings is a dollar with you | is vat included | why is saturday more expensive than monday | how can i get a bill for my employer | ' +
    'my company needs an invoice | are these prices in usd | can i see the price in pounds | does the price include taxes | why is the price different today | do prices change by season | where is the pdf receipt | ' +
    'what does the little wave sign before the price mean | bei ni kwa dola au shilingi | dola moja ni shilingi ngapi kwenu | vat iko ndani ya bei | kampuni yangu inahitaji ankara | kwa nini jumamosi ni ghali | ' +
    'bei zinabadilika kwa msimu | naweza kuona bei kwa pauni | nitapata wapi pdf ya risiti',
  'how-to-book':
    'what do i have to do to reserve something | i do not want to create an account, can i still book | i want to buy a trip for my mother as a present | where do i tell them that i am allergic to nuts | explain the booking process | ' +
    'can i order by telephone instead | how do i make a booking here | walk me through booking | how does this site work | i am new here, how does it work | is an account necessary | do i need to log in to book | ' +
    'can i book on behalf of my boss | can a friend book for me | how many clicks to book | what happens after i book | what details do you need from me | when is my booking final | can i gift a trip | ' +
    'nifanyeje ili nibook hoteli | ni lazima kujisajili | naanzaje kuweka nafasi | nionyeshe jinsi ya kubook | kubook inafanya aje | hii site inafanya kazi aje | naweza kumbookia mama yangu | ' +
    'bila akaunti naweza kuweka nafasi | mnahitaji taarifa gani kutoka kwangu | nikishabook nini kinafuata | naweza kumnunulia mtu safari kama zawadi',
  'unpaid-booking':
    'until when do i have to pay | can you keep my seat till tomorrow without payment | it cancelled itself before i could pay | how long will you wait for my money | how long do i have before i lose the booking | ' +
    'can i pay tomorrow | is there a time limit for paying | my time to pay is over | my unpaid booking is gone | do i owe you something if i do not pay | i forgot to pay in time | what if i pay too late | ' +
    'can you reserve it without money | why does it not let me book another | booking timed out | naweza kuwekewa nafasi nilipe kesho | mnangoja pesa kwa muda gani | booking imepotea kabla nilipe | ' +
    'nikichelewa kulipa itakuwaje | mwisho wa kulipa ni saa ngapi | nikikosa kulipa nadaiwa | nishikie nafasi nitalipa baadaye | booking yangu imeisha muda',
  'request-to-book':
    'the owner does not answer, how long must i wait | what if the host says no | will my card be charged while waiting for approval | what does send request mean | why do i have to ask first | ' +
    'my request is still open | when will they accept me | they have not accepted my request | do i pay before they say yes | can i take my request back | how many hours does the host have | host refused me | ' +
    'the host accepted, what do i do now | instant booking or request | mwenyeji akikataa ombi langu itakuwaje | ombi langu bado halijakubaliwa | nangoja mwenyeji ajibu | kwa nini lazima niombe kwanza | ' +
    'natozwa nikiomba | mwenyeji amekubali sasa nifanye nini | mwenyeji ana saa ngapi za kujibu',
  'residency-prices':
    'i am from uganda, do i pay less | do you have resident rates | reduced price for under 12s | does my 3 year old pay full price | discount for seniors | do kids pay the same | are children free | ' +
    'is it cheaper for kenyans | i live in kenya, is it cheaper for me | local rates | non resident rates | do tourists pay more | how much less do children pay | my baby travels with us, do we pay for her | ' +
    'is there a family discount | which passport gives the cheaper price | i have an alien card | price for citizens | mimi ni mkenya, kuna bei ya chini | watoto wanalipa nusu | mtoto wangu wa miaka mitatu analipa | ' +
    'bei ya mkazi ni ipi | wageni wanalipa zaidi | nina kitambulisho cha kenya nalipa ngapi | natoka tanzania nalipa bei gani | wazee wana punguzo',
  'cancel-a-booking':
    'i might get sick, do i lose everything | difference between flexible and moderate | how many days before can i call it off | what if my plane is delayed and i miss it | can i drop out | until when can i cancel | ' +
    'do i get my money if i cancel today | what are your cancellation rules | cancellation terms | what happens when plans change | is there a cancellation fee | can i cancel after paying | how do i call off a trip | ' +
    'what if there is an emergency in my family | is it refundable | which bookings are refundable | non refundable | nikifuta safari nitarudishiwa pesa ngapi | sera yenu ya kufuta ni gani | masharti ya kughairi | ' +
    'naweza kufuta siku ngapi kabla | nikibadilisha mawazo je | nikipata dharura naweza kughairi | kuna ada ya kughairi | nitapata pesa zote nikighairi leo | tofauti ya sera kali na ya wastani',
  'change-a-booking':
    'we are now 5 instead of 4 | is it possible to shift our stay to another week | does modifying cost extra | can somebody else use my booking | can i swap the date | can we come a day later | ' +
    'i picked the wrong day | can i extend my stay | can i shorten my stay | one of us is not coming | can i add a guest after paying | can i switch to another room | how do i modify a booking | ' +
    'can i change the name on the booking | is changing free | tumepungua, tulikuwa sita sasa tuko wanne | tumeongezeka, tuko watu watano sasa | naweza kusogeza tarehe | nataka tarehe nyingine | ' +
    'naweza kurefusha kukaa | nimechagua siku vibaya | kubadilisha booking ni pesa ngapi | mtu mwingine anaweza kutumia nafasi yangu',
  refunds:
    'how soon will i see my money again | refund time mpesa | to which card do you send the money back | how fast do you refund | when is the money back on my account | how do you send refunds | ' +
    'i cancelled, when do i get the money | do refunds come in shillings | refund has not arrived | still waiting for a refund | must i apply for a refund | will i get back points or money | ' +
    'pesa zitarudi baada ya muda gani | nitapata refund lini | refund inakuja kwa njia gani | nimeghairi, pesa inarudi lini | pesa inarudi kwa mpesa au kadi | lazima niombe refund | refund imechelewa',
  'host-cancels-or-no-show':
    'my host called the trip off | nobody was at the meeting point | stuck in traffic, will they wait | the room was dirty and not like the photos | the guide did not turn up | what if the tour is cancelled | ' +
    'nobody is here | i am here and nobody is there | i am at the hotel and nobody opens | the host is not here | the guide is not here | mwenyeji hayupo | nimefika na hakuna mtu hapa | ' +
    'they cancelled on us | what if the host lets me down | the taxi never came | we arrived and no one was there | i will be an hour late | i did not make it to the trip | i missed the boat | what if there is bad weather | ' +
    'the listing was wrong | what if something goes wrong on the day | can the host cancel on me | dereva hajatokea | mwenyeji amefuta safari | tumefika na hakuna mtu | nimekwama kwenye foleni | ' +
    'nitachelewa saa moja | chumba kilikuwa kichafu | kiongozi hajatokea | safari ikifutwa nitalipwa | mvua ikinyesha itakuwaje | sikufika kwenye safari | teksi haikuja',
  'sign-in-and-security':
    'reset password | did not receive the code | change my phone number | i think someone is using my account | fingerprint login | i lost my phone and cannot log in | new password | my login does not work | ' +
    'forgot my login | password reset email never came | how do i make my account safer | change my email | can i use face id | what is two factor | sign in with my google account | how do i log out everywhere | ' +
    'code is not arriving | account locked | update my contact details | nimepoteza simu na siwezi kuingia | nenosiri jipya | nataka kubadilisha nenosiri | sipati msimbo | login haifanyi kazi | ' +
    'kuna mtu anatumia akaunti yangu | nataka kubadilisha namba yangu ya simu | akaunti imefungwa | naingiaje bila nenosiri',
  'language-and-notifications':
    'too many mails from you | can the site be in kiswahili | how to get text messages | i want to see euro prices | change language | speak swahili | put the page in english | how do i set dollars | ' +
    'no more newsletters | take me off your mailing list | how do i mute the app | do not send me sms | why do i get no alerts | remind me before my trip | notifications do not work | display prices in ksh | ' +
    'mbona napata email nyingi | weka kiswahili | geuza lugha | nataka kiingereza | msinitumie barua pepe | sitaki sms | nataka kukumbushwa kabla ya safari | onyesha bei kwa ksh | arifa hazifiki',
  'my-data':
    'remove me from your system | gdpr request | do hosts see my phone number | get a copy of all information you hold | erase my profile | how do i leave twende for good | cancel my account | i do not want to be a member any more | ' +
    'who can see my details | what do you do with my information | can others see my name | is my data sold | download my data | delete everything about me | right to be forgotten | why can i not delete my account | ' +
    'nataka kujitoa kabisa twende | nifute kwenye mfumo wenu | mnafanya nini na taarifa zangu | nani anaona jina langu | nipe nakala ya data yangu | sitaki akaunti tena | ondoa akaunti yangu | data yangu iko salama',
  'voucher-and-calendar':
    'what is a voucher | what is the voucher for | where will i get the voucher | vocha ni nini | vocha ni ya nini | nitapata wapi vocha | do i show something on paper when i get there | will it work if i have no data | put the trip in my outlook | where will i see the number of the host | what do i bring as proof of booking | how do they know that i paid | ' +
    'do i get a ticket | how do i get my ticket after paying | can i show it on my phone | does it open without signal | save trip to calendar | how do i find the place on the day | the code does not load | ' +
    'what happens when we arrive | is a screenshot enough | where do i see the meeting point after booking | nikifika nionyeshe nini | nitapata tiketi | tiketi inakuja vipi | vocha kwa simu inatosha | ' +
    'nitajuaje mahali pa kukutana | sina data, vocha itafunguka | weka safari kwenye kalenda | lazima nichapishe',
  'messages-to-hosts':
    'i have a question for the owner of a house | the host wants cash outside the app | report a rude host | can i speak to the guide first | how do i reach the owner | send a message to my driver | can i ask the hotel something | ' +
    'i want to negotiate with the host | the host sent me his number but it is hidden | host asks me to pay him directly | is it ok to pay the host outside | where do i read replies from the host | ' +
    'can i send him a photo | somebody insulted me in the chat | nawezaje kuchat na mwenyeji | nataka kumuuliza mwenye nyumba swali | mwenyeji anataka nilipe cash kando | naongeaje na dereva | ' +
    'ujumbe kutoka kwa mwenyeji uko wapi | mwenyeji amenitukana | naweza kutuma picha kwa mwenyeji',
  reviews:
    'how do i give stars | can anybody write a review | i regret what i wrote in my review | are those comments from real travellers | where do i rate my trip | i want to say how it was | i want to praise my guide | ' +
    'can hosts delete bad reviews | do you check reviews | change my rating | who wrote these reviews | the review about me is a lie | can i trust the ratings | until when can i rate | add pictures to my review | ' +
    'naweza toa maoni yangu wapi | nataka kumpa kiongozi nyota tano | hizi tathmini ni za watu wa kweli | naweza kubadilisha nilichoandika | mwenyeji anaweza kufuta tathmini | nitoe maoni aje',
  points:
    'what do i get for being loyal | do you have promo codes | how much is 500 points | can i give my points to my sister | is there a rewards program | discount for regular customers | how do i spend my points | ' +
    'what are points good for | any vouchers or discounts | how many points for a dollar | do i lose my points | are points paid out as money | first booking discount | black friday offers | do you have any offers | ' +
    'mna discount | pointi 200 ni sawa na pesa ngapi | pointi ni za nini | natumia pointi vipi | mna ofa yoyote | nitapata nini nikirudi tena | naweza kumpa dada yangu pointi | pointi zinapotea lini',
  favorites:
    'i want to keep this for later | where are the things i liked | what is the heart icon | save it for later | make a shortlist | send my list to a friend | i saved a hotel, where is it | remember this for me | ' +
    'can i collect ideas for my trip | share saved places with my wife | unsave a place | nahifadhi vipi hoteli nizitazame baadaye | nilipenda hoteli, nitaipata wapi tena | nataka kuhifadhi hii | ' +
    'natuma vipi orodha yangu kwa rafiki | alama ya moyo ni ya nini | vitu nilivyopenda viko wapi',
  'become-a-host':
    'i own a guesthouse, how can i get guests through you | requirements to register my tour company | how much does it cost to advertise on twende | are there monthly fees for hosts | i have a boat, can i offer trips | ' +
    'i want to rent out my apartment | i want to earn money with my car | how can i be listed here | can i work with you | partner with twende | add my restaurant | i am a driver and want clients | sign up as a provider | ' +
    'do i need a business permit to host | how long does it take until my listing is live | my application was refused | what do i need to start hosting | nina nyumba ya wageni nataka kuiweka hapa | ' +
    'nataka kuuza safari zangu hapa | nina gari nataka kulikodisha | naweza kushirikiana nanyi | niweke mgahawa wangu hapa | nataka kupata wateja kupitia twende | mnahitaji nini ili niwe mwenyeji | ' +
    'kujiunga kama mwenyeji ni pesa ngapi | mimi ni dereva natafuta wateja | nataka kuwa mtoa huduma',
  'host-calendar':
    'stop people booking while i am on leave | connect booking.com ical | as a host how do i scan the code of a guest | my place is booked elsewhere, how do i close it | avoid double booking | import my calendar | ' +
    'my guests did not come | how do i accept guests | i cannot take this guest, how do i cancel as a host | how do i mark days as closed | take my listing offline for a while | a guest wants to come, where do i say yes | ' +
    'nafunga siku vipi | nataka kupumzika wiki mbili, wageni wasiweke nafasi | mgeni hakuja | nasoma vipi msimbo wa mgeni | nakubali mgeni wapi | unganisha booking.com | kama mwenyeji naghairi vipi',
  payouts:
    'what cut do you take | on which day do you pay hosts | how do i get paid for my guests | when does the money for my tour come | what is left for me after your fee | how do you calculate commission | ' +
    'change my bank account for payouts | i want my earnings earlier | payout to mpesa | my earnings have not come | what do hosts pay you | withdraw my earnings | mnalipa wenyeji siku gani | ' +
    'mnakata ngapi kwa kila booking | pesa za wageni wangu zinakuja lini | nataka pesa zangu za mapato mapema | nabadilisha vipi akaunti ya benki ya malipo | napokea ngapi baada ya makato',
  'when-to-visit':
    'what is the weather in august | is april a bad month | how warm is the sea in january | can i see the migration in september | what is the time difference | best season to climb mount kenya | when should we come | ' +
    'will it rain in november | is may a good time | is it hot in february | how cold does it get | when is it quiet and cheap | is easter busy | temperature in nairobi in june | climate at the coast in april | ' +
    'when are the animals best to see | when is the dry season | how early does it get dark | does it snow on mount kenya | mwezi wa nne kuna mvua nyingi | hali ya hewa agosti ikoje | nije mwezi gani kuona nyumbu | ' +
    'joto la pwani desemba | msimu wa kiangazi ni lini | ni lini bei ziko chini | bahari ni tulivu lini | kuna baridi nairobi juni | nije lini kenya',
  'entry-and-health':
    'visa on arrival for germans | do i have to be vaccinated | my passport is valid 4 more months | are there mosquitos | can i brush my teeth with tap water | how do i get travel permission for kenya | ' +
    'what do i need to enter the country | is an eta required for kids | how much does the visa cost | do indians need a visa | is there ebola or cholera | which medicine should i bring | do i need a covid test | ' +
    'travel insurance needed | can i drink water from the tap | what injections do i need | i am travelling from uganda, do i need the yellow card | how many months must my passport have | nahitaji sindano gani kabla ya kuja | ' +
    'visa ya kenya ni pesa ngapi | naomba vipi kibali cha kuingia kenya | maji ya kunywa ni salama | pasipoti yangu inaisha hivi karibuni | kuna mbu huko | nahitaji dawa gani | nahitaji kadi ya manjano',
  'park-fees':
    'nairobi national park entrance price | who pays the park tickets | how do i pay kws | what does it cost to get into the mara | entry to tsavo how much | are park tickets included in the safari | conservation fee | ' +
    'is the reserve fee extra | how much is a park ticket for children | do i buy park tickets in advance | can i pay the park in cash | ecitizen park payment | why are park fees so high | fee for masai mara per day | ' +
    'kiingilio cha mbuga ni bei gani | tiketi ya hifadhi analipa nani | kuingia tsavo ni ngapi | nalipa vipi kws | ada ya maasai mara kwa siku | watoto wanalipa ngapi kuingia mbuga',
  'money-and-safety':
    'somebody is hurt, who do i call | i want to kill myself | i want to die | nataka kujiua | nataka kufa | my friend is injured | mtu ameumia, nipige simu wapi | is it safe to walk at night in mombasa | do i need cash or is card fine in kenya | where can i change money | how much do you tip a driver | who do i call if i am robbed | can foreigners use mpesa | ' +
    'buying a sim card at the airport | is kenya safe for women alone | is it safe for tourists | are there atms | how much money should i bring | is it ok to carry cash | police number | number for an ambulance | ' +
    'is it dangerous in nairobi | which places should i avoid | should i tip the waiter | how do i register for mpesa as a tourist | someone stole my phone | are taxis safe | is lamu safe | ' +
    'i had an accident | there was an accident | emergency | i need the police | call an ambulance | my phone was stolen | my bag was stolen | i was robbed | i need a doctor now | nimepata ajali | simu yangu imeibiwa | nimeibiwa | dharura | naomba polisi | ' +
    'nikiibiwa nipige simu wapi | ni salama kutembea nairobi | waongozaji wapewe bakshishi ngapi | nibadilishe pesa wapi | kenya ni salama kwa watalii | naweza kutumia kadi kenya | atm ziko wapi | nibebe pesa ngapi mkononi | ' +
    'mgeni anaweza kupata mpesa | laini ya simu nanunua wapi | namba ya ambulansi | mombasa ni hatari usiku',
  'getting-around':
    'which side of the road | will my european charger work | are drones allowed | what to take along on safari | dress code in lamu for muslims | is it ok to take pictures of maasai people | can i drive with a german licence | ' +
    'do i need a converter | what socket do they have | what shoes should i bring | should i cover my shoulders | can i use plastic bottles in the park | are the roads good | is it ok to drive at night | do i need hiking boots | ' +
    'should i bring binoculars | what to wear on safari | am i allowed to film | are motorbikes taxis safe | can i feed the animals | how do people dress | is shisha or smoking allowed | naweza kuja na drone | ' +
    'where can i get online | does my phone have network in the park | my suitcase is lost | the airline lost my bags | i forgot my jacket in your car | mtandao upo porini | begi langu limepotea uwanja wa ndege | nimeacha simu kwenye gari | plug za kenya zikoje | nivae nini safari | chaja yangu itafanya kazi | naweza kuwapiga picha wamaasai | barabara ziko aje | nibebe viatu gani | mifuko gani hairuhusiwi | leseni ya ulaya inakubalika',
};
