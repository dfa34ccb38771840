import type { errors as en } from '../en/errors.ts';
import type { SameKeys } from '../texts.ts';

export const errors: SameKeys<typeof en> = {
  invalid_input: 'Kuna sehemu isiyojazwa au yenye kosa. Tafadhali angalia kisha ujaribu tena.',
  invalid_dates:
    'Huwezi kuweka nafasi kwa tarehe hizi. Chagua siku kuanzia leo hadi miezi 24 mbele, mwisho uwe baada ya mwanzo.',
  sign_in_required: 'Tafadhali ingia ili kuendelea.',
  wrong_credentials: 'Barua pepe au nenosiri si sahihi. Tafadhali jaribu tena.',
  forbidden: 'Akaunti yako hairuhusiwi kufanya hivi.',
  rights_not_yours:
    'Unaweza kutoa na kuondoa ruhusa ulizo nazo mwenyewe tu. Mwanatimu mwenye ruhusa hizo anaweza kufanya hivi.',
  invitation_not_yours: 'Mwaliko huu ni wa barua pepe nyingine. Ingia kwa barua pepe hiyo ili uukubali.',
  suspended: 'Akaunti hii imesimamishwa. Tafadhali wasiliana nasi.',
  second_factor_required: 'Tafadhali weka pia msimbo unaoonyeshwa na programu yako ya uthibitishaji.',
  challenge_expired: 'Muda umepita, au nenosiri lako limebadilishwa. Tafadhali weka nenosiri lako tena.',
  wrong_code: 'Msimbo huu si sahihi au tayari umetumika. Programu yako huonyesha msimbo mpya kila sekunde 30.',
  second_factor_missing:
    'Wasimamizi wanahitaji uthibitishaji wa hatua mbili. Tafadhali uwashe kwenye wasifu wako, sehemu ya Usalama.',
  identity_expired: 'Muda umepita, au hili limekwisha kufanyika. Tafadhali ingia tena.',
  identity_not_linked: 'Akaunti hiyo haijaunganishwa na akaunti yako ya Twende. Tafadhali chagua iliyounganishwa.',
  identity_taken: 'Akaunti hii tayari imeunganishwa na akaunti nyingine ya Twende.',
  identity_known: 'Akaunti nyingine ya aina hii tayari imeunganishwa na akaunti yako ya Twende. Iondoe hiyo kwanza.',
  passkeys_many: 'Umefikisha idadi ya juu ya passkey za akaunti moja. Tafadhali ondoa moja kwanza.',
  passkey_expired: 'Muda umepita. Tafadhali jaribu tena.',
  passkey_refused: 'Passkey hii haikuweza kutumika. Tafadhali jaribu tena, au ingia kwa njia nyingine.',
  last_way_in: 'Hii ndiyo njia yako pekee ya kuingia. Tafadhali weka nenosiri kwanza.',
  second_factor_on: 'Tayari uthibitishaji wa hatua mbili umewashwa.',
  person_last_way_in:
    'Mtu huyu hana njia nyingine ya kuingia. Kwanza mtumie kiungo cha nenosiri jipya, kisha ondoa hii akishachagua nenosiri.',
  second_factor_off: 'Uthibitishaji wa hatua mbili umezimwa.',
  second_factor_not_started: 'Ufunguo huu umepitwa na muda, au mwingine umetengenezwa. Tafadhali anza tena.',
  sign_in_again: 'Kwa usalama wako, tafadhali ingia upya kwanza.',
  not_found: 'Hatukupata ulichotafuta.',
  email_taken: 'Tayari kuna akaunti yenye barua pepe hii. Ingia, au tumia anwani nyingine.',
  bookings_off:
    'Kuweka nafasi mpya kumesitishwa kwa sasa. Hukutozwa chochote; nafasi ulizo nazo zinabaki zilivyo. Tafadhali jaribu tena baadaye.',
  requests_off:
    'Maombi mapya ya nafasi yamesitishwa kwa sasa. Maombi uliyotuma yanaendelea. Tafadhali jaribu tena baadaye.',
  points_off: 'Pointi haziwezi kutumika kwa sasa. Zote zinabaki zako.',
  registrations_off: 'Akaunti mpya haziwezi kufunguliwa kwa sasa. Tafadhali jaribu tena baadaye.',
  applications_off: 'Maombi mapya ya wenyeji yamesitishwa kwa sasa. Tafadhali jaribu tena baadaye.',
  sold_out: 'Nafasi zilizobaki kwa tarehe hizi hazitoshi. Jaribu tarehe nyingine au punguza wageni.',
  questions_changed: 'Mwenyeji amebadilisha maswali yake. Tafadhali yaangalie tena.',
  own_download_running: 'Taarifa zako tayari zinakusanywa. Tafadhali subiri hadi ziwe tayari.',
  booking_ahead:
    'Una nafasi uliyoweka ambayo haijaisha. Akaunti yako inaweza kufutwa baada ya safari hiyo kuisha au kughairiwa.',
  money_open: 'Kuna malipo au marejesho yako ambayo hayajakamilika. Akaunti yako inaweza kufutwa yakikamilika.',
  business_alone:
    'Hakuna mwingine anayeweza kuisimamia biashara yako. Tafadhali mpe mwanatimu mwingine ruhusa zote kwanza, au utuombe tuifunge biashara.',
  admin_alone: 'Wewe ndiye msimamizi pekee. Tafadhali ongeza msimamizi mwingine kwanza.',
  companions_closed: 'Huwezi kubadilisha majina haya hapa tena. Tafadhali mwambie mwenyeji wako moja kwa moja.',
  companions_many: 'Umeweka nafasi ya wageni wachache kuliko hawa. Tafadhali andika majina ya wanaokuja tu.',
  sms_no_phone: 'Tunatuma SMS kwa nambari za simu za Kenya pekee. Tafadhali weka yako kwenye wasifu wako.',
  sms_failed: 'Hatukuweza kutuma SMS. Vocha yako iko kwenye barua pepe yako na kwenye ukurasa wa nafasi uliyoweka.',
  sender_unverified: 'Tafadhali thibitisha barua pepe yako kwanza, ili anayepokea ajue ni nani anayemwandikia.',
  answers_closed: 'Huwezi kubadilisha majibu haya hapa tena. Tafadhali mwambie mwenyeji wako moja kwa moja.',
  mode_changed: 'Mwenyeji amebadilisha jinsi ya kuweka nafasi hapa. Tafadhali angalia tena.',
  requests_many: 'Una maombi mengi yanayosubiri jibu. Tafadhali subiri jibu, au ondoa ombi moja kwanza.',
  request_closed: 'Ombi hili limefungwa: limejibiwa, limeondolewa, au muda wake umekwisha.',
  taken_down: 'Timu yetu imeondoa tangazo hili au imesimamisha biashara yako, kwa hiyo sasa unaweza kukataa tu.',
  request_not_accepted: 'Mwenyeji bado hajakubali ombi hili. Utalipa baada ya yeye kukubali.',
  request_not_changeable: 'Ombi haliwezi kubadilishwa. Tafadhali liondoe na utume jipya.',
  unpaid_bookings_open:
    'Umefikia idadi ya juu ya nafasi unazoweza kuweka kabla ya kulipa. Tafadhali lipia mojawapo au ighairi kwanza.',
  unpaid_days_many:
    'Umechagua siku nyingi kuliko tunazoweza kukushikia kabla ya kulipa. Tafadhali punguza siku, au lipia kwanza nafasi ambazo umeshaweka.',
  unpaid_places_many:
    'Umechagua wageni wengi kuliko tunaoweza kuwashikia nafasi kabla ya kulipa. Tafadhali punguza wageni, lipa, kisha uwawekee wengine nafasi.',
  email_unverified:
    'Watu wengi wameweka nafasi hapa na bado hawajalipa. Tafadhali thibitisha barua pepe yako kabla ya kuweka nafasi, au chagua huduma nyingine.',
  price_changed: 'Bei imebadilika na hukutozwa. Tafadhali tazama kiasi kipya kisha uthibitishe.',
  booking_not_payable: 'Nafasi hii haiwezi kulipiwa tena. Tafadhali weka nafasi mpya.',
  already_paid: 'Nafasi hii tayari imelipiwa. Hutatozwa tena.',
  payment_in_progress: 'Malipo ya nafasi hii bado yanaendelea. Subiri kidogo kabla ya kujaribu tena.',
  idempotency_conflict: 'Ombi hili lilishatumwa likiwa na taarifa tofauti. Pakia ukurasa upya kisha ujaribu tena.',
  idempotency_in_progress: 'Ombi hili tayari linashughulikiwa. Tafadhali subiri kidogo.',
  not_ready:
    'Hili haliwezi kufanyika kwa sasa. Tafadhali angalia tena: huenda limeshafanyika, bado linaendelea, au kuna jambo linalopaswa kutangulia.',
  voucher_of_cancelled: 'Nafasi hii imeghairiwa, kwa hivyo haina vocha.',
  application_closed: 'Ombi hili tayari limetumwa, kwa hivyo haliwezi kubadilishwa sasa.',
  application_unchanged:
    'Hakuna kilichobadilika tangu timu yetu ilipolikataa. Tafadhali badilisha walichoomba kwenye ujumbe wao, kisha ulitume tena.',
  application_incomplete: 'Baadhi ya hatua za ombi lako bado hazijakamilika.',
  documents_many: 'Ombi moja linaweza kuwa na hati 20 pekee. Tafadhali ondoa moja kwanza.',
  not_cancellable: 'Nafasi hii haiwezi kughairiwa tena.',
  not_changeable: 'Tarehe na idadi ya wageni wa nafasi hii haziwezi kubadilishwa tena.',
  change_open: 'Kuna mabadiliko ya nafasi hii yanayosubiri malipo. Tafadhali yalipie au yaghairi kwanza.',
  change_paid: 'Mabadiliko haya tayari yamelipiwa na kufanyika, kwa hivyo hayawezi kughairiwa tena.',
  refund_changed:
    'Kiasi utakachorejeshewa kimebadilika, na hakuna kilichoghairiwa. Tafadhali tazama kiasi kipya kisha uthibitishe.',
  quote_changed:
    'Gharama ya mabadiliko haya, au kiasi utakachorejeshewa, si ileile tena, na hakuna kilichobadilishwa. Tafadhali angalia tena kisha uthibitishe.',
  points_short: 'Huna pointi za kutosha.',
  booking_not_confirmed: 'Nafasi hii haijathibitishwa.',
  check_in_too_early: 'Safari hii bado haijaanza. Wageni wanaweza kupokelewa kuanzia siku yake ya kwanza.',
  check_in_too_late: 'Safari hii imekwisha, kwa hivyo wageni hawawezi kupokelewa tena.',
  check_in_stale: 'Zimepita zaidi ya siku 7 tangu wageni wapokelewe, kwa hivyo taarifa hii haikubaliwi tena.',
  gate_time_wrong: 'Saa ya kupokea wageni iko mbele ya sasa. Tafadhali angalia saa ya simu yako.',
  gate_time_before_booking:
    'Wakati ulioandikwa wa kupokea wageni, nafasi hii ilikuwa bado haijawekwa. Tafadhali angalia saa ya simu yako.',
  check_in_of_no_show: 'Nafasi hii imewekwa alama kuwa wageni hawakufika. Ondoa alama hiyo kwanza, kisha uwapokee.',
  no_show_too_early:
    'Huenda wageni bado wanakuja. Unaweza kuweka alama kuwa hawakufika siku ya kwanza kuanzia muda wa kukutana, au 18:00 jioni kwa malazi (au muda wa kuingia, ukifunguliwa baadaye) na 12:00 mchana kwa safari nyingine.',
  no_show_too_late:
    'Safari hii iliisha zaidi ya saa 48 zilizopita, kwa hivyo huwezi tena kuweka alama kuwa wageni hawakufika.',
  no_show_checked_in: 'Wageni wa nafasi hii wamepokelewa, kwa hivyo huwezi kuweka alama kuwa hawakufika.',
  no_show_often:
    'Alama hii kuwa wageni hawakufika iliwahi kuondolewa mara mbili, kwa hiyo inabaki. Ikiwa si sahihi, tafadhali wasiliana nasi.',
  no_show_final:
    'Alama kuwa wageni hawakufika inaweza kuondolewa kwa saa 24 tu. Ikiwa si sahihi, tafadhali wasiliana nasi.',
  refund_exceeds: 'Marejesho hayawezi kuzidi kiasi kilichobaki cha kurejesha.',
  disputed: 'Benki inachunguza malipo haya, kwa hivyo hayawezi kubadilishwa sasa.',
  payment_unverified:
    'M-Pesa bado haijathibitisha kuwa pesa hizi zilifika, kwa hivyo haziwezi kurejeshwa. Tafadhali angalia kesi yake kwanza.',
  evidence_sent: 'Mtu mwingine ameshaijibu benki. Inapokea jibu moja tu, ambalo liko pamoja na pingamizi.',
  dispute_closed: 'Benki haipokei tena jibu kuhusu pingamizi hili.',
  issue_closed: 'Kesi hii imeshafungwa.',
  provider_suspended: 'Mtoa huduma huyu amesimamishwa, kwa hivyo hatatumiwa pesa hadi arejeshwe.',
  payout_method_missing: 'Bado hakuna akaunti iliyowekwa ya kupokea mapato haya.',
  payout_open: 'Tayari kuna malipo ya mapato yanayoendelea. Tafadhali subiri hadi yafike.',
  payout_closed: 'Malipo haya ya mapato yameshapita hatua hii na hayawezi kubadilishwa hivi tena.',
  payout_not_covered:
    'Kiasi kinachodaiwa sasa ni kidogo kuliko malipo haya ya mapato: sehemu imerejeshwa au inabishaniwa. Kama hayajaidhinishwa bado, yaondoe: mengine yatatayarishwa Jumatatu.',
  payout_item_large:
    'M-Pesa hutuma kiasi kisichozidi KES 250,000 kwa mara moja. Malipo yajayo ya mtoa huduma huyu yatakuwa na pesa hizi kwa sehemu.',
  receipt_asked: 'Kuna ombi la kurekodi nambari hii ya kumbukumbu kwa uhamisho mwingine. Angalia Malipo, Idhini.',
  receipt_used: 'Nambari hii ya kumbukumbu imeshatumika kwa malipo mengine.',
  not_approved: 'Biashara hii haijaidhinishwa, kwa hivyo taarifa hizi hubadilishwa kwenye ombi lake.',
  already_decided: 'Uamuzi kuhusu hili tayari umefanywa, au halisubiri uamuzi tena. Tafadhali liangalie upya.',
  changed_since:
    'Kuna kilichobadilishwa baada ya wewe kulifungua, kwa hiyo uamuzi haukufanywa. Tafadhali liangalie upya.',
  changed_meanwhile:
    'Mtu mwingine amefanya mabadiliko hapa wakati huohuo, kwa hiyo hakuna kilichohifadhiwa. Sasa unaona yanayotumika; tafadhali angalia mabadiliko yako kisha uhifadhi tena.',
  days_closed:
    'Siku hizo tayari zimefungwa, kwa hiyo hakuna kilichobadilishwa. Ili ziuzwe tena, chagua “Fungua siku hizi” kwenye kalenda.',
  block_no_room:
    'Baadhi ya siku hizi hazina nafasi za kutosha, kwa hiyo hatukuzuia chochote. Kizuizi hakighairi kamwe nafasi aliyoweka msafiri.',
  blocks_many:
    'Tangazo hili tayari lina vizuizi 200 vijavyo, ambao ndio upeo. Ondoa baadhi, au zuia siku nyingi kwa pamoja.',
  block_imported:
    'Kizuizi hiki kinatoka kwenye kalenda nyingine. Kitaondoka kikiondolewa huko, au ukiacha kusoma kalenda hiyo.',
  days_not_blocked: 'Hakuna kizuizi chako kinachochukua nafasi siku hizi, kwa hiyo hakuna cha kufungua.',
  block_time_off: 'Hii ni sehemu ya mapumziko yako. Yamalize kwenye Mipangilio, na siku hizo zitafunguka tena.',
  time_off_long: 'Mapumziko hayawezi kuzidi siku 120. Weka mengine baada yake ukihitaji zaidi.',
  time_off_overlaps: 'Tayari una mapumziko kwenye baadhi ya siku hizi. Chagua siku nyingine, au maliza hayo kwanza.',
  time_off_many: 'Una mapumziko 12 yajayo, ambayo ndiyo kikomo. Tafadhali maliza moja kwanza.',
  imports_many: 'Tangazo hili tayari linasoma kalenda nyingine tano, ambazo ndizo upeo. Tafadhali ondoa moja kwanza.',
  imports_unapproved:
    'Matangazo yako yasiyoidhinishwa yanasoma kalenda kumi kwa jumla, ambazo ndizo upeo. Ondoa moja, au subiri tangazo liidhinishwe.',
  import_known: 'Tangazo hili tayari linasoma kalenda hii.',
  calendar_unread: 'Kalenda hii haikuweza kusomwa, kwa hiyo haikuongezwa.',
  listing_changed:
    'Mtu mwingine amehifadhi tangazo hili wakati ulipokuwa ukilihariri. Unachokiona sasa ni toleo lake; tafadhali angalia mabadiliko yako kisha uhifadhi tena.',
  listing_unchanged:
    'Hakuna kilichobadilika tangu timu yetu ilipolikataa tangazo hili. Tafadhali badilisha walichoomba kwenye ujumbe wao, kisha ulitume tena.',
  listing_state:
    'Hili haliwezi kufanyika kwa tangazo katika hali yake ya sasa. Tafadhali pakia ukurasa upya uone hali hiyo.',
  unit_booked:
    'Kuna nafasi zilizowekwa au zilizozuiwa kwa siku zijazo, nazo huhesabiwa kwa kipimo cha sasa. Tengeneza nakala ya tangazo hili ili kuuza kwa kipimo kingine.',
  listings_many: 'Una matangazo 200, idadi ya juu kwa shirika moja. Tafadhali futa rasimu, au wasiliana nasi.',
  drafts_many: 'Una rasimu 20, idadi ya juu kwa shirika moja. Tafadhali kamilisha au futa mojawapo kwanza.',
  articles_many: 'Kituo cha msaada kina makala 300, ambacho ndicho kikomo. Tafadhali futa moja kwanza.',
  article_published: 'Makala haya yanaonekana kwa wote. Yaondoe kwenye kituo cha msaada kwanza, kisha uyafute.',
  pictures_many: 'Tangazo moja linaweza kuwa na picha 20. Tafadhali ondoa mojawapo kwanza.',
  answer_changed: 'Mwenzako ameandika jibu wakati huo huo. Tuma tena ili jibu lako lichukue nafasi yake.',
  reviewed: 'Tayari umetathmini safari hii.',
  review_late: 'Safari inaweza kutathminiwa kwa siku 180 baada ya kumalizika.',
  review_own: 'Uko kwenye timu ya mwenyeji huyu, kwa hiyo huwezi kutathmini safari hii.',
  review_no_show:
    'Mwenyeji wako aliandika kwamba hakuna aliyefika, kwa hiyo safari hii haiwezi kutathminiwa. Kama si kweli, tafadhali ijulishe timu yetu.',
  review_closed: 'Tathmini inaweza kubadilishwa au kuondolewa kwa siku 14 baada ya kuandikwa.',
  review_pictures_many: 'Tathmini moja inaweza kuwa na picha 6. Tafadhali ondoa mojawapo kwanza.',
  report_open: 'Tayari umeripoti tathmini hii, na timu yetu bado haijaamua.',
  conversation_closed: 'Kwa sasa ujumbe hauwezi kutumwa hapa, kwa sababu mojawapo ya akaunti haitumiki.',
  report_own: 'Huwezi kuripoti kilichoandikwa na wewe au timu yako.',
  reported: 'Tayari umeripoti hili kwa timu yetu.',
  message_sent: 'Ujumbe huu ulifika kama ulivyouandika mwanzoni, nao uko hapo juu. Ulichobadilisha hakijatumwa.',
  message_picture_gone:
    'Picha moja haipo tena, kwa sababu iliongezwa zaidi ya siku moja iliyopita. Tafadhali iongeze tena.',
  pictures_before_booking: 'Picha zinaweza kutumwa nafasi ikishalipiwa.',
  tickets_many:
    'Jumbe zako kwa timu yetu ambazo hazijafungwa zimefikia kikomo. Tafadhali andika kwenye mojawapo, au funga ambao hauhitaji jibu tena. Kila ujumbe hufunguka kwa kiungo kilicho kwenye barua pepe yetu kuuhusu, au hapa ukiwa umeingia kwenye akaunti.',
  ticket_full: 'Hapa hapawezi kuandikwa zaidi. Tafadhali tutumie ujumbe mpya.',
  attachment_gone:
    'Faili moja halipo tena, kwa sababu liliongezwa zaidi ya siku moja iliyopita. Tafadhali liongeze tena.',
  replies_full: 'Majibu yaliyohifadhiwa yamefikia kikomo. Tafadhali futa moja kwanza.',
  reply_known: 'Tayari una jibu lililohifadhiwa lenye kichwa hiki.',
  favorites_full: 'Una vipendwa 500, ambacho ndicho kikomo. Tafadhali ondoa kimoja kwanza.',
  favorite_lists_full: 'Una orodha 20, ambacho ndicho kikomo. Tafadhali futa moja kwanza.',
  favorite_list_known: 'Tayari una orodha yenye jina hili.',
  team_not_approved: 'Utaweza kualika wengine timu yetu ikishaidhinisha biashara yako, na isipokuwa imesimamishwa.',
  team_full: 'Timu huwa na watu wasiozidi 30, pamoja na mialiko iliyo wazi. Tafadhali ondoa mtu au futa mwaliko.',
  member_known: 'Mtu huyu tayari yuko kwenye timu yako.',
  memberships_many:
    'Tayari uko kwenye timu za biashara 50, ambacho ndicho kikomo. Tafadhali ondoka kwenye moja kwanza.',
  last_admin: 'Twende inahitaji msimamizi, na kwa sasa hakuna mwingine. Mfanye mtu mwingine msimamizi kwanza.',
  consent_asked: 'Msimamizi mwingine anapaswa kukubali kwanza. Bado hakuna kilichofanyika; ametumiwa barua pepe.',
  consent_open: 'Kuna ombi kuhusu jambo hili linalosubiri msimamizi akubali. Angalia Malipo, Idhini.',
  consents_many: 'Umeomba idhini 20 ambazo hazijaamuliwa, ambacho ndicho kikomo. Rudisha moja kwanza.',
  statements_many: 'Taarifa zako tatu bado zinaingizwa. Subiri moja ikamilike.',
  consent_nobody:
    'Zaidi ya kiasi hiki msimamizi wa pili anapaswa kukubali, na hakuna anayeweza: hakuna msimamizi mwingine, au waliopo ni wapya.',
  consent_two_admins:
    'Kiasi hiki kinaweza kuwekwa akiwepo msimamizi mwingine anayeweza kukubali. Wasimamizi wapya wanaweza baada ya siku saba.',
  consent_own: 'Uliomba jambo hili mwenyewe. Msimamizi mwingine anapaswa kukubali.',
  consent_new_admin:
    'Aliyefanywa au kurejeshwa kuwa msimamizi, au aliyeondolewa uthibitishaji wa hatua mbili, anaweza kukubali maombi ya wengine baada ya siku saba.',
  consent_closed:
    'Msimamizi mwingine ameamua kuhusu ombi hili, au limerudishwa au muda wake umekwisha. Orodha inaonyesha kilichofanyika.',
  consent_void:
    'Kuna kilichobadilika tangu jambo hili lilipoombwa, kwa hivyo hakuna kilichofanyika. Aliyeomba anaweza kuangalia na kuomba tena.',
  person_suspended: 'Akaunti hii imesimamishwa. Irejeshe kwanza.',
  person_deleted: 'Akaunti hii imefutwa. Hakuna kinachoweza kufanywa nayo tena.',
  list_too_long: 'Chagua vichujio au siku ili safu zipungue: faili moja lina safu 100,000 tu.',
  download_running: 'Tayari unapakua orodha. Tafadhali subiri imalizike.',
  notes_many: 'Maandishi kuhusu nafasi hii yamefika kikomo.',
  email_verified: 'Barua pepe hii tayari imethibitishwa.',
  last_manager:
    'Hakuna mwanatimu mwingine msimamizi mwenye ruhusa zote hizi, kwa hivyo hakuna ambaye angeweza kumpa mtu tena. Mpe mwingine ruhusa hizi kwanza.',
  invitation_open: 'Tayari kuna mwaliko ulio wazi kwa barua pepe hii. Unaweza kuutuma tena au kuufuta.',
  invitation_used: 'Mwaliko huu ulishakubaliwa. Kila kiungo hutumika mara moja tu.',
  invitation_expired: 'Muda wa mwaliko huu umekwisha. Tafadhali omba biashara iutume tena.',
  payload_too_large: 'Ulichotuma ni kikubwa sana. Picha au hati isizidi MiB 10.',
  unsupported_media_type: 'Aina hii ya maudhui haikubaliki hapa.',
  card_minimum: 'Kiasi hiki ni kidogo sana kwa malipo ya kadi.',
  mpesa_limit: 'Kwa M-Pesa huwezi kulipa zaidi ya KES 250,000 kwa mara moja. Tafadhali lipa kwa kadi.',
  payout_minimum: 'Malipo ya mapato huanzia KES 500. Mapato yako yatahifadhiwa hadi malipo yajayo.',
  too_many_tries: 'Umejaribu mara nyingi sana. Subiri kidogo kisha ujaribu tena.',
  unpaid_bookings_lapsed:
    'Hivi karibuni muda wa nafasi uliyoweka uliisha kabla hujailipia, au nafasi ilighairiwa. Tafadhali subiri kidogo kabla ya kuweka nyingine.',
  internal: 'Hitilafu imetokea upande wetu. Tafadhali jaribu tena.',
  provider_refused: 'Malipo ya M-Pesa hayakufaulu',
  provider_unavailable: 'Huduma ya malipo haipatikani kwa sasa. Hukutozwa; tafadhali jaribu tena baadaye kidogo.',
  method_off: 'Njia hii ya malipo haipatikani sasa. Tafadhali chagua nyingine.',
  too_busy: 'Maombi ni mengi sana kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
  unavailable: 'Twende inaanza sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
};
