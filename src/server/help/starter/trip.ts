import { articlesOf } from './article.ts';

/** What belongs to a trip: papers, messages, reviews, points, favorites. */
export const tripArticles = articlesOf('trip', {
  'voucher-and-calendar': {
    en: {
      title: 'Your voucher, also without internet, and your calendar',
      summary:
        'Show your voucher when you arrive. It opens without a connection, and trips can be in your own calendar.',
      questions: `
Where is my voucher?
How do I check in?
Does my voucher work offline?
Do I have to print my voucher?
How do I add my trip to Google Calendar?
Where is the meeting point?
How do I reach my host?
Where do I find my ticket?
Can I open my ticket offline?
Does the ticket work without internet?
Do I need to print the ticket?
Can I show the voucher on my phone?
What do I show when I arrive?
I lost my voucher
I did not get a voucher by email
My QR code does not open
How do I get the voucher as a PDF?
Add my trip to Google Calendar
Sync my trips with my phone calendar
How do I find the host's phone number after paying?
What happens on the day of the trip?`,
      body: `
## Where is my voucher?

Once a booking is paid, its page on your [dashboard](/dashboard) shows the voucher with a code, and you can download it as a PDF. Show it on your phone or on paper; your host scans the code. You can also send it to your phone by SMS.

## Does it work without internet?

Yes. While you are signed in, your phone keeps the vouchers of your next three trips and your bookings. Open them once with a connection. They are deleted from the phone when you log out.

## Where do I have to be, and whom do I call?

Voucher and booking page name the meeting point, the way there and your host's phone. The phone is shown once you have paid.

## How do I put a trip into my calendar?

The page of the booking has a calendar file for this one trip. For all of them, open **Trips in your calendar** on your [dashboard](/dashboard) and give the address to Google Calendar, Outlook or your phone. Keep the address to yourself: whoever has it can read your trips.`,
    },
    sw: {
      title: 'Vocha yako, pia bila intaneti, na kalenda yako',
      summary: 'Onyesha vocha yako unapofika. Inafunguka bila mtandao, na safari zinaweza kuwa kwenye kalenda yako.',
      questions: `
Vocha yangu iko wapi?
Napokelewaje nikifika?
Vocha inafanya kazi bila intaneti?
Je, lazima nichapishe vocha?
Nawekaje safari kwenye Google Calendar?
Mahali pa kukutana ni wapi?
Nampataje mwenyeji wangu?
Tiketi yangu iko wapi?
Tiketi inafunguka bila mtandao?
Vocha inafanya kazi bila intaneti au data?
Lazima niprint tiketi?
Naonyesha nini nikifika?
Nimepoteza vocha yangu
Sijapata vocha kwa barua pepe
QR code yangu haifunguki
Weka safari kwenye kalenda yangu
Nambari ya mwenyeji naipata wapi?
Naweza kuonyesha vocha kwa simu?`,
      body: `
## Vocha yangu iko wapi?

Ukishalipa, ukurasa wa nafasi yako kwenye [dashibodi](/dashboard) unaonyesha vocha yenye msimbo, na unaweza kuipakua kama PDF. Ionyeshe kwenye simu au karatasi; mwenyeji wako anasoma msimbo. Unaweza pia kuituma kwenye simu yako kwa SMS.

## Inafanya kazi bila mtandao?

Ndiyo. Ukiwa umeingia kwenye akaunti, simu yako inahifadhi vocha za safari zako tatu zijazo na nafasi ulizoweka. Zifungue mara moja tu ukiwa na mtandao. Zinafutwa kwenye simu ukiondoka kwenye akaunti.

## Natakiwa kuwa wapi, na nimpigie nani?

Vocha na ukurasa wa nafasi vinataja mahali pa kukutana, njia ya kufika na simu ya mwenyeji wako. Simu inaonekana ukishalipa.

## Nawekaje safari kwenye kalenda yangu?

Ukurasa wa nafasi una faili la kalenda la safari hiyo moja. Kwa safari zote, fungua **Safari kwenye kalenda yako** kwenye [dashibodi](/dashboard), kisha uipe anwani hiyo Google Calendar, Outlook au simu yako. Usiwape wengine anwani hiyo: aliye nayo anaweza kusoma safari zako.`,
    },
  },
  'messages-to-hosts': {
    en: {
      title: 'Messages to your host',
      summary: 'Ask a host before you book, and write about your booking. Here is who reads it and what is hidden.',
      questions: `
How do I contact the host?
Can I ask a question before I book?
Why are phone numbers hidden in messages?
Can I send photos to my host?
How do I report a message?
Who can read my messages?
How do I talk to the host?
How do I message the host?
Can I text the host before booking?
Can I call the host before I book?
Why can't I see the host's phone number?
Why was my phone number removed from the message?
The host asked me to pay outside Twende
Host wants me to pay directly
Where are my messages?
The host does not answer my messages
Can I send a picture in a message?
Is my chat private?
Somebody sent me a rude message`,
      body: `
## How do I write to a host?

Before you book, on the page of the listing. About a booking, on its page. All conversations are under [Messages](/messages).

## Why are phone numbers and links hidden?

Until a booking is paid, the other side sees no phone numbers, email addresses and links. This protects you from people who want to be paid elsewhere. Please pay on Twende only: then your money is protected.

## Can I send photos?

Yes, once a booking is paid: up to {messagePictures} with each message.

## Who can read it?

You, and those in the host's team who handle bookings. Our team reads a message only where one of you has reported it.

## How do I report a message?

Press **Report** below the message in the conversation, and give a reason. Our team looks at it and tells you what was decided.`,
    },
    sw: {
      title: 'Ujumbe kwa mwenyeji wako',
      summary: 'Muulize mwenyeji kabla ya kuweka nafasi, na mwandikie kuhusu nafasi yako. Hapa ni nani anausoma.',
      questions: `
Nawasilianaje na mwenyeji?
Naweza kuuliza kabla ya kuweka nafasi?
Kwa nini nambari za simu zimefichwa kwenye ujumbe?
Naweza kumtumia mwenyeji picha?
Naripotije ujumbe?
Nani anaweza kusoma ujumbe wangu?
Naongeaje na mwenyeji?
Naweza kumuuliza mwenyeji swali kabla?
Naweza kumpigia mwenyeji kabla ya kuweka nafasi?
Kwa nini sioni nambari ya mwenyeji?
Mwenyeji ameniomba nilipe nje ya Twende
Ujumbe wangu uko wapi?
Mwenyeji hajibu ujumbe wangu
Namtumiaje mwenyeji ujumbe?
Nimetumiwa ujumbe mbaya
Mazungumzo yangu ni ya siri?`,
      body: `
## Namwandikiaje mwenyeji?

Kabla ya kuweka nafasi, kwenye ukurasa wa tangazo. Kuhusu nafasi uliyoweka, kwenye ukurasa wake. Mazungumzo yote yako kwenye [Ujumbe](/messages).

## Kwa nini nambari za simu na viungo vimefichwa?

Hadi nafasi ilipiwe, upande wa pili hauoni nambari za simu, barua pepe wala viungo. Hii inakulinda na watu wanaotaka kulipwa kwingine. Tafadhali lipa kwenye Twende pekee: hapo pesa zako zinalindwa.

## Naweza kutuma picha?

Ndiyo, nafasi ikishalipiwa: hadi {messagePictures} kwa kila ujumbe.

## Nani anaweza kuusoma?

Wewe, na wale wa timu ya mwenyeji wanaoshughulikia nafasi. Timu yetu inasoma ujumbe pale tu ambapo mmoja wenu ameuripoti.

## Naripotije ujumbe?

Bonyeza **Ripoti** chini ya ujumbe kwenye mazungumzo, kisha uandike sababu. Timu yetu inauangalia na kukuambia iliyoamua.`,
    },
  },
  reviews: {
    en: {
      title: 'Reviews',
      summary: 'Who can write a review, until when, and how to change it or take it back.',
      questions: `
How do I write a review?
Who can write reviews?
Can I change or delete my review?
Until when can I review a trip?
Are the reviews real?
How do I report a review?
Can I add photos to my review?
How do I leave a review?
How do I rate my host?
I want to give feedback about my trip
Are your reviews genuine?
Are there fake reviews?
Can I edit my review?
Can I remove a review?
Why can I not write a review?
Someone left me a bad review
Can the host reply to my review?
How many days do I have to leave a review?
Are reviews anonymous?`,
      body: `
## Who can write a review?

Only travellers whose trip took place, once for each booking. Nobody can review their own business. Open the booking on your [dashboard](/dashboard) and press **Write a review**. You have {reviewWriteDays} days after the trip.

## What can I write?

Stars, a text and up to {reviewPictures} photos. Your name stands beside it only if your profile says so.

## Can I change or take back my review?

For {reviewEditDays} days after you wrote it. A review that you take back is gone for good.

## Can the host answer?

Yes, once below each review, for everybody to read. A host cannot remove a review, but can report it to our team.

## How do I report a review?

Every review has a way to report it. Our team decides whether it stays.`,
    },
    sw: {
      title: 'Tathmini',
      summary: 'Nani anaweza kuandika tathmini, hadi lini, na jinsi ya kuibadilisha au kuiondoa.',
      questions: `
Naandikaje tathmini?
Nani anaweza kuandika tathmini?
Naweza kubadilisha au kufuta tathmini yangu?
Naweza kutathmini safari hadi lini?
Je, tathmini ni za kweli?
Naripotije tathmini?
Naweza kuongeza picha kwenye tathmini?
Nitaandikaje maoni kuhusu safari?
Nataka kutoa maoni
Nampaje mwenyeji nyota?
Tathmini zenu ni za kweli?
Kuna tathmini za uongo?
Kwa nini siwezi kuandika tathmini?
Nahariri vipi tathmini yangu?
Mwenyeji anaweza kujibu tathmini?
Nina siku ngapi za kuandika tathmini?
Tathmini zinaonyesha jina langu?`,
      body: `
## Nani anaweza kuandika tathmini?

Wasafiri ambao safari yao ilifanyika pekee, mara moja tu kwa kila nafasi. Hakuna anayeweza kutathmini biashara yake. Fungua nafasi hiyo kwenye [dashibodi](/dashboard) yako, kisha ubonyeze **Andika tathmini**. Una siku {reviewWriteDays} baada ya safari.

## Naweza kuandika nini?

Nyota, maandishi na hadi picha {reviewPictures}. Jina lako linaonekana kando yake ikiwa tu wasifu wako unasema hivyo.

## Naweza kubadilisha au kuondoa tathmini yangu?

Kwa siku {reviewEditDays} baada ya kuiandika. Tathmini unayoiondoa haiwezi kurudishwa.

## Mwenyeji anaweza kujibu?

Ndiyo, jibu moja chini ya kila tathmini, ambalo kila mtu anaweza kulisoma. Mwenyeji hawezi kuondoa tathmini, lakini anaweza kuiripoti kwa timu yetu.

## Naripotije tathmini?

Kila tathmini ina njia ya kuiripoti. Timu yetu inaamua kama inabaki.`,
    },
  },
  points: {
    en: {
      title: 'Loyalty points',
      summary: 'You get 1 point for each dollar of a trip. 100 points are $1 off a booking.',
      questions: `
How do I earn points?
How do I use my points?
How much are my points worth?
When do my points expire?
Do I get my points back if I cancel?
Is there a discount for returning customers?
How do loyalty points work?
How do I get points?
Do you have a loyalty program?
Do points expire?
How do I redeem points?
Can I pay with points?
What is a point worth?
How many points do I get for a trip?
Why did I not get points for my trip?
Do you have discounts or promo codes?
Is there a coupon code?
Can I transfer my points?
Do I earn rewards?`,
      body: `
## How do I earn points?

When a trip is over, you get 1 point for every whole dollar of its price that was not refunded.

## How do I use them?

100 points are $1 off. Choose while you book whether to use them. They can pay a part of the price or all of it. See them under [Points](/dashboard/points).

## When do they expire?

When none have been earned, used or returned for {pointsKeptMonths} months. We write to you {pointsWarnDays} days before, unless you have switched that off.

## Do I get them back?

Yes, if you do not pay. With a refund they come back in the same share as your money.`,
    },
    sw: {
      title: 'Pointi za uaminifu',
      summary: 'Unapata pointi 1 kwa kila dola ya safari. Pointi 100 ni punguzo la $1 kwenye nafasi nyingine.',
      questions: `
Napataje pointi?
Natumiaje pointi zangu?
Pointi zangu zina thamani gani?
Muda wa pointi zangu unaisha lini?
Nitarudishiwa pointi nikighairi?
Kuna punguzo kwa wateja wanaorudi?
Pointi hufanyaje kazi?
Mna mpango wa uaminifu?
Pointi zinaisha muda?
Nazikomboa vipi pointi?
Naweza kulipa na pointi?
Pointi moja ni pesa ngapi?
Napata pointi ngapi kwa safari?
Kwa nini sijapata pointi za safari yangu?
Mna punguzo au msimbo wa punguzo?
Mna kuponi?
Naweza kumpa mtu pointi zangu?`,
      body: `
## Napataje pointi?

Safari ikiisha, unapata pointi 1 kwa kila dola kamili ya bei yake ambayo haikurejeshwa.

## Nazitumiaje?

Pointi 100 ni punguzo la $1. Chagua ukiwa unaweka nafasi kama unataka kuzitumia. Zinaweza kulipia sehemu ya bei au yote. Zitazame kwenye [Pointi](/dashboard/points).

## Muda wake unaisha lini?

Ikipita miezi {pointsKeptMonths} bila kupata, kutumia au kurudishiwa pointi yoyote. Tunakuandikia siku {pointsWarnDays} kabla, isipokuwa umezima arifa hizo.

## Nitarudishiwa?

Ndiyo, usipolipa. Pesa zikirejeshwa, pointi zinarudi kwa sehemu ileile.`,
    },
  },
  favorites: {
    en: {
      title: 'Favorites and shared lists',
      summary: 'Save listings with the heart, sort them into lists, and share a list by a link.',
      questions: `
How do I save a listing?
Where are my favorites?
How do I share my favorites with friends?
Can I make more than one list?
How do I stop sharing a list?
How do I save places I like?
How do I add something to my wishlist?
Where is my wishlist?
Where do I find the things I saved?
Share my wishlist with friends
How do I make a list of trips?
How do I bookmark a hotel?
What does the heart do?
How do I remove a favorite?
Are my favorites lost when I log out?`,
      body: `
## How do I save a listing?

Press its heart. You find it again under [Favorites](/favorites). It works without an account, too; when you sign in, what you have saved comes along.

## Can I make lists?

Yes, up to {favoriteLists} with names of your own, and {favorites} listings in all. Press **Choose lists** below a favorite.

## How do I share a list?

Open the list, press **Share**, and make a link. Whoever has it sees the list, and your first name if your profile is visible. You can end the link at any time.`,
    },
    sw: {
      title: 'Vipendwa na orodha za kushiriki',
      summary: 'Hifadhi matangazo kwa moyo, yapange kwenye orodha, na ushiriki orodha kwa kiungo.',
      questions: `
Nahifadhije tangazo?
Vipendwa vyangu viko wapi?
Nashirikije vipendwa na marafiki?
Naweza kutengeneza orodha zaidi ya moja?
Naachaje kushiriki orodha?
Nahifadhije sehemu ninazopenda?
Nilizohifadhi ziko wapi?
Moyo unafanya nini?
Nawatumiaje marafiki orodha yangu?
Naondoaje kipendwa?
Naweka hoteli kwenye vipendwa vipi?
Natengenezaje orodha?
Wishlist yangu iko wapi?`,
      body: `
## Nahifadhije tangazo?

Bonyeza moyo wake. Utalipata tena kwenye [Vipendwa](/favorites). Inafanya kazi hata bila akaunti; ukiingia, ulivyohifadhi vinakuja nawe.

## Naweza kutengeneza orodha?

Ndiyo, hadi {favoriteLists} zenye majina yako mwenyewe, na matangazo {favorites} kwa jumla. Bonyeza **Chagua orodha** chini ya kipendwa.

## Nashirikije orodha?

Fungua orodha, bonyeza **Shiriki**, kisha utengeneze kiungo. Aliye nacho anaona orodha, na jina lako la kwanza ikiwa wasifu wako unaonekana. Unaweza kukomesha kiungo wakati wowote.`,
    },
  },
});
