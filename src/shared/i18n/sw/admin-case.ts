import type { adminCase as en } from '../en/admin-case.ts';
import type { SameKeys } from '../texts.ts';

export const adminCase: SameKeys<typeof en> = {
  'what.callback_contradicted.unverified':
    'Ujumbe ulisema kuwa malipo haya yalifanyika, na nafasi ikathibitishwa kwa sababu hiyo. Sasa M-Pesa inajibu kuwa hayakufanyika. Hadi uamue, malipo haya hayarejeshwi wala kulipwa kwa mtoa huduma.',
  'what.callback_contradicted.payment':
    'Ujumbe ulisema kuwa malipo haya yalifanyika, lakini M-Pesa inajibu kuwa hayakufanyika. Jibu la M-Pesa ndilo linalohesabika, kwa hivyo malipo yameshindikana.',
  'what.callback_contradicted.transfer':
    'Kuhusu utumaji huu M-Pesa ilisema jambo moja kwanza, na jingine baadaye. Pesa ambazo M-Pesa inathibitisha kuwa zilifika zinahesabika.',
  'what.callback_mismatch': 'Ujumbe unataja vitambulisho vya malipo au utumaji mwingine, kwa hivyo ulipuuzwa.',
  'what.callback_unreadable': 'Ujumbe hauna muundo unaotumiwa na M-Pesa, kwa hivyo ulipuuzwa.',
  'what.callback_unproven':
    'Ujumbe unasema kuwa malipo yalifanyika, lakini haulingani na malipo hayo, na M-Pesa haikuweza kuulizwa kwa dakika kumi. Kwa sasa tunaendelea kumshikia msafiri nafasi yake.',
  'what.amount_mismatch.payment':
    'Msafiri alilipa kiasi kidogo kuliko tulichoomba. Nafasi haijalipiwa, na pesa alizotuma zinarejeshwa.',
  'what.amount_mismatch.transfer': 'M-Pesa inasema kuwa ilituma kiasi tofauti na tulichoagiza.',
  'what.intent_mismatch':
    'Malipo ya kadi yaliyo Stripe yana kiasi, sarafu au jaribio tofauti na letu. Hayahesabiki kuwa yamelipwa.',
  'what.livemode_mismatch':
    'Stripe ilituma ujumbe wa majaribio kwenye mfumo halisi, au ujumbe halisi kwenye mfumo wa majaribio. Ulipuuzwa.',
  'what.push_unanswered':
    'Tuliiomba M-Pesa ionyeshe ombi la malipo kwenye simu. M-Pesa haikujibu, kwa hivyo hatujui kama yalilipwa. Yanahesabika kuwa hayakulipwa.',
  'what.outcome_unknown.unverified':
    'Ujumbe ulisema kuwa malipo haya yalifanyika, na nafasi ikathibitishwa kwa sababu hiyo. Kwa siku nzima M-Pesa haijayathibitisha. Hadi uamue, malipo haya hayarejeshwi wala kulipwa kwa mtoa huduma.',
  'what.outcome_unknown.payment': 'Kwa siku nzima M-Pesa haijasema kama malipo haya yalifanyika.',
  'what.outcome_unknown.cards_off':
    'Msafiri amefungua fomu ya kadi wakati malipo ya kadi yamezimwa, kwa hivyo Stripe haiwezi kuulizwa kama amelipa.',
  'what.outcome_unknown.refund': 'Katika majaribio nane Stripe haikujibu wazi kama marejesho haya yalitumwa.',
  'what.outcome_unknown.transfer': 'M-Pesa haijasema kama utumaji huu ulifika, na haiulizwi tena.',
  'what.provider_refuses.payment':
    'Stripe au M-Pesa ilikataa kuanzisha malipo, na sababu iko kwetu, kama vile ufunguo au nenosiri lisilo sahihi. Huenda wasafiri wengine pia hawawezi kulipa.',
  'what.provider_refuses.float':
    'M-Pesa ilikataa kutuma pesa (msimbo 1), kwa sababu salio la akaunti yetu ya kutumia pesa halitoshi.',
  'what.provider_refuses.sending':
    'Stripe au M-Pesa ilikataa kutuma pesa, na sababu iko kwetu, kama vile initiator au nenosiri lisilo sahihi.',
  'what.card_keys_refused':
    'Stripe inakataa funguo zetu, kwa hivyo hakuna anayeweza kulipa kwa kadi. Baada ya dakika tano malipo ya kadi yanayofuata huzijaribu tena.',
  'what.sending_off.refund': 'Marejesho haya yanasubiri, kwa sababu njia ya kuyatuma imezimwa.',
  'what.sending_off.transfer': 'Utumaji huu unasubiri, kwa sababu kutuma kwa M-Pesa kumezimwa.',
  'what.provider_object_missing.payment':
    'Stripe inasema kuwa haiyajui malipo haya ya kadi, kwa hivyo yanahesabika kuwa yameshindikana.',
  'what.provider_object_missing.refund':
    'Stripe inasema kuwa haiyajui malipo au marejesho haya, kwa hivyo sasa marejesho yanasubiri mtu ayatume.',
  'what.provider_object_missing.dispute': 'Stripe ilituambia kuhusu pingamizi, lakini tukiuliza hailijui.',
  'what.refund_by_hand': 'Mfumo hauwezi kutuma marejesho haya, kwa hivyo lazima mtu ayatume.',
  'what.refund_mismatch':
    'Marejesho yaliyo Stripe yana kiasi tofauti na chetu, au marejesho yaliyofanywa kwenye dashibodi ya Stripe yanazidi kiasi kilichobaki. Kilichozidi kimeandikwa kama hasara yetu.',
  'what.event_dead': 'Ujumbe wa Stripe au M-Pesa haukuweza kushughulikiwa katika majaribio 20 au siku nzima.',
  'what.unknown_query_code':
    'Ilipoulizwa kuhusu malipo haya, M-Pesa ilijibu mara tano kwa msimbo tusioujua, kwa hivyo matokeo yake hayajulikani.',
  'what.dispute':
    'Benki ya mwenye kadi inaomba malipo haya yarejeshwe. Hadi iamue, malipo haya hayarejeshwi wala kulipwa kwa mtoa huduma.',
  'what.dispute_unknown': 'Benki inapinga malipo yaliyo Stripe ambayo si ya nafasi yoyote iliyowekwa kwetu.',
  'what.dispute_reopened':
    'Pingamizi lililokuwa limeisha lina hali nyingine kwa Stripe sasa, kwa mfano baada ya rufaa. Vitabu vyetu havikubadilishwa.',
  'what.fraud_warning':
    'Benki ya mwenye kadi inaripoti kuwa huenda malipo haya ya kadi ni ulaghai. Bado hakuna pesa zilizochukuliwa, lakini pingamizi lenye ada linaweza kufuata.',
  'what.bank_payout_failed': 'Stripe haikuweza kutuma pesa zetu kwa benki yetu, na bado inazo.',
  'what.ledger_unbalanced': 'Jumla ya maingizo ya tukio moja si sifuri.',
  'what.ledger_difference':
    'Leja inasema tofauti na rekodi kuhusu nafasi hii iliyowekwa, utumaji huu, muamala huu au mtoa huduma huyu.',
  'what.stripe_difference':
    'Stripe inaorodhesha tofauti na tulivyoingiza kuhusu malipo haya, marejesho haya au pingamizi hili.',
  'what.disbursement_stuck': 'Agizo hili kwa M-Pesa halina matokeo kwa zaidi ya siku moja.',
  'what.paid_twice':
    'Agizo kwa M-Pesa lilihesabika kuwa limeshindikana, na jingine likatumwa badala yake. Kisha M-Pesa ikathibitisha kuwa la kwanza lilifika, kwa hivyo pesa zilitumwa mara mbili.',
  'what.refund_stuck': 'Marejesho haya hayajakamilika kwa zaidi ya siku moja; ya kadi, kwa zaidi ya wiki mbili.',
  'what.deposit_stuck':
    'Safari iliisha zaidi ya siku moja iliyopita, lakini pesa zake hazijagawanywa kati ya mtoa huduma, kamisheni yetu na kodi.',
  'what.deposit_overdrawn':
    'Marejesho ya nafasi hii iliyowekwa, yaliyofanywa au yatakayofanywa, yanazidi kiasi kilicholipwa.',
  'what.unattributed_receipt':
    'M-Pesa inaorodhesha pesa zisizolingana na malipo yetu yoyote. Zimewekwa kando kwenye leja hadi uamue ni za nani.',
  'what.receipt_contradicted.not_ours':
    'Taarifa inauorodhesha muamala huu tena, ingawa iliandikwa kuwa pesa zake hazikutufikia. Hakuna kilichoingizwa kwenye leja.',
  'what.receipt_contradicted.receipt':
    'Inachosema M-Pesa kuhusu muamala hakilingani na tulicho nacho: kiasi tofauti, muamala mwingine wa malipo haya, muamala wa malipo mengine, au hakuna muamala kabisa.',
  'todo.callback_contradicted.unverified':
    'Yatafute malipo kwenye tovuti ya M-Pesa, kwa simu, kiasi na wakati. Yakiwepo, ingiza taarifa ya siku hiyo, na kesi itafungwa. Yasipokuwepo, andika kuwa hayakufika.',
  'todo.callback_contradicted.payment':
    'Yatafute malipo kwenye tovuti ya M-Pesa. Yakiwepo, ingiza taarifa ya siku hiyo. Yasipokuwepo, funga kesi. Ujumbe mwingi wa aina hii unaweza kuwa wa kughushi.',
  'todo.callback_contradicted.transfer':
    'Utafute utumaji kwenye tovuti ya M-Pesa kwa nambari ya muamala. Ikiwa pesa zilitoka bila kustahili, omba zirejeshwe. Kisha funga kesi na uandike ulichopata.',
  'todo.callback_mismatch':
    'Soma ujumbe. M-Pesa huulizwa kuhusu kila malipo na utumaji, kwa hivyo hakuna kinachopotea. Ukija mwingi, wasiliana na huduma ya M-Pesa, kwa kuwa huenda ni wa kughushi. Kisha funga kesi.',
  'todo.callback_unreadable':
    'Soma ujumbe. M-Pesa huulizwa kuhusu kila malipo na utumaji, kwa hivyo hakuna kinachopotea. Ukija mwingi, huenda muundo wa M-Pesa umebadilika: waambie wasanidi wetu. Kisha funga kesi.',
  'todo.callback_unproven':
    'Fungua malipo. Ikiwa sasa yana matokeo, funga kesi. Ikiwa hayana, yatafute kwenye tovuti ya M-Pesa; yakiwepo, ingiza taarifa ya siku hiyo.',
  'todo.amount_mismatch.payment':
    'Marejesho yaliyo hapa chini yanaonyesha kama yamekamilika. Yakiwa yamekamilika, funga kesi. Msafiri akiuliza, anaweza kulipa bei kamili wakati bado tumemshikia nafasi.',
  'todo.amount_mismatch.transfer':
    'Utafute utumaji kwenye tovuti ya M-Pesa, na useme hapa chini kama ulifika. Kisha funga kesi na uandike kiasi ulichopata; kilichopungua au kuzidi lazima kimalizwe na aliyekipokea.',
  'todo.intent_mismatch':
    'Yatafute malipo ya kadi kwenye dashibodi ya Stripe. Ikiwa pesa zilichukuliwa, zirejeshe hukohuko. Kisha funga kesi.',
  'todo.livemode_mismatch':
    'Angalia kwenye dashibodi ya Stripe ujumbe wake unatumwa kwa anwani gani, na mfumo huu una funguo zipi. Kisha funga kesi.',
  'todo.push_unanswered':
    'Pakua taarifa ya siku hiyo kwenye tovuti ya M-Pesa, na uiingize. Malipo yakiwemo, yatakamilishwa na kesi itafungwa. Yasipokuwemo, funga kesi.',
  'todo.outcome_unknown.unverified':
    'Yatafute malipo kwenye tovuti ya M-Pesa, kwa simu, kiasi na wakati. Yakiwepo, ingiza taarifa ya siku hiyo, na kesi itafungwa. Yasipokuwepo, andika kuwa hayakufika.',
  'todo.outcome_unknown.payment':
    'Yatafute malipo kwenye tovuti ya M-Pesa. Yakiwepo, ingiza taarifa ya siku hiyo, na kesi itafungwa. Yasipokuwepo, funga kesi.',
  'todo.outcome_unknown.cards_off':
    'Washa malipo ya kadi, na kesi itafungwa na mfumo. Au yatafute malipo kwenye dashibodi ya Stripe, kisha funga kesi.',
  'todo.outcome_unknown.refund':
    'Yatafute marejesho kwenye dashibodi ya Stripe. Kesi itafungwa na mfumo matokeo yakijulikana. Usitume pesa kwa njia nyingine.',
  'todo.outcome_unknown.transfer':
    'Utafute utumaji kwenye tovuti ya M-Pesa, kwa simu, kiasi na wakati. Kisha sema hapa chini kama ulifika. Hilo litafunga kesi.',
  'todo.provider_refuses.payment':
    'Soma msimbo ulio hapa chini, rekebisha funguo zetu, nambari ya biashara au passkey, kisha jaribu kulipa. Halafu funga kesi.',
  'todo.provider_refuses.float':
    'Hamishia shilingi kwenye akaunti ya kutumia pesa katika tovuti ya M-Pesa, na uandike hilo kwenye ukurasa wa leja. Kesi itafungwa na mfumo pesa zikitumwa.',
  'todo.provider_refuses.sending':
    'Soma msimbo ulio hapa chini, na urekebishe funguo zetu, initiator au nenosiri. Kesi itafungwa na mfumo pesa zikitumwa, au marejesho yakichukuliwa au kuondolewa.',
  'todo.card_keys_refused':
    'Rekebisha funguo au ruhusa zake kwenye dashibodi ya Stripe. Malipo ya kadi yatakayokubaliwa na Stripe yatafunga kesi.',
  'todo.sending_off.refund':
    'Washa njia hiyo, na marejesho yatatumwa. Au tuma pesa mwenyewe: chukua marejesho haya hapa chini. Lolote kati ya haya litafunga kesi.',
  'todo.sending_off.transfer': 'Washa kutuma kwa M-Pesa, na pesa zitatumwa. Hapo kesi itafungwa na mfumo.',
  'todo.provider_object_missing.payment':
    'Hakikisha kuwa funguo zetu ni za akaunti ya Stripe yenye malipo haya. Ikiwa pesa zilichukuliwa huko, zirejeshe hukohuko. Kisha funga kesi.',
  'todo.provider_object_missing.refund':
    'Hakikisha kuwa funguo zetu ni za akaunti ya Stripe yenye malipo haya. Kisha tuma pesa mwenyewe na uandike hapa chini, halafu funga kesi hii.',
  'todo.provider_object_missing.dispute':
    'Litafute pingamizi kwenye dashibodi ya Stripe, na uhakikishe kuwa funguo zetu ni za akaunti hiyo. Kisha funga kesi.',
  'todo.refund_by_hand':
    'Kukiwa na onyo hapa chini, usitume chochote kwanza. Vinginevyo tuma pesa, na uandike nambari ya kumbukumbu papo hapo. Ikiwa sababu ya kushindikana imeisha, acha mfumo uzitume. Lolote kati ya haya litafunga kesi.',
  'todo.refund_mismatch':
    'Yatafute marejesho kwenye dashibodi ya Stripe. Ikiwa yalizidi, mwombe msafiri atutumie kilichozidi, au tubebe hasara. Kisha funga kesi.',
  'todo.event_dead':
    'Soma ujumbe, na uangalie kama Stripe au M-Pesa ilikuwa na hitilafu. Kisha ushughulikie tena hapa chini. Hilo litafunga kesi; ukishindikana tena, waambie wasanidi wetu.',
  'todo.unknown_query_code':
    'Yatafute malipo kwenye tovuti ya M-Pesa. Yakiwepo, ingiza taarifa ya siku hiyo. Waambie wasanidi wetu msimbo ulio hapa chini. Kisha funga kesi.',
  'todo.dispute': 'Tuma ushahidi kabla ya siku ya mwisho, au kubali pingamizi. Kesi itafungwa na mfumo benki ikiamua.',
  'todo.dispute_unknown': 'Yatafute malipo kwenye dashibodi ya Stripe, na ujibu pingamizi hukohuko. Kisha funga kesi.',
  'todo.dispute_reopened':
    'Liangalie pingamizi kwenye dashibodi ya Stripe. Ikiwa pesa zilihama, ulinganisho wa usiku na Stripe utafungua kesi ya tofauti hiyo. Kisha funga hii.',
  'todo.fraud_warning':
    'Fungua nafasi iliyowekwa na uangalie aliyeiweka. Ikionekana kuwa ulaghai, ighairi na urejeshe pesa zote: gharama yake ni ndogo kuliko ya pingamizi. Isipoonekana hivyo, iache. Kisha funga kesi.',
  'todo.bank_payout_failed':
    'Angalia akaunti yetu ya benki kwenye dashibodi ya Stripe, na uanzishe utumaji tena hukohuko. Kisha funga kesi.',
  'todo.ledger_unbalanced':
    'Waambie wasanidi wetu ingizo hilo. Usilipe chochote kinachohusiana nalo hadi walirekebishe. Kisha funga kesi; jumla ikiwa bado si sifuri itafunguliwa tena kila usiku.',
  'todo.ledger_difference':
    'Linganisha maingizo ya leja na rekodi, na uwaambie wasanidi wetu. Leja haibadilishwi ili ilingane. Kisha funga kesi; zikiwa bado zinatofautiana itafunguliwa tena kila usiku.',
  'todo.stripe_difference':
    'Angalia kwenye dashibodi ya Stripe: huenda ada, marejesho au pingamizi halipo hapa. Waambie wasanidi wetu. Kisha funga kesi; zikiwa bado zinatofautiana itafunguliwa tena kila usiku.',
  'todo.disbursement_stuck':
    'Utafute utumaji kwenye tovuti ya M-Pesa. Ukiweza kuamuliwa hapa chini, sema kama ulifika. Vinginevyo angalia kama utumaji umewashwa, na kama akaunti ina pesa za kutosha. Kisha funga kesi.',
  'todo.paid_twice':
    'Mwombe aliyepata pesa mara mbili atutumie tena. Pesa za msafiri hufika kama pesa za mlipaji asiyejulikana: kwenye kesi hiyo andika kuwa zinafidia hii. Malipo ya mapato yanayofuata ya mtoa huduma hupunguzwa na mfumo.',
  'todo.refund_stuck':
    'Yatafute marejesho kwa Stripe au kwenye tovuti ya M-Pesa, na uangalie kama njia yake imewashwa. Kisha funga kesi; yakiwa bado hayajakamilika itafunguliwa tena kila usiku.',
  'todo.deposit_stuck':
    'Tafuta kazi ya post-earning kati ya kazi zilizoshindikana, na uijaribu tena. Au subiri malipo ya mapato ya Jumatatu, ambayo huzigawanya pia. Kisha funga kesi.',
  'todo.deposit_overdrawn':
    'Tafuta marejesho yasiyostahili. Usiyatume yanayosubiri mtu, ondoa ya hisani ambayo hayajatumwa, na uombe yaliyotumwa. Kisha funga kesi; salio likiwa bado chini ya 0 itafunguliwa tena kila usiku.',
  'todo.unattributed_receipt':
    'Tafuta ni pesa za nani, kwa alichoandika mlipaji na kwa tovuti ya M-Pesa. Ikiwa zinalipia nafasi, zihusishe na malipo yake. Ikiwa msafiri anatuma pesa alizopata mara mbili, andika hivyo. Asipopatikana mwenyewe, mtumie mlipaji kwenye tovuti hiyo, na uandike hivyo. Ikiwa risiti haimo kwenye tovuti, kwa sababu taarifa ilikuwa na makosa, andika kuwa pesa hazikuwa zetu kamwe: zitaondolewa kwenye vitabu vyetu, na hakuna kitakachotumwa.',
  'todo.receipt_contradicted.not_ours':
    'Utafute muamala kwenye tovuti ya M-Pesa. Usipokuwepo kwenye PayBill yetu, funga kesi na uandike hivyo. Ukiwepo, pesa hizi haziwezi tena kuhesabiwa kwa nafasi: mrejeshee aliyelipa kwenye tovuti, mwombe msafiri alipe tena, kisha funga kesi na uandike nambari ya marejesho.',
  'todo.receipt_contradicted.receipt':
    'Utafute muamala kwenye tovuti ya M-Pesa, na uulinganishe na malipo. Ikiwa msafiri alilipa pesa ambazo hazijahesabiwa, zirejeshe mwenyewe. Kisha funga kesi na uandike ulichopata.',
  opened: 'Ilifunguliwa {{at}}',
  'column.figure': 'Jambo',
  back: 'Rudi kwenye kesi',
  happened: 'Kilichotokea',
  toDo: 'Cha kufanya',
  noticed: 'Tulichogundua',
  expected: 'Kilichotarajiwa',
  found: 'Kilichopatikana',
  'figure.amount': 'Kiasi',
  'figure.netAmount': 'Kiasi baada ya ada',
  'figure.taken': 'Kilichochukuliwa na benki',
  'figure.currency': 'Sarafu',
  'figure.attempt': 'Jaribio',
  'figure.receipt': 'Nambari ya muamala',
  'figure.receiptOf': 'Muamala ni wa jaribio',
  'figure.returned': 'Zilishatumwa kwingine',
  'figure.status': 'Hali',
  'figure.code': 'Msimbo',
  'figure.live': 'Mfumo halisi',
  'figure.at': 'Wakati',
  'figure.since': 'Tangu',
  'figure.dueBy': 'Siku ya mwisho ya ushahidi',
  'figure.stripeId': 'Kitambulisho cha Stripe',
  'figure.charge': 'Malipo yaliyo Stripe',
  'figure.booking': 'Nafasi iliyowekwa',
  'figure.reason': 'Sababu',
  'figure.inquiry': 'Swali tu',
  'figure.booked': 'Anayebeba hasara',
  'figure.after': 'Sababu ya kuachwa',
  'figure.typed': 'Akaunti aliyoandika mlipaji',
  'value.us': 'Sisi',
  'value.provider': 'Mtoa huduma',
  'value.wrong_amount': 'Kiasi kingine kilitumwa',
  'value.undone': 'M-Pesa hailijui agizo',
  yes: 'Ndiyo',
  no: 'Hapana',
  nothing: 'Hakuna',
  'what.name': 'Inahusu nini',
  subject: 'Kitambulisho',
  'subject.posting': 'Ingizo',
  'subject.theirs': 'Kitambulisho cha Stripe au M-Pesa',
  toBooking: 'Nafasi {{id}}',
  toPayment: 'Malipo yake',
  toPayout: 'Malipo yake ya mapato',
  toProvider: 'Mtoa huduma wake',
  attempt: 'Jaribio la kulipa',
  'attempt.received': 'Kiasi kilichopokelewa',
  'attempt.begun': 'Lilianza',
  'attempt.ended': 'Liliisha',
  'attempt.verified': 'Limethibitishwa na M-Pesa au Stripe',
  refund: 'Marejesho',
  transfer: 'Utumaji wa M-Pesa',
  dispute: 'Pingamizi',
  event: 'Ujumbe',
  candidates: 'Malipo yanayoweza kuwa yake',
  'candidates.lead': 'Malipo ya M-Pesa ya nafasi ambayo mlipaji aliitaja, au unayoitafuta.',
  'candidates.unnamed': 'Alichoandika aliyelipa si nambari ya nafasi yoyote.',
  'candidates.namedNoMpesa': 'Nafasi aliyoitaja aliyelipa haina malipo ya M-Pesa.',
  'candidates.namedOwn':
    'Malipo ya M-Pesa ya nafasi aliyoitaja aliyelipa yana nambari zake za muamala, na hayapokei nyingine.',
  'candidates.noBooking': 'Hakuna nafasi yenye nambari hii.',
  'candidates.noMpesa': 'Nafasi hii haina malipo ya M-Pesa.',
  'candidates.own': 'Malipo ya M-Pesa ya nafasi hii yana nambari zake za muamala, na hayapokei nyingine.',
  'candidates.booking': 'Nambari ya kumbukumbu ya nafasi, kama BK-2026-001',
  'candidates.find': 'Tafuta malipo yake',
  ended: 'Ilivyoisha',
  'ended.by': 'Ilifungwa na',
  'ended.system': 'Mfumo, kwa sababu jambo lake limekamilika',
  'ended.at': 'Ilifungwa',
  'ended.note': 'Maelezo',
  'ended.attributed': 'Pesa zilihusishwa na malipo',
  'ended.notOurs': 'Hazikuwa pesa zetu kamwe: {{reason}}',
  'ended.returned': 'Pesa zilitumwa kwa mlipaji kwa nambari ya kumbukumbu {{reference}}',
  'ended.repaid': 'Zilifidiwa kwa nambari ya muamala {{receipt}}',
  'ended.repays': 'Pesa hizi zinafidia zilizotumwa mara mbili',
  'ended.neverCame': 'Iliandikwa kuwa malipo hayakufika',
  'close.lead': 'Ukimaliza kufanya yanayohitajika, andika ulichopata.',
  'close.open': 'Funga kesi',
  'close.title': 'Ungependa kufunga kesi hii?',
  'close.effect': 'Hakuna pesa zinazohama. Tofauti ileile ikipatikana tena, kesi mpya itafunguliwa.',
  'close.recorded': 'Anayefunga kesi na sababu yake huandikwa kwenye rekodi.',
  'close.reason': 'Ulichopata na ulichofanya',
  'close.confirm': 'Funga kesi',
  'close.done': 'Kesi imefungwa',
  'neverCame.open': 'Hayakufika',
  'neverCame.title': 'Ungependa kuandika kuwa malipo haya hayakufika?',
  'neverCame.look': 'Yatafute kwanza kwenye tovuti ya M-Pesa. Yakiwepo, ingiza taarifa badala ya hili.',
  'neverCame.undone': 'Yaliyolipiwa yatatenduliwa, na marejesho yake yataondolewa.',
  'neverCame.booking':
    'Nafasi itaghairiwa na malipo yake mengine yatarejeshwa, isipokuwa yanatosha bei yake au safari imeanza.',
  'neverCame.letter': 'Msafiri atapata barua pepe.',
  'neverCame.confirm': 'Hayakufika',
  'neverCame.done': 'Imeandikwa kuwa malipo hayakufika',
  'attribute.open': 'Zinalipia nafasi',
  'attribute.title': 'Ungependa kuhusisha {{amount}} na malipo?',
  'attribute.effect': 'Malipo hayo yatakamilishwa kwa pesa hizi, kama vile M-Pesa ilivyoyaripoti tangu mwanzo.',
  'attribute.rest': 'Zinazozidi bei zitarejeshwa. Zikipungua, zote zitarejeshwa.',
  'attribute.attempt': 'Malipo',
  'attribute.confirm': 'Husisha',
  'attribute.done': 'Pesa zimehusishwa na malipo',
  'repaid.open': 'Zinafidia zilizotumwa mara mbili',
  'repaid.title': 'Ungependa kuandika kuwa {{amount}} zinafidia zilizotumwa mara mbili?',
  'repaid.effect': 'Zitapunguza hasara yetu. Zote zikifidiwa, kesi ya pesa zilizotumwa mara mbili itafungwa.',
  'repaid.case': 'Pesa zilizotumwa mara mbili',
  'repaid.confirm': 'Andika kuwa zimefidiwa',
  'repaid.done': 'Imeandikwa kuwa zimefidiwa',
  'notOurs.open': 'Hazikuwa pesa zetu kamwe',
  'notOurs.title': 'Ungependa kuandika kuwa {{amount}} hazikutufikia kamwe?',
  'notOurs.look':
    'Angalia kwanza kwenye tovuti ya M-Pesa: hii ni kwa risiti ya taarifa isiyo sahihi, ambayo PayBill yetu haikuipokea.',
  'notOurs.effect': 'Pesa hizi zinaondolewa kwenye vitabu vyetu, na hakuna anayetumiwa chochote.',
  'notOurs.again': 'M-Pesa ikiorodhesha risiti hii tena, kutakuwa na kesi mpya.',
  'notOurs.confirm': 'Andika kuwa hazikufika',
  'notOurs.done': 'Pesa zimeondolewa kwenye vitabu vyetu',
  'returned.open': 'Nimezituma kwa mlipaji',
  'returned.title': 'Ungependa kuandika kuwa {{amount}} zilitumwa kwa mlipaji?',
  'returned.first': 'Tuma pesa kwanza kwenye tovuti ya M-Pesa. Hapa unaandika tu kuwa zimetumwa.',
  'returned.reference': 'Nambari ya muamala wa M-Pesa',
  'returned.confirm': 'Andika kuwa zimetumwa',
  'returned.done': 'Imeandikwa kuwa pesa zimetumwa kwa mlipaji',
  'candidates.found_one': 'Malipo {{count}}',
  'candidates.found_other': 'Malipo {{count}}',
};
