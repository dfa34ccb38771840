import type { mail as en } from '../en/mail.ts';
import type { SameKeys } from '../texts.ts';

export const mail: SameKeys<typeof en> = {
  greeting: 'Habari {{name}},',
  greetingNameless: 'Habari,',
  signature: 'Timu ya Twende',
  'footer.help': 'Una swali? Tuandikie kwa {{email}} au tupigie simu {{phone}}.',
  'footer.demo': 'Hili ni onyesho: hakuna pesa halisi zinazotumika.',
  'fact.booking': 'Nambari ya nafasi',
  'fact.service': 'Huduma',
  'fact.place': 'Mahali',
  'fact.when': 'Tarehe',
  'fact.extras': 'Nyongeza',
  'fact.noExtras': 'hakuna',
  'fact.guests': 'Wageni',
  'fact.paid': 'Umelipa',
  'fact.price': 'Bei',
  'fact.receipt': 'Risiti',
  'fact.reference': 'Nambari ya kumbukumbu',
  'fact.amount': 'Kiasi',
  'fact.traveller': 'Msafiri',
  'fact.email': 'Barua pepe',
  'fact.refund': 'Utakachorejeshewa',
  'fact.refunded': 'Umerejeshewa',
  'fact.pointsBack': 'Pointi zilizorudi',
  'fact.takenBack': 'Zilizorejeshwa na benki yako',
  'fact.paidMore': 'Umelipia mabadiliko',
  'fact.reason': 'Sababu',
  'fact.less': 'Unapata pungufu kwa',
  'fact.ofPrice': 'Zilizorejeshwa',
  'fact.youBear': 'Unagharamia',
  'fact.kept': 'Unabaki na',
  'fact.keptOfIt': 'Zilizokatwa kwa mujibu wa sera',
  'fact.beforeAndNow': '{{before}}, sasa {{now}}',
  'fact.askedInstead': '{{now}}, badala ya {{before}}',
  'fact.standsAndAsked': '{{before}} (uliomba {{now}})',
  'fact.category': 'Aina',
  'button.panel': 'Fungua paneli yangu',
  'button.application': 'Fungua ombi langu',
  'button.listing': 'Fungua tangazo',
  'button.seeListing': 'Lione kama wasafiri wanavyoliona',
  'approval.steps': 'Sehemu za kurekebisha',
  'approval.step.business': 'Biashara yako',
  'approval.step.place': 'Mahali',
  'approval.step.contact': 'Mawasiliano',
  'approval.step.documents': 'Hati',
  'approval.step.payout': 'Mahali mapato yanapotumwa',
  'applicationReceived.subject': 'Tumepokea ombi lako: {{name}}',
  'applicationReceived.text':
    'Asante. Timu yetu inasoma ombi lako na kuangalia hati zako, kwa kawaida ndani ya siku mbili za kazi.',
  'applicationReceived.next':
    'Utapata barua pepe tukishaamua. Ikiwa kuna kitu kinakosekana, itakueleza ni hatua zipi za kurekebisha; hakuna ulichojaza kitakachopotea. Wakati huo unaweza kuandaa matangazo yako.',
  'providerApproved.subject': 'Biashara yako imeidhinishwa: {{name}}',
  'providerApproved.text':
    'Timu yetu imeidhinisha ombi lako. Wasafiri wataona kila tangazo lako likishaidhinishwa pia.',
  'providerRejected.subject': 'Ombi lako linahitaji marekebisho: {{name}}',
  'providerRejected.text': 'Timu yetu imesoma ombi lako, lakini haikuweza kuliidhinisha kwa sasa. Iliandika hivi:',
  'providerRejected.again': 'Tafadhali fanya marekebisho, kisha utume ombi tena.',
  'providerSuspended.subject': 'Biashara yako imesimamishwa: {{name}}',
  'providerSuspended.text': 'Wasafiri hawawezi tena kuona matangazo yako wala kuweka nafasi. Timu yetu iliandika hivi:',
  'providerSuspended.bookings':
    'Nafasi ambazo tayari zimewekwa hazibadiliki, wala mapato uliyopata. Kwa sasa hatuanzishi malipo mapya ya mapato; yaliyo njiani yatakufikia.',
  'providerSuspended.object': 'Ukiona ni makosa, tafadhali wasiliana nasi.',
  'providerRestored.subject': 'Biashara yako imerejeshwa: {{name}}',
  'providerRestored.text':
    'Timu yetu imerejesha biashara yako. Wasafiri wanaweza tena kuona matangazo yako yaliyoidhinishwa na kuweka nafasi.',
  'serviceApproved.subject': 'Tangazo lako limeidhinishwa: {{title}}',
  'serviceApproved.listed': 'Timu yetu imeidhinisha tangazo lako. Sasa wasafiri wanaweza kuliona na kuweka nafasi.',
  'serviceApproved.waiting':
    'Timu yetu imeidhinisha tangazo lako. Wasafiri wataliona biashara yako ikishaidhinishwa pia.',
  'serviceApproved.paused':
    'Timu yetu imeidhinisha tangazo lako. Kwa sasa limesimamishwa, kwa hiyo wasafiri hawalioni.',
  'serviceRejected.subject': 'Tangazo lako linahitaji marekebisho: {{title}}',
  'serviceRejected.text': 'Timu yetu imesoma tangazo lako, lakini haikuweza kuliidhinisha kwa sasa. Iliandika hivi:',
  'serviceRejected.again': 'Tafadhali fanya marekebisho, kisha utume tangazo tena ili liidhinishwe.',
  'serviceTakenDown.subject': 'Tumeondoa tangazo lako: {{title}}',
  'serviceTakenDown.text': 'Wasafiri hawawezi tena kuliona wala kuweka nafasi. Timu yetu iliandika hivi:',
  'serviceTakenDown.bookings': 'Nafasi ambazo tayari zimewekwa hazibadiliki.',
  'serviceTakenDown.again':
    'Bado unaweza kubadilisha tangazo. Ukishalirekebisha, tafadhali wasiliana nasi, nasi tutaliangalia tena.',
  'serviceShownAgain.subject': 'Tangazo lako linaweza kuonekana tena: {{title}}',
  'serviceShownAgain.listed': 'Wasafiri wanaweza tena kuona tangazo lako na kuweka nafasi.',
  'serviceShownAgain.waiting':
    'Timu yetu haizuii tena tangazo lako. Wasafiri wataliona biashara yako ikishaidhinishwa.',
  'serviceShownAgain.paused':
    'Timu yetu haizuii tena tangazo lako. Limesitishwa kwa muda, kwa hivyo wasafiri hawalioni.',
  'changeApproved.subject': 'Mabadiliko ya tangazo lako yameidhinishwa: {{title}}',
  'changeApproved.text': 'Timu yetu imeidhinisha aina mpya au mahali papya pa tangazo lako. Sasa linaonyesha hivi.',
  'changeRejected.subject': 'Mabadiliko ya tangazo lako hayakuidhinishwa: {{title}}',
  'changeRejected.text':
    'Timu yetu haikuidhinisha aina mpya au mahali papya pa tangazo lako. Tangazo linabaki kama lilivyoidhinishwa awali. Timu iliandika hivi:',
  'button.booking': 'Tazama nafasi yangu',
  'verify.subject': 'Tafadhali thibitisha barua pepe yako',
  'verify.text':
    'Tafadhali thibitisha kwamba barua pepe hii ni yako. Kiungo kinaweza kutumika mara moja tu, ndani ya saa 48 zijazo.',
  'verify.button': 'Thibitisha barua pepe',
  'verify.ignore': 'Ikiwa huna akaunti kwetu, unaweza kupuuza barua pepe hii.',
  'emailChanged.subject': 'Barua pepe ya akaunti yako imebadilishwa',
  'emailChanged.text': 'Akaunti yako ya Twende sasa ina barua pepe nyingine.',
  'emailChanged.undo':
    'Ikiwa si wewe uliyeibadilisha, rejesha anwani hii ndani ya saa 72 na uchague nenosiri jipya. Kila aliyeingia katika akaunti yako ataondolewa.',
  'emailChanged.secondFactor': 'Uthibitishaji wa hatua mbili uliowashwa baada ya mabadiliko haya utaondolewa pia.',
  'emailChanged.admin':
    'Wewe ni msimamizi, kwa hiyo uthibitishaji wa hatua mbili utabaki. Ikiwa aliyeuwasha ni mtu mwingine, mwombe msimamizi mwenzako auondoe kwenye akaunti yako.',
  'emailChanged.button': 'Rejesha barua pepe yangu',
  'emailChanged.support': 'Ikiwa si wewe uliyeibadilisha, tafadhali tuandikie.',
  'emailChanged.ignore': 'Ikiwa wewe ndiye uliyeibadilisha, huhitaji kufanya chochote.',
  'passwordReset.subject': 'Chagua nenosiri jipya',
  'passwordReset.asked': 'Mtu fulani, huenda ni wewe, ameomba nenosiri jipya la akaunti yako ya Twende.',
  'passwordReset.byTeam': 'Timu yetu imekutumia kiungo hiki ili uchague nenosiri jipya la akaunti yako ya Twende.',
  'passwordReset.text':
    'Kiungo kinatumika mara moja tu, ndani ya saa moja. Nenosiri lako la sasa litatumika hadi hapo.',
  'passwordReset.button': 'Chagua nenosiri jipya',
  'passwordReset.ignore': 'Kama huhitaji nenosiri jipya, unaweza kupuuza barua pepe hii. Hakuna kitakachobadilika.',
  'passwordChanged.subject': 'Nenosiri lako limebadilishwa',
  'passwordChanged.text': 'Akaunti yako ya Twende ina nenosiri jipya tangu {{date}}. Vifaa vingine vyote viliondolewa.',
  'passwordChanged.notYou':
    'Kama si wewe, tuandikie papo hapo kwa {{email}}. Pia badilisha nenosiri la barua pepe yako: huenda kuna mtu anayeisoma.',
  'secondFactor.on.subject': 'Uthibitishaji wa hatua mbili umewashwa',
  'secondFactor.on.text':
    'Uthibitishaji wa hatua mbili wa akaunti yako ya Twende uliwashwa tarehe {{date}}. Ukiingia, sasa tutakuomba pia msimbo wa programu yako ya uthibitishaji. Vifaa vingine vyote viliondolewa.',
  'secondFactor.on.admin':
    'Kama si wewe, mwombe msimamizi mwenzako papo hapo auondoe na kusimamisha akaunti yako, au tuandikie kwa {{email}}. Kwa akaunti ya msimamizi, kiungo cha barua pepe hakitoshi.',
  'secondFactor.takeBack.text':
    'Kama si wewe, chukua tena akaunti yako ndani ya saa 72: utachagua nenosiri jipya, uthibitishaji wa hatua mbili utaondolewa, na kila aliyeingia katika akaunti yako ataondolewa. Ikiwa barua pepe yako ilibadilishwa baada ya hapo, ile ya awali itarejeshwa.',
  'secondFactor.takeBack.button': 'Chukua tena akaunti yangu',
  'secondFactor.takeBack.ignore': 'Ikiwa wewe ndiye uliyeuwasha, huhitaji kufanya chochote.',
  'secondFactor.off.subject': 'Uthibitishaji wa hatua mbili umezimwa',
  'secondFactor.off.text':
    'Uthibitishaji wa hatua mbili wa akaunti yako ya Twende ulizimwa tarehe {{date}}. Sasa nenosiri lako pekee linatosha kuingia.',
  'secondFactor.codes.subject': 'Una misimbo mipya ya dharura',
  'secondFactor.codes.text':
    'Misimbo mipya ya dharura ya akaunti yako ya Twende ilitengenezwa tarehe {{date}}. Ile ya awali haifanyi kazi tena.',
  'secondFactor.codesRemoved.subject': 'Misimbo yako ya dharura haifanyi kazi tena',
  'secondFactor.codesRemoved.text':
    'Ulipochukua tena akaunti yako tarehe {{date}}, misimbo ya dharura iliyotengenezwa baada ya mabadiliko iliacha kufanya kazi. Huna msimbo uliobaki: tafadhali tengeneza mipya kwenye wasifu wako.',
  'secondFactor.used.subject': 'Msimbo wa dharura umetumika',
  'secondFactor.used.text': 'Mtu aliingia kwenye akaunti yako ya Twende kwa msimbo wa dharura tarehe {{date}}.',
  'secondFactor.left_one': 'Umebakiwa na msimbo {{count}} wa dharura. Unaweza kutengeneza mipya kwenye wasifu wako.',
  'secondFactor.left_other': 'Umebakiwa na misimbo {{count}} ya dharura. Unaweza kutengeneza mipya kwenye wasifu wako.',
  'secondFactor.removed.subject': 'Timu yetu imeondoa uthibitishaji wako wa hatua mbili',
  'secondFactor.removed.text':
    'Timu yetu iliondoa uthibitishaji wa hatua mbili kwenye akaunti yako ya Twende tarehe {{date}}, kwa sababu tuliambiwa kuwa umepoteza misimbo yako. Sasa nenosiri lako pekee linatosha kuingia. Tafadhali uwashe tena kwenye wasifu wako.',
  'secondFactor.byLink.subject': 'Uthibitishaji wa hatua mbili umeondolewa',
  'secondFactor.byLink.text':
    'Uthibitishaji wa hatua mbili uliondolewa kwenye akaunti yako ya Twende tarehe {{date}}: mtu alitumia kiungo kilicho kwenye barua pepe yetu na kuchagua nenosiri jipya. Misimbo yako ya dharura haifanyi kazi tena, na vifaa vyote viliondolewa.',
  'secondFactor.byLink.notYou':
    'Kama si wewe, tuandikie papo hapo kwa {{email}}. Kama ni wewe, tafadhali washa tena uthibitishaji wa hatua mbili kwenye wasifu wako.',
  'secondFactor.notYou':
    'Kama si wewe, chagua nenosiri jipya sasa hivi, kisha tuandikie kwa {{email}}. Huenda kuna mtu mwingine anayejua nenosiri lako.',
  'secondFactor.notAsked':
    'Kama hukutuomba kufanya hivyo, chagua nenosiri jipya sasa hivi, kisha tuandikie kwa {{email}}. Huenda kuna mtu aliyejifanya kuwa wewe.',
  'waysIn.linked.subject': 'Akaunti ya {{name}} imeunganishwa na akaunti yako',
  'waysIn.linked.text':
    'Akaunti ya {{name}} iliunganishwa na akaunti yako ya Twende tarehe {{date}}. Mwenye akaunti hiyo anaweza kuitumia kuingia.',
  'waysIn.takeBack':
    'Kama si wewe, chukua tena akaunti yako ndani ya saa 72: utachagua nenosiri jipya, kilichounganishwa au kuongezwa kitaondolewa, na kila aliyeingia katika akaunti yako ataondolewa. Ikiwa barua pepe yako ilibadilishwa baada ya hapo, ile ya awali itarejeshwa.',
  'waysIn.ignore': 'Kama ni wewe, huhitaji kufanya chochote.',
  'waysIn.unlinked.subject': 'Akaunti yako ya {{name}} haijaunganishwa tena',
  'waysIn.unlinked.text':
    'Akaunti yako ya {{name}} iliondolewa kwenye akaunti yako ya Twende tarehe {{date}}, na haiwezi kutumika tena kuingia. Vifaa vingine vyote viliondolewa.',
  'waysIn.passkeyAdded.subject': 'Passkey imeongezwa kwenye akaunti yako',
  'waysIn.passkeyAdded.text':
    'Passkey “{{name}}” iliongezwa kwenye akaunti yako ya Twende tarehe {{date}}. Inaingia bila nenosiri na bila msimbo.',
  'waysIn.passkeyRemoved.subject': 'Passkey imeondolewa kwenye akaunti yako',
  'waysIn.passkeyRemoved.text':
    'Passkey “{{name}}” iliondolewa kwenye akaunti yako ya Twende tarehe {{date}}, na haiwezi kutumika tena kuingia. Vifaa vingine vyote viliondolewa.',
  'waysIn.identityRemoved.subject': 'Timu yetu imeondoa akaunti yako ya {{name}}',
  'waysIn.identityRemoved.text':
    'Timu yetu iliondoa akaunti yako ya {{name}} kwenye akaunti yako ya Twende tarehe {{date}}. Haiwezi kutumika tena kuingia. Vifaa vyote viliondolewa. Unaweza kuiunganisha tena kwenye wasifu wako.',
  'waysIn.passkeyRemovedByTeam.subject': 'Timu yetu imeondoa passkey ya akaunti yako',
  'waysIn.passkeyRemovedByTeam.text':
    'Timu yetu iliondoa passkey “{{name}}” kwenye akaunti yako ya Twende tarehe {{date}}. Haiwezi kutumika tena kuingia. Vifaa vyote viliondolewa. Unaweza kuongeza nyingine kwenye wasifu wako.',
  'waysIn.removed.subject': 'Akaunti zilizounganishwa na passkey zimeondolewa',
  'waysIn.removed.text':
    'Kiungo kilicho kwenye barua pepe yetu kilitumika tarehe {{date}} kuchagua nenosiri jipya. Vilivyounganishwa au kuongezwa na mtu ambaye huenda si wewe viliondolewa: akaunti za Google au Facebook, na passkey. Unaweza kuongeza vyako tena kwenye wasifu wako.',
  'secondFactor.button': 'Fungua mipangilio ya usalama',
  'consentAsked.subject': '{{name}} anaomba ukubali: {{what}}',
  'consentAsked.text':
    '{{name}} anataka kufanya jambo hili, linalohamisha pesa zaidi ya zile anazoweza kuhamisha msimamizi mmoja:',
  'consentAsked.why': 'Sababu yake: {{reason}}',
  'consentAsked.until': 'Bado hakuna kilichofanyika. Tafadhali angalia, kisha kubali au kataa kabla ya {{date}}.',
  'consentAsked.unknown': 'Kama hujui sababu yake, mpigie simu {{name}} kabla ya kukubali.',
  'consentAsked.button': 'Angalia ombi',
  'consentDecided.subject.given': 'Limekubaliwa na kufanyika: {{what}}',
  'consentDecided.subject.declined': 'Limekataliwa: {{what}}',
  'consentDecided.subject.expired': 'Hakuna aliyeamua kwa wakati: {{what}}',
  'consentDecided.subject.void': 'Haliwezekani tena: {{what}}',
  'consentDecided.given': '{{name}} amekubali ulichoomba, na kimefanyika.',
  'consentDecided.declined': '{{name}} amekataa ulichoomba, kwa hivyo hakuna kilichofanyika. Sababu: {{reason}}',
  'consentDecided.expired': 'Hakuna aliyekubali ndani ya saa 72, kwa hivyo hakuna kilichofanyika. Unaweza kuomba tena.',
  'consentDecided.void':
    'Hali ilikuwa tofauti na uliyoomba, kwa hivyo hakuna kilichofanyika. Tafadhali angalia, kisha uombe tena.',
  'consentDecided.unknown':
    'Kama hukuomba jambo hili, huenda mtu mwingine anatumia akaunti yako: funga vipindi vyake vyote papo hapo.',
  'consentDecided.button': 'Angalia idhini zote',
  'adminFactor.subject': 'Uthibitishaji wa hatua mbili wa msimamizi umeondolewa: {{name}}',
  'adminFactor.byAdmin':
    '{{by}} aliondoa uthibitishaji wa hatua mbili kwenye akaunti ya msimamizi {{name}} ({{email}}) tarehe {{date}}. Wasimamizi wengine pia wamepata barua pepe hii.',
  'adminFactor.byCommand':
    'Uthibitishaji wa hatua mbili wa akaunti ya msimamizi {{name}} ({{email}}) uliondolewa kwa amri kwenye seva tarehe {{date}}. Wasimamizi wengine pia wamepata barua pepe hii.',
  'adminFactor.password':
    'Hadi utakapowashwa tena, akaunti hiyo inalindwa na nenosiri pekee: yeyote anayelijua anaweza kuuwasha kwenye simu yake mwenyewe.',
  'adminFactor.do': 'Kama hujui sababu yake, simamisha akaunti hiyo kwanza, kisha mpigie simu {{name}} na aliyeuondoa.',
  'adminFactor.button': 'Fungua akaunti hiyo',
  'adminMade.subject': 'Kuna msimamizi mpya: {{name}}',
  'adminMade.text':
    '{{by}} alimfanya {{name}} ({{email}}) kuwa msimamizi tarehe {{date}}. Wasimamizi wengine pia wamepata barua pepe hii.',
  'adminMade.do':
    'Baada ya siku saba {{name}} ataweza kukubali maombi ya wasimamizi wengine. Kama hujui sababu yake, simamisha akaunti hiyo kwanza, kisha mpigie simu {{by}}.',
  'suspended.subject': 'Akaunti yako ya Twende imesimamishwa',
  'suspended.text':
    'Timu yetu imesimamisha akaunti yako. Umeondolewa kwenye vifaa vyote, na kwa sasa huwezi kuingia. Waliandika hivi:',
  'suspended.bookings': 'Nafasi ulizoweka zitabaki zilivyo. Hakuna iliyoghairiwa.',
  'suspended.object':
    'Je, unaona kwamba uamuzi huu si sahihi? Tuandikie barua pepe kwa {{email}} utueleze sababu. Timu yetu itaangalia tena uamuzi huu.',
  'reminder.subject.soon': 'Safari yako inaanza tarehe {{date}}: {{reference}}',
  'reminder.subject.tomorrow': 'Safari yako inaanza kesho: {{reference}}',
  'reminder.bring.wild':
    'Tafadhali beba pasipoti au kitambulisho, nguo za joto za asubuhi na mapema, nguo za rangi zisizong’aa, kofia, mafuta ya kujikinga na jua na dawa ya kufukuza wadudu. Darubini itakufaa sana.',
  'reminder.bring.beach':
    'Tafadhali beba pasipoti au kitambulisho, mafuta ya kujikinga na jua, kofia, nguo za kuogelea, na nguo nyepesi zinazofunika mabega na magoti unapotembea mijini na vijijini.',
  'reminder.bring.mountain':
    'Tafadhali beba pasipoti au kitambulisho, buti ulizozizoea, nguo za joto za kuvaa moja juu ya nyingine, nguo za mvua, taa ya kichwani, mafuta ya kujikinga na jua na maji ya njiani.',
  'reminder.bring.any':
    'Tafadhali beba pasipoti au kitambulisho, na uwe na vocha yako karibu: kwenye simu au kwenye karatasi.',
  'reminder.answers':
    'Mwenyeji wako ana maswali ambayo bado hujayajibu. Unaweza kuyajibu kwenye ukurasa wa nafasi yako.',
  'reminder.off': 'Unaweza kuzima vikumbusho kama hiki kwenye wasifu wako.',
  'reviewInvitation.subject': '{{title}}: ilikuwaje?',
  'reviewInvitation.text':
    'Safari yako imekamilika, na tunatumaini uliifurahia. Je, ungependa kuwaeleza wasafiri wengine ilivyokuwa? Huchukua dakika mbili tu.',
  'reviewInvitation.once': 'Unaweza kuandika tathmini yako hadi {{date}}. Hatutakukumbusha tena kuhusu safari hii.',
  'reviewInvitation.button': 'Andika tathmini',
  'unreadMessages.subject': 'Ujumbe mpya kutoka kwa {{name}}',
  'unreadMessages.text': '{{name}} amekuandikia kuhusu {{title}}. Bado hujausoma ujumbe huo.',
  'unreadMessages.button': 'Soma na ujibu',
  'hostMessages.subject': 'Ujumbe mpya kuhusu {{title}}',
  'hostMessages.text': '{{name}} amekuandikia kuhusu {{title}}. Bado hakuna aliyeusoma ujumbe huo.',
  'hostMessages.button': 'Soma na ujibu',
  'newReview.subject': 'Tathmini mpya: {{title}}',
  'newReview.text': '{{author}} ametathmini {{title}}: nyota {{count}} kati ya 5. Aliandika hivi:',
  'newReview.reply':
    'Kila mtu anaweza kuisoma tathmini hii. Unaweza kuijibu chini yake, na kila mtu ataweza kusoma jibu lako pia.',
  'newReview.button': 'Soma na ujibu',
  'reportDecided.subject': 'Ripoti yako kuhusu tathmini ya {{title}}',
  'reportDecided.kept': 'Timu yetu imesoma ripoti yako. Tathmini itaendelea kuonekana. Sababu ni hii:',
  'reportDecided.takenDown':
    'Timu yetu imesoma ripoti yako na kuiondoa tathmini. Hakuna anayeweza kuisoma tena, na nyota zake hazihesabiwi. Sababu ni hii:',
  'reportDecided.takenBack':
    'Aliyeandika tathmini uliyoripoti ameiondoa. Hakuna anayeweza kuisoma tena, na nyota zake hazihesabiwi.',
  'reportDecided.button': 'Tazama tathmini zako',
  'reviewTakenDown.subject': 'Tathmini yako ya {{title}} imeondolewa',
  'reviewTakenDown.text':
    'Timu yetu imeondoa tathmini yako ya {{title}}. Hakuna anayeweza kuisoma tena, na nyota zake hazihesabiwi. Sababu ni hii:',
  'reviewTakenDown.object':
    'Je, unaona kwamba uamuzi huu si sahihi? Tuandikie barua pepe kwa {{email}} utueleze sababu. Timu yetu itaangalia tena uamuzi huu.',
  'messageReport.subject': 'Ripoti yako ya ujumbe kuhusu {{title}}',
  'messageReport.kept':
    'Timu yetu imesoma ujumbe uliouripoti, pamoja na ujumbe ulio karibu nao. Ujumbe huo utabaki. Sababu ni hii:',
  'messageReport.removed':
    'Timu yetu imesoma ujumbe uliouripoti na kuuondoa. Hakuna anayeweza kuusoma tena kwenye mazungumzo hayo. Sababu ni hii:',
  'messageRemoved.subject': 'Ujumbe wako kuhusu {{title}} umeondolewa',
  'messageRemoved.text':
    'Timu yetu imeondoa ujumbe ulioandika kuhusu {{title}}. Hakuna anayeweza kuusoma tena kwenye mazungumzo hayo. Sababu ni hii:',
  'messageRemoved.object':
    'Je, unaona kwamba uamuzi huu si sahihi? Tuandikie barua pepe kwa {{email}} utueleze sababu. Timu yetu itaangalia tena uamuzi huu.',
  'restored.subject': 'Akaunti yako ya Twende inafanya kazi tena',
  'restored.text': 'Timu yetu imerejesha akaunti yako. Unaweza kuingia tena, kwa nenosiri lilelile ulilokuwa ukitumia.',
  'restored.button': 'Ingia',
  'pointsExpiring.subject_one': 'Pointi yako {{count}} itaisha muda baada ya {{date}}',
  'pointsExpiring.subject_other': 'Pointi zako {{count}} zitaisha muda baada ya {{date}}',
  'pointsExpiring.text_one':
    'Una pointi {{count}}, na kwa takriban miaka miwili hujapata wala kutumia pointi. Baada ya {{date}} itaisha muda.',
  'pointsExpiring.text_other':
    'Una pointi {{count}}, na kwa takriban miaka miwili hujapata wala kutumia pointi. Baada ya {{date}} zitaisha muda.',
  'pointsExpiring.keep':
    'Ili zisiishe muda, tumia baadhi yake kuweka nafasi, au kamilisha safari, kabla ya siku hiyo. Pointi 100 hupunguza $1.',
  'pointsExpiring.button': 'Tazama pointi zako',
  'newsletterAsked.subject': 'Tafadhali thibitisha kwamba unataka jarida letu',
  'newsletterAsked.text':
    'Mtu fulani, pengine wewe, ameomba kwenye tovuti yetu jarida la Twende litumwe kwa anwani hii. Tafadhali thibitisha: utaanza kulipata baada ya hapo tu.',
  'newsletterAsked.button': 'Thibitisha',
  'newsletterAsked.ignore':
    'Kiungo kinatumika kwa siku {{days}}. Kama si wewe uliyeomba, unaweza kupuuza barua pepe hii: tutaifuta anwani hii.',
  'newsletterAlready.subject': 'Tayari unapata jarida letu',
  'newsletterAlready.text':
    'Mtu fulani, pengine wewe, ameomba kwenye tovuti yetu jarida la Twende litumwe kwa anwani hii. Tayari unalipata, kwa hiyo huhitaji kufanya lolote. Kama hulitaki tena, unaweza kujiondoa.',
  'newsletterAlready.button': 'Jiondoe',
  'confirmed.subject': 'Nafasi imethibitishwa: {{reference}}',
  'confirmed.text': 'Karibu! Nafasi yako imethibitishwa.',
  'confirmed.papers':
    'Tumeambatisha faili ya kuongeza safari kwenye kalenda yako, vocha ya kuonyesha unapofika, na risiti yako.',
  'newBooking.subject': 'Nafasi mpya imewekwa: {{reference}}',
  'newBooking.text':
    'Msafiri ameweka nafasi kwako, nayo imethibitishwa. Kalenda yako ya Twende tayari inaonyesha hivyo.',
  'requestAsked.subject': 'Ombi lako limetumwa: {{reference}}',
  'requestAsked.text':
    'Tumemuuliza mwenyeji wako kama anaweza kukupokea. Bado hakuna nafasi iliyowekwa, nawe hukutozwa chochote.',
  'requestAsked.pay':
    'Akikubali, utakuwa na saa {{count}} za kulipa, au hadi siku ya kwanza ya safari yako ianze ikiwa ni mapema zaidi.',
  'requestAsked.until': 'Mwenyeji anaweza kujibu hadi {{date}}. Asipojibu, ombi litafungwa lenyewe.',
  'newRequest.subject': 'Msafiri anaomba nafasi: {{reference}}',
  'newRequest.text':
    'Msafiri anaomba nafasi kwako. Tafadhali kubali au kataa kabla ya {{date}}. Usipojibu, ombi litafungwa lenyewe.',
  'newRequest.button': 'Jibu ombi',
  'calendarConflict.subject': 'Angalia kama wageni wawili wamepewa siku zilezile: {{title}}',
  'calendarConflict.text':
    'Kwa mujibu wa {{name}}, kuna siku zilizochukuliwa huko ambazo wageni wameziweka pia kwenye Twende. Huenda wageni wawili wakaja siku zilezile.',
  'calendarConflict.do':
    'Tafadhali angalia kalenda zote mbili. Ikiwa ni wageni wawili tofauti, wasiliana na mmoja wao haraka iwezekanavyo. Hatujabadilisha chochote.',
  'calendarConflict.calendar': 'Kalenda nyingine',
  'calendarConflict.days': 'Siku zilizochukuliwa huko',
  'calendarConflict.more': 'Kuna nyingine zaidi kwenye kalenda yako.',
  'calendarConflict.button': 'Fungua kalenda',
  'requestAccepted.subject': 'Mwenyeji wako amekubali: {{reference}}',
  'requestAccepted.text':
    'Mwenyeji wako amekubali ombi lako. Tumekushikia nafasi zako hadi {{date}}. Tafadhali lipa kabla ya hapo ili nafasi yako ithibitishwe.',
  'requestAccepted.button': 'Lipa sasa',
  'requestDeclined.subject': 'Mwenyeji hawezi kukupokea wakati huu: {{reference}}',
  'requestDeclined.text': 'Samahani, mwenyeji wako amekataa ombi lako.',
  'requestUnanswered.subject': 'Ombi lako halikujibiwa: {{reference}}',
  'requestUnanswered.text': 'Samahani, mwenyeji wako hakujibu kwa wakati, kwa hivyo ombi lako limefungwa.',
  'missedRequest.subject': 'Ombi limeisha bila jibu lako: {{reference}}',
  'missedRequest.text':
    'Hukukubali wala kukataa ombi hili kwa wakati, kwa hiyo limefungwa. Msafiri amejulishwa, na hakutozwa chochote.',
  'missedRequest.next':
    'Maombi huisha baada ya saa 24, au safari inapoanza ikiwa ni mapema zaidi. Ikiwa muda huo mara nyingi hautoshi, ruhusu wageni waweke nafasi papo hapo, na uzuie siku ambazo huwezi kuwapokea.',
  'missedRequest.button': 'Ona ombi hilo',
  'missedChange.text':
    'Hukukubali wala kukataa mabadiliko haya kwa wakati, kwa hiyo nafasi inabaki ilivyo. Msafiri amejulishwa.',
  'document.button': 'Fungua hati zako',
  'documentEnding.subject': '{{document}} ya {{name}} itaisha baada ya siku 30',
  'documentEnding.text': 'Ni halali hadi {{date}}.',
  'documentEnding.do':
    'Tafadhali ongeza hati iliyohuishwa kwenye Mipangilio, chini ya Hati. Timu yetu itaiangalia, na huduma zako zinabaki zikionekana.',
  'closing.subject_one': '{{title}} inaweza kuwekewa nafasi hadi {{date}}',
  'closing.subject_other': 'Huduma zako {{count}} zinaweza kuwekewa nafasi hadi {{date}}',
  'closing.text_one':
    'Siku ya mwisho ambayo wasafiri wanaweza kuweka nafasi ni {{date}}. Baada ya hapo bado wataiona huduma, lakini hakuna siku iliyo wazi.',
  'closing.text_other':
    'Siku ya mwisho ambayo wasafiri wanaweza kuweka nafasi katika huduma {{count}} ni {{date}}. Baada ya hapo bado wataziona huduma hizo, lakini hakuna siku iliyo wazi.',
  'closing.more_one': 'Na nyingine {{count}}.',
  'closing.more_other': 'Na nyingine {{count}}.',
  'closing.do':
    'Ili upokee wageni baada ya hapo, fungua huduma hiyo, chagua sehemu ya siku za kuwekewa nafasi, kisha uweke siku ya mwisho iliyo mbele zaidi.',
  'closing.button': 'Fungua huduma zako',
  'documentApproved.subject': 'Hati yako imeidhinishwa: {{document}}',
  'documentApproved.text': 'Timu yetu imeidhinisha hati uliyoongeza kwa {{name}}.',
  'documentRejected.subject': 'Hati yako haikuidhinishwa: {{document}}',
  'documentRejected.text':
    'Timu yetu haikuweza kuidhinisha hati uliyoongeza kwa {{name}}. Huduma zako zinabaki zilivyo. Tafadhali ongeza nyingine. Timu yetu iliandika:',
  'requestClosed.uncharged': 'Hukutozwa.',
  'requestClosed.pointsBack': 'Hukutozwa, na pointi zako zimerudi kwenye akaunti yako.',
  'changeAsked.subject': 'Msafiri anaomba mabadiliko: {{reference}}',
  'changeAsked.text':
    'Msafiri aliyeweka nafasi kwako anaomba tarehe nyingine au idadi nyingine ya wageni. Tafadhali kubali au kataa kabla ya {{date}}. Usipojibu, nafasi itabaki ilivyo.',
  'changeAccepted.subject': 'Mwenyeji wako amekubali mabadiliko: {{reference}}',
  'changeAccepted.text':
    'Mwenyeji wako amekubali mabadiliko. Tumekushikia nafasi za ziada hadi {{date}}. Tafadhali lipa tofauti ya bei kabla ya hapo; hadi wakati huo nafasi yako inabaki ilivyo.',
  'changeRefused.subject': 'Nafasi yako inabaki ilivyo: {{reference}}',
  'changeDeclined.text': 'Samahani, mwenyeji wako hawezi kufanya mabadiliko uliyoomba. Nafasi yako inabaki ilivyokuwa.',
  'changeUnanswered.text':
    'Mwenyeji wako hakujibu kwa wakati, kwa hivyo mabadiliko uliyoomba hayakufanyika. Nafasi yako inabaki ilivyokuwa.',
  'requestClosed.button': 'Tafuta nyingine kama hii',
  'papersAgain.subject': 'Hati zako tena: {{reference}}',
  'papersAgain.text':
    'Uliomba hati za nafasi uliyoweka. Vocha, risiti na safari kwa ajili ya kalenda yako zimeambatishwa.',
  'papersAgain.receipt': 'Uliomba risiti ya nafasi uliyoweka. Imeambatishwa.',
  'ticketReceived.subject': 'Ujumbe wako kwa timu yetu: {{reference}}',
  'ticketReceived.text': 'Tumepokea ujumbe wako na tutakujibu kwa barua pepe.',
  'ticketReceived.more': 'Kwenye ukurasa wa ujumbe huo unaweza kusoma yaliyoandikwa na kuongeza maelezo.',
  'ticketReceived.byEmail':
    'Ili kuongeza maelezo, jibu barua pepe hii au uandike kwenye ukurasa wa ujumbe wako, ambako unaweza kusoma yote yaliyoandikwa.',
  'ticketReceived.ignore':
    'Ikiwa hukutuandikia, huhitaji kufanya chochote: huenda mtu alikosea kuandika anwani yake ya barua pepe.',
  'ticketReceived.button': 'Fungua ujumbe',
  'ticketAnswered.subject': 'Ujumbe wako kwa timu yetu: {{reference}}',
  'ticketAnswered.text': 'Timu yetu imekujibu:',
  'ticketAnswered.how': 'Ili kujibu, tafadhali fungua ukurasa wa ujumbe wako na uandike hapo.',
  'ticketAnswered.closed':
    'Tunaamini kuwa suala hili limetatuliwa, kwa hiyo tumelifunga. Ikiwa bado kuna jambo, tafadhali tuandikie kwenye ukurasa huohuo.',
  'ticketAnswered.byEmail': 'Ili kujibu, jibu barua pepe hii au uandike kwenye ukurasa wa ujumbe wako.',
  'ticketAnswered.closedByEmail':
    'Tunaamini kuwa suala hili limetatuliwa, kwa hiyo tumelifunga. Ikiwa bado kuna jambo, tafadhali jibu barua pepe hii au utuandikie kwenye ukurasa wa ujumbe wako.',
  'ticketAnswered.button': 'Soma na ujibu',
  'ticketNotTaken.subject': 'Ujumbe wako kwa timu yetu: {{reference}}',
  'ticketNotTaken.text':
    'Barua pepe yako ya mwisho kuhusu jambo hili haikuifikia timu yetu: kulikuwa na jumbe nyingi sana, au haikuweza kusomwa.',
  'ticketNotTaken.how':
    'Tafadhali fungua ukurasa wa ujumbe wako na uandike hapo. Ikiwa haiwezekani, tafadhali tutumie ujumbe mpya kwenye kituo cha msaada.',

  'ownDownload.subject': 'Taarifa zako ziko tayari',
  'ownDownload.text':
    'Faili yenye kila kitu tulicho nacho kukuhusu iko tayari. Ingia kwenye akaunti yako na uipakue kabla ya {{date}}. Baada ya hapo tutaifuta faili hiyo.',
  'ownDownload.button': 'Fungua taarifa zangu',
  'ownDownload.ignore':
    'Kama hukuiomba, huenda kuna mtu mwingine aliyeingia kwenye akaunti yako. Tafadhali badilisha nenosiri lako.',
  'deletionAsked.subject': 'Akaunti yako itafutwa',
  'deletionAsked.text':
    'Umetuomba tufute akaunti yako. Tutaifuta {{date}}. Vifaa vingine vyote vimeondolewa kwenye akaunti.',
  'deletionAsked.keep': 'Je, umebadilisha mawazo? Ingia kwenye akaunti kabla ya hapo na uchague kubaki nayo.',
  'deletionAsked.stays':
    'Nafasi ulizoweka na malipo hubaki kwenye vitabu vyetu kwa sababu sheria ya kodi inavitaka. Tathmini zako hubaki bila jina lako. Vingine vyote hufutwa, pamoja na pointi zako.',
  'deletionAsked.button': 'Baki na akaunti yangu',
  'deletionAsked.notYou':
    'Kama si wewe uliyeomba, ingia kwenye akaunti, chagua kubaki nayo na ubadilishe nenosiri lako, au utuandikie kwa {{email}}.',
  'deletionStopped.subject': 'Akaunti yako haikufutwa',
  'deletionStopped.booking': 'Leo tungefuta akaunti yako, lakini una nafasi uliyoweka ambayo haijaisha.',
  'deletionStopped.money': 'Leo tungefuta akaunti yako, lakini kuna malipo au marejesho yako ambayo hayajakamilika.',
  'deletionStopped.business': 'Leo tungefuta akaunti yako, lakini hakuna mwingine anayeweza kuisimamia biashara yako.',
  'deletionStopped.admin': 'Leo tungefuta akaunti yako, lakini wewe ndiye msimamizi pekee.',
  'deletionStopped.again': 'Akaunti yako inabaki ilivyo. Unaweza kuomba tena wakati wowote.',
  'deletionStopped.button': 'Fungua taarifa zangu',
  'accountDeleted.subject': 'Akaunti yako imefutwa',
  'accountDeleted.text': 'Tumefuta akaunti yako kama ulivyotuomba. Huwezi kuingia kwenye akaunti hiyo tena.',
  'accountDeleted.kept':
    'Ulichoweka na kulipia kinabaki kwenye vitabu vyetu, kama sheria ya kodi inavyotaka, bila nambari yako ya simu, barua pepe yako na majibu yako kwa wenyeji.',
  'accountDeleted.bye': 'Asante kwa kusafiri nasi. Karibu ufungue akaunti mpya wakati wowote.',
  'companionVoucher.subject': 'Vocha yako ya {{title}}',
  'companionVoucher.text':
    '{{by}} ({{email}}) aliweka nafasi ya safari hii na anakutumia vocha yake. Imeambatishwa. Ionyeshe ukifika, kwenye karatasi au kwenye simu yako.',
  'companionVoucher.ignore': 'Hatuhifadhi barua pepe yako. Kama humfahamu aliyekutumia, unaweza kupuuza ujumbe huu.',
  'expired.subject': 'Muda wa kulipia nafasi yako umekwisha: {{reference}}',
  'expired.text': 'Nafasi hii haikulipiwa kwa wakati, kwa hivyo hatukushikii tena tarehe zake.',
  'expired.late':
    'Malipo yako yakifika baadaye, nafasi yako itathibitishwa ikiwa bado haijachukuliwa, la sivyo utarejeshewa pesa zako zote.',
  'expired.button': 'Weka nafasi tena',
  'surplus.subject': 'Unarejeshewa pesa zako: {{reference}}',
  'surplus.text': 'Tumepokea malipo yako, lakini hakuna nafasi zilizobaki. Utarejeshewa pesa zote.',
  'surplus.dayPassed':
    'Malipo yako yalifika baada ya siku ya kwanza ya safari hii, kwa hivyo hatukuweza kuthibitisha nafasi. Utarejeshewa pesa zote.',
  'surplus.pointsShort':
    'Malipo yako yalifika baada ya muda wa kulipa kwisha, na pointi za kulipia sehemu iliyobaki zilikuwa zimetumika. Utarejeshewa pesa zote.',
  'surplus.cancelled': 'Malipo yako yalifika baada ya nafasi hii kughairiwa. Utarejeshewa pesa zote.',
  'surplus.more': 'Umelipa zaidi ya bei ya nafasi hii. Utarejeshewa kilichozidi; nafasi yako inabaki ilivyo.',
  'surplus.change':
    'Malipo ya kubadilisha nafasi hii hayakuweza kutumika. Utarejeshewa pesa hizo zote; nafasi yako inabaki ilivyo.',
  'surplus.changeDayPassed':
    'Malipo yako ya kubadilisha nafasi hii yalifika baada ya safari kuanza, kwa hivyo hatukuweza kuibadilisha. Utarejeshewa pesa hizo zote.',
  'surplus.tooLittle': 'Kiasi kilichofika kiko chini ya bei ya nafasi hii, hivyo hakikutumika. Utarejeshewa pesa zote.',
  'surplus.changeTooLittle':
    'Kiasi kilichofika hakikutosha kulipia mabadiliko uliyoomba, hivyo hakikutumika. Utarejeshewa pesa hizo zote.',
  'surplus.payWhole': 'Bado tumekushikia nafasi zako: tafadhali lipa kiasi kamili kwenye ukurasa wa nafasi uliyoweka.',
  'surplus.nothing': 'Huhitaji kufanya chochote.',
  'surplus.twice': 'Umelipia nafasi hii mara mbili. Utarejeshewa malipo ya pili; nafasi yako inabaki ilivyo.',
  'surplus.afterAll':
    'Tulikuambia kuwa baadhi ya malipo yako hayakufika. Sasa yamefika, lakini nafasi yako ilikuwa imelipiwa bila malipo hayo. Kwa hivyo utarejeshewa pesa hizo zote; nafasi yako inabaki ilivyo.',
  'neverCame.subject': 'Malipo yako hayakufika: {{reference}}',
  'neverCame.text':
    'Awali M-Pesa ilitujulisha kuwa umelipia nafasi hii, lakini sasa inasema malipo hayo hayakufika. Kwa hivyo malipo hayo hayawezi kurejeshwa.',
  'neverCame.cancelled': 'Nafasi hii imeghairiwa.',
  'neverCame.points': 'Pointi ulizotumia pamoja na malipo hayo zimerudi kwenye akaunti yako.',
  'neverCame.rest': 'Marejesho ya malipo yako mengine utayaona kwenye ukurasa wa nafasi uliyoweka.',
  'neverCame.over': 'Safari yako bado haijalipiwa yote: tafadhali wasiliana nasi.',
  'neverCame.paid': 'Ikiwa M-Pesa imekutumia risiti ya malipo haya, tafadhali tuandikie, nasi tutafuatilia papo hapo.',
  'refund.card': 'Pesa zinarejeshwa kwenye kadi uliyotumia kulipa. Benki yako itazionyesha ndani ya siku 5 hadi 10.',
  'refund.mpesa': 'Pesa zinarejeshwa kwa M-Pesa kwenye simu uliyotumia kulipa, kwa kawaida ndani ya dakika chache.',
  'refund.toCard':
    'Pesa unazorejeshewa zimetumwa kwenye kadi uliyotumia kulipa. Benki yako itazionyesha ndani ya siku 5 hadi 10.',
  'refund.toPhone': 'Pesa zilitumwa kwa M-Pesa kwenye simu uliyotumia kulipa.',
  'refund.hand': 'Mfanyakazi wa Twende anakutumia pesa, nasi tutakuandikia tena zikishatumwa.',
  'refund.points': 'Pointi zako tayari zimerudi kwenye akaunti yako.',
  'refundSent.subject': 'Pesa unazorejeshewa ziko njiani: {{reference}}',
  'refundSent.text': 'Tumekutumia pesa unazorejeshewa.',
  'refundDone.subject': 'Umerejeshewa pesa: {{reference}}',
  'refundDone.text': 'Umerejeshewa pesa zako.',
  'refundManual.subject': 'Pesa unazorejeshewa zitachelewa kidogo: {{reference}}',
  'refundManual.text':
    'Hatukuweza kukurejeshea pesa kwa njia ya kawaida, kwa hivyo mfanyakazi wa Twende anazituma. Tutakuandikia tena zikishatumwa.',
  'refundManual.nothing': 'Huhitaji kufanya chochote, na pesa zako ziko salama.',
  'hostRefund.subject': 'Sehemu ya bei imerejeshwa: {{reference}}',
  'hostRefund.text':
    'Timu yetu imemrejeshea msafiri sehemu ya bei ya nafasi hii. Sehemu ya pesa hizo inatoka kwenye mapato yako ya nafasi hii.',
  'hostRefund.ask': 'Kama una maoni tofauti, tafadhali tuandikie barua pepe: mfanyakazi wetu ataisoma.',
  'hostRefundWithdrawn.subject': 'Marejesho yameondolewa: {{reference}}',
  'hostRefundWithdrawn.text':
    'Tulikujulisha kuwa sehemu ya bei ya nafasi hii inarejeshwa. Marejesho hayo yaliondolewa kabla hayajatumwa, kwa hivyo hayakugharimu chochote.',
  'cancelled.subject': 'Nafasi imeghairiwa: {{reference}}',
  'cancelled.byYou': 'Kama ulivyoomba, tumeghairi nafasi yako.',
  'cancelled.byProvider': 'Samahani: mwenyeji wako amelazimika kughairi nafasi yako.',
  'cancelled.byUs': 'Samahani: tumelazimika kughairi nafasi yako.',
  'cancelled.byBank': 'Benki ya kadi uliyotumia kulipa imeyachukua tena malipo ya nafasi hii, kwa hivyo imeghairiwa.',
  'cancelled.bankGives':
    'Benki humrejeshea mwenye kadi pesa hizo, na inaweza kukuambia zitafika lini. Bado ungependa kusafiri? Karibu sana uweke nafasi tena.',
  'cancelled.unpaid':
    'Hukuwa umelipia. Simu yako ikiendelea kuomba PIN ya M-Pesa, tafadhali usiiweke: malipo yatakayofika kuanzia sasa yatarejeshwa yote.',
  'cancelled.nothing': 'Kwa mujibu wa sera ya nafasi hii, hurejeshewi chochote.',
  'cancelled.bankGave': 'Benki yako imeshakurejeshea malipo yako, kwa hivyo hatuna kingine cha kukurejeshea.',
  'cancelled.inFull': 'Utarejeshewa pesa zote ulizolipa.',
  'cancelled.refund': 'Unachorejeshewa kimeandikwa hapa chini.',
  'providerCancelled.subject': 'Nafasi imeghairiwa: {{reference}}',
  'providerCancelled.byYou': 'Umeghairi nafasi hii. Msafiri anarejeshewa pesa zote zilizolipwa.',
  'providerCancelled.byTraveller': 'Msafiri ameghairi nafasi hii.',
  'providerCancelled.byUs': 'Tumelazimika kughairi nafasi hii.',
  'providerCancelled.byBank':
    'Samahani: benki ya kadi iliyotumika kulipa imeyachukua tena malipo ya nafasi hii, kwa hivyo imeghairiwa.',
  'providerCancelled.places':
    'Tarehe hizo sasa ziko wazi tena kwenye kalenda yako ya Twende, isipokuwa zile zilizofungwa nawe au na kalenda nyingine.',
  'disputeLost.subject': 'Benki yako imerejesha malipo: {{reference}}',
  'disputeLost.text': 'Pesa ulizolipia nafasi hii zilirejeshwa na benki yako.',
  'disputeLost.stays': 'Nafasi yako inabaki kama ilivyo.',
  'disputeLost.when': 'Benki humrejeshea mwenye kadi pesa hizo, na inaweza kukuambia zitafika lini.',
  'providerDisputeLost.subject': 'Benki imeyachukua tena malipo: {{reference}}',
  'providerDisputeLost.text':
    'Benki ya kadi iliyotumika kulipa imeyachukua tena malipo ya nafasi hii, na inamrejeshea mwenye kadi pesa hizo.',
  'providerDisputeLost.less':
    'Samahani: hatuwezi kukulipa pesa ambazo benki imezichukua, kwa hivyo utapata pungufu kwa nafasi hii.',
  'providerDisputeLost.nothing': 'Kwako hakuna kinachobadilika: pesa ambazo benki imezichukua ni gharama yetu.',
  'providerDisputeLost.stays': 'Nafasi yenyewe inabaki kama ilivyo.',
  'changed.subject': 'Nafasi imebadilishwa: {{reference}}',
  'changed.text': 'Nafasi yako imebadilishwa.',
  'changed.byUs': 'Tumebadilisha nafasi yako kwa niaba yako.',
  'changeTakenBack.subject': 'Nafasi yako inabaki ilivyo: {{reference}}',
  'changeTakenBack.text':
    'Hatuombi tena mabadiliko yaliyo hapa chini. Ikiwa umeyalipia sasa hivi, utarejeshewa pesa hizo. Huhitaji kufanya chochote.',
  'changeForYou.subject': 'Tumeomba tarehe au wageni wengine kwa niaba yako: {{reference}}',
  'changeForYou.text': 'Tungependa kubadilisha nafasi yako kwa niaba yako, kama ilivyo hapa chini.',
  'changeForYou.pay':
    'Inagharimu zaidi. Tafadhali lipa tofauti kabla ya {{date}}: nafasi itabadilishwa hapo tu. Malipo ni yako kufanya; hatuwezi kukulipia.',
  'changeForYou.asked': 'Mwenyeji wako atajibu kabla ya {{date}}. Nafasi itabadilishwa akikubali tu.',
  'changeForYou.stays':
    'Vinginevyo nafasi yako inabaki ilivyo. Kama hutaki mabadiliko haya, unaweza kuyaondoa kwenye ukurasa wa nafasi yako.',
  'changed.papers': 'Tumeambatisha tarehe mpya za kuongeza kwenye kalenda yako, vocha yako mpya na risiti yako.',
  'answersChanged.subject': 'Majibu mapya ya nafasi {{reference}}',
  'answersChanged.text': 'Mgeni wako amebadilisha majibu ya maswali yako. Sasa anasema hivi.',
  'answersChanged.button': 'Fungua nafasi hii',
  'providerChanged.subject': 'Nafasi imebadilishwa: {{reference}}',
  'providerChanged.text': 'Msafiri amebadilisha nafasi aliyoweka. Kalenda yako ya Twende tayari inaonyesha hivyo.',
  'lapsed.subject': 'Nafasi yako inabaki ilivyokuwa: {{reference}}',
  'lapsed.text': 'Mabadiliko uliyoomba hayakulipiwa kwa wakati, kwa hivyo nafasi uliyoweka inabaki ilivyokuwa.',
  'lapsed.late':
    'Malipo yako yakifika baadaye, mabadiliko yatafanywa ikiwa bado kuna nafasi, la sivyo utarejeshewa pesa hizo zote.',
  'payout.to': 'Akaunti ya kupokea mapato',
  'payout.earned': 'Kwa mapato ya',
  'payout.rate': 'Kiwango cha dola moja',
  'payoutSent.subject': 'Malipo ya mapato yapo njiani: {{amount}}',
  'payoutSent.mpesa': 'Tumetuma mapato yako kwa M-Pesa. Kwa kawaida hufika ndani ya dakika chache.',
  'payoutSent.bank': 'Mapato yako yamo kwenye orodha yetu ya kutumwa benki. Yatafika ndani ya siku tatu za kazi.',
  'payoutPaid.subject': 'Malipo ya mapato yamefika: {{amount}}',
  'payoutPaid.text': 'Mapato yako yamekufikia. Asante kwa kupokea wageni kupitia Twende.',
  'payoutFailed.subject': 'Malipo ya mapato hayakufika: {{amount}}',
  'payoutFailed.text': 'Hatukuweza kukufikishia pesa hizi. Bado ni zako na zimerudi kwenye salio lako.',
  'payoutFailed.check': 'Tafadhali kagua akaunti yako ya kupokea mapato, ili malipo yajayo ya mapato yakufikie.',
  'payoutMethod.subject': 'Akaunti yako ya kupokea mapato imebadilishwa',
  'payoutMethod.first.subject': 'Akaunti yako ya kupokea mapato imewekwa',
  'payoutMethod.first.text': 'Kuanzia sasa mapato yako yatatumwa kwenye akaunti iliyo hapa chini.',
  'payoutMethod.text':
    'Kuanzia sasa mapato yako yatatumwa kwenye akaunti iliyo hapa chini. Malipo ya mapato yaliyoandaliwa kabla ya hapo yataenda kwenye akaunti ya awali.',
  'payoutMethod.check': 'Kama si wewe uliyebadilisha, badilisha nenosiri lako papo hapo, kisha utuambie.',
  'fact.rights': 'Anashughulikia',
  'fact.mayDo': 'Utakachoshughulikia',
  'fact.mayDoNow': 'Unashughulikia',
  'teamInvitation.subject': 'Jiunge na timu ya {{name}} kwenye Twende',
  'teamInvitation.text':
    '{{inviter}} anakualika usaidie kuendesha {{name}} kwenye Twende, ambapo wasafiri huweka nafasi za safari, malazi, chakula na usafiri nchini Kenya.',
  'teamInvitation.how':
    'Ingia kwenye akaunti yako, au fungua akaunti kwa barua pepe hii ({{email}}), kisha ukubali mwaliko. Unaweza kutumia kiungo hiki mara moja tu, hadi {{date}}.',
  'teamInvitation.button': 'Fungua mwaliko',
  'teamInvitation.ignore':
    'Kama huifahamu biashara hii, puuza ujumbe huu. Hakuna kinachobadilika hadi ukubali mwaliko.',
  'teamJoined.subject': 'Mwanatimu mpya: {{member}}',
  'teamJoined.text': '{{member}} ({{email}}) amekubali mwaliko, na sasa anashughulikia {{name}} kwenye Twende.',
  'teamChanged.subject': 'Ruhusa za mwanatimu zimebadilishwa: {{member}}',
  'teamChanged.text': '{{by}} amebadilisha ruhusa za {{member}} kwenye {{name}}.',
  'teamLeft.subject': 'Hayuko tena kwenye timu yako: {{member}}',
  'teamLeft.text': '{{member}} ameondoka kwenye timu ya {{name}}, na hawezi kufungua paneli yake tena.',
  'teamRemoved.text': '{{by}} amemwondoa {{member}} kwenye timu ya {{name}}. Hawezi kufungua paneli yake tena.',
  'team.check':
    'Je, si sawa? Fungua mipangilio ya paneli yako urekebishe hapo, kisha ubadilishe nenosiri lako papo hapo.',
  'team.button': 'Fungua mipangilio',
  'ownRights.subject': 'Ruhusa zako kwenye {{name}} zimebadilishwa',
  'ownRights.text': '{{by}} amebadilisha unachoweza kufanya kwa niaba ya {{name}} kwenye Twende.',
  'ownRemoved.subject': 'Hauko tena kwenye timu ya {{name}}',
  'ownRemoved.text':
    '{{by}} amekuondoa kwenye timu ya {{name}} kwenye Twende. Akaunti yako na nafasi ulizoweka mwenyewe hazijabadilika.',
  'providerEmail.subject': 'Barua pepe ya biashara yako imebadilishwa',
  'providerEmail.text':
    'Mmoja wa wanatimu wako amebadilisha barua pepe ya biashara yako. Kuanzia sasa ujumbe wetu utatumwa kwenye barua pepe mpya.',
  'providerEmail.check':
    'Kama si mmoja wa wanatimu wako aliyeibadilisha, badilisha nenosiri lako papo hapo, kisha utuambie.',
  'lateMoney.subject': 'Malipo yaliyochelewa yanarejeshwa: {{reference}}',
  'lateMoney.text':
    'Malipo ya msafiri yalifika baada ya nafasi zote kujaa. Anarejeshewa pesa zote, na nafasi aliyoweka inabaki imeghairiwa.',
  'lateMoney.dayPassed':
    'Malipo ya msafiri yalifika baada ya siku ya kwanza ya safari. Anarejeshewa pesa zote, na nafasi aliyoweka inabaki imeghairiwa.',
  'lateMoney.pointsShort':
    'Malipo ya msafiri yalifika baada ya muda wa kulipa kwisha, na hayakutosha tena kulipia bei yote. Anarejeshewa pesa zote, na nafasi aliyoweka inabaki imeghairiwa.',
  'lateMoney.cancelled':
    'Malipo ya msafiri yalifika baada ya nafasi aliyoweka kughairiwa. Anarejeshewa pesa zote, na nafasi inabaki imeghairiwa.',
};
