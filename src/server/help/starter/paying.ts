import { articlesOf } from './article.ts';

/** Paying, prices and receipts. */
export const payingArticles = articlesOf('paying', {
  'payment-faq': {
    en: {
      title: 'Payment FAQ',
      summary: 'Which ways to pay there are, which cards work, when you are charged, and how your money is kept safe.',
      questions: `
How can I pay?
Which cards do you accept?
Is it safe to pay here?
Is my money safe?
Do you store my card number?
When am I charged?
Can I pay in cash or by bank transfer?
Can somebody else pay for me?
Can I use points to pay?
Are there any extra fees?
What payment methods do you take?
Do you accept Visa, Mastercard or American Express?
Can I pay with a credit card or debit card?
Do you take PayPal, Apple Pay or bank transfer?
Can I pay cash when I arrive?
Can I pay the host on arrival?
Can I pay a deposit or in instalments?
Is my card safe with you?
Do you keep my card details?
Are there hidden charges or booking fees?
Do you charge a service fee?
Is this site a scam?
Can I trust Twende with my money?
When does the money leave my account?
Who gets my money?
Can my friend pay for my trip?
Can I pay with two cards?`,
      body: `
## How can I pay?

By credit or debit card, or by M-Pesa. You choose on the payment page. Points that you have collected can pay a part or all of a price. We take no cash and no bank transfers.

## Which cards work?

Cards are handled by Stripe, which takes Visa, Mastercard and American Express, among others. You pay in US dollars. Your bank may ask you to confirm the payment, and it may add a fee of its own for foreign currency. The least that a card can be charged is {cardLeast}.

## How do I pay by M-Pesa?

Enter the phone number, and a request appears on that phone. Read it [step by step](/help/pay-by-mpesa).

## When am I charged?

When you pay, and not before. A booking is confirmed as soon as the bank or M-Pesa says that the payment arrived. Listings that are booked by request are paid after the host has accepted.

## Are there extra fees?

No. The total that you see before you book is what you pay. Fees that you pay on the spot, such as some park fees, are named on the listing.

## Is my card safe?

Your card number goes from your browser to Stripe and never to us. We do not store it and do not write it into any log.

## Is my money safe?

You pay Twende, and the host is paid after your trip. If your dates are no longer available when your payment arrives, or if the host cancels, you get a full refund. If you cancel, the [cancellation policy](/help/cancel-a-booking) of your booking decides.

## Can somebody else pay for me?

Yes. On the payment page, enter the phone number of the person who pays by M-Pesa, or their card. A refund goes back to the card or phone that paid.

## What if I am charged twice?

You will not be: as long as one payment is open, no other can begin. Should money arrive twice after all, the second payment is refunded automatically.

## Where is my receipt?

On the page of your booking, as a PDF. Read more about [prices and receipts](/help/prices-and-receipts).`,
    },
    sw: {
      title: 'Maswali kuhusu malipo',
      summary: 'Njia za kulipa, kadi zinazokubalika, unatozwa lini, na jinsi pesa zako zinavyolindwa.',
      questions: `
Naweza kulipaje?
Mnakubali kadi zipi?
Je, ni salama kulipa hapa?
Je, pesa zangu ziko salama?
Mnahifadhi nambari ya kadi yangu?
Natozwa lini?
Naweza kulipa taslimu au kwa benki?
Mtu mwingine anaweza kunilipia?
Naweza kulipa kwa pointi?
Kuna ada za ziada?
Mnapokea njia gani za malipo?
Mnakubali Visa au Mastercard?
Naweza kulipa kwa kadi ya benki?
Mnapokea PayPal?
Naweza kulipa nikifika?
Naweza kumlipa mwenyeji kwa mkono?
Naweza kulipa kidogo kidogo au kwa awamu?
Naweza kulipa kwa cash?
Mna ada zilizofichwa?
Mnatoza ada ya huduma?
Hii tovuti ni ya kweli au ni utapeli?
Naweza kuwaamini na pesa zangu?
Pesa zinatoka lini kwenye akaunti yangu?
Rafiki yangu anaweza kunilipia safari?
Mnahifadhi taarifa za kadi yangu?`,
      body: `
## Naweza kulipaje?

Kwa kadi ya benki au kwa M-Pesa. Unachagua kwenye ukurasa wa malipo. Pointi ulizokusanya zinaweza kulipia sehemu ya bei au yote. Hatupokei pesa taslimu wala malipo ya moja kwa moja kwa benki.

## Kadi zipi zinakubalika?

Kadi zinashughulikiwa na Stripe, inayopokea Visa, Mastercard, American Express na nyingine. Unalipa kwa dola za Marekani. Benki yako inaweza kukuomba uthibitishe malipo, na inaweza kuongeza ada yake ya fedha za kigeni. Kiasi kidogo zaidi kwa kadi ni {cardLeast}.

## Nalipaje kwa M-Pesa?

Weka nambari ya simu, na ombi litaonekana kwenye simu hiyo. Soma [hatua kwa hatua](/help/pay-by-mpesa).

## Natozwa lini?

Unapolipa, si kabla. Nafasi inathibitishwa mara tu benki au M-Pesa ikisema kuwa malipo yamefika. Huduma zinazowekwa kwa ombi zinalipiwa baada ya mwenyeji kukubali.

## Kuna ada za ziada?

Hapana. Jumla unayoona kabla ya kuweka nafasi ndiyo unayolipa. Ada unazolipa huko huko, kama baadhi ya ada za hifadhi, zimetajwa kwenye tangazo.

## Je, kadi yangu iko salama?

Nambari ya kadi yako inatoka kwenye kivinjari chako kwenda Stripe, haiji kwetu. Hatuihifadhi wala kuiandika kwenye rekodi yoyote.

## Je, pesa zangu ziko salama?

Unailipa Twende, na mwenyeji analipwa baada ya safari yako. Malipo yako yakifika wakati tarehe zako hazipatikani tena, au mwenyeji akighairi, unarejeshewa pesa zote. Ukighairi wewe, [sera ya kughairi](/help/cancel-a-booking) ya nafasi yako inaamua.

## Mtu mwingine anaweza kunilipia?

Ndiyo. Kwenye ukurasa wa malipo weka nambari ya simu ya anayelipa kwa M-Pesa, au kadi yake. Marejesho yanarudi kwenye kadi au simu iliyotumika kulipa.

## Nikitozwa mara mbili je?

Hutatozwa mara mbili: malipo moja yakiwa wazi, mengine hayawezi kuanza. Hata pesa zikifika mara mbili, malipo ya pili yanarejeshwa bila kuomba.

## Risiti yangu iko wapi?

Kwenye ukurasa wa nafasi uliyoweka, kama PDF. Soma zaidi kuhusu [bei na risiti](/help/prices-and-receipts).`,
    },
  },
  'pay-by-mpesa': {
    en: {
      title: 'Pay by M-Pesa, step by step',
      summary:
        'Enter your phone number, wait for the request on your phone, enter your PIN there, and the booking is confirmed.',
      questions: `
How do I pay with M-Pesa?
How does the M-Pesa STK push work?
I did not get the M-Pesa prompt on my phone
What is the most I can pay by M-Pesa?
Can I pay by M-Pesa from another phone?
Do I pay to a till or paybill number?
Where do I find my M-Pesa code?
Do you accept M-Pesa?
Can I pay using M-Pesa?
The M-Pesa prompt did not come
No PIN request came to my phone
The STK push is not showing
I am not getting the M-Pesa popup
What is the paybill number?
What is your till number?
Can I pay with Airtel Money?
Is there a limit on M-Pesa payments?
Can my brother pay for me from his M-Pesa?
Which phone number do I enter for M-Pesa?
How many shillings will M-Pesa ask for?
What rate do you use to convert dollars to shillings?
How long do I have to enter my PIN?
Steps to pay with M-Pesa`,
      body: `
## How do I pay by M-Pesa?

1. On the payment page choose **M-Pesa**. You see how many shillings M-Pesa will ask for.
2. Enter a Kenyan mobile number, such as 0712 345 678, and press **Pay**.
3. A request appears on that phone. Check the name and the amount, and enter your M-Pesa PIN there.
4. M-Pesa sends an SMS with its code. The payment page shows by itself that your booking is confirmed.

Never enter your PIN on our pages, and never tell it to anybody. We will not ask for it.

## The request does not appear. What can I do?

- Check that the phone is switched on, has signal, and is not in another M-Pesa menu.
- Wait a minute and send the request again. M-Pesa shows only one request at a time.
- Check the number. You can use another phone, or pay by card.

## What is the most that I can pay?

One M-Pesa payment can be {mpesaMost} at most. M-Pesa also has limits for each phone and day. For more than that please pay by card.

## Can another person pay?

Yes. Enter the number of the person who pays; the request goes to that phone.

## Do I pay to a till or paybill number?

No. Please pay only by the request that we send to the phone. So the money belongs to your booking at once.

## Which exchange rate is used?

{usdToKesRate} shillings for one dollar, rounded to whole shillings. You see the amount before you pay, and it stays the same for that payment.`,
    },
    sw: {
      title: 'Lipa kwa M-Pesa, hatua kwa hatua',
      summary: 'Weka nambari ya simu, subiri ombi kwenye simu yako, weka PIN hapo, na nafasi inathibitishwa.',
      questions: `
Nalipaje kwa M-Pesa?
STK push ya M-Pesa inafanyaje kazi?
Sijapata ombi la M-Pesa kwenye simu
Naweza kulipa kiasi gani kwa M-Pesa?
Naweza kulipa kwa M-Pesa kutoka simu nyingine?
Nalipa kwa till au paybill gani?
Nambari ya muamala wa M-Pesa iko wapi?
Mnakubali M-Pesa?
Naweza kulipa kwa M-Pesa?
Ombi la PIN halijafika kwenye simu
STK push haijaja
Sioni ombi la M-Pesa kwa simu
Paybill yenu ni ngapi?
Till number yenu ni ipi?
Naweza kulipa kwa Airtel Money?
Kuna kikomo cha malipo ya M-Pesa?
Kaka yangu anaweza kunilipia kwa M-Pesa yake?
Hatua za kulipa kwa M-Pesa
Dola moja mnabadilisha kwa shilingi ngapi?
Naweka nambari gani ya simu?`,
      body: `
## Nalipaje kwa M-Pesa?

1. Kwenye ukurasa wa malipo chagua **M-Pesa**. Utaona M-Pesa itaomba shilingi ngapi.
2. Weka nambari ya simu ya Kenya, kama 0712 345 678, kisha ubonyeze **Lipa**.
3. Ombi linaonekana kwenye simu hiyo. Angalia jina na kiasi, kisha uweke PIN yako ya M-Pesa hapo.
4. M-Pesa inatuma SMS yenye nambari ya muamala. Ukurasa wa malipo utaonyesha wenyewe kuwa nafasi yako imethibitishwa.

Usiweke PIN yako kwenye kurasa zetu, na usimwambie mtu yeyote. Hatutakuomba kamwe.

## Ombi halionekani. Nifanye nini?

- Hakikisha simu imewashwa, ina mtandao, na haiko kwenye menyu nyingine ya M-Pesa.
- Subiri dakika moja, kisha utume ombi tena. M-Pesa inaonyesha ombi moja tu kwa wakati mmoja.
- Hakikisha nambari. Unaweza kutumia simu nyingine, au kulipa kwa kadi.

## Naweza kulipa kiasi gani?

Kwa M-Pesa unaweza kulipa hadi {mpesaMost} kwa mara moja. M-Pesa pia ina viwango vyake kwa kila simu na siku. Kwa zaidi ya hapo tafadhali lipa kwa kadi.

## Mtu mwingine anaweza kulipa?

Ndiyo. Weka nambari ya anayelipa; ombi litaenda kwenye simu hiyo.

## Nalipa kwa till au paybill?

Hapana. Tafadhali lipa kwa ombi tunalotuma kwenye simu pekee. Hivyo pesa zinaingia kwenye nafasi yako papo hapo.

## Kiwango gani cha kubadilisha fedha kinatumika?

Shilingi {usdToKesRate} kwa dola moja, kwa shilingi kamili. Unaona kiasi kabla ya kulipa, na hakibadiliki kwa malipo hayo.`,
    },
  },
  'failed-payment': {
    en: {
      title: 'When a payment fails',
      summary: 'Why a card or M-Pesa payment fails, what to do, and why you are not charged twice.',
      questions: `
My payment failed, what now?
Why was my card declined?
I paid but my booking is still pending
I paid by M-Pesa but the booking is not confirmed
Money left my account but I have no booking
I was charged twice
I entered a wrong M-Pesa PIN
My payment did not go through
The payment keeps failing
My card keeps getting declined
My bank rejected the payment
Money was deducted but I got no confirmation
I was debited but there is no booking
M-Pesa took my money but nothing happened
I have the M-Pesa message but the booking is not confirmed
I paid twice by mistake
Double charge on my card
I typed the wrong PIN
M-Pesa says insufficient funds
The payment page is stuck
The payment timed out
It says payment failed, what do I do?
I sent the money but it still says pending`,
      body: `
## My payment failed. What now?

You were not charged. Your booking is still held for you for a limited time, so you can try again, with the same way of paying or the other one.

## Why was my card declined?

Your bank decides that. Often there is too little money, a limit is reached, or the bank does not allow payments abroad or online. Check number, date and security code, try another card, ask your bank, or pay by M-Pesa.

## Why did M-Pesa fail?

- **Too little money:** add money and try again.
- **Wrong PIN:** try again with the right one. After several wrong PINs Safaricom locks it.
- **Cancelled or not answered in time:** send the request again.
- **Another request is open on the phone:** wait a minute.
- **Limit reached:** pay by card, or use another phone.

## I paid, but my booking is not confirmed

Please wait a moment: sometimes M-Pesa or a bank answers late. We keep asking, and your booking is confirmed automatically as soon as the payment is known. Press **Check again** on the payment page. Do not worry about paying twice: while we wait for M-Pesa no other payment can begin.

If the money arrives when your dates are no longer available, you get a full refund without asking.

## It still does not work

Write to {supportEmail} or call {supportPhone}. Please name your booking number and, for M-Pesa, the code in its SMS. Never send us your PIN or your card number.`,
    },
    sw: {
      title: 'Malipo yakishindikana',
      summary: 'Kwa nini malipo ya kadi au M-Pesa yanashindikana, la kufanya, na kwa nini hutozwi mara mbili.',
      questions: `
Malipo yangu yameshindikana, nifanye nini?
Kwa nini kadi yangu imekataliwa?
Nimelipa lakini nafasi yangu bado inasubiri
Nimelipa kwa M-Pesa lakini nafasi haijathibitishwa
Pesa zimetoka lakini sina nafasi
Nimetozwa mara mbili
Nimekosea PIN ya M-Pesa
Malipo yamekataa
Malipo hayajaenda
Nimejaribu kulipa lakini inakataa
Kadi yangu imekataa
Benki imekataa malipo
Pesa imekatwa lakini sijapata uthibitisho
Pesa zimekatwa lakini hakuna booking
M-Pesa imekata pesa lakini hakuna kilichotokea
Nimepata ujumbe wa M-Pesa lakini nafasi haijathibitishwa
Nimelipa mara mbili kwa bahati mbaya
Nimekatwa pesa mara mbili
Nimeweka PIN vibaya
Salio halitoshi M-Pesa
Nimetuma pesa lakini bado inaonyesha inasubiri`,
      body: `
## Malipo yangu yameshindikana. Nifanye nini?

Hukutozwa. Bado tunakushikia nafasi kwa muda, kwa hiyo unaweza kujaribu tena kwa njia ileile ya malipo au nyingine.

## Kwa nini kadi yangu imekataliwa?

Benki yako ndiyo inayoamua. Mara nyingi salio halitoshi, kikomo kimefikiwa, au benki hairuhusu malipo ya nje au ya mtandaoni. Angalia nambari, tarehe na msimbo wa usalama, jaribu kadi nyingine, uliza benki yako, au lipa kwa M-Pesa.

## Kwa nini M-Pesa imeshindikana?

- **Salio halitoshi:** ongeza pesa, kisha ujaribu tena.
- **PIN si sahihi:** jaribu tena kwa PIN sahihi. Ukikosea mara kadhaa, Safaricom inaifunga.
- **Ombi limeghairiwa au halikujibiwa kwa wakati:** tuma ombi tena.
- **Ombi lingine liko wazi kwenye simu:** subiri dakika moja.
- **Kikomo kimefikiwa:** lipa kwa kadi, au tumia simu nyingine.

## Nimelipa, lakini nafasi haijathibitishwa

Tafadhali subiri kidogo: wakati mwingine M-Pesa au benki hujibu kwa kuchelewa. Tunaendelea kuuliza, na nafasi yako inathibitishwa yenyewe malipo yakijulikana. Bonyeza **Angalia tena** kwenye ukurasa wa malipo. Usiogope kulipa mara mbili: tukiwa tunaisubiri M-Pesa, malipo mengine hayawezi kuanza.

Pesa zikifika wakati tarehe zako hazipatikani tena, unarejeshewa zote bila kuomba.

## Bado haifanyi kazi

Tuandikie kwa {supportEmail} au utupigie kwa {supportPhone}. Tafadhali taja nambari ya nafasi yako na, kwa M-Pesa, nambari ya muamala iliyo kwenye SMS. Usitutumie PIN yako wala nambari ya kadi yako.`,
    },
  },
  'prices-and-receipts': {
    en: {
      title: 'Prices, currencies and receipts',
      summary: 'Prices are in US dollars. You can see them in shillings, euros or pounds, and get a receipt as a PDF.',
      questions: `
Which currency do I pay in?
What is the exchange rate?
Can I see prices in shillings or euros?
Why is the price only approximate?
How do I get a receipt or invoice?
Where do I download my receipt?
What does the price include?
What currency are your prices in?
Are prices in dollars or shillings?
Can I see prices in Kenyan shillings?
Can I pay in euros or pounds?
How do I change dollars to shillings?
What exchange rate do you use?
Is tax or VAT included in the price?
Why did the price change?
Why is it more expensive on the weekend?
How do I get an invoice for my company?
Do you give receipts?
Can I get a VAT invoice?
Will I get a confirmation email with the receipt?`,
      body: `
## Which currency do I pay in?

Prices are in US dollars. By card you pay dollars. By M-Pesa you pay shillings, at {usdToKesRate} shillings for one dollar.

## Can I see prices in my currency?

Yes: dollars, shillings, euros or pounds. Choose the currency at the bottom of any page, or in your [profile](/profile) under Preferences. Amounts with the sign ≈ are approximate, by exchange rates that Twende sets. Wherever you pay, you see the exact amount.

## What does a price include?

Each listing says what is included and what is not. The bill before you book shows every part. Prices can differ by season, weekend or day; the total is for your dates.

## Where is my receipt?

Open the booking on your [dashboard](/dashboard) and download the receipt as a PDF. It names every payment and refund of the booking. We also send the confirmation by email.`,
    },
    sw: {
      title: 'Bei, sarafu na risiti',
      summary: 'Bei ni za dola za Marekani. Unaweza kuziona kwa shilingi, yuro au pauni, na kupata risiti kama PDF.',
      questions: `
Nalipa kwa sarafu gani?
Kiwango cha kubadilisha fedha ni kipi?
Naweza kuona bei kwa shilingi au yuro?
Kwa nini bei ni ya kukadiria?
Napataje risiti?
Napakua risiti yangu wapi?
Bei inajumuisha nini?
Bei ni za dola au shilingi?
Naweza kulipa kwa yuro au pauni?
Mnatumia kiwango gani cha dola?
Je, kodi imejumuishwa kwenye bei?
Kwa nini bei imebadilika?
Kwa nini bei ya wikendi ni ghali?
Mnatoa risiti?
Napataje ankara ya kampuni?
Bei zenu ni kwa pesa gani?`,
      body: `
## Nalipa kwa sarafu gani?

Bei ni za dola za Marekani. Kwa kadi unalipa dola. Kwa M-Pesa unalipa shilingi, kwa kiwango cha shilingi {usdToKesRate} kwa dola moja.

## Naweza kuona bei kwa sarafu yangu?

Ndiyo: dola, shilingi, yuro au pauni. Chagua sarafu chini ya ukurasa wowote, au kwenye [wasifu](/profile) wako, sehemu ya Mapendeleo. Kiasi chenye alama ≈ ni cha kukadiria, kwa viwango vinavyowekwa na Twende. Popote unapolipa unaona kiasi kamili.

## Bei inajumuisha nini?

Kila tangazo linasema bei inajumuisha nini na haijumuishi nini. Hesabu unayoona kabla ya kuweka nafasi inaonyesha kila sehemu. Bei zinaweza kutofautiana kwa msimu, wikendi au siku; jumla ni ya tarehe zako.

## Risiti yangu iko wapi?

Fungua nafasi uliyoweka kwenye [dashibodi](/dashboard) yako, kisha upakue risiti kama PDF. Inataja kila malipo na marejesho ya nafasi hiyo. Tunatuma pia uthibitisho kwa barua pepe.`,
    },
  },
});
