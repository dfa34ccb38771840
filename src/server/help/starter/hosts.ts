import { articlesOf } from './article.ts';

/** For those who offer something. */
export const hostsArticles = articlesOf('hosts', {
  'become-a-host': {
    en: {
      title: 'Become a host',
      summary: 'Who can list a service, which documents we need, and how long the check takes.',
      questions: `
How do I become a host?
How do I list my service on Twende?
Which documents do I need as a host?
How long does approval take?
My application was rejected, what now?
What does it cost to list?
When is my listing visible?
I want to list my airbnb on Twende
I want to list my hotel
How can I sell my tours here?
I am a tour guide, can I work with you?
I have a car to rent out
Can I offer my boda services?
I want to be a provider
How do I register my business?
How do I join as a host?
What papers do I need to become a provider?
Do I need a licence to host?
Is it free to list?
How long until I am approved?
Why was my application rejected?
I cook at home, can I sell meals here?
Can my staff use my host account?`,
      body: `
## How do I become a host?

[Start your application](/onboard). You enter your business, the place, contact details, documents and where your money goes. Stop at any time and continue later, also on another phone.

## Which documents do I need?

- Your national ID or passport.
- Your business registration, or your KRA PIN certificate.
- The licence for what you offer: the TRA licence for stays, meals, tours and car hire; the NTSA licence for transport; for boda bodas the rider licence.

A photo of each is enough. They are stored encrypted, and travellers never see them. Which papers the law asks of you depends on what you offer; please ask the authority if you are not sure.

## How long does it take?

Our team looks at each application, usually within two working days. You get an email. If something is missing, it says what, and nothing is lost: mend it and send it again.

## When can travellers book my listing?

Once business and listing are approved. Title, prices, photos and dates of an approved listing can be changed at once; another category or place waits for approval. You can add up to {listingPictures} photos.

## What does it cost?

Nothing to list, and nothing each month. Of each booking that takes place Twende keeps {commissionPercent} % of the price. Read more about [payouts](/help/payouts).

## Can my team help me?

Yes. Invite up to {teamPeople} people in the settings of your panel, and choose what each may do.`,
    },
    sw: {
      title: 'Kuwa mwenyeji',
      summary: 'Nani anaweza kutangaza huduma, hati zinazohitajika, na ukaguzi unachukua muda gani.',
      questions: `
Nawezaje kuwa mwenyeji?
Natangazaje huduma yangu Twende?
Nahitaji hati gani kuwa mwenyeji?
Idhini inachukua muda gani?
Ombi langu limekataliwa, nifanye nini?
Kutangaza kunagharimu kiasi gani?
Tangazo langu linaonekana lini?
Nataka kutangaza hoteli yangu
Nataka kuweka nyumba yangu Twende
Mimi ni kiongozi wa watalii, naweza kufanya kazi nanyi?
Nina gari la kukodisha, nalitangazaje?
Naweza kutoa huduma ya boda?
Nasajilije biashara yangu?
Najiungaje kama mwenyeji?
Nahitaji leseni gani?
Nahitaji karatasi gani ili niwe mwenyeji?
Kutangaza ni bure?
Nitaidhinishwa baada ya siku ngapi?
Kwa nini ombi langu la kuwa mwenyeji limekataliwa?
Napika nyumbani, naweza kuuza chakula hapa?`,
      body: `
## Nawezaje kuwa mwenyeji?

[Anza ombi lako](/onboard). Unaweka biashara yako, mahali, mawasiliano, hati na pesa zako ziende wapi. Unaweza kusimama wakati wowote na kuendelea baadaye, hata kwenye simu nyingine.

## Nahitaji hati gani?

- Kitambulisho chako cha taifa au pasipoti.
- Usajili wa biashara yako, au cheti chako cha KRA PIN.
- Leseni ya unachotoa: leseni ya TRA kwa malazi, chakula, ziara na kukodi magari; leseni ya NTSA kwa usafiri; kwa boda boda leseni ya uendeshaji.

Picha ya kila moja inatosha. Zinahifadhiwa kwa kusimbwa kwa njia fiche, na wasafiri hawazioni kamwe. Hati ambazo sheria inakutaka uwe nazo zinategemea unachotoa; tafadhali uliza mamlaka ukiwa na shaka.

## Inachukua muda gani?

Timu yetu inaangalia kila ombi, kwa kawaida ndani ya siku mbili za kazi. Unapata barua pepe. Kikikosekana kitu, inasema ni kipi, na hakuna kinachopotea: kirekebishe kisha utume tena.

## Wasafiri wanaweza kuweka nafasi lini?

Biashara na tangazo vikishaidhinishwa. Kichwa, bei, picha na tarehe za tangazo lililoidhinishwa unaweza kuzibadilisha papo hapo; aina au mahali pengine panasubiri idhini. Unaweza kuongeza hadi picha {listingPictures}.

## Inagharimu kiasi gani?

Kutangaza ni bure, na hakuna ada ya kila mwezi. Kwa kila nafasi ambayo safari yake inafanyika, Twende inabaki na asilimia {commissionPercent} ya bei. Soma zaidi kuhusu [malipo ya mapato](/help/payouts).

## Timu yangu inaweza kunisaidia?

Ndiyo. Alika hadi watu {teamPeople} kwenye mipangilio ya paneli yako, na uchague kila mmoja anaweza kufanya nini.`,
    },
  },
  'host-calendar': {
    en: {
      title: 'Calendar, requests and cancelling as a host',
      summary:
        'Link your calendars from Airbnb or Booking.com, block days, answer requests, and what happens when you cancel.',
      questions: `
How do I link my Airbnb or Booking.com calendar?
How do I import an iCal calendar?
How do I block dates?
I am away for some weeks, how do I close my listings?
How do I cancel a guest's booking as a host?
How long do I have to answer a request?
My guest did not come, what do I do?
How do I check guests in?
Sync my Airbnb calendar
How do I connect my Booking.com calendar?
How do I avoid double bookings as a host?
How do I close dates on my listing?
I am going on holiday, how do I stop bookings?
How do I pause my listing?
How do I accept a booking request?
How do I scan a voucher?
My guest did not show up
A guest did not arrive
I need to cancel on my guest
What happens when I as a host cancel?
How do I open dates again?`,
      body: `
## How do I link another calendar?

Open your [calendar](/provider/calendar), choose the listing, and add the address of the other calendar. The other site calls it iCal, calendar link or export. We read it about every {calendarMinutes} minutes and block its days. A listing can read up to {calendarsPerListing} calendars. Give the other site the address of your Twende calendar, too.

## How do I block days?

In the calendar. You can close days or take only some places off sale. For holidays take **time off**, which closes all of your listings at once; bookings that you have stay.

## How long do I have to answer a request?

Up to 24 hours, and never beyond the start of the first day. After that it ends by itself.

## How do I check guests in?

Scan the code of their voucher under [Check in](/provider/check-in), or type the booking number. It also works without a connection for the guests of today and tomorrow.

## My guest did not come

Mark the booking as a no-show once the time of arrival has passed. There is no refund and you are paid as usual. You can undo it for 24 hours.

## What happens when I cancel a booking?

The traveller gets a full refund and reads your reason, and you lose your share of this booking. Please cancel only if there is no other way.`,
    },
    sw: {
      title: 'Kalenda, maombi na kughairi kama mwenyeji',
      summary: 'Unganisha kalenda zako za Airbnb au Booking.com, zuia siku, jibu maombi, na kinachotokea ukighairi.',
      questions: `
Naunganishaje kalenda ya Airbnb au Booking.com?
Naletaje kalenda ya iCal?
Nazuiaje tarehe?
Sitakuwepo kwa wiki kadhaa, nafungaje matangazo yangu?
Naghairije nafasi ya mgeni kama mwenyeji?
Nina muda gani wa kujibu ombi?
Mgeni wangu hakufika, nifanye nini?
Napokeaje wageni?
Unganisha kalenda yangu ya Airbnb
Nafungaje tarehe kwenye tangazo langu?
Naenda likizo, nasimamishaje nafasi?
Nasimamishaje tangazo langu?
Nakubalije ombi la nafasi?
Nasomaje vocha ya mgeni?
Mgeni wangu hajafika
Lazima nighairi nafasi ya mgeni
Naepukaje nafasi mbili kwa siku moja?
Nafunguaje tarehe tena?`,
      body: `
## Naunganishaje kalenda nyingine?

Fungua [kalenda](/provider/calendar) yako, chagua tangazo, kisha uongeze anwani ya kalenda nyingine. Kwenye tovuti hiyo inaitwa iCal, kiungo cha kalenda au export. Tunaisoma takriban kila dakika {calendarMinutes} na kuzuia siku zake. Tangazo linaweza kusoma hadi kalenda {calendarsPerListing}. Ipe pia tovuti hiyo anwani ya kalenda yako ya Twende.

## Nazuiaje siku?

Kwenye kalenda. Unaweza kufunga siku, au kuondoa nafasi chache tu. Kwa likizo chukua **mapumziko**, yanayofunga matangazo yako yote kwa pamoja; nafasi zilizowekwa tayari zinabaki.

## Nina muda gani wa kujibu ombi?

Hadi saa 24, na si zaidi ya mwanzo wa siku ya kwanza. Baada ya hapo linaisha lenyewe.

## Napokeaje wageni?

Soma msimbo wa vocha yao kwenye [Pokea wageni](/provider/check-in), au andika nambari ya nafasi. Inafanya kazi pia bila mtandao kwa wageni wa leo na kesho.

## Mgeni wangu hakufika

Weka alama kuwa wageni hawakufika, muda wa kufika ukishapita. Hakuna marejesho na unalipwa kama kawaida. Unaweza kuiondoa ndani ya saa 24.

## Nikighairi nafasi inakuwaje?

Msafiri anarejeshewa pesa zote na anasoma sababu yako, nawe unapoteza sehemu yako ya malipo hayo. Tafadhali ghairi pale tu ambapo hakuna njia nyingine.`,
    },
  },
  payouts: {
    en: {
      title: 'Payouts and commission',
      summary: 'When hosts are paid, to M-Pesa or a bank, what Twende keeps, and where your statements are.',
      questions: `
When do I get paid as a host?
How much commission do you take?
How do I get my money to M-Pesa or my bank?
Can I request a payout earlier?
Why has my payout not arrived?
Where is my earnings statement?
What is the minimum payout?
What percentage do you take from hosts?
What is your commission?
How much does Twende keep?
How much do hosts earn?
When will I be paid for my guests?
I have not received my payout
My payout is late
How do hosts get their money?
Can I be paid to my bank account?
Can I get paid by M-Pesa as a host?
How do I change my payout method?
Do you deduct tax from my earnings?
Where do I see my earnings?`,
      body: `
## When am I paid?

Guests pay Twende when they book. Once the trip is over, your share is ready to be paid out. Every Monday we prepare what you have earned, from KES 500. You can also ask for it earlier under [Earnings](/provider/earnings). Our team approves each payout.

## How much do I get?

The price less {commissionPercent} % commission, and less taxes where we have to keep some back. What applies to a booking is fixed when it is made. Each booking shows your share.

## Where does the money go?

To your M-Pesa number or your bank account, whichever you have chosen in the [settings](/provider/settings). Prices are in dollars; the payout is in shillings at the rate of the moment when it is prepared, now {usdToKesRate} for a dollar. We pay the fee for sending money to your phone.

## How long does it take?

After approval M-Pesa usually takes minutes, and a bank up to three working days. We tell you when it is on its way.

## My payout did not arrive

Check your payout method first. Money that could not be sent is still yours. Write to {supportEmail}.

## Where are my statements?

Under [Earnings](/provider/earnings), as PDF and as a table. They list every booking, commission, tax and payout.`,
    },
    sw: {
      title: 'Malipo ya mapato na kamisheni',
      summary: 'Wenyeji wanalipwa lini, kwa M-Pesa au benki, Twende inabaki na nini, na taarifa zako ziko wapi.',
      questions: `
Nalipwa lini kama mwenyeji?
Mnachukua kamisheni kiasi gani?
Napataje pesa kwenye M-Pesa au benki?
Naweza kuomba malipo ya mapato mapema?
Kwa nini malipo yangu ya mapato hayajafika?
Taarifa ya mapato iko wapi?
Malipo ya chini ni kiasi gani?
Mnachukua asilimia ngapi?
Kamisheni yenu ni ngapi?
Twende inabaki na kiasi gani?
Wenyeji wanalipwa lini?
Nitalipwa lini kwa wageni wangu?
Sijapata malipo yangu ya mapato
Malipo yangu ya mwenyeji yamechelewa
Naweza kulipwa kwa benki?
Nabadilishaje njia ya kulipwa?
Mnakata kodi kwenye mapato?
Mapato yangu naona wapi?`,
      body: `
## Nalipwa lini?

Wageni wanailipa Twende wanapoweka nafasi. Safari ikiisha, sehemu yako iko tayari kulipwa. Kila Jumatatu tunaandaa mapato yako, kuanzia KES 500. Unaweza pia kuyaomba mapema kwenye [Mapato](/provider/earnings). Timu yetu inaidhinisha kila malipo ya mapato.

## Napata kiasi gani?

Bei ukitoa kamisheni ya asilimia {commissionPercent}, na kodi pale tunapotakiwa kuzikata. Viwango vya nafasi vinawekwa inapowekwa na havibadiliki. Kila nafasi inaonyesha sehemu yako.

## Pesa zinakwenda wapi?

Kwenye nambari yako ya M-Pesa au akaunti yako ya benki, kama ulivyochagua kwenye [mipangilio](/provider/settings). Bei ni za dola; malipo ya mapato ni ya shilingi, kwa kiwango cha wakati yanapoandaliwa, sasa {usdToKesRate} kwa dola. Sisi tunalipia ada ya kutuma pesa kwenye simu yako.

## Inachukua muda gani?

Baada ya idhini M-Pesa kwa kawaida huchukua dakika, na benki hadi siku tatu za kazi. Tunakuarifu pesa zikiwa njiani.

## Malipo yangu ya mapato hayajafika

Kwanza hakikisha njia yako ya kupokea pesa. Pesa zilizoshindwa kutumwa bado ni zako. Tuandikie kwa {supportEmail}.

## Taarifa zangu ziko wapi?

Kwenye [Mapato](/provider/earnings), kama PDF na jedwali. Zinaorodhesha kila nafasi, kamisheni, kodi na malipo ya mapato.`,
    },
  },
});
