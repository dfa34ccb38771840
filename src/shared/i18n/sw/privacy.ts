import type { privacy as en } from '../en/privacy.ts';
import type { SameKeys } from '../texts.ts';

export const privacy: SameKeys<typeof en> = {
  title: 'Sera ya faragha',
  description: 'Taarifa zako ambazo Twende huhifadhi, kwa nini na kwa muda gani, nani mwingine huziona, na haki zako.',
  demo: 'Hili ni onyesho: malipo hupitia viigizaji kwenye mashine hii, na barua pepe na SMS hubaki kwenye kurasa ambazo yeyote anayeweza kufungua onyesho hili anaweza kuzisoma. Tafadhali usiandike chochote cha siri.',
  keep: 'Tunachohifadhi, na kwa nini',
  'keep.account':
    'Akaunti yako: jina, barua pepe, ulikubali lini toleo gani la masharti yetu na la sera hii, aina ya akaunti, lugha, sarafu unayoonyeshwa bei, na chochote unachoongeza kwenye wasifu wako, kama vile picha, ambayo hufutwa mara tu unapoibadilisha au kuiondoa. Tunahitaji taarifa hizo ili tujue nani ameweka nafasi, na tukuandikie kuhusu nafasi zako. Nenosiri lako huhifadhiwa kama alama ya siri tu, isiyoweza kurudishwa kuwa nenosiri (Argon2id). Ukiwasha uthibitishaji wa hatua mbili: ufunguo wa programu yako ya uthibitishaji, uliosimbwa kwa njia fiche (AES-256-GCM), na alama za siri za misimbo yako ya dharura, hadi utakapouzima. Ukiingia kwa Google au Facebook: nambari yako na barua pepe yako huko, na ulipoiunganisha, hadi utakapoiondoa. Ya kila passkey: sehemu yake ya wazi, jina lake, ilipoongezwa na ilipotumika mara ya mwisho, hadi utakapoiondoa; kidole au uso wako hautoki kamwe kwenye kifaa chako.',
  'keep.bookings':
    'Nafasi zako: nini, lini, kwa watu wangapi, mawasiliano uliyotoa, majina ya unaosafiri nao, majibu yako kwa maswali ya mwenyeji, bei, na nani alibadilisha nini na lini. Hayo ndiyo mliyokubaliana wewe na mtoa huduma.',
  'keep.messages':
    'Mnayoandikiana wewe na wenyeji wako, pamoja na picha unazotuma, yakiwa yamesimbwa kwa njia fiche (AES-256-GCM), na wakati yaliposomwa. Mahali picha ilipopigwa na taarifa nyingine zote za kamera huondolewa kwenye picha. Unaweza kuyasoma wewe, na wale wa timu ya mtoa huduma wanaoshughulikia nafasi zilizowekwa; timu yetu husoma ujumbe pale tu mmoja wenu anapouripoti, pamoja na ujumbe hadi 5 wa kabla yake na 5 wa baada yake, na kila mara hurekodiwa. Hadi nafasi ilipiwe, upande wa pili hauoni nambari za simu, anwani za barua pepe na viungo vilivyomo, na huona jina lako tu ikiwa unaonyesha wasifu wako au umeweka nafasi. Picha zinaweza kutumwa nafasi ikishalipiwa; picha uliyoongeza bila kuituma hufutwa baada ya siku moja. Yote yanafutwa siku 180 baada ya ujumbe wa mwisho, na si kabla ya siku 180 kupita baada ya safari inayohusika.',
  'keep.notifications':
    'Tulichokuarifu chini ya kengele: kilichotokea, kwa nafasi au tangazo gani, lini, na kama umekisoma, bila majina wala mawasiliano ya wasafiri; arifa 200 za karibuni, kwa siku 90. Pia ulichochagua kuhusu arifa: kwa njia zipi, na saa ambazo simu isilie.',
  'keep.payments':
    'Malipo yako: njia, kiasi, hali, nambari ya risiti na majibu ya Stripe au M-Pesa. Kwa hayo tunaweza kuthibitisha kilicholipwa, na kurejesha pesa.',
  'keep.phones':
    'Nambari za simu, kwenye akaunti, nafasi na malipo ya M-Pesa, majina ya unaosafiri nao, na majibu yako kwa maswali ya wenyeji, kama vile ndege, hoteli au chakula: tunazisimba kwa njia fiche kwenye hifadhidata yetu (AES-256-GCM) na kuzifungua pale tu zinapohitajika. Kwa nambari iliyo kwenye akaunti tunahifadhi pia alama ya siri isiyoweza kugeuzwa kuwa nambari tena, kwa muda ambao nambari yenyewe ipo. Kwa alama hiyo timu yetu inapata akaunti ya anayetupigia simu. Majibu na majina hayo hufutwa siku 180 baada ya safari, au siku 30 baada ya kuisha kwa nafasi ambayo haikuwahi kuthibitishwa. Ukiwasha SMS, kwa siku 180 tunahifadhi ni SMS gani tuliyotuma kwa nambari gani, na kama ilifika.',
  'keep.sessions':
    'Vipindi vyako vya kuingia: kila kimoja kilianza na kitaisha lini, aina ya kivinjari, na alama ya siri ya tokeni yake. Majaribio ya kuingia yaliyoshindikana huhesabiwa kwa takriban saa moja, ili kuwazuia wanaobahatisha. Kwa siku 180 timu yetu inaweza kuona ni lini mtu aliingia kwenye akaunti yako au alijaribu kuingia, aina ya kivinjari na anwani ya IP iliyofupishwa: mara 500 za mwisho tu. Yanayofanywa na timu yetu na wenyeji kwenye akaunti, nafasi zilizowekwa na malipo, na mabadiliko unayofanya ya usalama wa akaunti yako, hurekodiwa na hayafutwi. Kwa timu yetu tunahifadhi pia anwani ya IP iliyofupishwa kwa siku 180.',
  'keep.networks':
    'Anwani za IP: tunapohesabu ni mara ngapi jambo linafanywa kutoka mtandao mmoja, kama alama ya siri isiyoweza kurudishwa kuwa anwani. Kwa majaribio ya kuingia yaliyoshindikana, usajili, maswali kwa wenyeji, maombi ya jarida na mengine kama hayo, ni kwa muda usiozidi saa mbili; kwa jumbe kwa timu yetu, faili zake, na jumbe kwa msaidizi, ni kwa muda usiozidi siku mbili. Katika rekodi za mfumo na katika historia ya kuingia hufupishwa. Pia tunahifadhi vivinjari kumi vya mwisho ulivyoingia navyo, kwa muda usiozidi mwaka mmoja, ili tuvitambue tena, na barua pepe yako ya awali, kwa siku 33, ikiwa mtu mwingine ameibadilisha.',
  'keep.documents':
    'Ukiomba kuwa mwenyeji: unachojaza kuhusu biashara yako, na hati unazopakia, zikiwa zimesimbwa kwa njia fiche (AES-256-GCM), na picha bila taarifa ya mahali zilipopigwa. Wenzako walio na ruhusa ya kusimamia biashara, pamoja na timu yetu, wanaweza kuzifungua; kila mara timu yetu inapofungua, tunaweka rekodi. Zinahifadhiwa wakati wote ukiwa mwenyeji, na zinafutwa siku 180 baada ya ombi kukosa kuidhinishwa, au baada ya mabadiliko yako ya mwisho ya ombi ambalo hukulituma. Ya simu ya biashara yako, na ya simu au akaunti tunayotumia kukulipa, tunahifadhi pia alama ya siri isiyoweza kurudishwa kuwa nambari hiyo, kwa muda ule ule wa nambari yenyewe. Kwa alama hiyo timu yetu huona biashara mbili zinapokuwa na nambari moja.',
  'keep.support':
    'Ukiiandikia timu yetu: jina na barua pepe yako, mnachoandikiana, yakiwa yamesimbwa kwa njia fiche (AES-256-GCM), faili unazoambatisha, na nafasi inayohusika. Ukijibu barua pepe yetu, tunahifadhi maandishi ya jibu lako, faili zake na, ikiwa limetoka kwenye anwani nyingine, anwani hiyo; barua pepe yenyewe hufutwa baada ya hapo, ndani ya siku {{mail}}. Husomwa na timu yetu. Ombi linalosubiri jibu lako hufungwa baada ya siku {{answer}}, na lililofungwa hufutwa baada ya siku {{days}}. Akaunti yako ikifutwa, yote hufutwa nayo, pamoja na yale uliyotuma bila kuingia kwenye akaunti, ikiwa yana barua pepe iliyothibitishwa ya akaunti hiyo.',
  'keep.assistant':
    'Unayoandikiana na msaidizi, yakiwa yamesimbwa kwa njia fiche (AES-256-GCM): jumbe {{kept}} za mwisho, hadi ufute mazungumzo, na kwa siku {{visitor}} tu baada ya ujumbe wako wa mwisho, au siku {{person}} ikiwa ulikuwa umeingia kwenye akaunti. Msaidizi ni programu yetu wenyewe. Pale tunapomruhusu kujibu kwa msaada wa modeli ya lugha, seva ya modeli hiyo hupata ujumbe wako, jumbe nane za kabla yake na tunachotafuta kwa ajili ya jibu, kama vile nafasi ulizoweka; inaweza kuwa ya kampuni nyingine.',
  not: 'Tusichofanya',
  'not.text':
    'Hatuuzi chochote kukuhusu, hatuonyeshi matangazo ya biashara, na kurasa zetu hazipakii vifuatiliaji vya kampuni nyingine. Kwenye ukurasa unapolipa kwa kadi, programu ya Stripe yenyewe hutafuta ulaghai.',
  others: 'Nani mwingine huziona',
  'others.provider':
    'Mtoa huduma unayeweka nafasi kwake huona nafasi hiyo, mawasiliano yake, majina ya unaosafiri nao na majibu yako, ili aweze kukupokea. Nafasi ikiisha bila kulipiwa, haoni tena mawasiliano yako. Simu za wanaowapokea wageni huwa na orodha ya wageni wa leo na kesho. Wanaosimamia Twende huona wanachohitaji ili kukusaidia.',
  'others.identity':
    'Ukiingia kwa Google au Facebook, wao hujua kuwa unatumia Twende. Hutuambia jina lako na barua pepe yako; hatuombi wala kutuma kitu kingine.',
  'others.pay':
    'Malipo hupitia Stripe (kadi) na M-Pesa ya Safaricom. Kila kampuni hujua kiasi na nafasi inayolipiwa; M-Pesa hujua pia nambari ya simu inayolipa, na Stripe hujua kadi. Ukiwasha SMS, kampuni inayotutumia SMS na mtandao wako wa simu hujua nambari yako na maandishi yake. Ukiwasha arifa kwenye kivinjari, hupitia huduma ya waliokitengeneza, kama vile Google, Mozilla au Apple, zikiwa zimesimbwa kwa njia fiche ili kivinjari chako pekee kiweze kuzisoma; tunahifadhi mahali pa kuzituma, kwa njia fiche, hadi uzizime au uondoke kwenye akaunti hapo.',
  signedIn: 'Kubaki ndani ya akaunti',
  'signedIn.text':
    'Kivinjari chako huhifadhi tokeni inayokuweka ndani ya akaunti. Ukichagua “Nikumbuke”, au baada ya kujisajili, hutumika kwa siku 30; la sivyo, kwa muda usiozidi saa 12 na kwenye kichupo hicho pekee. Ukiondoka kwenye akaunti, inaisha papo hapo. Ukiondoka bila mtandao, kivinjari huweka tokeni hiyo hadi kiweze kutuambia tuikatishe; wakati huo haimwingizi mtu yeyote kwenye akaunti.',
  rights: 'Haki zako',
  who: 'Nani anawajibika',
  'who.text':
    'Twende, nchini Kenya, ndiyo inayoamua nini kihifadhiwe na kwa nini: ndiyo “mdhibiti wa data” chini ya Sheria ya Kenya ya Ulinzi wa Data ya mwaka 2019, na chini ya GDPR pale inapohusika. Jinsi ya kutufikia iko mwishoni mwa ukurasa huu.',
  'keep.favorites': 'Matangazo unayohifadhi, orodha zako na viungo unavyotumia kuzishiriki, hadi utakapoviondoa.',
  'keep.reviews':
    'Tathmini zako na picha zake. Kila mtu anaweza kuzisoma, pamoja na jina na picha yako tu ikiwa unaonyesha wasifu wako. Pia tathmini na jumbe ulizoripoti, na sababu.',
  'keep.newsletter':
    'Ukijiunga na jarida: barua pepe yako, lugha, na lini uliliomba na kulithibitisha. Anwani isiyothibitishwa hufutwa baada ya siku {{days}}. Ukijiondoa tunaifuta papo hapo. Huhifadhiwa kando na akaunti; lakini ukifuta akaunti yako, tunaifuta pia kwa barua pepe iliyothibitishwa ya akaunti hiyo.',
  why: 'Kinachoturuhusu',
  'why.contract': 'Akaunti yako, nafasi ulizoweka, malipo na ujumbe: tunavihitaji ili kufanya ulichotuomba.',
  'why.law': 'Nafasi zilizowekwa, malipo na risiti baada ya safari: sheria ya kodi inatutaka tuvihifadhi.',
  'why.consent':
    'Jarida, SMS, arifa kwenye kivinjari chako, na kama jina lako lionekane kando ya tathmini zako: kwa sababu tu umekubali. Unaweza kuondoa idhini hiyo wakati wowote, na yaliyofanywa kabla ya hapo yanabaki halali.',
  'why.interest':
    'Vikomo dhidi ya matumizi mabaya, historia ya kuingia na rekodi yetu ya nani alifanya nini: tuna sababu halali ya kulinda akaunti na pesa.',
  'others.mail':
    'Barua pepe zetu hupitia seva ya barua pepe, ambayo huona anwani yako na ujumbe wenyewe. Jarida linaweza kutumwa na kampuni inayotutumia barua pepe; hapo inapata anwani yako, lugha yako na kiungo chako cha kujiondoa.',
  'others.abroad':
    'Baadhi ya kampuni hizi ziko nje ya Kenya. Kila moja hupata yaliyotajwa hapa pekee, na huyahifadhi kwa kanuni zake.',
  where: 'Zinahifadhiwa wapi',
  'where.text':
    'Kwenye hifadhidata na faili za seva zetu. Ni timu yetu na waliotajwa hapo juu tu wanaozifikia. Mawasiliano na kurasa zetu husimbwa kwa njia fiche. Kilichosimbwa kwenye hifadhidata yetu kinaweza kusomwa tu kwa ufunguo ulio nje yake.',
  device: 'Vidakuzi, na kinachobaki kwenye kifaa chako',
  'device.text':
    'Vidakuzi vyetu, kinachohifadhiwa na kivinjari chako kwa ajili yetu, na nakala zinazofunguka bila mtandao vimeorodheshwa kwenye ukurasa wake.',
  'device.link': 'Vidakuzi na kifaa chako',
  'rights.list': 'Sheria ya Kenya ya Ulinzi wa Data ya mwaka 2019, na GDPR, zinakupa haki hizi. Hazina malipo.',
  'rights.know':
    'Kujua kinachohifadhiwa kukuhusu, na kupata nakala inayosomeka na programu nyingine: kwenye wasifu wako, chini ya “Taarifa zangu”, kama faili moja. Tunaihifadhi kwa siku {{days}} ikiwa imesimbwa kwa njia fiche.',
  'rights.correct':
    'Kusahihishiwa: unabadilisha akaunti yako mwenyewe kwenye Wasifu, na taarifa za nafasi uliyoweka kwenye ukurasa wake. Kwa mengine yote tuandikie.',
  'rights.delete':
    'Kufutiwa: ukurasa huohuo una kitufe cha kufuta akaunti. Tunasubiri siku {{days}}, ambapo unaweza kuingia kwenye akaunti na kuchagua kubaki nayo. Baada ya hapo, nafasi ulizoweka, malipo, marejesho na risiti hubaki pamoja na jina ulilotumia, kwa sababu sheria ya kodi inavitaka, lakini nambari za simu, majibu na majina ya unaosafiri nao hufutwa. Kwenye ujumbe wa M-Pesa yenyewe kuhusu malipo, nambari huondolewa siku 180 baada ya ujumbe kufika. Tathmini zako hubaki bila jina lako, pamoja na ulichofanya kwa niaba ya biashara. Rekodi kwamba ulikubali masharti yetu, na rekodi ya nani alifanya nini, hubaki pia bila jina. Vingine vyote hufutwa.',
  'rights.object':
    'Kupinga, kuzuia matumizi yake, na kuondoa idhini uliyotoa: SMS, barua pepe na arifa kwenye mapendeleo yako, jarida kwa kiungo chake, mazungumzo na msaidizi kwa “Futa mazungumzo”. Kwa mengine yote tuandikie.',
  'rights.machine':
    'Kutohukumiwa na programu pekee: hakuna programu yetu inayoamua jambo la kudumu kukuhusu. Vikomo vya majaribio huisha vyenyewe, na anayesimamisha akaunti au kuondoa tathmini ni mfanyakazi wa Twende.',
  'rights.complain':
    'Kulalamika: nchini Kenya kwa Ofisi ya Kamishna wa Ulinzi wa Data (ODPC), katika Umoja wa Ulaya kwa mamlaka ya mahali unapoishi. Tungefurahi utuambie sisi kwanza.',
};
