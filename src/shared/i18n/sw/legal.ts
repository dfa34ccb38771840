import type { legal as en } from '../en/legal.ts';
import type { SameKeys } from '../texts.ts';

export const legal: SameKeys<typeof en> = {
  'terms.title': 'Masharti ya matumizi',
  'terms.description': 'Jinsi ya kuweka nafasi, muda wa kushikiwa nafasi, kulipa na kughairi kwenye Twende.',
  'terms.demo':
    'Hili ni onyesho. Watoa huduma na huduma zao ni wa kubuni, malipo hupitia viigizaji kwenye mashine hii, na hakuna pesa halisi zinazotumika. Tafadhali usiweke kadi halisi.',
  'terms.what': 'Twende ni nini',
  'terms.what.text':
    'Twende ni soko la safari nchini Kenya. Watoa huduma wa humu nchini hutoa safari za wanyamapori, ziara, malazi, chakula na usafiri. Twende huonyesha huduma zao, hupokea nafasi zinazowekwa pamoja na malipo, kisha huwafikishia watoa huduma. Huduma uliyowekea nafasi hutolewa na mtoa huduma ambaye jina lake liko kwenye tangazo na kwenye nafasi uliyoweka.',
  'terms.account': 'Akaunti yako',
  'terms.account.text':
    'Ili kuweka nafasi unahitaji akaunti yenye barua pepe inayokufikia. Usimpe mtu nenosiri lako. Tunaweza kusimamisha akaunti inayodhuru wengine; vipindi vyake vyote vya kuingia hukatishwa papo hapo.',
  'terms.booking': 'Kuweka nafasi, na muda wa kushikiwa nafasi',
  'terms.booking.pending':
    'Nafasi mpya inasubiri malipo, nasi tunakushikia kwa muda maalum. Ukurasa wa uthibitisho na ukurasa wa nafasi yenyewe huonyesha hadi lini.',
  'terms.booking.paid': 'Malipo yako yakifika, nafasi inathibitishwa, nasi tunakujulisha kwa barua pepe.',
  'terms.booking.late':
    'Bila malipo kufikia wakati huo, nafasi inaghairiwa na kuwa wazi kwa wengine. Malipo yako yakifika baadaye, unapata nafasi yako tena ikiwa bado ipo, la sivyo unarejeshewa pesa zako zote.',
  'terms.price': 'Bei na kulipa',
  'terms.price.usd':
    'Bei ziko kwa dola za Marekani. Kabla ya kuweka nafasi unaona kila sehemu ya bei na jumla yake; Twende haiongezi chochote.',
  'terms.price.shown':
    'Unaweza pia kuonyeshwa bei kwa shilingi za Kenya, yuro au pauni za Uingereza. Kiasi kama hicho huwa na alama ≈, na hutumia viwango vilivyowekwa na Twende. Popote unapolipa, unaona pia kiasi kamili na sarafu yake.',
  'terms.price.card':
    'Kwa kadi unalipa kwa dola za Marekani. Malipo ya kadi hupitia Stripe, na Twende haihifadhi nambari za kadi.',
  'terms.price.mpesa':
    'Kwa M-Pesa unalipa kwa shilingi za Kenya: bei ya dola kwa kiwango kilichowekwa na Twende, hadi shilingi kamili iliyo karibu. Unaona kiasi kabla ya kulipa, na hakibadiliki kwa malipo hayo. Kwa M-Pesa huwezi kulipa zaidi ya KES 250,000 kwa mara moja.',
  'terms.cancel': 'Kughairi',
  'terms.cancel.text':
    'Kila tangazo lina mojawapo ya sera tatu. Unaona tarehe na kiasi chake kabla ya kuweka nafasi, na hubaki vilevile kwenye nafasi yako, hata mtoa huduma akibadilisha sera baadaye. “Mwanzo” ni 00:00 usiku (saa sita usiku), saa za Nairobi, siku ya kwanza.',
  'terms.cancel.flexible':
    'Isiyo kali: ukighairi hadi saa 24 kabla ya mwanzo, unarejeshewa pesa zote; baada ya hapo hurejeshewi chochote.',
  'terms.cancel.moderate':
    'Ya wastani: ukighairi hadi siku 5 kabla ya mwanzo, unarejeshewa pesa zote, na hadi saa 24 kabla, nusu; baada ya hapo hurejeshewi chochote.',
  'terms.cancel.strict':
    'Kali: ukighairi ndani ya saa 48 baada ya kuweka nafasi, siku 14 au zaidi kabla ya mwanzo, unarejeshewa pesa zote; hadi siku 7 kabla ya mwanzo, nusu; baada ya hapo hurejeshewi chochote. Ikiwa mwenyeji alihitaji kukubali ombi lako kwanza, saa 48 zinaanza anapolikubali.',
  'terms.cancel.how':
    'Ili kughairi, fungua nafasi hiyo kwenye dashibodi yako, kisha ubonyeze “Ghairi nafasi”. Utaonyeshwa kiasi utakachorejeshewa na mahali kitakapotumwa, kisha utaombwa kuthibitisha. Unaweza pia kutuandikia au kutupigia simu, ukitaja nambari ya nafasi yako.',
  'terms.time': 'Siku na saa',
  'terms.time.text': 'Tarehe na saa zote kwenye Twende ni za Nairobi (saa za Afrika Mashariki).',
  'privacy.title': 'Sera ya faragha',
  'privacy.description':
    'Taarifa zako ambazo Twende huhifadhi, kwa nini, nani mwingine huziona, na kinachohifadhiwa kwenye kivinjari chako.',
  'privacy.demo':
    'Hili ni onyesho: malipo hupitia viigizaji kwenye mashine hii, na barua pepe na SMS hubaki kwenye kurasa ambazo yeyote anayeweza kufungua onyesho hili anaweza kuzisoma. Tafadhali usiandike chochote cha siri.',
  'privacy.keep': 'Tunachohifadhi, na kwa nini',
  'privacy.keep.account':
    'Akaunti yako: jina, barua pepe, ulikubali lini toleo gani la masharti yetu na la sera hii, aina ya akaunti, lugha, sarafu unayoonyeshwa bei, na chochote unachoongeza kwenye wasifu wako, kama vile picha, ambayo hufutwa mara tu unapoibadilisha au kuiondoa. Tunahitaji taarifa hizo ili tujue nani ameweka nafasi, na tukuandikie kuhusu nafasi zako. Nenosiri lako huhifadhiwa kama alama ya siri tu, isiyoweza kurudishwa kuwa nenosiri (Argon2id). Ukiwasha uthibitishaji wa hatua mbili: ufunguo wa programu yako ya uthibitishaji, uliosimbwa kwa njia fiche (AES-256-GCM), na alama za siri za misimbo yako ya dharura, hadi utakapouzima. Ukiingia kwa Google au Facebook: nambari yako na barua pepe yako huko, na ulipoiunganisha, hadi utakapoiondoa. Ya kila passkey: sehemu yake ya wazi, jina lake, ilipoongezwa na ilipotumika mara ya mwisho, hadi utakapoiondoa; kidole au uso wako hautoki kamwe kwenye kifaa chako.',
  'privacy.keep.bookings':
    'Nafasi zako: nini, lini, kwa watu wangapi, mawasiliano uliyotoa, majina ya unaosafiri nao, majibu yako kwa maswali ya mwenyeji, bei, na nani alibadilisha nini na lini. Hayo ndiyo mliyokubaliana wewe na mtoa huduma.',
  'privacy.keep.messages':
    'Mnayoandikiana wewe na wenyeji wako, pamoja na picha unazotuma, yakiwa yamesimbwa kwa njia fiche (AES-256-GCM), na wakati yaliposomwa. Mahali picha ilipopigwa na taarifa nyingine zote za kamera huondolewa kwenye picha. Unaweza kuyasoma wewe, na wale wa timu ya mtoa huduma wanaoshughulikia nafasi zilizowekwa; timu yetu husoma ujumbe pale tu mmoja wenu anapouripoti, pamoja na ujumbe hadi 5 wa kabla yake na 5 wa baada yake, na kila mara hurekodiwa. Hadi nafasi ilipiwe, upande wa pili hauoni nambari za simu, anwani za barua pepe na viungo vilivyomo, na huona jina lako tu ikiwa unaonyesha wasifu wako au umeweka nafasi. Picha zinaweza kutumwa nafasi ikishalipiwa; picha uliyoongeza bila kuituma hufutwa baada ya siku moja. Yote yanafutwa siku 180 baada ya ujumbe wa mwisho, na si kabla ya siku 180 kupita baada ya safari inayohusika.',
  'privacy.keep.notifications':
    'Tulichokuarifu chini ya kengele: kilichotokea, kwa nafasi au tangazo gani, lini, na kama umekisoma, bila majina wala mawasiliano ya wasafiri; arifa 200 za karibuni, kwa siku 90. Pia ulichochagua kuhusu arifa: kwa njia zipi, na saa ambazo simu isilie.',
  'privacy.keep.payments':
    'Malipo yako: njia, kiasi, hali, nambari ya risiti na majibu ya Stripe au M-Pesa. Kwa hayo tunaweza kuthibitisha kilicholipwa, na kurejesha pesa.',
  'privacy.keep.phones':
    'Nambari za simu, kwenye akaunti, nafasi na malipo ya M-Pesa, majina ya unaosafiri nao, na majibu yako kwa maswali ya wenyeji, kama vile ndege, hoteli au chakula: tunazisimba kwa njia fiche kwenye hifadhidata yetu (AES-256-GCM) na kuzifungua pale tu zinapohitajika. Kwa nambari iliyo kwenye akaunti tunahifadhi pia alama ya siri isiyoweza kugeuzwa kuwa nambari tena, kwa muda ambao nambari yenyewe ipo. Kwa alama hiyo timu yetu inapata akaunti ya anayetupigia simu. Majibu na majina hayo hufutwa siku 180 baada ya safari, au siku 30 baada ya kuisha kwa nafasi ambayo haikuwahi kuthibitishwa. Ukiwasha SMS, kwa siku 180 tunahifadhi ni SMS gani tuliyotuma kwa nambari gani, na kama ilifika.',
  'privacy.keep.sessions':
    'Vipindi vyako vya kuingia: kila kimoja kilianza na kitaisha lini, aina ya kivinjari, na alama ya siri ya tokeni yake. Majaribio ya kuingia yaliyoshindikana huhesabiwa kwa takriban saa moja, ili kuwazuia wanaobahatisha. Kwa siku 180 timu yetu inaweza kuona ni lini mtu aliingia kwenye akaunti yako au alijaribu kuingia, aina ya kivinjari na anwani ya IP iliyofupishwa: mara 500 za mwisho tu. Yanayofanywa na timu yetu na wenyeji kwenye akaunti, nafasi zilizowekwa na malipo, na mabadiliko unayofanya ya usalama wa akaunti yako, hurekodiwa na hayafutwi. Kwa timu yetu tunahifadhi pia anwani ya IP iliyofupishwa kwa siku 180.',
  'privacy.keep.networks':
    'Anwani za IP: tunapohesabu majaribio ya kuingia yaliyoshindikana, usajili na maswali kwa wenyeji, kwa muda usiozidi saa mbili, kama alama ya siri isiyoweza kurudishwa kuwa anwani. Katika rekodi za mfumo na katika historia ya kuingia hufupishwa. Pia tunahifadhi vivinjari kumi vya mwisho ulivyoingia navyo, kwa muda usiozidi mwaka mmoja, ili tuvitambue tena, na barua pepe yako ya awali, kwa siku 33, ikiwa mtu mwingine ameibadilisha.',
  'privacy.keep.documents':
    'Ukiomba kuwa mwenyeji: unachojaza kuhusu biashara yako, na hati unazopakia, zikiwa zimesimbwa kwa njia fiche (AES-256-GCM), na picha bila taarifa ya mahali zilipopigwa. Wenzako walio na ruhusa ya kusimamia biashara, pamoja na timu yetu, wanaweza kuzifungua; kila mara timu yetu inapofungua, tunaweka rekodi. Zinahifadhiwa wakati wote ukiwa mwenyeji, na zinafutwa siku 180 baada ya ombi kukosa kuidhinishwa, au baada ya mabadiliko yako ya mwisho ya ombi ambalo hukulituma. Ya simu ya biashara yako, na ya simu au akaunti tunayotumia kukulipa, tunahifadhi pia alama ya siri isiyoweza kurudishwa kuwa nambari hiyo, kwa muda ule ule wa nambari yenyewe. Kwa alama hiyo timu yetu huona biashara mbili zinapokuwa na nambari moja.',
  'privacy.keep.assistant':
    'Unayoandikiana na msaidizi, yakiwa yamesimbwa kwa njia fiche (AES-256-GCM): jumbe 100 za mwisho, hadi ufute mazungumzo, na kwa siku moja tu baada ya ujumbe wako wa mwisho, au siku 30 ikiwa ulikuwa umeingia kwenye akaunti. Msaidizi ni programu yetu wenyewe; unachomwandikia hakiendi kwa kampuni nyingine.',
  'privacy.not': 'Tusichofanya',
  'privacy.not.text':
    'Hatuuzi chochote kukuhusu, hatuonyeshi matangazo ya biashara, na kurasa zetu hazipakii vifuatiliaji vya kampuni nyingine.',
  'privacy.others': 'Nani mwingine huziona',
  'privacy.others.provider':
    'Mtoa huduma unayeweka nafasi kwake huona nafasi hiyo, mawasiliano yake, majina ya unaosafiri nao na majibu yako, ili aweze kukupokea. Nafasi ikiisha bila kulipiwa, haoni tena mawasiliano yako. Simu za wanaowapokea wageni huwa na orodha ya wageni wa leo na kesho. Wanaosimamia Twende huona wanachohitaji ili kukusaidia.',
  'privacy.others.identity':
    'Ukiingia kwa Google au Facebook, wao hujua kuwa unatumia Twende. Hutuambia jina lako na barua pepe yako; hatuombi wala kutuma kitu kingine.',
  'privacy.others.pay':
    'Malipo hupitia Stripe (kadi) na M-Pesa ya Safaricom. Kila kampuni hujua kiasi na nafasi inayolipiwa; M-Pesa hujua pia nambari ya simu inayolipa, na Stripe hujua kadi. Ukiwasha SMS, kampuni inayotutumia SMS na mtandao wako wa simu hujua nambari yako na maandishi yake. Ukiwasha arifa kwenye kivinjari, hupitia huduma ya waliokitengeneza, kama vile Google, Mozilla au Apple, zikiwa zimesimbwa kwa njia fiche ili kivinjari chako pekee kiweze kuzisoma; tunahifadhi mahali pa kuzituma, kwa njia fiche, hadi uzizime au uondoke kwenye akaunti hapo.',
  'privacy.signedIn': 'Kubaki ndani ya akaunti',
  'privacy.signedIn.text':
    'Kivinjari chako huhifadhi tokeni inayokuweka ndani ya akaunti. Ukichagua “Nikumbuke”, au baada ya kujisajili, hutumika kwa siku 30; la sivyo, kwa muda usiozidi saa 12 na kwenye kichupo hicho pekee. Ukiondoka kwenye akaunti, inaisha papo hapo. Ukiondoka bila mtandao, kivinjari huweka tokeni hiyo hadi kiweze kutuambia tuikatishe; wakati huo haimwingizi mtu yeyote kwenye akaunti.',
  'privacy.device': 'Kinachobaki kwenye kifaa chako',
  'privacy.device.text':
    'Taarifa hizi huhifadhiwa kwenye kivinjari chako pekee. Unaweza kuzifuta zote kwenye mipangilio ya kivinjari kuhusu tovuti hii.',
  'privacy.device.pages':
    'Nakala za kurasa za umma ulizofungua, ili zifunguke bila mtandao: kurasa zisizozidi 40 na majibu ya seva yasiyozidi 80 kwa siku 30, na faili zisizozidi 250 na picha zisizozidi 150 kwa siku 60.',
  'privacy.device.own':
    'Nakala zako binafsi wakati umeingia kwenye akaunti: taarifa za akaunti yako, takwimu na orodha za dashibodi yako, nafasi ulizoweka pamoja na mawasiliano na matangazo yake, na vocha za safari zako tatu zijazo, majibu ya seva yasiyozidi 100. Hufutwa unapoondoka kwenye akaunti, kipindi chako cha kuingia kinapoisha, na mtu mwingine anapoingia kwenye kivinjari hiki. Kurasa za malipo hazinakiliwi kamwe.',
  'privacy.device.gate':
    'Ukiwapokea wageni kwa niaba ya mwenyeji: orodha za wageni unaowatarajia leo na kesho, ili uweze kuwaingiza bila mtandao, za biashara zisizozidi tano. Zina nambari za nafasi, majina, idadi ya wageni na, pale bei inapotegemea hayo, wanakoishi na kama ni watoto, saa, na alama ya siri ya msimbo wa kila vocha. Orodha ya siku hufutwa siku hiyo inapoisha, na zote hufutwa unapoondoka kwenye akaunti, kipindi chako cha kuingia kinapoisha, na mtu mwingine anapoingia kwenye kivinjari hiki.',
  'privacy.device.checkIns':
    'Kuingia kwa wageni unakoandika bila mtandao: nambari ya nafasi, saa, aliyeandika na, kama msimbo ulisomwa kwa kamera, sehemu yake ya siri; bila majina. Hutumwa mtandao ukirudi. Zilizotumwa huhifadhiwa kwa siku moja, nyingine kwa siku 14, zisizozidi 200. Kama kuna zinazosubiri unapoondoka kwenye akaunti, tunakuuliza kwanza; baada ya hapo zinabaki kwenye kivinjari hiki, kwa sababu hakuna mahali pengine wageni hao walipoandikwa, na ni wewe tu unayezituma ukiingia tena.',
  'privacy.device.draft':
    'Nafasi uliyoanza kuweka, pamoja na mawasiliano na majibu uliyoandika: kwenye kichupo hicho, hadi uimalize, uondoke kwenye akaunti au ufunge kichupo.',
  'privacy.device.small':
    'Mwonekano uliochagua, wa mwanga au wa giza. Na kwenye kichupo hicho, kwa muda mfupi: mahali ulipokuwa kwenye ukurasa ulipobadilisha lugha, sarafu uliyotumia kabla ya kuingia, na ujumbe wa ukurasa unaofuata.',
  'privacy.cookies': 'Vidakuzi',
  'privacy.cookies.text':
    'Viko sita, vyote vya Twende yenyewe. Vitatu vya kwanza hudumu mwaka mmoja, cha nne siku 30, vingine dakika kumi:',
  'privacy.cookies.lang': 'lugha yako, ukishaichagua.',
  'privacy.cookies.currency': 'sarafu ya kuonyesha bei, ukishaichagua au ukiingia kwenye akaunti.',
  'privacy.cookies.device':
    'huwekwa unapoingia. Hutuambia kwamba kivinjari hiki kiliwahi kuingia, ili watu wanaobahatisha nenosiri lako wasiweze kukufungia nje ya akaunti.',
  'privacy.cookies.chat': 'huwekwa unapomwandikia msaidizi. Kinatuambia mazungumzo yako ni yapi.',
  'privacy.cookies.identity':
    'huwekwa unapoingia kwa Google au Facebook. Vina taarifa za kuingia huku kumoja tu, zilizosimbwa kwa njia fiche.',
  'privacy.rights': 'Kuona, kusahihisha, kufuta',
  'privacy.rights.text':
    'Unaweza kubadilisha akaunti yako mwenyewe kwenye Wasifu. Hapo, chini ya “Taarifa zangu”, unaweza kupakua kila kitu tunachohifadhi kukuhusu kama faili moja, ambayo tunaihifadhi kwa siku saba ikiwa imesimbwa kwa njia fiche, na kuomba akaunti yako ifutwe. Tunasubiri siku 14, ambapo unaweza kuingia kwenye akaunti na kuchagua kubaki nayo. Baada ya hapo, nafasi ulizoweka, malipo, marejesho na risiti hubaki pamoja na jina ulilotumia, kwa sababu sheria ya kodi inavitaka, lakini nambari za simu, majibu na majina ya unaosafiri nao hufutwa. Kwenye ujumbe wa M-Pesa yenyewe kuhusu malipo, nambari huondolewa siku 180 baada ya ujumbe kufika. Tathmini zako hubaki bila jina lako, pamoja na ulichofanya kwa niaba ya biashara. Rekodi kwamba ulikubali masharti yetu, na rekodi ya nani alifanya nini, hubaki pia bila jina. Vingine vyote hufutwa.',
  contents: 'Yaliyomo',
  contact: 'Maswali',
  'contact.text': 'Tuandikie kwa {{email}} au tupigie simu {{phone}}.',
};
