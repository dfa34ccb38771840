/** What people tell in Kiswahili and Sheng whose answer stands in a help article, by its slug. */
export const toldInKiswahili: Readonly<Record<string, string>> = {
  'how-to-book':
    'nimeona camp poa sana naivasha sasa naanzia wapi ndio niipate | naeza book bila kuji-register kwanza | ' +
    'mimi ni mgeni hapa, nionyesheni hatua za ku-reserve safari ya weekend | ' +
    'nikibofya kile kitufe cha kijani kisha nifanye nini | ' +
    'nataka kuchukulia wazazi wangu safari ya amboseli, majina yao yanaandikwa wapi | ' +
    'sijawahi kutumia hii site, niko na mchumba wangu tunataka hoteli diani | ' +
    'lazima nifungue account ndio nione hizi trip | nina email tu sina kitu kingine, itatosha kujisajili | ' +
    'wanaulizia flight number na bado sijanunua tiketi ya ndege, niandike nini | ' +
    'mtoto wangu ana allergy ya karanga, hilo nitalisema wapi nikiwa nachukua chakula | ' +
    'mimi sili nyama, nijaze wapi kwenye fomu | nilijaza namba ya ndege vibaya na sasa nataka kuirekebisha | ' +
    'tunaeza ongeza pickup ya airport kwa hiyo package | packed lunch inaongezwa aje kwa bill | ' +
    'nataka kuongeza lunch box na transport kutoka jkia wakati naweka order | ' +
    'tuko mabeshte nane tunaplan roadtrip, mmoja wetu anaeza tuwekea sote | ' +
    'naeza tuma ile pass kwa rafiki yangu ambaye ndiye atasafiri | ' +
    'nimemnunulia mke wangu zawadi ya balloon ride, jina lake litaingia aje | ' +
    'nimetafuta game drive ya jumamosi lakini sijui nianzie menu gani | ' +
    'hizi slots ziko open tarehe ngapi, nazionaje | nachagua siku lakini sioni kama wanapatikana | ' +
    'nitaconfirmiwa saa ngapi nikishamaliza kila kitu | booking yangu ikikubaliwa mtanitumia email ama nini | ' +
    'nimeshamaliza kujaza, safari yangu naikuta wapi kwa site | kuna service fee mnaongeza juu ya bei ya host | ' +
    'nipeni maelekezo ya kupata chumba cha watu wawili malindi | ' +
    'boss alinituma nitafutie ofisi team building ya watu ishirini, nafanyaje | ' +
    'naeza chungulia tu matangazo bila kulogin | hizo details za dietary zinasomwa na nani | ' +
    'tutakutana na guide wapi, hiyo iko kwa tangazo ama | ' +
    'mzae anataka kwenda mombasa na sgr pickup, ninamsaidiaje kuichukua online | ' +
    'nisaidie ku-book nimejaribu kila kona sijaelewa | nikiweka watu watano mfumo utahesabu bei aje | ' +
    'checkout inaniomba jina na simu, niweke za nani kama siendi mimi | how do i book kwa hii app manze | ' +
    'nawezaje kupata nyama choma dinner ya jioni leo | mnasajilije mteja mpya | ' +
    'niko nje ya nchi naeza wawekea wazazi wangu kijijini trip | ' +
    'sioni pa kuchagua idadi ya watoto na watu wazima nikitafuta | ' +
    'kabla sijatoa pesa nataka nijue steps zote mpaka mwisho | sijawahi nunua trip mtandaoni, unanionyesha | ' +
    'nikishachagua gari na siku nitaulizwa nini',
  'unpaid-booking':
    'nilienda kutafuta pesa kwa mpesa agent nikarudi nikakuta nafasi imepotea | ' +
    'card ilikua kwa gari, kurudi room imeenda | mnanihifadhia hizi dates mpaka saa ngapi | ' +
    'naeza lipa jioni nikitoka job ama itakua imeexpire | ' +
    'nimeweka booking lakini mshahara unaingia kesho, mtaningojea | ' +
    'timer inahesabu kurudi nyuma, ikifika zero inakuaje | nilichelewa dakika tano tu na mmeshanifungia | ' +
    'nilipata doh late, sasa spot imepewa mtu mwingine | naona imeandikwa imeisha muda, kuna deni lolote nadaiwa | ' +
    'sikulipa ile ya juzi, mtanitoza siku moja | niliacha katikati nikala lunch, narudi wapi kumalizia | ' +
    'stima zilipotea nikiwa nataka kulipa, naendeleaje sasa | ' +
    'kuna tab nilifunga kabla ya kulipa, nitaipataje tena hiyo order | ' +
    'niko na booking tatu ambazo sijalipia, mfumo umekataa ya nne | ' +
    'inasema nimefikisha kikomo cha nafasi ambazo hazijalipiwa | mbona mnanikatalia kuongeza reservation nyingine | ' +
    'nilitumia points zangu kisha nikashindwa kulipa, pointi zimeenda wapi | hold inakaa lisaa limoja ama zaidi | ' +
    'safari hii mnanipa dakika chache kuliko ile ya kwanza, why | ' +
    'nimeacha ziexpire mara kadhaa leo, ndio maana muda umefupishwa | ' +
    'pesa iliingia baada ya countdown kuisha, bado nitapata chumba | nililipa dakika ya sitini na mbili, itakuaje | ' +
    'mtu mwingine akichukua hizo siku kabla sijalipa | sija-confirm email, hiyo ndio inanizuia kuweka nyingine | ' +
    'niki-verify email nitaruhusiwa ngapi | reserve bila kulipa mara moja inawezekana | ' +
    'ninangoja bro anitumie pesa, nafasi yangu iko salama kwa muda gani | nataka kuweka leo nilipe mwisho wa mwezi | ' +
    'kitufe cha kuendelea kulipa kiko wapi kwa dashboard | booking ikilapse naeza ichukua upya | ' +
    'nimesahau kulipa na nikalala, asubuhi imeandikwa expired | ' +
    'mnaeza ni-extendia dakika kumi niende nitoe pesa bank | nafasi ilifutika yenyewe kabla sijatoa hata shilingi | ' +
    'niliijaza fomu nikaiacha hivyo, kuna penalty | tumekuwa tukichanga na marafiki na muda ukatuishia | ' +
    'nisipolipa hii mtaniblacklist | imekaa pending payment, nitaiondoaje ama itajitoa | ' +
    'simu iliisha charge katikati ya checkout, nafasi yangu bado ipo | ' +
    'deadline ya kulipa naiona wapi kwenye ukurasa | bado sijatuma pesa na nimebakisha dakika tatu | ' +
    'nimekuta imefungwa nikirudi kulipa | alinitumia hela usiku nikiwa nimeshapitwa na dakika',
  'request-to-book':
    'mbona naona tuma ombi badala ya weka nafasi | mwenyeji hajanijibu tangu jana asubuhi, nimngoje mpaka lini | ' +
    'request yangu iko pending, kuna pesa imekatwa | nimetuma ombi la boti lamu na kimya tu | ' +
    'host amenikatalia, sasa nitafute wapi ingine kama hiyo | amekubali leo usiku, naeza lipa kesho mchana | ' +
    'nataka kutoa ombi langu nimepata pahali pengine | nili-request villa tatu, naeza withdraw mbili | ' +
    'host asiporeply inakuaje manze | kwa nini siwezi lipa moja kwa moja hii cottage | ' +
    'nimeapply chumba, nitajuaje kama wamenipokea | nitapata notification ya kengele ama email akiaccept | ' +
    'wamekubali lakini sikuona email mapema, nimebaki na saa ngapi kulipa | ' +
    'anataka kuhakikisha kama kuna nafasi kwanza, ni kawaida | trip ni kesho asubuhi na bado hajasema ndio ama la | ' +
    'ombi limeisha muda lenyewe, nitume lingine | je, kutuma request ni kama nimeshabook | ' +
    'kadi yangu itachajiwa nikishatuma ombi tu | nilibonyeza send request, sasa nasubiri nini | ' +
    'amedecline bila sababu, pesa yangu iko sawa | hawa wenyeji wanachagua wageni, si nilipe tu | ' +
    'niliomba kupanda farasi ngong na mwenyewe amenyamaza | siku nzima imepita bila jibu la mwenye nyumba | ' +
    'baada ya kukubaliwa nilipie wapi | nimebadilisha mawazo kabla hajanijibu, naiondoaje | ' +
    'approval ya host inachukua muda gani | tuliomba homestay kisumu, tukajibiwa sawa, hatua inayofuata ni gani | ' +
    'kuna tofauti gani ya instant booking na hii ya kuomba | nikikubaliwa na nisilipe ndani ya siku moja itapotea | ' +
    'ameitikia ombi langu nikiwa kwa ndege, je likiisha kabla nitue | ' +
    'nawezaje kumharakisha mwenyeji aseme kama anatupokea | ' +
    'naeza omba kwa wenyeji wawili ndio nichukue atakayejibu kwanza | ombi limekataliwa na sielewi nifanye nini | ' +
    'wanasema inasubiri idhini ya mwenye boti | niliomba safari ya leo jioni, atakua na muda mfupi wa kujibu | ' +
    'bado awaiting host response na nina flight ya kesho | ' +
    'nilitaka kulipa lakini hakuna button ya pay, kuna ya kuomba tu | akinyima nitajuaje | ' +
    'je ombi lisipojibiwa nitadaiwa kitu | si waniambie tu yes or no, nimengoja masaa ishirini | ' +
    'hajasema kitu hadi sasa na nilimwomba jana | wameitikia, wananisubiri mimi nitoe pesa',
  'residency-prices':
    'mimi ni mkenya, mbona naona bei ya wazungu | niko na alien card, nitalipa kama mkaazi | ' +
    'mume wangu ni mjerumani lakini tunaishi karen, analipa rate gani | kuna discount ya resident hapa | ' +
    'watoto wangu wa miaka mitano na tisa wanalipa nusu | mtoto mchanga analipiwa | ' +
    'nilisahau kitambulisho nyumbani, watanichaji zaidi nikifika | nimetoka kampala, napata bei ya east africa | ' +
    'mtanzania anahesabiwa kama nani | niko na work permit tu na passport, inakubalika | ' +
    'rafiki yangu ni mcongo, anaingia kwa bei ya chini ama | msomali anapata bei ile ya jumuiya | ' +
    'mganda na mkenya tukishea room moja bei inakuaje | chumba kimoja tuko na mzungu, wataweka bei ya nani | ' +
    'huduma namba itafanya kazi kama uthibitisho | birth certificate ya mtoto lazima nibebe | ' +
    'naeza onyesha picha ya id kwa simu | nilichagua citizen kimakosa na mimi ni foreigner, itakuaje nikifika | ' +
    'walinitoza difference pale reception kwa sababu sina id | ' +
    'hii tangazo haina bei ya locals, ni bei moja kwa wote | wapi nachagua kama mimi ni citizen ama non resident | ' +
    'non resident rate ni double, kwa nini | mimi ni msudani kusini nasoma nairobi, nitatumia kadi ya shule | ' +
    'niko nairobi kwa miaka mitatu na permit, sitaki kulipa kama mtalii | ' +
    'diaspora mwenye pasi ya kenya analipa kama raia | nina uraia pacha, nitumie pasipoti gani kupata bei nafuu | ' +
    'mrwanda akikuja na national id yake inatosha | kijana wangu ana miaka kumi na saba, ni mtu mzima ama mtoto | ' +
    'tuko watatu, mmoja mkenya wawili wageni, jumla inahesabiwa aje | je mtoto bila pasipoti anathibitishwaje umri | ' +
    'bei ya wenyeji wa hapa ni ngapi tofauti na watalii | waks wangu ni mhindi mzaliwa wa kenya, anapewa bei gani | ' +
    'nimeolewa na mkenya lakini sina id bado | ' +
    'kukodi landcruiser na wageni na wakenya pamoja, bei inapangwa na nani | si ni ubaguzi watalii kulipa zaidi | ' +
    'burundi iko kwa list ya east african | student pass inafanya nihesabiwe mkaazi | ' +
    'sina alien card imepotea, nitaleta nini | wazungu wanaoishi hapa wanapata mwananchi rate | ' +
    'id imekwisha muda, itakubaliwa getini kuonyesha uraia | nimeitwa foreigner na nilizaliwa nakuru | ' +
    'wataniuliza kitambulisho nikiingia chumba',
  'payment-faq':
    'mnachukua visa ya equity | naeza lipa cash nikifika | ' +
    'nataka kutuma bank transfer kutoka kcb, mnipe account number | amex yangu inafanya kazi hapa | ' +
    'debit card ya co-op itakubali | paypal mko nayo | bitcoin ama crypto mnapokea | airtel money inawezekana | ' +
    'niki-book pesa inakatwa mara moja ama siku ya safari | naogopa kuweka namba ya kadi online, mnaihifadhi | ' +
    'si mtu anaeza iba details za card yangu kutoka kwenu | nitajuaje si ukora, nikilipa na host atoroke | ' +
    'host anapewa pesa lini, kabla ama baada ya trip | pesa yangu inakaa kwa nani mpaka nisafiri | ' +
    'dadangu ako majuu anataka kunilipia na kadi yake | boss atalipa na card ya kampuni, inawezekana | ' +
    'nimekatwa mara mbili kwa booking moja | naona debits mbili kwa statement ya benki, moja itarudi | ' +
    'kuna hidden charges ama ile total ndio mwisho | kwa nini bank imeongeza foreign fee | ' +
    'bill imekuja kwa dollar na account yangu ni ya shilingi | benki imenitumia otp kuthibitisha, ni kawaida | ' +
    'stripe ni nani hawa wameonekana kwa statement | naeza tumia points pamoja na kadi kulipia | ' +
    'malipo ya kidogo kabisa kwa kadi ni ngapi | niliambiwa na benki niidhinishe kwa app yao, niidhinishe | ' +
    'sijakatwa kitu na nimeshaweka kadi, mtaikata lini | alinidanganya mwingine kitambo, nikilipa hapa mtanilinda | ' +
    'cheque ya kampuni mtakubali | mastercard ya absa imeandikwa prepaid, itapita | ' +
    'nilipe njia gani, mko na options gapi | nikiomba kwanza na mwenyeji bado hajakubali, kadi inatozwa | ' +
    'dola ninazo cash mkononi, naeza mpa dereva | je cvv yangu inabaki kwa mfumo wenu | ' +
    'akilipa mtu mwingine na ni cancel, refund inaenda kwake | nikiagiza leo safari ya december, mnakata leo | ' +
    'nimelipishwa zaidi ya bei na bank, ile extra ni ya nani | western union ama wise naeza tumia | ' +
    'ada za kwa geti ziko ndani ya total ama nitatoa zingine | ' +
    'nimejazwa hofu na matapeli wa instagram, nyinyi mnalinda pesa aje | ' +
    'nimemwomba mjomba wa texas anitolee hela ya trip | nilizoea kulipa mkononi, hapa nitalipa aje',
  'pay-by-mpesa':
    'naweka namba ya mpesa wapi | stk push haijakam kwa simu yangu | nimengoja prompt mpaka nimechoka | ' +
    'till number yenu ni gani | nipeni paybill nilipe | ile pop up ya pin haitokei | ' +
    'natumia line mbili, prompt inakuja kwa gani | mke wangu atanilipia na simu yake, naweka namba yake | ' +
    'mnahesabu dola kwa shilingi ngapi | rate ya mpesa ni one ten kweli | ' +
    'limit ya mpesa ni ngapi kwa transaction moja | safari ni laki tatu, naeza lipa na simu | ' +
    'mnataka pin yangu niweke kwa website | mtu amenipigia akisema ni twende anataka pin yangu ya mpesa | ' +
    'nilituma kwa till niliyopewa na mtu, ilikuwa yenu kweli | ' +
    'lipa na mpesa naibonyeza wapi nikimaliza kuchagua tarehe | nimeandika 0722 ama niweke 254 mbele | ' +
    'simu yangu ni kabambe, itaonyesha ombi | niko kwa sim toolkit na prompt imekataa kuingia | ' +
    'network ya safaricom iko chini, nisubiri ama nitume upya | nime-send ombi mara mbili na bado simu kimya | ' +
    'sina simu hapa, naeza tumia ya jirani kulipa | nikiweka pin kwa simu nini kinafuata | ' +
    'mpesa imenipa code, niiweke pahali | nitajuaje nimefanikiwa nikishabonyeza siri yangu | ' +
    'm-pesa global ama namba ya uganda inakubali | namba ya airtel naeza weka kwa hiyo box | ' +
    'kiasi cha shilingi kimeandikwa tofauti na nilichohesabu kwa dola | mbona exchange yenu si kama ya google | ' +
    'push imeenda kwa simu ya zamani niliyopoteza | nimebadilisha line, prompt inaenda ile ya kitambo | ' +
    'jina gani litatokea kwa prompt kabla niweke siri yangu | ' +
    'screen ilizima kabla sijaweka pin, nitaitisha tena aje | simu ilikua flight mode wakati ombi lilitumwa | ' +
    'nataka kutuma pesa kwa send money direct kwa namba yenu | naomba namba ya biashara ya kulipia booking | ' +
    'nikitumia laini ya mzae pesa yake ndio itatoka | ' +
    'nimekosea namba nikaandika ya mtu mwingine, ombi limeenda kwake | ' +
    'nilikua nanunua airtime wakati ombi lilikuja, likapotea | ' +
    'nifundishe kulipa na safaricom step by step, mimi ni mzee | nimeweka namba lakini simu haijalia | ' +
    'ameniuliza siri ya mpesa, nimwambie',
  'failed-payment':
    'mpesa imetoa pesa lakini page bado inasema inasubiri | nimelipa na booking haijaconfirm | ' +
    'pesa imeshatoka kwa simu, kwenu hakuna kitu | card yangu imedecline na niko na pesa | ' +
    'benki imekataa malipo ya nje | inaniambia insufficient funds na si ukweli | ' +
    'nilikosea pin mara tatu na sasa imefungwa | nimeweka pin wrong, naeza jaribu tena | ' +
    'payment failed, nimekatwa ama sijakatwa | kadi imekataliwa kila mara, nifanyaje | ' +
    'message ya mpesa imekuja, ticket haijakuja | niliambiwa transaction cancelled na sikucancel mimi | ' +
    'ombi la pin lili-timeout nikitafuta miwani | inazunguka tu hapo checking payment, nimeogopa | ' +
    'naogopa kulipa tena nisije nikakatwa double | nimelipa mbili kwa makosa kwa sababu ya kwanza ilikwama | ' +
    'cvv nimeweka sawa lakini bado error | card imeexpire last month, ndio shida | ' +
    'nilipata ujumbe wa kushindwa na bado muda unahesabu, nijaribu njia nyingine | ' +
    'mpesa balance haikutosha, nimeongeza, nianze upya | daily limit imefika, sasa nilipe aje hii | ' +
    'benki inasema waliona ni fraud wakazuia | ncba imenizuia kutumia card online | ' +
    'nina code ya mpesa ya kuthibitisha nimelipa, nimtumie nani | ' +
    'muamala umepita lakini nafasi yangu haijathibitishwa hadi sasa | ' +
    'nimekua nikingoja dakika ishirini tangu nilipe | pesa zilikwama katikati, si kwenu si kwangu | ' +
    'nashindwa kulipa kila nikibonyeza inarudi nyuma | something went wrong wakati wa kulipa | ' +
    '3d secure imekataa kufunguka, malipo yamefeli | nili-pay and system ikahang | ' +
    'walikata pesa kisha wakasema haikufaulu | nilighairi ile prompt bahati mbaya, nirudie | ' +
    'kuna ombi lingine limefunguka kwa simu, linasema jaribu baadaye | virtual card inakataliwa, sababu ni nini | ' +
    'nimechapa namba za kadi vibaya ama ni benki yangu | dates zikiisha kabla pesa yangu ionekane mtanirudishia | ' +
    'fala hii card inakataa tu, na iko na doh | nimejaribu visa mbili zote zimetupwa | ' +
    'hakuna kinachofanya kazi, nimejaribu kadi na simu yote yamefeli, nipigie nani | nilibonyeza pin na ikagoma | ' +
    'imenikataa mara nne, sijui kama imekata',
  'prices-and-receipts':
    'accountant wangu anataka invoice ya hiyo safari | nidownload receipt wapi | ' +
    'kampuni inataka risiti ndio wanirudishie gharama | naona bei kwa dollar na nataka shilingi | ' +
    'badilisha ionyeshe ksh | euro zinaonekana wapi | ile alama ya mawimbi kando ya bei ni nini | ' +
    'mbona bei ya december ni juu kuliko ya may | weekend ni ghali kuliko katikati ya wiki, ni kawaida | ' +
    'lunch na maji ziko ndani ya bei | hii price iko na transport ama ni separate | ' +
    'breakfast inahesabiwa kwa hiyo bei ya chumba | etr receipt mnatoa | nahitaji pdf yenye vat kwa ofisi | ' +
    'sikupata email ya uthibitisho baada ya kulipa, risiti nitaitoa wapi | ' +
    'bei ilibadilika nikichagua tarehe nyingine | pounds za uingereza naeza ziona kwa page | ' +
    'dola moja inageuzwa kuwa shilingi ngapi | nimelipa kwa shilingi lakini tangazo liko kwa dola, sawa | ' +
    'risiti inaonyesha pesa mlizonirudishia pia | hr wanataka proof of payment ya hoteli | ' +
    'nimepoteza receipt ya safari ya mwaka jana | nitajuaje kama drinks zimejumuishwa | ' +
    'ni per person ama kwa kundi lote hii bei | breakdown ya bei iko wapi, nataka kuona kila kitu | ' +
    'kwa nini kiasi cha mwisho si sawa na kile cha makadirio | exchange rate yenu inatoka wapi | ' +
    'bei ya high season naijuaje | nichapishe risiti kwa karatasi | tax invoice yenye kra pin inapatikana | ' +
    'bei imeandikwa usd 120, hiyo ni pesa ngapi kwa mkono | price haieleweki, kuna vitu havijatajwa kama vimo | ' +
    'nataka malipo yote yaorodheshwe pahali pamoja kwa claim ya safari | ' +
    'imenionyesha takriban tu, kiasi kamili kinaonekana lini | ' +
    'natumia yuro kazini, nitaonaje gharama kwa hiyo hela | ' +
    'nilitumiwa email ya confirmation lakini si risiti rasmi | mzungu wangu anataka aone price kwa pound | ' +
    'siku za wiki na jumapili bei si moja, mbona | mafuta ya gari na dereva vimo kwa bei | ' +
    'nipewe stakabadhi ya malipo ya ziara yetu ya shule | sijapata karatasi ya kuonyesha ofisi nimetumia ngapi | ' +
    'nikilinganisha tarehe mbili bei hazifanani',
  'cancel-a-booking':
    'mum ameingia hospitali hatuendi tena | boss amenikatalia leave, nataka kutoa safari | ' +
    'tumeachana na boyfriend so hiyo trip haipo | nita-lose pesa ngapi nikicancel leo | ' +
    'naeza cancel siku mbili kabla na nipate nusu | policy ya strict inamaanisha nini | flexible ni nini exactly | ' +
    'moderate policy nikicancel siku tatu kabla | nilicancel by mistake, irudisheni | ' +
    'nimeweka jana nikajuta, bado naeza kurudishiwa yote | kuna msiba nyumbani, tunataka kuvunja safari | ' +
    'watoto wamepata ndui, hatuwezi kuja hoteli | sina pesa tena ya kusafiri, nataka kuacha | ' +
    'flight yangu imecanceliwa hivyo sitafika kenya | nimeghairi safari, mnakata asilimia ngapi | ' +
    'kitufe cha kuachana na hii booking kiko wapi | bado sijalipia na sitaki tena, niifute aje | ' +
    'saa sita usiku ya siku gani ndio deadline | tumeskia kuna maandamano nairobi, tungependa kuahirisha kabisa | ' +
    'nimevunjika mguu siwezi kupanda mlima, nitatoka kwa hiyo trip | ' +
    'safari ni kesho na nataka kujitoa, nitapata chochote | wiki mbili kabla nikiacha napata full | ' +
    'nimepata deal poa mahali pengine, nataka kuachana na hii | ' +
    'visa yangu imekataliwa so siji, nafanyaje na reservation | ' +
    'harusi imeahirishwa, vyumba vyote tulivyochukua tunavitoa | ' +
    'nitaona kiasi gani nitapata kabla nikubali kucancel | nikiicancel naeza iregesha tena | ' +
    'mjamzito daktari amenikataza kusafiri | mafuriko yamefunga barabara tumeamua kubaki home | ' +
    'hatutaki tena ile safari ya tsavo | sitaweza kuja tena nimefiwa na shangazi | ' +
    'siku tano kabla ya trip nikibadili nia | sheria ya kughairi inasemaje kwa villa yetu | ' +
    'nimepata corona test positive | tumepangua mpango wa honeymoon, futeni nafasi | ' +
    'nataka kuvunja hii deal, sitasafiri mwezi huu | ' +
    'walikubali ombi langu jana, saa arobaini na nane zinaanza lini | kufuta reservation nifanyaje | ' +
    'kuna fine nikisitisha mapema | job interview imeangukia siku ya safari lazima niiache | nimeamua siendi tena | ' +
    'wameumwa wote nyumbani, tumeshindwa kusafiri',
  'change-a-booking':
    'nataka kusongesha safari hadi wiki ijayo | tumeongezeka, cousin anakuja pia | ' +
    'mtu mmoja amejitoa, tubaki wanne badala ya watano | naeza shift dates bila kucancel | ' +
    'push trip to january inawezekana | kuongeza usiku mmoja kwa hiyo hotel | ' +
    'nataka kupunguza siku kutoka tatu hadi mbili | nikibadili tarehe bei itapanda | ' +
    'nitalipa difference ama itabaki vile | kuna charge ya kubadilisha dates | ' +
    'mwenyeji lazima akubali nikihamisha siku | nilichagua tarehe mbaya, nilitaka tarehe ishirini si kumi na mbili | ' +
    'ndege imesongeshwa siku moja, booking nayo nisogeze aje | nimesahau kuongeza airport pickup, naeza add sasa | ' +
    'toa ile lunch box nilikua nimeweka | mtoto atakuja pia, nimwongeze kwa booking | ' +
    'button ya kubadilisha imepotea, mbona | nikipunguza wageni nitarudishiwa pesa ya mmoja | ' +
    'nime-change dates, policy ya kucancel inahesabiwa kutoka lini | ' +
    'nimeahirisha mpaka easter, mfumo umekataa tarehe hiyo | safari ni kesho bado naeza badilisha saa | ' +
    'mfumo unasema haiwezi kubadilishwa tena | tulikua wawili sasa tuko sita, gari litatutosha, nibadilishe idadi | ' +
    'naomba kuhairisha sio kughairi | mzae anataka kuja na sisi, nafasi moja zaidi | ' +
    'kusogeza mbele honeymoon kwa miezi miwili | reschedule inafanywa wapi | ' +
    'nikishindwa kulipa top up ya tarehe mpya ile ya zamani inabaki | ' +
    'niliomba mabadiliko, host bado hajajibu, nafasi yangu ya kwanza iko | ' +
    'upgrade kutoka chumba kidogo hadi deluxe | exam imesongezwa, nataka trip iwe wiki ya pili ya april | ' +
    'kurekebisha idadi ya watu kwa reservation | tubadilishe kutoka jumamosi iwe jumapili | ' +
    'nataka kurudisha nyuma safari iwe mapema zaidi | niliweka watu wazima watatu badala ya wawili na mtoto | ' +
    'tarehe mpya ni rahisi, je ile balance nitapewa | tukae siku zaidi kama tumependa | ' +
    'nabadilishaje add-ons baada ya kulipa | nikihamisha tarehe mara mbili kuna shida | ' +
    'bibi yangu ataungana nasi siku ya pili, nimeongezaje mtu | wameongezeka wageni wawili dakika ya mwisho | ' +
    'nimekosea siku nikichagua, nirekebishe',
  refunds:
    'nilicancel wiki iliyopita, doh yangu iko wapi | pesa itarudi lini kwa kadi | ' +
    'refund ya mpesa inachukua muda gani | siku kumi zimeisha na benki haina kitu | ' +
    'status inasema imetumwa lakini sijaona | nililipa kwa simu ya dadangu, refund itaenda kwa nani | ' +
    'mtarudisha kwa line niliyofunga | card niliyotumia nimeifunga, pesa itarudi wapi | ' +
    'lazima niandike barua ya kuomba kurudishiwa | nimengoja pesa yangu mpaka nimechoka | mbona hamjanirudishia | ' +
    'naeza pata refund kwa mpesa na nililipa na visa | points zangu zimerudi lakini pesa bado | ' +
    'nilikua nimetumia points na cash, itarudi aje | njiani ni kumaanisha nini kwa refund | ' +
    'benki inataka reference number ya refund | host alighairi juzi, hela zangu bado sijaziona | ' +
    'nataka pesa yangu back leo leo | mmerudisha nusu tu, mbona | nitajuaje kama pesa zimetoka kwenu | ' +
    'email ya kuonyesha mmenirefund haijafika | equity wanasema hawajaona reversal yoyote | ' +
    'mlisema dakika chache kwa mpesa, sasa ni masaa mawili | mpesa iligoma kutuma pesa kwangu, mtafanyaje | ' +
    'nimebadilisha namba ya simu tangu nilipe | pesa imerudi pungufu kwa sababu ya exchange | ' +
    'mlinilipisha tarehe zikakosekana, hela zangu mtanirejeshea | refund inaweza enda account nyingine ya bank | ' +
    'nimeangalia mini statement kila siku sijapata kitu chochote kutoka kwenu | ' +
    'nimerudishiwa shilingi mia mbili pungufu | si mnitumie tu kwa mpesa badala ya kadi | ' +
    'sijaomba refund, itakuja yenyewe ama niulize | hela za ziara iliyofutwa zinaingia baada ya siku ngapi | ' +
    'kadi ya kampuni ndio ililipa, zirudi kwangu mimi | imekaa inasubiri kutumwa tangu jumatatu | ' +
    'mnanizungusha na pesa yangu, nirudishieni | nafuatiliaje marejesho yangu kwenye dashboard | ' +
    'stanchart haionyeshi credit na leo ni siku ya kumi na moja | line iliyolipa iliibiwa, refund itapotea | ' +
    'wikendi ama sikukuu huchelewesha kurudisha hela benki | sijaona senti hata moja imerudi | ' +
    'nilirudishiwa ngapi na lini, naona wapi',
  'host-cancels-or-no-show':
    'nimesimama getini hakuna mtu anashika simu | dereva hajakuja kutuchukua | guide ametuacha kwa mataa | ' +
    'host amenicancelia dakika ya mwisho | mwenyeji amevunja safari, nitapata pesa zote | ' +
    'tuko reception na hawana booking yetu | jam ya mombasa road imenichelewesha, watanisubiri | ' +
    'nitafika late saa mbili, nimwambie nani | flight imedelay, pickup itakuwepo | ' +
    'hatukufika kwa sababu gari liliharibika, tutarudishiwa | wameniweka no show na nilikua hapo | ' +
    'wameandika sikufika na niko na picha nikiwa huko | nimepiga namba ya voucher imezimwa | ' +
    'mlango umefungwa na ni usiku, nifanyaje | nimelala nikakosa tour ya asubuhi, kuna refund | ' +
    'boti iliondoka bila sisi | aliniambia gari ina mechanical na akaghairi | ' +
    'host hapatikani kabisa na trip ni leo | tumefika airbnb na kuna watu wengine ndani | mwenye nyumba amehepa | ' +
    'nilikosa bus nikafika wakati game drive ishaanza | alama ya hakufika iondolewe, si kweli | ' +
    'wenyeji walituchelewesha masaa matatu, hakuna mtu wa kutupokea | ' +
    'pesa zangu zitarudi hata kama policy ni kali na yeye ndiye ameghairi | ' +
    'points nilizotumia zitarudi host akicancel | naeza andika review kama wamesema sikuenda | ' +
    'nimefika pahali pa kukutana na hakuna gari | simu ya mwenyeji inaita tu hashiki | ' +
    'tumengoja hapa stage tangu saa kumi na mbili | nimepotea njia naelekea huko, nitachelewa | ' +
    'wamekataa kutupokea wakisema wamejaa | mlituacha airport bila mtu wa kutuchukua | ' +
    'host amesema anaumwa kwa hivyo hakuna ziara | sababu ya host kughairi naiona wapi | ' +
    'usiku huu tuko nje na mizigo, mwenyeji hayupo, tusaidieni | kama tusipotokea siku hiyo inakuaje | ' +
    'nilisahau kabisa trip ilikua jana | captain hakutokea kwa dhow | ' +
    'polisi walitusimamisha tukachelewa sana kufika camp | watalii wangu walikwama getini mwenyeji hakuonekana | ' +
    'wametuacha tukisubiri jua kali | alighairi usiku kabla ya harusi yetu',
  'sign-in-and-security':
    'nimesahau password | siwezi ku-login inakataa | link ya kureset imeexpire | ' +
    'sijapata email ya kubadilisha nenosiri | niliibiwa simu na authenticator ilikua huko | ' +
    'nimepoteza backup codes zote | mtu ame-hack account yangu | ' +
    'nimepata email ati nimebadilisha password na si mimi | naeza ingia na gmail | facebook login haifanyi | ' +
    'nataka kuunganisha google na account yangu | kutenganisha facebook yangu na nyinyi | ' +
    'fingerprint naeza tumia kuingia | face id inawashwa wapi | passkey ni kitu gani hii mnaniuliza | ' +
    'kuongeza usalama kwa akaunti, code ya simu | otp ya app inakataa, inasema si sahihi | ' +
    'nilibadilisha simu, google authenticator haina code zangu | nawasha two factor aje | kuzima 2fa sitaki tena | ' +
    'nimebadilisha email yangu ya kazi, niiweke mpya aje kwa account | ' +
    'niko logged in kwa cyber, natokaje kwa hiyo computer | mtu anatumia account yangu kwa simu yake | ' +
    'password yangu ni fupi imekataliwa | herufi ngapi zinatakiwa kwa siri mpya | ' +
    'ex wangu anajua password yangu, nifanye nini | nimejifungia nje ya akaunti yangu | ' +
    'sikumbuki kama nilijisajili na google ama email | nimebadili nenosiri ikanitoa kwa laptop, ni kawaida | ' +
    'recovery codes kumi nizihifadhi wapi | code moja ya dharura inatumika mara ngapi | ' +
    'face yangu haitambuliki nikiingia | naeza ondoa passkey ya simu ya zamani | login imegoma na niko na trip leo | ' +
    'mnajua nini kunihusu nikitumia facebook kuingia | nilichelewa kufungua link ya reset, inasema imeisha muda | ' +
    'nashuku kuna mtu aliingia kwa account, safari nisizozijua zipo | ' +
    'nimeandika email vibaya nikijisajili, siwezi kuingia | forgot pin ya kuingia kwa site | ' +
    'nisaidieni nirudi kwa akaunti, kila siku ni incorrect password | nimefungiwa nje sijui siri | ' +
    'aliingia kwa jina langu akabadili kila kitu',
  'language-and-notifications':
    'niwekee site kwa kiswahili | english imenishinda, badilisha | page imekuwa kwa kijerumani, irudishe | ' +
    'emails zenu zinakuja kwa kingereza na mimi ni mswahili | sms hazikuji kwa simu yangu | ' +
    'nataka mnikumbushe na text kabla ya safari | acheni kunitumia email kila siku | ' +
    'naeza zima notification za promo | niunsubscribe kwa offers zenu | usiku simu inalia lia na notification zenu | ' +
    'nisisumbuliwe nikiwa nimelala | do not disturb nawekaje | arifa kwa iphone hazitokei | ' +
    'push notifications kwa laptop zinawashwa wapi | ' +
    'nimebonyeza block kwa notification za browser, nizirudishe aje | ' +
    'ile kengele hapo juu ina namba nyekundu, ni ya nini | namba yangu ni ya tanzania, sms zitakuja | ' +
    'natumia line ya nje, naeza pokea text | badilisha currency ibaki kwa shilingi siku zote | ' +
    'nimeweka lugha chini ya page lakini inarudi english nikifungua tena | ' +
    'ninapata ujumbe mara mbili, email na text, nipunguze | siwezi kuzima email za booking, mbona | ' +
    'naeza pata whatsapp alerts | add to home screen inasaidia nini | nimesign out na sipati alerts tena | ' +
    'sikupata reminder ya trip yangu kwa text | lugha ya mama yangu ni kiswahili, abadilishe wapi | ' +
    'nataka niambiwe kwa email tu, si sms | nilizima kila kitu lakini bado risiti zinaingia kwa email | ' +
    'quiet hours zinafanya kazi aje | ipad yangu haina option ya kuwasha arifa | ' +
    'kuweka lugha ya kudumu kwa profile | kichina mnayo | sauti ya arifa inanisumbua kazini, nizime mada gani | ' +
    'nijulishwe kwa ujumbe mfupi nikithibitishiwa | tick box ya sms ilinipita nikibook, naiwasha wapi sasa | ' +
    'safaricom yangu imeblock promo messages, zenu zitafika | kifaransa kinapatikana kwa hii website | ' +
    'sipendi dola, nipeni preference ya pesa nyingine kwa account | nikizima kengele nitakosa habari za muhimu | ' +
    'sielewi kizungu hiki, nipeni lugha yetu | zinalia usiku kucha, nizinyamazishe',
  'my-data':
    'nataka kufuta account yangu kabisa | niondoeni kwa mfumo wenu | nipe copy ya data yangu yote | ' +
    'mnajua nini kunihusu | nilideactivate jana na nimejuta, naeza rudi | siku kumi na nne zinaanza lini nikifuta | ' +
    'nikidelete account points zangu zitaenda | inakataa kufuta ati nina booking bado | ' +
    'data protection act inasema niweze kupata taarifa zangu | host anaona namba yangu ya simu | ' +
    'sitaki jina langu lionekane kwa review | picha yangu isionekane na watu | ' +
    'faili la data nilipewa limeisha muda wa kudownload | nani anasoma details zangu | ' +
    'nimeshaandika nijitoe, mbona bado jina langu liko | receipts zangu zitafutwa nikiondoka | ' +
    'kwa nini mnahifadhi malipo ya kitambo nikishajiondoa | nimeomba export, email haijakuja | ' +
    'review zangu zitapotea nikifunga account | nataka kujitoa twende for good | ' +
    'nilikubali masharti ya faragha bila kusoma, yanasema nini | futa historia yangu ya safari | ' +
    'gdpr request nafanya wapi | ex ananifuatilia, anaeza ona safari zangu kwa profile | ' +
    'mwenyeji atahifadhi namba yangu baada ya trip | nina biashara hapa peke yangu, naeza funga akaunti | ' +
    'refund haijakamilika ndio mnakataa kufuta | namba yangu ya simu iko private | naeza ficha surname yangu | ' +
    'sitaki kuwa mwanachama tena, nifuteni kwa kumbukumbu | kupakua kila kitu mlichonacho juu yangu | ' +
    'privacy policy iko wapi | delete my account manze nimechoka na nyinyi | ' +
    'niliingia tena kabla ya wiki mbili, bado itafutwa | mazungumzo yangu na wenyeji yatabaki baada ya kufunga | ' +
    'kra wanawalazimisha kuweka rekodi zangu | taarifa binafsi zangu ziko salama aje | ' +
    'sitaki mtu ajue niliandika hayo maoni | zip ya taarifa zangu nilipakue kwa siku ngapi | ' +
    'nikifuta akaunti vipendwa na chats vitaondoka | nimechoka nataka mnisahau kabisa | ' +
    'mmehifadhi nini tangu nijiunge',
  'voucher-and-calendar':
    'qr code yangu iko wapi | hakuna network huko mara, nitaonyesha nini | nichapishe ticket ama simu inatosha | ' +
    'nimelipa, sasa tiketi naiona wapi | bundles zimeisha na niko gate, voucher haifunguki | ' +
    'naomba location ya kukutana na guide | namba ya simu ya host naipata wapi nikishalipa | ' +
    'pin ya google maps ya hoteli iko pahali gani | weka trip kwa google calendar yangu | ' +
    'outlook yangu naeza sync na safari | kalenda ya iphone inaunganishwa aje na booking | ' +
    'nitume voucher kwa sms kwa simu yangu | pdf ya ticket nitaipakua aje | wananiuliza code hapa reception | ' +
    'simu iko na cracked screen, qr haisomeki, karatasi itasaidia | ' +
    'nitajuaje tunakutana wapi saa kumi na moja asubuhi | mtu akipata ile link ya kalenda ataona nini | ' +
    'nime-logout na vouchers zimepotea kwa simu offline | nikiwa airplane mode naeza ona booking | ' +
    'directions za kufika camp ziko wapi | pickup point yetu ni gani | voucher ya rafiki niliyemlipia atapata aje | ' +
    'sioni namba ya dereva, mbona imefichwa | safari zangu zote ziingie kwa calendar zenyewe | ' +
    'faili la ics linafunguka na nini | kule porini hakuna mtandao, nijiandae aje na hii pass | ' +
    'nimefuta email yenye tiketi | screenshot ya voucher itakubalika | mwenyeji anascan nini nikifika | ' +
    'namba gani naeza piga nikiwa njiani kuja huko | voucher haionekani kwa sababu bado sijalipa | ' +
    'nibebe printout ama soft copy | airtime sina, nitaonyesha aje kwamba nimelipia | ' +
    'nimewapa wafanyakazi link ya kalenda, ni makosa | kuhifadhi vocha ili ifunguke bila data | ' +
    'ziko ngapi vocha ambazo simu inaweka bila intaneti | tukifika tunatoa nini kuonyesha tumelipia | ' +
    'barcode yangu imekataa kusomwa na mashine yao | anwani kamili ya jumba tulilopanga iko wapi | ' +
    'simu itazima charge, nitaingia aje bila karatasi | nimefika lakini sijui jengo ni lipi | ' +
    'wameniomba kitambulisho cha booking nikiingia',
  'messages-to-hosts':
    'nataka kuuliza host swali kabla nibook | namba niliyomtumia inaonekana ikiwa nyota nyota | ' +
    'mbona whatsapp number yangu mmeficha kwa chat | host anataka nimlipe nje kwa mpesa yake | ' +
    'ameniambia nimtumie pesa direct ndio apunguze bei | naeza negotiate bei na mwenyewe | inbox yangu iko wapi | ' +
    'host ananitukana kwa chat | kureport ujumbe wa matusi | mwenyeji ananitongoza kwa message | ' +
    'naeza tuma picha ya pasipoti kwa chat | picha ngapi naeza attach | nyinyi mnasoma chats zetu | ' +
    'link ya maps niliyotuma haionekani kwake | nilimuuliza kama wana swimming pool hajajibu | ' +
    'nimwandikieje mwenye villa | nataka kumwambia tunafika na mtoto mchanga, wapi nimwambie | ' +
    'chat history ya trip ya zamani naipata wapi | yeye tu ndio anasoma ama wafanyakazi wake pia | ' +
    'siwezi kutuma picha, button haipo | nimwombe aniwekee cake ya birthday | ' +
    'email yangu imegeuka kuwa vidoti kwa ujumbe | nataka kuongea na guide kabla ya kulipa | ' +
    'kuna mtu anajifanya host anataka deposit kwa telegram | niko na swali kuhusu wifi ya cottage, nani ataniambia | ' +
    'ujumbe wangu haujasomwa | nime-report mtu, mliamua nini | naeza wasiliana na tour company moja kwa moja | ' +
    'aliomba namba yangu ya whatsapp tuendelee huko, nimpe | message ya kutisha nimepokea kutoka kwa mwenyeji | ' +
    'kumwelekeza dereva tutakapokuwa niandike wapi | mazungumzo yangu na wenyeji yako sehemu gani ya account | ' +
    'najibu text ya host aje | nilimtumia contact yangu akasema haioni | ' +
    'kumuuliza mwenye lodge kama pets wanaruhusiwa | spam kwa inbox kutoka kwa biashara fulani | ' +
    'alinitumia account ya benki nilipie huko, imefutwafutwa | nataka kumwomba mpishi apunguze pilipili | ' +
    'naeza piga simu host kabla sijalipia | kuna kitufe cha kushtaki ujumbe mbaya | nilimwandikia jana hajasoma | ' +
    'ameniomba tuhamie whatsapp ndio aniuzie nafuu',
  reviews:
    'nataka kuandika vile camp ilikua mbaya | food ilikua poa sana nataka kusifu host | naeka star ngapi na wapi | ' +
    'niliandika nikiwa na hasira, naeza futa | edit review yangu ya last week | ' +
    'host amenijibu vibaya chini ya comment yangu | reviews zenu ni za ukweli ama za kununua | ' +
    'naeza rate bila kusafiri | mtu ameandika uongo kuhusu lodge yangu | ondoa review ya fake | ' +
    'naeza weka picha za chakula kwa review | tuliishi huko mwaka jana, bado naeza toa maoni | ' +
    'jina langu litaonekana nikilalamika | button ya kuandika maoni siioni | nimejaribu kureview imekataa | ' +
    'host ananiomba niondoe review mbaya | mwenyeji anaeza futa nilichoandika | kukadiria huduma ya dereva | ' +
    'niliweka nyota moja kwa makosa nilitaka tano | review yangu imepotea | ' +
    'baada ya safari naeza sema vile ilikuwa | niandike mara mbili kwa trip moja | naeza jireview biashara yangu | ' +
    'kuripoti comment ya matusi | kutoa maoni mwisho ni lini | nilicancel, bado naeza rate | ' +
    'picha ngapi zinaingia kwa maoni | guide alikua mkali na mchafu, nataka watu wajue | ' +
    'maoni ya wateja wengine nitayaamini aje | tulirudi kutoka watamu mwezi wa tatu, tumechelewa kusema tulivyoona | ' +
    'kama mwenyeji, namjibu mteja aliyenilalamikia wapi | wanasema muda wa kuandika umeisha | ' +
    'nilifuta maoni, nayarudisha | rating ya hoteli si sawa, watu wanadanganya | ' +
    'bedbugs walituuma, nimwambie nani wengine wasiende | ningependa kumpongeza mpishi hadharani | ' +
    'mwezi umepita sijaweza kubadili nilichosema | feedback naeka wapi kuhusu safari ya juzi | ' +
    'mtu mmoja wa kundi letu anaeza pia kuandika, ama ni mimi tu | naeza comment bila jina langu | ' +
    'walitulisha vizuri, niwasifu wapi | niliandika maneno makali, nimejuta',
  points:
    'nina points ngapi | hizi pointi nazitumia aje | loyalty points zangu hazijaingia | ' +
    'trip iliisha jana na sijapata pointi | points mia tatu ni discount ya pesa ngapi | ' +
    'zangu zimeexpire, mbona hamkuniambia | zinaisha baada ya muda gani | naeza lipia trip yote na pointi | ' +
    'points zinaeza geuzwa kuwa cash | zilirudi pointi kidogo tu baada ya refund, mbona | ' +
    'nilitumia points kwa booking nikaicancel, zimerudi | nikirudishiwa nusu ya pesa napata points nusu | ' +
    'reward program yenu iko aje | nitajishindia nini nikisafiri na nyinyi mara nyingi | kuna cashback | ' +
    'niliziacha mwaka na nusu bila kuzigusa, bado ni hai | wateja wa zamani wanapata discount | ' +
    'dola moja ni pointi ngapi | nimetumia dola mia tano, nimepata pointi ngapi | ' +
    'sijasafiri kwa miaka miwili, pointi zangu zipo | box ya kutumia points haionekani checkout | ' +
    'nimesahau kutumia pointi nikilipa | nitapata points kabla ya safari ama baada | ' +
    'sijaona alama za safari tuliyorudi jumapili | balance ya pointi naiangalia wapi | ' +
    'nimesafiri mara tatu, alama zimefika ngapi | nikilipa na mpesa bado nakusanya pointi | ' +
    'reminder ya pointi kuisha imeingia, nifanyeje zisipotee | ziligoma kupunguza bei kwa sababu sikutick | ' +
    'mbona nilipata pointi chache kuliko bei | pointi elfu moja zinanipunguzia kiasi gani | ' +
    'zawadi za uaminifu zinapatikana vipi | free trip naeza pata na hizi alama | ' +
    'miezi ishirini na nne ikipita bila kusafiri, alama zinafutwa | ' +
    'nilikosa kulipa kwa wakati na alama zangu zilikua zimekatwa | nimekuwa loyal customer, mnanipunguzia | ' +
    'kutumia pointi kidogo na zingine nizibakishe | zimepungua bila mimi kuzitumia | ' +
    'nimesikia mnatoa alama kila safari, nazipata vipi | senti hazihesabiwi kwa alama, dola kamili tu | ' +
    'nimekusanya alama kitambo, nizitumie kupunguza | zilipotea alama zangu zote mwaka huu',
  favorites:
    'ile heart inafanya nini | nimesave hotels kadhaa nazipata wapi | nataka kuhifadhi hii nione baadaye | ' +
    'wishlist yangu imepotea | tunapanga na mabeshte, nitawatumia aje list ya places tumependa | ' +
    'link ya orodha imeshika kila mtu, naizima aje | kuunda folder ya honeymoon ideas | naeza save bila account | ' +
    'nilibonyeza moyo kwa simu, kwa laptop sioni | bookmark ya safari iko wapi | kutoa kitu kwa favourites | ' +
    'list ngapi naeza tengeneza | mke wangu aone places nimechagua | nili-like camp fulani na siikumbuki jina | ' +
    'moyo umekuwa mwekundu, maana yake | group ya whatsapp iweze kuona options zetu | ' +
    'nimekusanya matangazo mengi, kuna mwisho wa idadi | nikishare orodha wataona jina langu | ' +
    'acha kushare list yangu | kupanga nilizopenda kwa trip ya pwani na ya mlima tofauti | ' +
    'saved listings zangu zitabaki nikisign up | rename list yangu | kuweka pending places tuchague na familia | ' +
    'nimejiunga leo, vile nilihifadhi kabla vitakuja | favourite yangu imetoweka kwa orodha | ' +
    'niliweka kwa like sijanunua bado | natafuta yale matangazo niliyoyapenda jana | ' +
    'nataka kuwatumia wazazi chaguo tatu za lodge wachague moja | collection ya beach hotels naianzisha aje | ' +
    'kuhamisha kipendwa kwenda orodha nyingine | mtu asiye na akaunti anaeza fungua orodha yangu | ' +
    'heart button haifanyi kazi | ningependa kulinganisha camp nne baadaye | ' +
    'nimeweka alama ya kupenda, itaniletea wapi tena | save for later iko | ' +
    'nitengeneze mkusanyo wa mahali pa kula nyama | shortlist ya team building niipeleke kwa hr | ' +
    'link niliyowapa iache kufunguka | ishara ya kopa kwa picha ya lodge | ' +
    'naweza kuzipanga nilizozitamani kwa majina yangu | niliipenda ile nyumba ya mti, imeenda wapi | ' +
    'nimpe dada kiungo aone nilizochagua',
  'become-a-host':
    'niko na tuktuk nataka kuleta watalii, najiunga aje | nataka kulist airbnb yangu hapa | ' +
    'nina shamba la kahawa nyeri nataka watalii waje | mnachukua commission ngapi | ' +
    'kujiandikisha ni bure ama kuna monthly fee | nahitaji kra pin kuji-register | leseni ya tra lazima | ' +
    'sina business registration, naeza tumia pin | mimi ni boda rider, nahitaji karatasi gani | ' +
    'van yangu ina psv, ntsa inatakiwa | mama yangu anapika pilau poa, anaeza uza hapa | ' +
    'nime-apply wiki iliyopita sijajibiwa | application yangu imekataliwa, nitume tena | ' +
    'niliacha katikati ya fomu, naendelea wapi | nitaanza kupata wateja lini | watalii wataona id yangu | ' +
    'mfanyakazi wangu anaeza kunisaidia kujibu wateja | kuongeza staff kwa account ya biashara | ' +
    'photos ngapi za nyumba naeza weka | nibadilishe bei ya tangazo langu baada ya kuapprove | ' +
    'nataka kubadilisha location ya listing | mimi ni tour guide freelance, naeza jiunga | ' +
    'documents zangu ziko salama kwenu | nimescan certificate haipandi | verification inachukua siku ngapi | ' +
    'niko na dhow lamu nataka kuuza sunset cruise | nataka kufanya biashara na nyinyi | ' +
    'nifungue biashara ya safari hapa nikiwa kijana hustler | kukodisha gari yangu kwa watalii mnakubali | ' +
    'nyumba yangu ya diani iko empty, niifanyie pesa | partner na twende, nianzie wapi | ' +
    'listing yangu imekaa pending approval | nina vyumba kumi, kila kimoja nilist tofauti | ' +
    'nimekosa certificate moja, mtaitupa application | mgahawa wetu ungependa kupokea wageni kupitia kwenu | ' +
    'wazungu watajuaje kuhusu mimi nikijiunga na platform | mnahitaji picha ya kitambulisho mbele na nyuma | ' +
    'nifundishe lugha ya maasai kwa watalii, naeza tangaza | mchezaji ngoma wa kijiji anaweza kuuza ziara | ' +
    'kumpa meneja ruhusa ya kuona bookings tu | nina gari na muda, nitengeneze pesa nanyi | ' +
    'walinirudishia fomu, nimekosa nini',
  'host-calendar':
    'nimepata double booking kati ya airbnb na hapa | naunganisha booking.com calendar aje | ical link naweka wapi | ' +
    'nataka kufunga nyumba christmas sipokei wageni | naenda leave wiki mbili, zima listings zangu zote | ' +
    'guest wangu hakutokea, nifanyeje nipate pesa yangu | mteja wangu hajafika mpaka saa hii, naweka alama wapi | ' +
    'niliweka no show kimakosa na mgeni amefika | gari limeharibika, nataka kumcancelia mteja | ' +
    'nikicancel wateja nitapata penalty | mtalii ametuma ombi, nimebaki na masaa mangapi kujibu | ' +
    'nime-miss request ya mteja imeexpire | kuscan voucher ya mgeni | mgeni amekuja na code, naingiza wapi | ' +
    'hakuna network kwa camp, nacheck in aje wageni | sync ya vrbo imechelewa kuonyesha bookings | ' +
    'calendar inaupdate kila baada ya muda gani | block tarehe kumi na mbili, nina wageni wa familia | ' +
    'nipunguze slots za tour kutoka kumi hadi sita siku hiyo | renovation inaendelea, sitaki booking mwezi huu | ' +
    'nakubali ama kukataa ombi wapi | wageni wangu wa kesho nitawaona offline | ' +
    'ninahost kwa expedia pia, nisiuze chumba mara mbili | kalenda ya twende naipeaje airbnb | ' +
    'naeza ongeza kalenda ngapi kwa listing moja | imeblock siku ambazo ziko free kwa airbnb | ' +
    'mgonjwa siwezi kupeleka ziara, mteja ataona sababu yangu | qr scanner haifunguki kwa simu yangu ya mwenyeji | ' +
    'guest amesahau voucher, niangalie booking number | nafunguaje siku nilizokuwa nimefunga | ' +
    'nikichukua mapumziko bookings zilizopo zitakuaje | ' +
    'mteja amenipigia anachelewa, nikimark absent itakuwa mapema | naeza toa alama ya kutofika baada ya siku mbili | ' +
    'mwenye nyumba nikighairi napoteza nini | export calendar kwenda google | low season sitaki watu siku za wiki | ' +
    'watalii wanne wametokea wawili, nawaandikisha aje | ziara imejaa kwingine, nizuie viti vilivyobaki hapa | ' +
    'kupokea mgeni leo usiku mimi sipo, askari wangu ascan | maombi ya wateja wangu yanaisha kabla nione | ' +
    'wameniwekea nafasi siku niliyo na wageni wengine | nitafunga biashara ramadhan yote',
  payouts:
    'wageni wameshaondoka, pesa yangu inaingia lini | mnalipa wenyeji siku gani | sijapata payout ya wiki hii | ' +
    'jumatatu imepita hakuna kitu kwa mpesa yangu | twelve percent mnakata ya nini | ' +
    'nimepata pungufu kuliko bei niliyoweka | nataka kutoa earnings zangu leo | ' +
    'naeza omba pesa mapema kabla ya monday | minimum payout ni ngapi | nina mia nne tu kwa wallet, mtalipa | ' +
    'nibadilishe account ya bank ya kupokea mapato | niweke mpesa till yangu kupokea pesa | ' +
    'payout imefail, pesa yangu imepotea | statement ya mapato ya mwaka kwa kra | withholding tax mnakata | ' +
    'nimelipwa kwa rate gani ya dola | benki inachukua siku ngapi kuona mapato | ' +
    'nani analipa transaction fee ya mpesa nikilipwa | mteja alilipa kitambo lakini mimi sijaona senti | ' +
    'no show nitalipwa bado | nime-host watu watano mwezi huu, nione jumla ya mapato wapi | ' +
    'earnings report ya excel | commission yenu ni kubwa ikilinganishwa na airbnb | ' +
    'kwa nini dola mia imekuwa shilingi elfu tisa na kitu | mnalipa kabla ama baada ya mgeni kuondoka | ' +
    'payout yangu inasubiri idhini, ni nani anaidhinisha | nataka nilipwe kwa equity badala ya simu | ' +
    'namba ya mpesa niliyoweka ni ya zamani, mapato yataenda wapi | msee mgeni alirudishiwa nusu, mimi napata nini | ' +
    'kamisheni ikibadilishwa bookings za zamani zitaathirika | nahitaji rekodi ya kodi ya biashara yangu ya ziara | ' +
    'ujumbe wa pesa iko njiani umekuja, simu haijaonyesha | hustle yangu ya safari, doh inanifikia aje | ' +
    'mshahara wa dereva unategemea nyinyi, mtanilipa lini | dtb account yangu inakubali mapato | ' +
    'nimetimiza ziara kumi, zinalipwa pamoja ama moja moja | mapato kidogo kuliko mia tano yanakaa wapi | ' +
    'fungu langu kwa kila booking naonaje | niko na deni, naeza pata advance ya mapato yangu | ' +
    'pesa za mwenyeji hazijatumwa wiki mbili | nimehudumia wazungu wanne, sijalipwa | ' +
    'wamenikata hela, hesabu iko wapi',
  'when-to-visit':
    'nyumbu wanavuka mto lini | migration best month | nataka kuona simba, niende mwezi gani | ' +
    'december kuna mvua mombasa | mvua ndefu zinaanza lini | masika itaharibu safari yetu ya april | ' +
    'bahari iko poa mwezi gani diani | nataka kuogelea, mawimbi makubwa ni lini | kupanda mt kenya season gani | ' +
    'lini kuna watu wachache mara | krismasi kumejaa sana | pasaka hoteli zinapatikana ama zimejaa | ' +
    'august holiday ni crowded | kuna baridi asubuhi huko mara, nguo gani ya joto | jua linatua saa ngapi | ' +
    "asubuhi inaanza kung'aa saa ngapi game drive | nairobi iko masaa mangapi mbele ya london | time zone ya kenya | " +
    'low season bei iko chini, ni miezi gani | camp zinafungwa april | july kuna baridi sana nairobi | ' +
    'niko free november tu, itakua sawa kwa safari | wildebeest wameondoka october | ' +
    'jan na feb wanyama wanaonekana vizuri ama wamejificha | kiangazi ni miezi gani | ' +
    'snorkeling watamu maji yako clear lini | tulifika mei tukakuta bahari imechafuka, nirudi lini ikiwa imetulia | ' +
    'tulinyeshewa sana mwezi wa nne, lini kumekauka | mvua za vuli zinanyesha siku nzima | ' +
    'naplan honeymoon june, ni poa | shule zikifungwa bei zinapanda | kilele cha lenana ni salama kupanda may | ' +
    'tutakosa wanyama kama tukija machi | barabara zina matope lini | new year pwani kunakuwaje | ' +
    'mahali pa kijani kibichi na picha nzuri ni mwezi gani | ' +
    'nataka kupanda point lenana na marafiki, mwezi upi hauna mvua | ' +
    'kuna uhakika wa kuona crossing nikija september | tofauti ya saa kati ya dubai na nairobi | ' +
    'msimu gani watoto wetu watafurahia zaidi | tukija julai tutaona wanyama wakivuka | tutanyeshewa tukija disemba',
  'entry-and-health':
    'nahitaji visa kuja kenya | eta inaombwa wapi | nime-apply eta bado haijatoka na flight ni kesho | ' +
    'eta ni pesa ngapi | passport yangu inaisha baada ya miezi minne, itakubalika | ' +
    'mtanzania anahitaji visa kuingia kenya | nigerian passport wanahitaji nini | ' +
    'yellow fever card lazima nikitoka uganda | chanjo gani napata kabla ya kuja | kuna mbu wa malaria mombasa | ' +
    'dawa ya malaria naeza nunua wapi | niko na homa tangu nitoke pwani | maji ya bomba ni salama kunywa | ' +
    'tumbo inaniuma nikikunywa maji ya mfereji | mtoto wangu mdogo anahitaji sindano gani | ' +
    'niko na mimba, malaria ni hatari kwangu | site ya fake imenichukua dola mia kwa eta | ' +
    'transit jkia masaa sita, nahitaji kibali | nilipoteza kadi ya njano ya chanjo | ' +
    'nimerudi nyumbani ulaya na mwili unachemka, nilikuwa pwani wiki iliyopita | ' +
    'sijaomba kibali cha kielektroniki na nasafiri kesho kutwa | ' +
    'agent anataka dola themanini kuniombea kibali, si ni tapeli | mosquito net hotels ziko nazo | ' +
    'kisumu kuna mbu sana, nimeze tembe gani kujikinga | visa on arrival bado ipo | ' +
    'msafiri kutoka india anahitaji nini kuingia | nimezaliwa rwanda, naingia tu bila kuomba ruhusa | ' +
    'wanafunzi wetu kutoka ghana watahitaji ruhusa ya kusafiri | ' +
    'nichemshe maji ya kunywa ama ninunue dasani na keringet | etakenya inachukua siku ngapi | ' +
    'marafiki wangu wazungu wanakuja, karatasi gani wanahitaji | ' +
    'kutoka addis kupitia nairobi, homa ya manjano inaulizwa | barafu kwa vinywaji ni salama | ' +
    'nimeumwa na mbu nikaanza kutetemeka | mtoto ana pasi ya uingereza, anahitaji eta yake | ' +
    'nilichanjwa kitambo lakini sina kadi ya kuonyesha nikitokea congo | ' +
    'daktari wa wasafiri nairobi niende kabla ya safari | msomali ama mcongo wanahitaji eta | ' +
    'repellent gani inafanya kazi | passport itakwisha karibu, nirenew kwanza kabla ya kuja | ' +
    'nimeanza kuhisi joto mwilini baada ya safari ya pwani | atazuiliwa airport bila chanjo',
  'park-fees':
    'kuingia nairobi national park ni ngapi | gate fee ya mara kwa mkenya | kws wanakubali cash | ' +
    'ecitizen naeza lipa park entry aje | nililipa safari lakini getini wakaniambia nilipe tena | ' +
    'park fees ziko ndani ya package | naeza ingia masai mara na subaru yangu | ' +
    'probox yangu inaruhusiwa kuingia mara | kuendesha gari binafsi kwa game drive mara | ' +
    'tsavo east ni pesa ngapi mtu mzima | watoto wanalipa ngapi kuingia amboseli | ' +
    'ile dollar mia mbili ya mara ni kweli | nilidhani package ilikuwa imelipia kiingilio, kumbe sivyo | ' +
    'nakuru park ada ya mkaazi | langoni wanahitaji id gani | nilipie ada mara moja ama kila siku | ' +
    'tukilala ndani siku tatu tunalipa mara tatu | narok county wanachaji vipi | ' +
    'mtalii wangu wa kichina alilipishwa dola tisini, ni halali | ' +
    'bei za rangers zimebadilika, nithibitishe kwa website gani | mbona mzungu analipa dola mia na mimi elfu moja | ' +
    'kws portal imegoma kulipa | mpesa getini inakubalika | ' +
    'walitugeuza na harrier yetu wakasema lazima gari ya tour | tulikaa siku mbili wakatutoza mara mbili kila mtu | ' +
    'za kulipa huko ni nini | host atanilipia kiingilio ama nijilipie | ada zimepanda lini | ' +
    'lake nakuru kiingilio ni bei gani mwaka huu | nimesahau pasipoti hotelini na tuko langoni | ' +
    'hii lodge iko ndani ya hifadhi, tutalipa zaidi ya chumba | sina akaunti ya ecitizen, guide anaweza kunilipia | ' +
    'mgeni wangu wa ulaya nimwambie abebe dola ngapi za kiingilio january | ' +
    'kundi la watu kumi kiingilio chote kitakuwa ngapi | kiingilio cha wanyama hakikutajwa kwa bei | ' +
    'ranger amekataa noti zangu getini | niko na alien card, ada yangu amboseli | ' +
    'nimekaa kenya miaka minne, langoni nionyeshe nini | mara july hadi december ni ghali mbona | ' +
    'kuself drive kwa park bila landcruiser | tulifika langoni wakataka tulipe kwa simu na ecitizen | ' +
    'nitalipia kila siku nikiwa ndani',
  'money-and-safety':
    "nitaibiwa nairobi nikitembea usiku | simu yangu imenyang'anywa cbd | nipige namba gani nikipata accident | " +
    'ambulance number | polisi wanapigiwa ngapi | mzungu anaeza pata line ya safaricom | ' +
    'nahitaji cash ngapi kwa safari | soko la maasai wanakubali kadi | boda anakubali mpesa | nipe tip guide ngapi | ' +
    'tipping ni lazima | nimepata sms ya kurudisha pesa iliyotumwa kimakosa | ' +
    'mtu amenipigia ati nimeshinda promotion, anataka pin | niko peke yangu kama mwanamke, ni salama | ' +
    'forex bureau ama atm, gani poa | dola zinatumika madukani | eneo gani la kuepuka mombasa | ' +
    'uber usiku ni salama | al shabaab iko lamu | maandamano ya gen z yataathiri safari yangu | ' +
    'nimedhulumiwa kimapenzi nahitaji msaada | mtoto amepotea, nipige wapi | red cross number ya dharura | ' +
    'moto umeshika hoteli | kusajili mpesa na passport ya nje | hizi link za whatsapp za twende ni za ukweli | ' +
    'conman ananiambia nitume deposit kwa namba yake | kariokor ama kibera ni salama kwa mgeni | ' +
    'nilitoka club saa nane usiku, nipande nini kurudi hotel | nibadilishe euro wapi nikifika | ' +
    'wezi wa bag huko town | mpesa limit ya mtalii kwa siku ni ngapi | dereva anategemea bakshishi | ' +
    'kubeba pesa nyingi kwa mfuko ni sawa | nimeumwa na nyoka, emergency | ' +
    'jirani anampiga mkewe chumba cha kando, nimwite nani | ngumi mkononi pickpocket matatu | ' +
    'kadi zinafanya supermarket kama naivas | mpishi na wahudumu niwaachie kitu | ' +
    "usalama wa watalii uko aje saa hii kenya | nimenyang'anywa pochi, nipige wapi | " +
    'alinitumia sms ati nimrudishie hela',
  'getting-around':
    'tunaendesha upande gani wa barabara | leseni yangu ya germany inafanya kazi kenya | ' +
    'naeza endesha gari usiku kuenda mombasa | boda hana helmet ya pili | ' +
    'paper bag ama plastic bag naeza ingia nazo | duty free plastic watanishika airport | ' +
    'charger yangu ni ya miguu miwili, itaingia | adapter gani nahitaji kwa hoteli | umeme ni volt ngapi | ' +
    'nibebe nguo gani kwa safari | viatu gani vya kutembea porini | nivae nini lamu | ' +
    'naeza vaa kaptula mji wa kale | hijab lazima mombasa old town | ramadhan hoteli za pwani zinafungua chakula | ' +
    'naeza piga picha ya mmaasai | nyani ameingia hemani tukampa ndizi, tumekosea | ' +
    'simba akikaribia gari naeza mlisha | picha ya kifaru naeza weka instagram na location | wifi iko kwa camp | ' +
    'naeza nunua sim card na data wapi | bag yangu haikufika jkia | mzigo umepotea na airline | ' +
    'nimesahau laptop kwa hoteli | niliacha miwani kwa gari la tour | ' +
    'simu yangu imeibiwa nahitaji abstract ya insurance | police abstract napata aje | ' +
    'giza likiingia tukiwa highway kati ya voi na mtito, tuendelee kuendesha | ' +
    'nimezoea kuendesha kulia, huku nitachanganyikiwa | international driving permit lazima | ' +
    'sunscreen na kofia vinahitajika | tochi nibebe kwa campsite | chupa ya maji ya plastiki haikubaliki kwa park | ' +
    'nimeacha charger chumbani nikacheckout | ' +
    'begi langu halikuonekana kwa belt, niripoti wapi kabla nitoke airport | ' +
    'nitafanya kazi online nikiwa safari, mtandao utapatikana cafe | ' +
    'rider alinipakia bila kofia ya usalama, nishuke | mama alikataa nimpige picha sokoni, nimekosea adabu | ' +
    'waswahili wa lamu watakasirika nikivaa vest | ' +
    'walinivunjia gari wakachukua kamera, bima inataka karatasi ya polisi | nimeachia koti kwa gari la guide | ' +
    'watanikamata na mfuko wa plastiki',
};
