import { articlesOf } from './article.ts';

/** Finding and booking. */
export const bookingArticles = articlesOf('booking', {
  'how-to-book': {
    en: {
      title: 'How to book',
      summary: 'Find a service, choose dates and guests, enter your details and pay by card or M-Pesa.',
      questions: `
How do I book?
How do I make a reservation?
Do I need an account to book?
Can I add extras such as a packed lunch?
Can I book for somebody else?
What does the host ask me when I book?
How do I book a trip?
How does booking work?
What are the steps to book?
How does Twende work?
I want to book, where do I start?
Do I have to sign up before I book?
Must I register or create an account?
How do I create an account?
Can I book without an account?
Can I book for my parents or a friend?
Can I book for a group?
Can I book by phone?
Can I book two things at once?
Can I tell the host about allergies or diet?
How do I know that my booking is confirmed?`,
      body: `
## How do I book?

1. Find a service under [Services](/services), [Stays](/stays), [Meals](/meals) or [Transport](/transport). Enter your dates and guests to see what is available.
2. Open the listing. It shows the price, what is included, the meeting point and the cancellation policy.
3. Choose your dates and guests. You see every part of the price and the total before you book. Twende adds no fees.
4. Press **Book now**, check your details, and pay by card or M-Pesa in the next step.

As soon as your payment has arrived, the booking is confirmed. You get an email, and the booking is on your [dashboard](/dashboard).

## Do I need an account?

You can look around without one. To book you need an account with an email address at which we reach you. You can make it while you book: [create an account](/register).

## Can I add extras?

Some hosts offer extras, such as a packed lunch or an airport transfer. You choose them while you book, and their price becomes part of your total.

## What does the host ask me?

Some hosts need an answer, such as your flight number or what you cannot eat. You answer while you book, and you can change it on the page of your booking until the evening before your first day. Only you, your host and our team can read it.

## Can I book for other people?

Yes. Enter how many guests come along. On the page of your booking you can name those who travel with you, and send the voucher to one of them.`,
    },
    sw: {
      title: 'Jinsi ya kuweka nafasi',
      summary: 'Tafuta huduma, chagua tarehe na wageni, weka taarifa zako, kisha ulipe kwa kadi au M-Pesa.',
      questions: `
Nawekaje nafasi?
Nataka kuweka nafasi, nianzie wapi?
Je, nahitaji akaunti ili kuweka nafasi?
Naweza kuongeza chakula cha kubeba au nyongeza nyingine?
Naweza kumwekea mtu mwingine nafasi?
Mwenyeji anauliza nini?
Nawezaje kubook?
Jinsi ya kubook safari
Kuweka nafasi hufanyika vipi?
Twende inafanyaje kazi?
Hatua za kuweka nafasi ni zipi?
Lazima nijisajili kwanza?
Lazima niwe na akaunti?
Nafunguaje akaunti?
Naweza kubook bila akaunti?
Naweza kuweka nafasi ya wazazi wangu?
Naweza kuweka nafasi ya kikundi?
Naweza kuweka nafasi kwa simu?
Nitajuaje kuwa nafasi imethibitishwa?`,
      body: `
## Nawekaje nafasi?

1. Tafuta huduma kwenye [Huduma](/services), [Sehemu za kukaa](/stays), [Chakula](/meals) au [Usafiri](/transport). Weka tarehe na idadi ya wageni ili kuona kinachopatikana.
2. Fungua tangazo. Utaona bei, bei inajumuisha nini, mahali pa kukutana na sera ya kughairi.
3. Chagua tarehe na wageni. Unaona kila sehemu ya bei na jumla yake kabla ya kuweka nafasi. Twende haiongezi ada yoyote.
4. Bonyeza **Weka nafasi sasa**, hakikisha taarifa zako, kisha ulipe kwa kadi au M-Pesa.

Malipo yako yakifika, nafasi uliyoweka inathibitishwa papo hapo. Unapata barua pepe, na unaiona kwenye [dashibodi](/dashboard) yako.

## Je, nahitaji akaunti?

Unaweza kuangalia huduma bila akaunti. Ili kuweka nafasi unahitaji akaunti yenye barua pepe tunayoweza kukufikia kwayo. Unaweza kuifungua ukiwa unaweka nafasi: [fungua akaunti](/register).

## Naweza kuongeza nyongeza?

Baadhi ya wenyeji wana nyongeza, kama chakula cha kubeba au usafiri wa uwanja wa ndege. Unazichagua ukiwa unaweka nafasi, na bei yake inaingia kwenye jumla yako.

## Mwenyeji anauliza nini?

Baadhi ya wenyeji wanahitaji jibu, kama nambari ya ndege yako au usichokula. Unajibu ukiwa unaweka nafasi, na unaweza kubadilisha jibu kwenye ukurasa wa nafasi yako hadi jioni ya kabla ya siku ya kwanza. Wewe, mwenyeji wako na timu yetu pekee ndio mnaoweza kulisoma.

## Naweza kuwawekea watu wengine?

Ndiyo. Weka idadi ya wageni wote. Kwenye ukurasa wa nafasi uliyoweka unaweza kuandika majina ya unaosafiri nao, na kumtumia mmoja wao vocha.`,
    },
  },
  'unpaid-booking': {
    en: {
      title: 'How long we hold an unpaid booking',
      summary:
        'We hold your dates while you pay, usually for {holdMinutes} minutes. If you do not pay, you owe nothing.',
      questions: `
How long is my booking held?
How much time do I have to pay?
Why did my booking expire?
My booking expired before I paid
What does pending mean?
Can I pay later?
How many minutes do I have to pay?
My booking expired
My reservation disappeared
Why was my booking released?
Can I reserve now and pay later?
Can I hold a spot without paying?
What if I do not pay in time?
My time to pay ran out
Why can I not make another booking?
Booking says pending, what does it mean?
How long do you keep the dates for me?`,
      body: `
## How long do you hold my booking?

A new booking is **pending**. We hold it for you for {holdMinutes} minutes so that you can pay. The page of your booking says until when. If several of your bookings ran out unpaid within a day, the next one is held for a shorter time.

## Where can I pay later within that time?

Open the booking on your [dashboard](/dashboard) and press **Go to payment**.

## What happens if I do not pay in time?

The booking expires and its dates are available to others again. You owe nothing, and points that you used are returned. If the dates are still available, you can book again.

## What if my payment comes late?

If your money arrives after the time is over, the booking is confirmed if its dates are still available. Otherwise you get a full refund. You do not need to ask for it.

## Why can I not make another booking?

One person can have only a few unpaid bookings at a time. Pay or cancel one of them. You can have more once your email address is verified: please open the link in the email that we sent you.`,
    },
    sw: {
      title: 'Tunakushikia nafasi kwa muda gani kabla ya kulipa',
      summary:
        'Tunakushikia tarehe zako ukiwa unalipa, kwa kawaida kwa dakika {holdMinutes}. Usipolipa, hudaiwi chochote.',
      questions: `
Nafasi yangu inashikiliwa kwa muda gani?
Nina muda gani wa kulipa?
Kwa nini muda wa nafasi yangu umekwisha?
Nafasi yangu imeisha kabla sijalipa
Inasubiri maana yake nini?
Naweza kulipa baadaye?
Mnashikilia nafasi kwa dakika ngapi?
Nina dakika ngapi za kulipa?
Booking yangu imeexpire
Muda wa kulipa umeisha
Naweza kushikiliwa nafasi bila kulipa?
Naweza kuweka nafasi sasa nilipe baadaye?
Nisipolipa kwa wakati itakuwaje?
Kwa nini siwezi kuweka nafasi nyingine?
Nafasi yangu imepotea
Nafasi inasema inasubiri`,
      body: `
## Mnanishikia nafasi kwa muda gani?

Nafasi mpya uliyoweka **inasubiri** malipo. Tunakushikia kwa dakika {holdMinutes} ili ulipe. Ukurasa wa nafasi yako unasema ni hadi saa ngapi. Ikiwa muda wa nafasi zako kadhaa umekwisha bila kulipwa ndani ya siku moja, inayofuata tunakushikia kwa muda mfupi zaidi.

## Nalipia wapi baadaye ndani ya muda huo?

Fungua nafasi hiyo kwenye [dashibodi](/dashboard) yako, kisha ubonyeze **Endelea kwenye malipo**.

## Nisipolipa kwa wakati inakuwaje?

Muda wake unakwisha, na tarehe zake sasa ziko wazi kwa wengine. Hudaiwi chochote, na pointi ulizotumia zinarudishwa. Tarehe zikiwa bado zinapatikana, unaweza kuweka nafasi tena.

## Malipo yangu yakichelewa je?

Pesa zako zikifika baada ya muda kwisha, nafasi inathibitishwa ikiwa tarehe zake bado zinapatikana. La sivyo unarejeshewa pesa zote bila kuomba.

## Kwa nini siwezi kuweka nafasi nyingine?

Mtu mmoja anaweza kuwa na nafasi chache tu ambazo hazijalipiwa kwa wakati mmoja. Lipia au ghairi mojawapo. Unaweza kuwa na zaidi barua pepe yako ikithibitishwa: tafadhali fungua kiungo kilicho kwenye barua pepe tuliyokutumia.`,
    },
  },
  'request-to-book': {
    en: {
      title: 'Booking by request',
      summary: 'Some hosts answer before you pay. They have up to 24 hours, and nothing is charged until they accept.',
      questions: `
What is a request to book?
Why can I not book at once?
How long does the host have to answer?
The host has not answered my request
Am I charged when I send a request?
How do I withdraw a request?
The host hasn't replied to my request
How soon will the host reply?
Do I get charged before the host accepts?
Do I pay when I send a request?
What happens after the host accepts?
The host declined my request
Why does it say send request?
Why is there no book now button?
What is the difference between book now and send request?
I want to take back my request
My request has not been answered yet
Is my request approved?`,
      body: `
## What is a request to book?

Some hosts want to check first whether they can take you. There you press **Send request** instead of **Book now**. Nothing is booked or charged yet.

## How long does the host have to answer?

Up to 24 hours, and never longer than until your first day begins. If they do not answer, the request ends by itself and you owe nothing.

## What happens when the host accepts?

We tell you by email and behind the bell. Your booking is then held for {hoursToPay} hours so that you can pay, or until its first day begins if that is earlier. Pay from your [dashboard](/dashboard).

## What if the host declines?

You were not charged. The page of your request helps you to find something similar.

## Can I withdraw my request?

Yes, at any time before you pay. Open it on your [dashboard](/dashboard) and press **Withdraw the request**.`,
    },
    sw: {
      title: 'Kuweka nafasi kwa ombi',
      summary: 'Baadhi ya wenyeji wanajibu kabla hujalipa. Wana hadi saa 24, na hutozwi chochote hadi wakubali.',
      questions: `
Ombi la nafasi ni nini?
Kwa nini siwezi kuweka nafasi papo hapo?
Mwenyeji ana muda gani wa kujibu?
Mwenyeji hajajibu ombi langu
Je, natozwa nikituma ombi?
Naondoaje ombi?
Mwenyeji hajajibu
Mwenyeji atajibu lini?
Nalipa kabla mwenyeji hajakubali?
Mwenyeji akikubali nini kinafuata?
Mwenyeji amekataa ombi langu
Kwa nini inasema tuma ombi?
Nataka kufuta ombi langu
Ombi langu halijajibiwa bado
Kuweka nafasi kwa ombi maana yake nini?`,
      body: `
## Ombi la nafasi ni nini?

Baadhi ya wenyeji wanataka kuhakikisha kwanza kama wanaweza kukupokea. Hapo unabonyeza **Tuma ombi** badala ya **Weka nafasi sasa**. Bado hakuna kilichowekwa wala kutozwa.

## Mwenyeji ana muda gani wa kujibu?

Ana hadi saa 24, na si zaidi ya mwanzo wa siku yako ya kwanza. Asipojibu, ombi linaisha lenyewe na hudaiwi chochote.

## Mwenyeji akikubali inakuwaje?

Tunakuarifu kwa barua pepe na kwenye kengele. Kisha tunakushikia nafasi kwa saa {hoursToPay} ili ulipe, au hadi siku ya kwanza ianze ikiwa ni mapema zaidi. Lipia kupitia [dashibodi](/dashboard) yako.

## Mwenyeji akikataa je?

Hukutozwa. Ukurasa wa ombi lako unakusaidia kupata huduma inayofanana.

## Naweza kuondoa ombi langu?

Ndiyo, wakati wowote kabla ya kulipa. Lifungue kwenye [dashibodi](/dashboard) yako, kisha ubonyeze **Ondoa ombi**.`,
    },
  },
  'residency-prices': {
    en: {
      title: 'Prices for residents, citizens and children',
      summary:
        'Some listings have lower prices for residents of Kenya, East African citizens and children. Bring proof.',
      questions: `
Do residents pay less?
Is there a price for Kenyan citizens?
What do children pay?
What proof of residency do I need?
Why does the price depend on where I live?
Who counts as an East African citizen?
Is there a resident rate?
Do Kenyans get a discount?
What is the price for East African citizens?
Do locals pay less than tourists?
Is it cheaper for kids?
Do children go free?
Is there a child discount?
Do babies pay?
Until what age is a child price?
Is there a student or senior discount?
What ID do I show for the resident rate?
I am a foreigner living in Kenya, what do I pay?
Do Ugandans and Tanzanians pay the citizen price?`,
      body: `
## Who can pay less?

On some listings residents of Kenya and citizens of the East African Community pay less than other guests, and children less than adults. The listing shows its prices by residency. If it shows none, everybody pays the same.

East African citizens are citizens of Kenya, Tanzania, Uganda, Rwanda, Burundi, South Sudan, DR Congo and Somalia.

## How do I get the lower price?

Say who is travelling when you choose your dates. The total counts each of you. A room or a vehicle costs the price of the guest in it who pays most.

## What proof do I bring?

- **Citizens:** national ID card or passport.
- **Residents:** Kenyan foreigner certificate (alien card) or residence permit, with the passport.
- **Children:** passport or birth certificate that shows the age.

Without proof your host may ask you to pay the difference on the day.

## Are park fees included?

The listing says what its price includes. Fees that you pay on the spot are listed there under "To pay there". Read more about [park fees](/help/park-fees).`,
    },
    sw: {
      title: 'Bei za wakazi, raia na watoto',
      summary:
        'Matangazo mengine yana bei nafuu kwa wakazi wa Kenya, raia wa Afrika Mashariki na watoto. Njoo na uthibitisho.',
      questions: `
Je, wakazi wanalipa kidogo?
Kuna bei ya raia wa Kenya?
Watoto wanalipa kiasi gani?
Nahitaji uthibitisho gani wa ukazi?
Kwa nini bei inategemea ninapoishi?
Nani ni raia wa Afrika Mashariki?
Raia wa Kenya wanalipa bei gani?
Kuna punguzo kwa Wakenya?
Wakenya wanalipa kidogo kuliko watalii?
Kuna bei ya wenyeji?
Watoto hulipa nusu bei?
Watoto wanaingia bure?
Watoto wachanga wanalipa?
Bei ya mtoto ni hadi miaka mingapi?
Kuna punguzo la wanafunzi au wazee?
Nionyeshe kitambulisho gani kupata bei ya raia?
Mimi ni mgeni ninayeishi Kenya, nalipa kiasi gani?
Waganda na Watanzania wanalipa bei ya raia?`,
      body: `
## Nani anaweza kulipa kidogo?

Kwenye matangazo mengine wakazi wa Kenya na raia wa Jumuiya ya Afrika Mashariki wanalipa kidogo kuliko wageni wengine, na watoto kidogo kuliko watu wazima. Tangazo linaonyesha bei zake kwa ukazi. Kama haionyeshi, wote wanalipa sawa.

Raia wa Afrika Mashariki ni raia wa Kenya, Tanzania, Uganda, Rwanda, Burundi, Sudan Kusini, Kongo (DRC) na Somalia.

## Napataje bei nafuu?

Sema nani wanasafiri unapochagua tarehe. Jumla inahesabu kila mmoja wenu. Chumba au gari linalipiwa bei ya mgeni anayelipa zaidi ndani yake.

## Nije na uthibitisho gani?

- **Raia:** kitambulisho cha taifa au pasipoti.
- **Wakazi:** cheti cha mgeni cha Kenya (alien card) au kibali cha ukazi, pamoja na pasipoti.
- **Watoto:** pasipoti au cheti cha kuzaliwa kinachoonyesha umri.

Bila uthibitisho mwenyeji wako anaweza kukuomba ulipe tofauti siku hiyo.

## Je, bei inajumuisha ada za hifadhi?

Tangazo linasema bei inajumuisha nini. Ada unazolipa huko huko zimeorodheshwa hapo. Soma zaidi kuhusu [ada za hifadhi](/help/park-fees).`,
    },
  },
});
