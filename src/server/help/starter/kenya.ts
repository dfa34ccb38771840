import { articlesOf } from './article.ts';

/** Travelling in Kenya. What authorities decide is worded as it may change, with the way to them. */
export const kenyaArticles = articlesOf('kenya', {
  'when-to-visit': {
    en: {
      title: 'When to visit: seasons, weather and the wildebeest',
      summary:
        'Dry months are January, February and June to October. The wildebeest are in the Mara from about mid-July to October.',
      questions: `
When is the best time to visit Kenya?
When is the wildebeest migration?
When is the rainy season?
What is the weather like?
When is the best time for the beach?
When can I climb Mount Kenya?
When are prices lowest?
What is the best month for a safari?
Which month is best to visit?
Is December a good time to go?
Is it cold in July?
How hot is it in February?
Does it rain in April?
Is it raining in November?
What is the weather in Mombasa like?
When do the wildebeest cross the river?
When is the great migration in the Mara?
When is low season?
When is high season or peak season?
What is the cheapest month to travel?
What time is it in Kenya?
When does the sun set?
When can I swim in the sea?`,
      body: `
## When is the best time for a safari?

Animals are easiest to see in the dry months: January and February, and June to October. Mornings are cool, so bring something warm.

## When does it rain?

The long rains fall from late March to May; some camps close then, and prices are lowest. The short rains fall from late October to December, often for a few hours of the day.

## When is the wildebeest migration?

The wildebeest are in the Maasai Mara from about mid-July to October. River crossings are most likely in August and September, but nobody can promise one.

## When is the best time for the beach?

From December to March the sea is calm and warm. From May to July it is rougher.

## When can I climb Mount Kenya?

Best in January and February, and from July to September.

## When is it busiest?

July to September, from 20 December to 2 January, and at Easter. Book early for these. School holidays in April, August, November and December are busy for families.

## What time is it?

East Africa Time all year, three hours ahead of UTC. The sun rises at about 06:30 and sets at about 18:30.`,
    },
    sw: {
      title: 'Wakati wa kutembelea: misimu, hali ya hewa na nyumbu',
      summary:
        'Miezi ya kiangazi ni Januari, Februari na Juni hadi Oktoba. Nyumbu wako Mara takriban katikati ya Julai hadi Oktoba.',
      questions: `
Wakati gani ni mzuri kutembelea Kenya?
Nyumbu wanahama lini?
Msimu wa mvua ni lini?
Hali ya hewa ikoje?
Wakati gani ni mzuri kwenda ufuoni?
Naweza kupanda Mlima Kenya lini?
Bei ni nafuu lini?
Mwezi gani ni mzuri kwa safari?
Mwezi gani ni mzuri kuja Kenya?
Desemba ni wakati mzuri?
Julai kuna baridi?
Aprili kuna mvua?
Mvua hunyesha mwezi gani?
Hali ya hewa ya Mombasa ikoje?
Nyumbu wanavuka mto lini?
Uhamaji wa nyumbu ni lini?
Msimu wa watalii wengi ni lini?
Mwezi gani ni wa bei nafuu?
Saa ngapi sasa Kenya?
Jua linatua saa ngapi?`,
      body: `
## Wakati gani ni mzuri kuona wanyama?

Ni rahisi kuona wanyama miezi ya kiangazi: Januari na Februari, na Juni hadi Oktoba. Asubuhi kuna baridi, kwa hiyo njoo na nguo ya joto.

## Mvua inanyesha lini?

Mvua za masika hunyesha mwishoni mwa Machi hadi Mei; baadhi ya kambi hufungwa, na bei huwa nafuu zaidi. Mvua za vuli hunyesha mwishoni mwa Oktoba hadi Desemba, mara nyingi kwa saa chache za siku.

## Nyumbu wanahama lini?

Nyumbu wako Maasai Mara takriban katikati ya Julai hadi Oktoba. Kuvuka mto kuna uwezekano zaidi Agosti na Septemba, lakini hakuna anayeweza kuahidi.

## Wakati gani ni mzuri kwenda ufuoni?

Desemba hadi Machi bahari ni tulivu na yenye joto. Mei hadi Julai ina mawimbi makubwa.

## Naweza kupanda Mlima Kenya lini?

Vizuri zaidi Januari na Februari, na Julai hadi Septemba.

## Ni lini kuna watu wengi?

Julai hadi Septemba, tarehe 20 Desemba hadi 2 Januari, na Pasaka. Weka nafasi mapema. Likizo za shule za Aprili, Agosti, Novemba na Desemba zina familia nyingi.

## Saa za Kenya ni zipi?

Saa za Afrika Mashariki mwaka mzima, saa tatu mbele ya UTC. Jua huchomoza takriban 06:30 asubuhi na kutua takriban 18:30 jioni.`,
    },
  },
  'entry-and-health': {
    en: {
      title: 'Entry and health: eTA, yellow fever, malaria',
      summary:
        'Most visitors need an electronic travel authorisation. Ask early about yellow fever and malaria. Rules change.',
      questions: `
Do I need a visa for Kenya?
What is the eTA?
How do I apply for the eTA?
Do I need a yellow fever vaccination?
Is there malaria in Kenya?
Which vaccinations do I need?
How long must my passport be valid?
Do Americans or British people need a visa?
Do I need an ETA to enter Kenya?
How much is the eTA?
How long does the eTA take?
Where do I apply for an electronic travel authorisation?
Do my children need an eTA?
What shots do I need before coming?
Do I need a yellow fever card?
Should I take malaria tablets?
Are there mosquitoes at the coast?
Is the tap water safe to drink?
Can I drink the water?
What documents do I need to enter Kenya?
Do I need travel insurance?
My passport expires in five months, can I travel?
What are the entry requirements?`,
      body: `
## Do I need a visa?

Kenya asks most visitors for an electronic travel authorisation (eTA) before they travel. At the last look it cost about USD 30 and took up to 72 hours, and the passport had to be valid for six months. Citizens of the East African Community and of most African countries did not need one. These rules change: please check on the government's own site, [etakenya.go.ke](https://www.etakenya.go.ke), and apply only there.

## Do I need a yellow fever vaccination?

You may have to show a yellow fever card if you come from, or pass through, a country where there is a risk. Ask your airline or a travel clinic, and see the [World Health Organization](https://www.who.int).

## Is there malaria?

Yes, above all at the coast and in the west. Ask a doctor or a travel clinic some weeks before the trip. Use a net and repellent, and see a doctor at once if you get a fever, also after you are home.

## Can I drink the tap water?

Most visitors drink bottled, boiled or filtered water.

This page is no medical or legal advice.`,
    },
    sw: {
      title: 'Kuingia nchini na afya: eTA, homa ya manjano, malaria',
      summary:
        'Wageni wengi wanahitaji kibali cha kielektroniki (eTA). Uliza mapema kuhusu homa ya manjano na malaria. Kanuni hubadilika.',
      questions: `
Je, nahitaji viza ya Kenya?
eTA ni nini?
Naombaje eTA?
Je, nahitaji chanjo ya homa ya manjano?
Kuna malaria Kenya?
Nahitaji chanjo gani?
Pasipoti yangu iwe na muda gani?
Nahitaji visa kuja Kenya?
Nahitaji eTA kuingia Kenya?
eTA ni bei gani?
eTA inachukua muda gani?
Naomba wapi eTA?
Watoto wanahitaji eTA?
Nahitaji chanjo gani kabla ya kuja?
Nahitaji kadi ya homa ya manjano?
Kuna mbu na malaria pwani?
Ninywe dawa za malaria?
Maji ya bomba ni salama kunywa?
Nahitaji hati gani kuingia Kenya?
Pasipoti yangu inaisha baada ya miezi mitano, naweza kusafiri?
Nahitaji bima ya safari?`,
      body: `
## Je, nahitaji viza?

Kenya inawataka wageni wengi wawe na kibali cha kusafiri cha kielektroniki (eTA) kabla ya safari. Tulipoangalia mwisho, ada ilikuwa takriban USD 30, kilichukua hadi saa 72, na pasipoti ilitakiwa kuwa na miezi sita. Raia wa Jumuiya ya Afrika Mashariki na wa nchi nyingi za Afrika hawakukihitaji. Kanuni hizi hubadilika: tafadhali angalia tovuti ya serikali, [etakenya.go.ke](https://www.etakenya.go.ke), na uombe hapo pekee.

## Je, nahitaji chanjo ya homa ya manjano?

Huenda ukahitaji kuonyesha kadi ya homa ya manjano ukitoka, au ukipitia, nchi yenye hatari hiyo. Uliza shirika lako la ndege au kliniki ya wasafiri, na uangalie [Shirika la Afya Duniani](https://www.who.int).

## Je, kuna malaria?

Ndiyo, hasa pwani na magharibi. Muulize daktari au kliniki ya wasafiri wiki kadhaa kabla ya safari. Tumia chandarua na dawa ya kufukuza mbu, na umwone daktari papo hapo ukipata homa, hata baada ya kurudi nyumbani.

## Naweza kunywa maji ya bomba?

Wageni wengi hunywa maji ya chupa, yaliyochemshwa au yaliyochujwa.

Ukurasa huu si ushauri wa kitabibu wala wa kisheria.`,
    },
  },
  'park-fees': {
    en: {
      title: 'Park fees',
      summary: 'Parks charge a fee per person and day, by where you live. See on the listing whether it is included.',
      questions: `
How much are park fees in Kenya?
Are park fees included in the price?
What does it cost to enter the Maasai Mara?
Do children pay park fees?
How do I pay park fees?
What proof do I show at the gate?
How much is Amboseli or Lake Nakuru?
What is the entrance fee for Amboseli?
How much to enter Maasai Mara?
What are the park entry fees?
How much is the gate fee for the Mara?
Nairobi National Park entry fee
Conservancy fees
Do I pay park fees separately?
Can I pay the park fee in cash at the gate?
KWS fees for residents
How much do Kenyans pay to enter a park?
How much do non-residents pay at the gate?
Can I drive my own car in the Mara?
Can I self-drive in a national park?`,
      body: `
## Are park fees included?

Look at the listing: it says what its price includes and what not. Fees that you pay yourself are named there under "To pay there", with what your group will pay.

## How much are they?

National parks are run by the Kenya Wildlife Service (KWS); the Maasai Mara belongs to Narok County. Both charge each person for each day. East African citizens and residents pay much less than visitors, and children less than adults. As an example, from October 2025 adult visitors paid USD 90 a day for Amboseli and Lake Nakuru, East African citizens KES 1,500 and residents KES 2,025. In the Mara adult visitors paid USD 100 a day from January to June and USD 200 from July to December. Fees change, so please look at [kws.go.ke](https://www.kws.go.ke) before you travel.

## How are they paid?

KWS takes no cash: you pay through eCitizen. Your host usually does this for you; ask under [Messages](/messages).

## What proof do I show?

At the gate everybody shows a passport or national ID card, and residents their alien card. See [prices for residents](/help/residency-prices).

## Can I drive into the Mara with my own car?

Since June 2024 private cars may not do game drives in the Mara. Book a safari with a licensed vehicle. Please ask your host, because this may change.`,
    },
    sw: {
      title: 'Ada za hifadhi',
      summary:
        'Hifadhi hutoza ada kwa kila mtu na siku, kulingana na unapoishi. Tangazo linasema kama bei inaijumuisha.',
      questions: `
Ada za hifadhi Kenya ni kiasi gani?
Je, bei inajumuisha ada za hifadhi?
Kuingia Maasai Mara ni kiasi gani?
Watoto wanalipa ada ya hifadhi?
Nalipaje ada za hifadhi?
Naonyesha uthibitisho gani langoni?
Amboseli au Ziwa Nakuru ni kiasi gani?
Kuingia Amboseli ni pesa ngapi?
Kiingilio cha Maasai Mara ni ngapi?
Kiingilio cha hifadhi ni bei gani?
Ada ya kuingia Nairobi National Park
Ada ya hifadhi nalipa kando?
Naweza kulipa ada ya hifadhi kwa pesa taslimu langoni?
Wakenya wanalipa ngapi kuingia mbugani?
Wageni wanalipa ngapi langoni?
Ada za KWS ni ngapi?
Naweza kuendesha gari langu Mara?`,
      body: `
## Je, bei inajumuisha ada za hifadhi?

Angalia tangazo: linasema bei inajumuisha nini na haijumuishi nini. Ada unazolipa mwenyewe zimetajwa hapo kwenye "Za kulipa huko", pamoja na kiasi ambacho kundi lako litalipa.

## Ni kiasi gani?

Hifadhi za taifa zinasimamiwa na Shirika la Huduma za Wanyamapori (KWS); Maasai Mara ni ya Kaunti ya Narok. Zote hutoza kila mtu kwa kila siku. Raia wa Afrika Mashariki na wakazi wanalipa kidogo sana kuliko wageni, na watoto kidogo kuliko watu wazima. Kwa mfano, tangu Oktoba 2025 wageni watu wazima walilipa USD 90 kwa siku Amboseli na Ziwa Nakuru, raia wa Afrika Mashariki KES 1,500 na wakazi KES 2,025. Mara walilipa USD 100 kwa siku Januari hadi Juni, na USD 200 Julai hadi Desemba. Ada hubadilika, kwa hiyo tafadhali angalia [kws.go.ke](https://www.kws.go.ke) kabla ya safari.

## Zinalipwaje?

KWS haipokei pesa taslimu: unalipa kupitia eCitizen. Mara nyingi mwenyeji wako hukulipia; uliza kwenye [Ujumbe](/messages).

## Naonyesha uthibitisho gani?

Langoni kila mtu huonyesha pasipoti au kitambulisho cha taifa, na wakazi alien card yao. Soma [bei za wakazi](/help/residency-prices).

## Naweza kuingia Mara kwa gari langu?

Tangu Juni 2024 magari ya binafsi hayaruhusiwi kutembeza watu kuona wanyama Mara. Weka nafasi ya safari yenye gari lenye leseni. Tafadhali muulize mwenyeji wako, kwa sababu hili linaweza kubadilika.`,
    },
  },
  'money-and-safety': {
    en: {
      title: 'Money, safety and emergency numbers',
      summary: 'Shillings, cards and M-Pesa for visitors, how to stay safe, and whom to call in an emergency.',
      questions: `
Is Kenya safe?
What is the emergency number?
Can I use M-Pesa as a visitor?
Which currency is used in Kenya?
Do I need cash in Kenya?
How much do I tip?
How do I avoid M-Pesa fraud?
Is Kenya safe for tourists?
Is Nairobi dangerous?
Is it safe to walk at night?
Is it safe for a woman alone?
Is it safe for solo travellers?
I need an ambulance
How do I call the police?
I was robbed
There is an emergency
Should I tip my guide?
How much should I tip the driver?
Can tourists get M-Pesa?
How do I get a Safaricom line?
How much cash should I carry?
Can I use dollars in Kenya?
Are there ATMs?
Do shops take cards?
Someone asked for my M-Pesa PIN`,
      body: `
## Which money do I need?

The Kenyan shilling (KES). Hotels, restaurants and supermarkets in towns take cards. Small shops, markets and boda bodas take M-Pesa or cash.

## Can visitors use M-Pesa?

Yes: buy a Safaricom SIM card with your passport and register it for M-Pesa at a Safaricom shop. A personal account may hold and move up to KES 500,000 a day, and {mpesaMost} at a time; the Central Bank may change this.

## How do I avoid fraud?

Never tell anybody your M-Pesa PIN. Do not trust an SMS that asks you to send money back: look at your own balance. Pay for Twende bookings on our pages only.

## Is it safe?

Most visits go well. In towns keep phone and bag close, take a taxi or a ride that you have booked after dark, and ask your host which streets to avoid. Read the travel advice of your own country before you go.

## Whom do I call in an emergency?

Police, fire and ambulance: **999**, **112** or **911**. Help against gender violence: **1195**. Child helpline: **116**. Red Cross: **1199**. Numbers may change, so please ask your host when you arrive. If it concerns a booking, call us at {supportPhone} as well.

## Do I tip?

It is not a must. Guides, drivers and waiters are glad of it if you were happy.`,
    },
    sw: {
      title: 'Pesa, usalama na nambari za dharura',
      summary: 'Shilingi, kadi na M-Pesa kwa wageni, jinsi ya kuwa salama, na wa kumpigia wakati wa dharura.',
      questions: `
Je, Kenya ni salama?
Nambari ya dharura ni ipi?
Mgeni anaweza kutumia M-Pesa?
Kenya inatumia sarafu gani?
Je, nahitaji pesa taslimu Kenya?
Bakshishi ni kiasi gani?
Naepukaje utapeli wa M-Pesa?
Kenya ni salama kwa watalii?
Nairobi ni salama usiku?
Ni salama kutembea usiku?
Ni salama kwa mwanamke peke yake?
Nahitaji ambulensi
Namba ya polisi ni gani?
Nimeibiwa
Kuna dharura
Nimpe kiongozi bakshishi?
Nimpe dereva tip kiasi gani?
Watalii wanaweza kupata M-Pesa?
Napataje laini ya Safaricom?
Nibebe pesa taslimu kiasi gani?
Naweza kutumia dola Kenya?
Kuna ATM?
Mtu ameniomba PIN ya M-Pesa`,
      body: `
## Nahitaji pesa gani?

Shilingi ya Kenya (KES). Hoteli, mikahawa na maduka makubwa mijini hupokea kadi. Maduka madogo, masoko na boda boda hupokea M-Pesa au pesa taslimu.

## Wageni wanaweza kutumia M-Pesa?

Ndiyo: nunua laini ya Safaricom kwa pasipoti yako, kisha uisajili M-Pesa kwenye duka la Safaricom. Akaunti binafsi inaweza kushika na kutuma hadi KES 500,000 kwa siku, na {mpesaMost} kwa mara moja; Benki Kuu inaweza kubadilisha hili.

## Naepukaje utapeli?

Usimwambie mtu yeyote PIN yako ya M-Pesa. Usiamini SMS inayokuomba urudishe pesa: angalia salio lako mwenyewe. Lipia nafasi za Twende kwenye kurasa zetu pekee.

## Je, ni salama?

Safari nyingi huenda vizuri. Mijini weka simu na mkoba karibu, tumia teksi au usafiri uliouweka ukichelewa usiku, na umuulize mwenyeji wako mitaa ya kuepuka. Soma ushauri wa safari wa nchi yako kabla ya kuja.

## Nampigia nani wakati wa dharura?

Polisi, zimamoto na ambulensi: **999**, **112** au **911**. Msaada dhidi ya ukatili wa kijinsia: **1195**. Msaada kwa watoto: **116**. Msalaba Mwekundu: **1199**. Nambari zinaweza kubadilika, kwa hiyo tafadhali muulize mwenyeji wako ukifika. Ikihusu nafasi uliyoweka, tupigie pia kwa {supportPhone}.

## Je, natoa bakshishi?

Si lazima. Waongozaji, madereva na wahudumu hufurahi ukiwapa kama umeridhika.`,
    },
  },
  'getting-around': {
    en: {
      title: 'Getting around, customs and what to pack',
      summary: 'Driving on the left, boda helmets, plastic bags, plugs, dress, and asking before you take photos.',
      questions: `
Can I bring plastic bags to Kenya?
Which plug do I need in Kenya?
What should I pack for a safari?
What should I wear?
Can I take photos of people?
On which side do they drive?
Do I need a helmet on a boda boda?
Can I drive with my licence?
What adapter do I need?
Which plug type and voltage is used?
What clothes should I pack for a safari?
What do I wear in Lamu?
Can women wear shorts?
What is the dress code?
Is it ok to photograph people?
Can I fly a drone?
Can I drive with my US licence?
Do I need an international driving permit?
Do they drive on the left or right?
Are roads safe to drive at night?
Are plastic bags banned?
Can I bring plastic bottles?
Are boda bodas safe?
What is the packing list?
Is there Wi-Fi in Kenya?
Is there wifi in the parks?
My suitcase is lost
How do I get internet on my phone?
My luggage did not arrive
I left something in the car or at the lodge`,
      body: `
## On which side do people drive?

On the left. Ask the car hire and your insurance which licence you need; an international driving permit helps. Avoid driving at night outside towns.

## Do I need a helmet on a boda boda?

Yes, you and the rider. A licensed rider has two helmets. If there is none for you, do not ride.

## Can I bring plastic bags?

No. Plastic carrier bags are banned in Kenya, and single-use plastic in national parks, too. Bring a cloth bag and a bottle that you can fill again.

## Which plug do I need?

Type G with three pins, as in Britain, 240 V.

## What do I pack?

A warm layer for mornings, a hat, sunscreen, insect repellent, a torch and comfortable shoes. The listing may say what to bring.

## What do I wear?

Light clothes are fine in most places. In Lamu and Mombasa Old Town please cover shoulders and knees. In Ramadan meal hours differ there.

## May I take photos?

Ask people first, and accept a no. Do not ride, feed or touch wild animals, and do not publish where you saw a rhino.

## Is there Wi-Fi and internet?

Most hotels and cafés in towns have Wi-Fi; a listing names it under its facilities where there is some. Camps and parks may have none, and no phone network in places. With a Safaricom or Airtel SIM card, bought with your passport, you have mobile data in towns and along the main roads.

## My luggage is missing, or I left something behind

If a bag does not arrive with your flight, report it at the airline's desk before you leave the airport, and keep the number of the report and your baggage tag. If you left something in a car, a boat or a room, write to the host under [Messages](/messages). If it was stolen, report it to the police: insurers ask for the police abstract.`,
    },
    sw: {
      title: 'Kusafiri nchini, desturi na vitu vya kubeba',
      summary:
        'Kuendesha upande wa kushoto, helmeti za boda, mifuko ya plastiki, plagi, mavazi, na kuomba ruhusa ya picha.',
      questions: `
Naweza kuja na mifuko ya plastiki Kenya?
Nahitaji plagi gani Kenya?
Nibebe nini kwa safari ya wanyamapori?
Nivae nini?
Naweza kupiga watu picha?
Wanaendesha upande gani?
Je, nahitaji helmeti kwenye boda boda?
Naweza kuendesha kwa leseni yangu?
Nahitaji adapta gani?
Plagi na volti za Kenya ni zipi?
Nivae nguo gani Lamu?
Nivae nguo gani safari?
Wanawake wanaweza kuvaa kaptura?
Ni sawa kupiga watu picha?
Naweza kurusha drone?
Naweza kuendesha na leseni ya nje?
Wanaendesha kushoto au kulia?
Barabara ni salama usiku?
Mifuko ya plastiki inaruhusiwa?
Mifuko ya nailoni imepigwa marufuku?
Boda boda ni salama?
Nifungashe nini?
Kuna Wi-Fi Kenya?
Kuna wifi porini?
Begi langu limepotea
Napataje intaneti kwenye simu?
Mzigo wangu haujafika
Nimesahau kitu kwenye gari au hotelini`,
      body: `
## Watu wanaendesha upande gani?

Kushoto. Muulize anayekukodisha gari na bima yako unahitaji leseni gani; kibali cha kimataifa cha kuendesha kinasaidia. Epuka kuendesha usiku nje ya miji.

## Je, nahitaji helmeti kwenye boda boda?

Ndiyo, wewe na mwendeshaji. Mwendeshaji mwenye leseni ana helmeti mbili. Kama hana yako, usipande.

## Naweza kuja na mifuko ya plastiki?

Hapana. Mifuko ya plastiki imepigwa marufuku nchini Kenya, na plastiki ya kutumia mara moja tu pia kwenye hifadhi za taifa. Njoo na mfuko wa kitambaa na chupa ya kujaza tena.

## Nahitaji plagi gani?

Aina ya G yenye miguu mitatu, kama ya Uingereza, volti 240.

## Nibebe nini?

Nguo ya joto ya asubuhi, kofia, mafuta ya kuzuia jua, dawa ya kufukuza wadudu, tochi na viatu vizuri vya kutembea. Tangazo linaweza kusema uje na nini.

## Nivae nini?

Nguo nyepesi zinafaa sehemu nyingi. Lamu na Mji wa Kale wa Mombasa tafadhali funika mabega na magoti. Wakati wa Ramadhani saa za chakula huko hutofautiana.

## Naweza kupiga picha?

Waombe watu kwanza, na ukubali wakikataa. Usipande, usilishe wala kugusa wanyamapori, na usitangaze ulipoona kifaru.

## Kuna Wi-Fi na intaneti?

Hoteli na mikahawa mingi mijini ina Wi-Fi; tangazo huitaja kwenye huduma zake pale ilipo. Kambi na hifadhi huenda zisiwe nayo, na kwingine hakuna mtandao wa simu. Ukiwa na laini ya Safaricom au Airtel, inayonunuliwa kwa pasipoti, unapata data mijini na kwenye barabara kuu.

## Mzigo wangu haujafika, au nimesahau kitu

Mzigo usipofika na ndege yako, toa taarifa kwenye dawati la shirika la ndege kabla ya kutoka uwanjani, na utunze nambari ya taarifa na kibandiko cha mzigo. Ukisahau kitu kwenye gari, boti au chumba, mwandikie mwenyeji kwenye [Ujumbe](/messages). Ukiibiwa, toa taarifa polisi: kampuni za bima huomba hati ya polisi (police abstract).`,
    },
  },
});
