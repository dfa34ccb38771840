import { articlesOf } from './article.ts';

/** Changing, cancelling and refunds. */
export const changesArticles = articlesOf('changes', {
  'cancel-a-booking': {
    en: {
      title: 'Cancel a booking',
      summary: 'How to cancel, and what the flexible, moderate and strict policies give back.',
      questions: `
How do I cancel my booking?
What is the cancellation policy?
Will I get my money back if I cancel?
What does flexible, moderate or strict mean?
Until when can I cancel free of charge?
I want to cancel an unpaid booking
Can I cancel and get a full refund?
What happens if I cancel?
Is cancellation free?
What is the strict policy?
What is the moderate policy?
What is the flexible policy?
How late can I cancel?
Do you charge for cancelling?
Can I cancel at the last minute?
Can I get my money back if I get sick?
What if I can no longer travel?
What if my flight is cancelled?
How much do I lose when I cancel?
Can I undo a cancellation?`,
      body: `
## How do I cancel?

1. Open the booking on your [dashboard](/dashboard).
2. Press **Cancel booking**. You see your refund and where it goes.
3. Confirm. A cancelled booking cannot be restored.

## How much do I get back?

Each listing has one of three policies. You see its dates and amounts before you book, and they stay the same for your booking. The start is 00:00, Kenyan time, on the first day.

- **Flexible:** full refund until 24 hours before the start, then nothing.
- **Moderate:** full refund until 5 days before the start, half until 24 hours before, then nothing.
- **Strict:** full refund within 48 hours of booking if you booked 14 days or more before the start; half until 7 days before the start, then nothing. If the host had to accept your request first, the 48 hours begin when they accept.

## What if I have not paid yet?

Then you owe nothing. Cancel it in the same way, or let it run out.

## When does the money arrive?

Read more about [refunds](/help/refunds).

## Can I move the trip instead?

Often yes: see [change dates or guests](/help/change-a-booking).`,
    },
    sw: {
      title: 'Ghairi nafasi uliyoweka',
      summary: 'Jinsi ya kughairi, na kiasi unachorejeshewa kwa sera isiyo kali, ya wastani na kali.',
      questions: `
Naghairije nafasi yangu?
Sera ya kughairi ni ipi?
Nitarejeshewa pesa nikighairi?
Sera isiyo kali, ya wastani na kali maana yake nini?
Naweza kughairi bila malipo hadi lini?
Nataka kughairi nafasi ambayo sijalipia
Nikighairi nitapata pesa yangu?
Nikighairi inakuwaje?
Kughairi ni bure?
Sera kali maana yake nini?
Naweza kughairi dakika za mwisho?
Mnatoza nikighairi?
Nikiugua naweza kurudishiwa pesa?
Nisipoweza kusafiri tena je?
Ndege yangu ikiahirishwa je?
Nitapoteza kiasi gani nikighairi?
Jinsi ya kufuta booking
Naweza kucancel?`,
      body: `
## Naghairije?

1. Fungua nafasi uliyoweka kwenye [dashibodi](/dashboard) yako.
2. Bonyeza **Ghairi nafasi**. Utaona kiasi utakachorejeshewa na kinakokwenda.
3. Thibitisha. Nafasi iliyoghairiwa haiwezi kurudishwa.

## Narejeshewa kiasi gani?

Kila tangazo lina mojawapo ya sera tatu. Unaona tarehe na kiasi chake kabla ya kuweka nafasi, na hubaki vilevile kwenye nafasi yako. Mwanzo ni 00:00 usiku (saa sita usiku), saa za Kenya, siku ya kwanza.

- **Isiyo kali:** hadi saa 24 kabla ya mwanzo unarejeshewa pesa zote; baada ya hapo hurejeshewi chochote.
- **Ya wastani:** hadi siku 5 kabla ya mwanzo unarejeshewa pesa zote, na hadi saa 24 kabla, nusu; baada ya hapo hurejeshewi chochote.
- **Kali:** ukighairi ndani ya saa 48 baada ya kuweka nafasi, siku 14 au zaidi kabla ya mwanzo, unarejeshewa pesa zote; hadi siku 7 kabla ya mwanzo, nusu; baada ya hapo hurejeshewi chochote. Ikiwa mwenyeji alihitaji kukubali ombi lako kwanza, saa 48 zinaanza anapolikubali.

## Kama bado sijalipa je?

Basi hudaiwi chochote. Ghairi kwa njia hiyohiyo, au acha muda wake uishe.

## Pesa zinafika lini?

Soma zaidi kuhusu [marejesho ya pesa](/help/refunds).

## Naweza kuhamisha tarehe badala yake?

Mara nyingi ndiyo: soma [badilisha tarehe au wageni](/help/change-a-booking).`,
    },
  },
  'change-a-booking': {
    en: {
      title: 'Change dates, guests or extras',
      summary: 'Change a confirmed booking yourself. You see the new price first, and pay or get back the difference.',
      questions: `
How do I change the dates of my booking?
Can I add another guest?
How do I change the number of people?
Can I move my trip to another day?
Do I pay to change a booking?
Can I add an extra later?
Can I reschedule?
Can I postpone a trip?
Can I change the date after paying?
Can I add one more person to a booking?
Can I remove a guest?
One of us cannot come, can I reduce the number of people?
Can I stay one more night?
I booked the wrong date
I made a mistake in my booking
How do I edit a booking?
Is there a fee to change dates?
Can I transfer my booking to somebody else?
Can I change the time?`,
      body: `
## How do I change my booking?

Open a confirmed booking on your [dashboard](/dashboard) and press **Change dates or guests**. Choose what you want, and you see the new price before anything happens.

## Does it cost anything?

There is no fee. If the new price is higher, you pay the difference within the time that the page names; until then your old booking stands. If it is lower, the difference is refunded as the cancellation policy says at that time.

## What about the cancellation policy?

It counts from the new dates, but it never gives back a higher share than it did before the change. You see it before you confirm.

## Does the host have to agree?

If the listing is booked by request, the host is asked first and has up to 24 hours. Until they accept, your booking stays as it is.

## When can I no longer change it?

When cancelling would give nothing back any more under your policy. Also, not every date may be available. If it does not work, write to your host under [Messages](/messages).`,
    },
    sw: {
      title: 'Badilisha tarehe, wageni au nyongeza',
      summary:
        'Badilisha mwenyewe nafasi iliyothibitishwa. Unaona bei mpya kwanza, kisha unalipia au kurejeshewa tofauti.',
      questions: `
Nabadilishaje tarehe za nafasi yangu?
Naweza kuongeza mgeni mwingine?
Nabadilishaje idadi ya watu?
Naweza kuhamishia safari siku nyingine?
Je, nalipa nikibadilisha nafasi?
Naweza kuongeza nyongeza baadaye?
Naweza kuahirisha safari?
Naweza kubadilisha tarehe baada ya kulipa?
Naweza kuongeza mtu mmoja kwenye booking?
Mmoja wetu haji, naweza kupunguza watu?
Naweza kuongeza usiku mmoja?
Nimeweka tarehe isiyo sahihi
Nimekosea kwenye nafasi yangu
Kubadilisha tarehe kuna ada?
Naweza kumpa mtu mwingine nafasi yangu?
Naweza kusogeza safari mbele?`,
      body: `
## Nabadilishaje nafasi yangu?

Fungua nafasi iliyothibitishwa kwenye [dashibodi](/dashboard) yako, kisha ubonyeze **Badilisha tarehe au wageni**. Chagua unachotaka, na utaona bei mpya kabla ya chochote kubadilika.

## Je, kuna ada?

Hakuna ada. Bei mpya ikiwa juu, unalipia tofauti ndani ya muda uliotajwa kwenye ukurasa; hadi hapo nafasi yako ya awali inabaki. Ikiwa chini, unarejeshewa tofauti kwa mujibu wa sera ya kughairi ya wakati huo.

## Na sera ya kughairi?

Inahesabiwa kuanzia tarehe mpya, lakini hairejeshi sehemu kubwa kuliko ilivyokuwa kabla ya mabadiliko. Unaiona kabla ya kuthibitisha.

## Mwenyeji lazima akubali?

Huduma ikiwekwa kwa ombi, mwenyeji anaulizwa kwanza na ana hadi saa 24. Hadi akubali, nafasi yako inabaki ilivyo.

## Lini siwezi kubadilisha tena?

Pale ambapo kughairi hakurejeshi chochote tena kwa mujibu wa sera yako. Pia huenda baadhi ya tarehe hazipatikani. Ikishindikana, mwandikie mwenyeji wako kwenye [Ujumbe](/messages).`,
    },
  },
  refunds: {
    en: {
      title: 'Refunds and how long they take',
      summary: 'Refunds go back to the card or phone that paid: M-Pesa in minutes, cards usually in 5 to 10 days.',
      questions: `
How long does a refund take?
Where is my refund?
When do I get my money back?
I have not received my refund
Does the refund go to my card or to M-Pesa?
Are my points returned?
When will my refund reach my card?
How many days does a refund take?
How do I get a refund?
How are refunds paid?
Will the refund come to my M-Pesa?
My refund is late
The refund has not come yet
Can the refund go to another account?
Do I have to ask for a refund?
Refund to card how many days
I was promised a refund`,
      body: `
## How long does a refund take?

- **Card:** banks usually take 5 to 10 days until they show it.
- **M-Pesa:** usually a few minutes.
- **Points:** at once.

## Where does the money go?

Back to the card or phone that paid. If you paid with points and money, both come back in the same share.

## How do I see where it is?

The page of your booking on your [dashboard](/dashboard) lists each refund with its state: waiting to be sent, on its way, or sent. We also write to you by email.

## Do I have to ask for it?

No. When you cancel, when the host cancels, or when a payment could not be used, the refund is sent automatically.

## It has not arrived

If the page says that it was sent and your bank does not show it after 10 days, ask your bank with the reference that stands there. If M-Pesa could not send it, our team does it by hand. Write to {supportEmail} or call {supportPhone} if you are not sure.`,
    },
    sw: {
      title: 'Marejesho ya pesa na muda wake',
      summary:
        'Pesa zinarudi kwenye kadi au simu iliyotumika kulipa: M-Pesa kwa dakika, kadi kwa kawaida siku 5 hadi 10.',
      questions: `
Marejesho ya pesa yanachukua muda gani?
Marejesho yangu yako wapi?
Nitarejeshewa pesa zangu lini?
Sijapata marejesho yangu
Pesa zinarudi kwenye kadi au M-Pesa?
Je, pointi zangu zinarudi?
Refund inachukua siku ngapi?
Marejesho yanafika lini kwenye kadi?
Napataje marejesho?
Marejesho yanalipwa vipi?
Pesa zitarudi kwenye M-Pesa yangu?
Marejesho yamechelewa
Refund yangu haijafika
Lazima niombe marejesho?
Marejesho yanaweza kwenda akaunti nyingine?`,
      body: `
## Marejesho yanachukua muda gani?

- **Kadi:** benki kwa kawaida huchukua siku 5 hadi 10 kuyaonyesha.
- **M-Pesa:** kwa kawaida dakika chache.
- **Pointi:** papo hapo.

## Pesa zinakwenda wapi?

Zinarudi kwenye kadi au simu iliyotumika kulipa. Ukilipa kwa pointi na pesa, zote zinarudi kwa sehemu ileile.

## Nitaonaje zilipofika?

Ukurasa wa nafasi yako kwenye [dashibodi](/dashboard) unaorodhesha kila marejesho na hali yake: yanasubiri kutumwa, yako njiani, au yametumwa. Tunakuandikia pia kwa barua pepe.

## Je, lazima niombe?

Hapana. Ukighairi, mwenyeji akighairi, au malipo yakishindwa kutumika, pesa zinarejeshwa bila kuomba.

## Pesa hazijafika

Ukurasa ukisema zimetumwa na benki yako haizionyeshi baada ya siku 10, iulize benki kwa nambari ya kumbukumbu iliyo hapo. M-Pesa ikishindwa kuzituma, timu yetu inazituma. Tuandikie kwa {supportEmail} au utupigie kwa {supportPhone} ukiwa na shaka.`,
    },
  },
  'host-cancels-or-no-show': {
    en: {
      title: 'When the host cancels, or somebody does not come',
      summary: 'If your host cancels, you get a full refund. If you do not come, there is none.',
      questions: `
What happens if the host cancels?
The host cancelled my booking
What if I do not show up?
I was marked as a no-show
The host was not there when I came
I arrive late, what do I do?
What if the host cancels on me?
What if the trip is cancelled because of rain?
What happens if the weather is bad?
The guide never showed up
The driver did not come
Nobody was there to meet me
What if I am late?
I missed my trip
What if I miss the tour?
I overslept and missed the start
I am running late for my trip
Do I get a refund if I do not show up?
The place was not as described`,
      body: `
## What if my host cancels?

You get a full refund of what you paid, and your points back, whatever the policy of the booking says. We write to you at once, with the host's reason.

## What if I arrive late?

Call your host. The number is on your voucher and on the page of your booking.

## What if I do not come?

Your host can note that nobody came. A no-show is not refunded, and it cannot be reviewed. You see the note on the page of your booking.

## The note is wrong

Call your host, who can undo it for 24 hours, or write to {supportEmail}.

## The host was not there

Call the number on your voucher first. If you reach nobody, call us at {supportPhone} while you are there, so that we can help and note the time.`,
    },
    sw: {
      title: 'Mwenyeji akighairi, au mtu asipofika',
      summary: 'Mwenyeji wako akighairi, unarejeshewa pesa zote. Usipofika, hurejeshewi.',
      questions: `
Mwenyeji akighairi inakuwaje?
Mwenyeji ameghairi nafasi yangu
Nisipofika je?
Nimewekewa alama kuwa sikufika
Mwenyeji hakuwepo nilipofika
Nitachelewa, nifanye nini?
Mwenyeji akifuta safari je?
Mvua ikinyesha safari itafutwa?
Hali ya hewa ikiwa mbaya je?
Kiongozi hakuja
Dereva hakuja
Hakukuwa na mtu wa kunipokea
Nikichelewa itakuwaje?
Nimechelewa safari yangu
Nimekosa safari yangu
Nisipofika nitarudishiwa pesa?
Mahali hapakuwa kama ilivyoelezwa`,
      body: `
## Mwenyeji wangu akighairi je?

Unarejeshewa pesa zote ulizolipa, na pointi zako, hata sera ya nafasi ikisema vingine. Tunakuandikia papo hapo, pamoja na sababu ya mwenyeji.

## Nikichelewa je?

Mpigie mwenyeji wako. Nambari iko kwenye vocha yako na kwenye ukurasa wa nafasi uliyoweka.

## Nisipofika je?

Mwenyeji wako anaweza kuweka alama kuwa wageni hawakufika. Hapo hurejeshewi pesa, na huwezi kuandika tathmini. Unaiona alama hiyo kwenye ukurasa wa nafasi yako.

## Alama hiyo si sahihi

Mpigie mwenyeji wako, anayeweza kuiondoa ndani ya saa 24, au utuandikie kwa {supportEmail}.

## Mwenyeji hakuwepo

Piga kwanza nambari iliyo kwenye vocha yako. Usipompata mtu, tupigie kwa {supportPhone} ukiwa bado hapo, ili tukusaidie na tuandike saa.`,
    },
  },
});
