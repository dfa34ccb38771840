import { articlesOf } from './article.ts';

/** The account, what it tells people, and their data. */
export const accountArticles = articlesOf('account', {
  'sign-in-and-security': {
    en: {
      title: 'Password, two-step verification and passkeys',
      summary: 'Reset a forgotten password, sign in with Google, Facebook or a passkey, and make your account safer.',
      questions: `
I forgot my password
How do I reset my password?
How do I change my password?
What is two-step verification?
How do I add a passkey?
Can I sign in with Google or Facebook?
I lost my phone with the authenticator app
I cannot get into my account
How do I change my email address?
I can't log in
I cannot sign in to my account
It says wrong password
My password is not working
I did not get the password reset email
The reset link does not work
I am locked out of my account
How do I update my email?
How do I change my phone number?
Can I log in with Google?
Can I log in with Facebook?
How do I set up 2FA?
The verification code is not working
Someone hacked my account
My account was hacked
I did not get the verification email
How do I log in without a password?`,
      body: `
## I forgot my password

Ask for a link under [Forgot password](/forgot-password). The link in our email works for one hour and lets you set a new password, with at least {passwordLeast} characters.

## How do I change my password or email address?

In your [profile](/profile): the password under **Security**, the email address under **Profile Information**. A new password signs out every other device.

## Can I sign in with Google or Facebook?

Where the login page shows their buttons, yes. Under **Security** you can link or unlink them. They tell us your name and email address, and nothing else.

## What is a passkey?

With a passkey you sign in by your finger, your face or the code of your device, without a password. Add one in your profile under **Security**; you can have up to {passkeys}.

## What is two-step verification?

After the password we also ask for a code that an app on your phone shows. Turn it on in your profile under **Security**. You get ten recovery codes: keep them where you do not keep your phone.

## I lost the phone with the app

Enter one of your recovery codes in place of the app's code. Each works once. If you have none left, call {supportPhone}.

## Somebody else may be in my account

Change your password at once. All other devices are then signed out. If you got an email about a change that you did not make, use the link in it.`,
    },
    sw: {
      title: 'Nenosiri, uthibitishaji wa hatua mbili na passkey',
      summary: 'Weka nenosiri jipya, ingia kwa Google, Facebook au passkey, na ulinde akaunti yako zaidi.',
      questions: `
Nimesahau nenosiri langu
Nawekaje nenosiri jipya?
Nabadilishaje nenosiri langu?
Uthibitishaji wa hatua mbili ni nini?
Naongezaje passkey?
Naweza kuingia kwa Google au Facebook?
Nimepoteza simu yenye programu ya uthibitishaji
Siwezi kuingia kwenye akaunti yangu
Nabadilishaje barua pepe yangu?
Siwezi kulogin
Nimeshindwa kuingia kwenye akaunti
Nenosiri langu halifanyi kazi
Sijapata barua pepe ya kubadilisha nenosiri
Password yangu imekataa
Nimesahau password
Naweza kuingia na Google?
Nabadilishaje nambari yangu ya simu?
Akaunti yangu imedukuliwa
Mtu ameingia kwenye akaunti yangu
Msimbo wa uthibitishaji haufanyi kazi
Sijapata barua pepe ya uthibitisho
Nabadilishaje email yangu?`,
      body: `
## Nimesahau nenosiri langu

Omba kiungo kwenye [Umesahau nenosiri](/forgot-password). Kiungo kilicho kwenye barua pepe yetu kinafanya kazi kwa saa moja, na kinakuwezesha kuweka nenosiri jipya lenye angalau herufi {passwordLeast}.

## Nabadilishaje nenosiri au barua pepe?

Kwenye [wasifu](/profile) wako: nenosiri kwenye **Usalama**, barua pepe kwenye **Taarifa za wasifu**. Nenosiri jipya linaondoa akaunti yako kwenye vifaa vingine vyote.

## Naweza kuingia kwa Google au Facebook?

Ndiyo, ukurasa wa kuingia ukionyesha vitufe vyake. Kwenye **Usalama** unaweza kuziunganisha au kuzitenganisha. Zinatuambia jina na barua pepe yako, basi.

## Passkey ni nini?

Kwa passkey unaingia kwa kidole, uso au msimbo wa kifaa chako, bila nenosiri. Iongeze kwenye wasifu wako, sehemu ya **Usalama**; unaweza kuwa nazo hadi {passkeys}.

## Uthibitishaji wa hatua mbili ni nini?

Baada ya nenosiri tunaomba pia msimbo unaoonyeshwa na programu kwenye simu yako. Uwashe kwenye wasifu wako, sehemu ya **Usalama**. Unapata misimbo kumi ya dharura: ihifadhi mahali tofauti na simu yako.

## Nimepoteza simu yenye programu

Weka mmoja wa misimbo yako ya dharura badala ya msimbo wa programu. Kila mmoja unatumika mara moja tu. Kama huna hata mmoja, piga {supportPhone}.

## Huenda mtu mwingine yuko kwenye akaunti yangu

Badilisha nenosiri lako papo hapo. Akaunti itaondolewa kwenye vifaa vingine vyote. Ukipata barua pepe kuhusu mabadiliko ambayo hukufanya, tumia kiungo kilicho ndani yake.`,
    },
  },
  'language-and-notifications': {
    en: {
      title: 'Language, currency and notifications',
      summary: 'Choose language and currency, and what we tell you by email, SMS, in the browser and behind the bell.',
      questions: `
How do I change the language?
How do I change the currency?
How do I turn off notifications?
Can I get SMS about my booking?
How do I get notifications on my phone?
I get too many emails
What are quiet hours?
How do I switch to Kiswahili?
Can I use the site in Swahili?
Change the site to English
Is there a Kiswahili version?
How do I see prices in shillings?
Switch the currency to euros
Stop sending me emails
How do I unsubscribe?
I don't want notifications
Turn on push notifications
Do you send reminders?
I do not get any notifications
Can you text me about my booking?`,
      body: `
## How do I change language or currency?

At the bottom of every page. In your [profile](/profile) under **Preferences** you choose them for good, also for our emails.

## What can I be told, and how?

Under **Preferences** in your profile you choose for each topic whether we tell you behind the bell, by email, in your browser or by SMS. What concerns a booking and its money always comes by email, because it holds your tickets, receipts and time limits.

## How do I get SMS?

Tick the box while you book, or switch SMS on under **Preferences**. SMS go to Kenyan mobile numbers only, and only for short and important things, such as a confirmed booking or a reminder.

## How do I get notifications on my phone or computer?

Press **Turn on notifications** under **Preferences**. On an iPhone or iPad add Twende to the home screen first, and open it from there. They end when you log out.

## What are quiet hours?

Times at which nothing rings. SMS and browsers wait until they end, except for what has a time limit or tells that a trip does not take place.`,
    },
    sw: {
      title: 'Lugha, sarafu na arifa',
      summary: 'Chagua lugha na sarafu, na tunachokuambia kwa barua pepe, SMS, kivinjari na kengele.',
      questions: `
Nabadilishaje lugha?
Nabadilishaje sarafu?
Nazimaje arifa?
Naweza kupata SMS kuhusu nafasi yangu?
Napataje arifa kwenye simu yangu?
Napata barua pepe nyingi sana
Saa za utulivu ni nini?
Nibadilishe lugha kuwa Kiingereza
Naweza kutumia tovuti kwa Kiswahili?
Nataka bei kwa shilingi
Badilisha sarafu kuwa yuro
Acheni kunitumia barua pepe
Sitaki arifa
Nawashaje arifa?
Mnatuma vikumbusho?
Sipati arifa zozote
Mnaweza kunitumia SMS?
Najiondoaje kwenye barua pepe?`,
      body: `
## Nabadilishaje lugha au sarafu?

Chini ya kila ukurasa. Kwenye [wasifu](/profile) wako, sehemu ya **Mapendeleo**, unazichagua za kudumu, pia kwa barua pepe zetu.

## Naweza kuarifiwa nini, na vipi?

Kwenye **Mapendeleo** unachagua kwa kila mada kama tukuarifu kwenye kengele, kwa barua pepe, kwenye kivinjari au kwa SMS. Yanayohusu nafasi uliyoweka na pesa zake huja kwa barua pepe kila mara, kwa sababu yana tiketi, risiti na mwisho wa muda.

## Napataje SMS?

Weka alama kwenye kisanduku ukiwa unaweka nafasi, au washa SMS kwenye **Mapendeleo**. SMS zinakwenda kwa nambari za simu za Kenya pekee, na kwa mambo mafupi na muhimu tu, kama nafasi iliyothibitishwa au kikumbusho.

## Napataje arifa kwenye simu au kompyuta?

Bonyeza **Washa arifa** kwenye **Mapendeleo**. Kwenye iPhone au iPad ongeza kwanza Twende kwenye skrini ya mwanzo, kisha uifungue kutoka hapo. Arifa zinaisha ukiondoka kwenye akaunti.

## Saa za utulivu ni nini?

Ni saa ambazo hakuna kinacholia. SMS na vivinjari vinasubiri ziishe, isipokuwa kwa jambo lenye mwisho wa muda au safari isiyofanyika.`,
    },
  },
  'my-data': {
    en: {
      title: 'My data and deleting my account',
      summary: 'Download everything we have of you, choose what others see, or delete your account.',
      questions: `
How do I delete my account?
How do I download my data?
What do you know about me?
Can I get my deleted account back?
Who sees my phone number?
Can I hide my name?
Why can my account not be deleted?
I want to close my account
How do I remove my account?
Deactivate my account
Delete all my information
What data do you store about me?
What information do you keep?
Do you share my data with others?
Do you sell my data?
Is my personal information safe?
How do you use my data?
Export my data
Can hosts see my email address?
What is your privacy policy?
Is my account deleted at once?`,
      body: `
## How do I download my data?

Open [My data](/profile/data) and press **Put my data together**. You get an email when the file is ready. You can download it for {downloadDays} days.

## How do I delete my account?

Open [My data](/profile/data) and press **Delete my account**. We wait {deletionDays} days: sign in within that time, and you can keep it. Your points are lost with the account.

## What is deleted, and what stays?

Your profile, sign-ins, favorites, messages and points are deleted. Bookings, payments and receipts stay, because tax law asks for them. Your reviews stay without your name.

## Why can it not be deleted now?

Because a booking of yours is not over, a payment or refund is not finished, or nobody else can manage your business. The page says which.

## Who sees my phone number and name?

Your host sees your contact details for a booking, so that they can welcome you. Under **Preferences** in your [profile](/profile) you choose whether your name and picture stand beside your reviews. Everything else is in our [Privacy Policy](/privacy).`,
    },
    sw: {
      title: 'Taarifa zangu na kufuta akaunti yangu',
      summary: 'Pakua kila kitu tulicho nacho kukuhusu, chagua wengine waone nini, au futa akaunti yako.',
      questions: `
Nafutaje akaunti yangu?
Napakuaje taarifa zangu?
Mnajua nini kunihusu?
Naweza kurudishiwa akaunti iliyofutwa?
Nani anaona nambari yangu ya simu?
Naweza kuficha jina langu?
Kwa nini akaunti yangu haiwezi kufutwa?
Nataka kufunga akaunti yangu
Nataka kufuta akaunti
Futa taarifa zangu zote
Mnahifadhi taarifa gani kunihusu?
Mnatumia taarifa zangu vipi?
Mnauza taarifa zangu?
Taarifa zangu binafsi ziko salama?
Nataka nakala ya taarifa zangu
Sera yenu ya faragha ni ipi?
Mwenyeji anaona barua pepe yangu?
Akaunti inafutwa papo hapo?`,
      body: `
## Napakuaje taarifa zangu?

Fungua [Taarifa zangu](/profile/data), kisha ubonyeze **Kusanya taarifa zangu**. Unapata barua pepe faili likiwa tayari. Unaweza kulipakua kwa siku {downloadDays}.

## Nafutaje akaunti yangu?

Fungua [Taarifa zangu](/profile/data), kisha ubonyeze **Futa akaunti yangu**. Tunasubiri siku {deletionDays}: ukiingia ndani ya muda huo, unaweza kubaki nayo. Pointi zako zinapotea pamoja na akaunti.

## Nini kinafutwa, na nini kinabaki?

Wasifu wako, rekodi za kuingia, vipendwa, ujumbe na pointi zinafutwa. Nafasi ulizoweka, malipo na risiti zinabaki, kwa sababu sheria ya kodi inazihitaji. Tathmini zako zinabaki bila jina lako.

## Kwa nini haiwezi kufutwa sasa?

Kwa sababu una nafasi ambayo haijaisha, malipo au marejesho hayajakamilika, au hakuna mwingine anayeweza kusimamia biashara yako. Ukurasa unasema ni ipi.

## Nani anaona nambari yangu na jina langu?

Mwenyeji wako anaona mawasiliano uliyotoa kwa nafasi hiyo, ili aweze kukupokea. Kwenye **Mapendeleo** ya [wasifu](/profile) wako unachagua kama jina na picha yako vionekane kando ya tathmini zako. Mengine yote yako kwenye [Sera ya faragha](/privacy).`,
    },
  },
});
