/** What people tell in Kiswahili who look for something to book, of which no short example is like one. */
export const searchesInKiswahili: readonly string[] = (
  'natafuta nyumba ya kupanga kwa siku tatu karibu na bahari, tuko wanne | nataka safari ya simba wikendi hii | ' +
  'mahali pa kulala nakuru pa bei nafuu | nitafutie hoteli tulivu diani yenye kidimbwi cha kuogelea | ' +
  'kuna wapi naweza kumpeleka mama yangu wa miaka sabini apumzike bila kupanda ngazi | ' +
  'tungependa kuona tembo na mlima kilimanjaro kwa pamoja | nionyeshe vyumba vya chini ya elfu tano malindi | ' +
  'weekend poa ya couple naivasha, isizidi 20k | nisaidie kupata gari la kujiendesha kutoka nakuru | ' +
  'watoto wanataka kuwalisha twiga, tuwapeleke wapi | chakula cha kiswahili mombasa | ' +
  'naomba mnipendekezee mkahawa wenye mandhari ya bahari | ' +
  'tunahitaji basi dogo la watu kumi na wanne kwenda harusi kilifi | niko kisumu leo jioni, nifanye nini | ' +
  'safari ya siku mbili isiyochosha wazee | mbona mimi nataka tu pahali pa kimya nisome kitabu, mnacho | ' +
  'kupanda mlima kwa mtu ambaye hajawahi kabisa | ' +
  'nani anaweza kunichukua jkia saa nane usiku anipeleke westlands | boda ya kunitoa cbd hadi ngara | ' +
  'manze nacheki kitu ya kudo na machali wangu jumapili hapa nairobi | ' +
  'place ya kuchill na mtu wangu, iko na view ya mt kenya | ' +
  'niko na bibi na watoto watatu, tupate banda la msituni kakamega | ' +
  'tuonyeshe kambi zilizo karibu na mto ambapo viboko hulia usiku | natamani kulala chini ya nyota jangwani | ' +
  'wapi nitapata samaki mzima na ugali wa wimbi | nipe kitu cha kufanya asubuhi kabla ya treni ya mombasa | ' +
  'safari za treni | tunasherehekea miaka ishirini na tano ya ndoa, kitu cha kimahaba ufuoni | ' +
  'je kuna mtu anafundisha kupika pilau | ningependa kujifunza kusuka vikapu | ' +
  'mwanangu anapenda ndege sana, tumpeleke ziwa gani | nyama choma fiti karibu na nairobi | ' +
  'tafadhali tafuta malazi yenye wifi kali nifanye kazi kutoka huko | kulala shambani na kunywa maziwa freshi | ' +
  'nimechoka na joto la mombasa nataka baridi na moto wa kuni | hosteli ya wakimbiaji iten | ' +
  'kitu ya adventure lakini si ghali, like under 3k per head | land cruiser na dereva wa siku nne | ' +
  'mtu wa kiti cha magurudumu anaweza kuzunguka nairobi kwa gari gani | ' +
  'naomba usafiri kutoka miritini hadi nyali, mizigo ni mingi | vyumba lamu old town vyenye paa la makuti | ' +
  'nataka kuvua samaki kwa dau | wapi naeza ona dolphin | ' +
  'tukitoka amboseli tungependa kupumzika baharini siku mbili hivi, pendekeza | ' +
  'na kama sina budget hiyo, iko kitu ya bei ya chini hapo karibu | na hapo hapo watamu kuna kitu kingine | ' +
  'nitafutie lodge yenye mahali pa moto karibu na ol pejeta | ' +
  'sisi ni wanafunzi arobaini, tunatafuta matembezi ya siku moja yasiyo ghali | ' +
  'chakula cha mboga tu, mimi sili nyama | kifungua kinywa cha mahamri na mbaazi | nadai kuona flamingo | ' +
  'nataka kukodisha gari ndogo automatic ya town | mpango wa siku tano kati ya nakuru na mara | ' +
  'kuna homestay kericho kwenye majani chai | tembea ngong hills na marafiki | ' +
  'kupiga mbizi na kutazama matumbawe | tuko honeymoon desemba, tupatie camp yenye faragha | ' +
  'wapi kuna maji moto ya chemchemi ya kuogelea | ' +
  'nimeskia kuna pango na maporomoko ndani ya karura, nipatie baiskeli na guide | ' +
  'dinner romantic juu ya rooftop nairobi | chumba kimoja cha mtu mmoja ijumaa hadi jumapili mombasa | ' +
  'nyumba ya vyumba viwili nyali karibu na ufuo | ' +
  'safari isiyo mbali sana na nairobi kwa sababu mtoto ana miezi minane | ' +
  'natafta hotel thika road ama westlands yenye breakfast mapema | ' +
  'hoteli za kisumu zenye roshani ya kuangalia ziwa | leteni options za camping mara | ' +
  'onyesha matukio ya kitamaduni | nikupe budget ya dola mia mbili, nitafika wapi na familia | ' +
  'kunao kambi za mahema zenye maji ya moto | ' +
  'mzee wangu anapenda kahawa, tumtafutie shamba la kutembelea siku yake ya kuzaliwa | ' +
  'nahitaji dereva anayejua njia za turkana | sanaa ya matatu zile nganya za nai, kuna tour | ' +
  'nataka kupanda nganya nione town vile inakaa | ' +
  'wazungu wangu wanakuja august, wanataka wildebeest migration na hotel class | ' +
  'mapumziko ya timu ya kazini watu kumi na wawili | niko wilson saa hii nahitaji lift ya kwenda town | ' +
  'nataka nione faru tu, hata kama ni siku moja | ' +
  'kipindi cha mchana mmoja hivi na watoto, wanyama na ngoma za kienyeji | ' +
  'pahali penye miti na kivuli na swing za watoto | malazi kati ya mtito na voi | kisiwa chochote chenye utulivu | ' +
  'utalii wa usiku wa nyota | camp iko na power na net ama wapi | ' +
  'nijulishe hoteli za kale mombasa zenye milango ya kuchongwa | nipangie wikendi ya kupanda baiskeli | ' +
  'ningetaka mahali ambapo mbwa wangu anaruhusiwa | naulizia tu kama mna villa ya watu sita watamu | ' +
  'tumekuja kutoka uganda tukielekea mombasa, tutulie wapi njiani | ' +
  'jamaa yangu ni mpiga picha, anatafuta gari lenye paa linalofunguka | masomo ya kite surfing kwa beginner | ' +
  'twende wapi na wamama wa chama, 15 hivi, tukule na kucheka | tunatafuta kitu tofauti na safari za wanyama | ' +
  'kuchonga mawe ya kisii | kununua na kutengeneza shanga na wamasai | ' +
  'bahari ikiwa shwari nataka kusafiri kwa mashua jioni machweo | ' +
  'niko solo female, nataka guesthouse safe na watu wakarimu | ' +
  'nimewasili lodwar kesho, nifikeje eliye springs na gari gani | kulala juu ya gari, tent ya paa | ' +
  'hewa safi, kondoo na milima | kahawa tamu westlands | mtaa wa eastleigh kuna wali wa kisomali mzuri wapi | ' +
  'nimepoteza ladha ya nyumbani, nitapata wapi mukimo | viazi karai na madafu | kuku wa kienyeji western | ' +
  'tafuta tour ya kuonja vyakula vya mtaani | sihitaji kitu cha kifahari, kitanda safi na maji tu | ' +
  'hoteli ya nyota tano mara | nipate chumba chenye vitanda viwili tofauti, mimi na dada yangu | ' +
  'tukodishie pikipiki ya umeme | ' +
  'tunawatafutia wageni wetu wa kanisa mahali pa kulala machakos, wasipungue wanane | ' +
  'weka kitu chini ya elfu kumi kwa usiku, lakini pasiwe na kelele za club | ' +
  'iko safari ya mara ya kuflyingi badala ya kuendesha | msitu wenye nyani na vipepeo | ' +
  'kitu cha kuwafurahisha vijana wa miaka kumi na mitano wasiopenda kutembea | ' +
  'lazima nione jua likizama ziwa victoria | ati kuna boti za kisumu, nitafutie | ' +
  'mlima wa volkeno wa kupanda na kushuka siku moja | hell gate na baiske | ' +
  'tumebaki na siku moja tu kabla ya ndege, tufanye nini karibu na uwanja | day trip kutoka nairobi ya jumamosi | ' +
  'natamani sana kwenda lamu lakini sijui nianzie wapi, nipe vyumba na mashua | ' +
  'mashua ya kutoka manda kwenda shela | gari ya kukutoa moi airport diani isiyopitia feri | ' +
  'nataka kumsuprise mpenzi wangu na dinner baharini, mataa na ngoma slow | ' +
  'sherehe ya kuzaliwa ya binti yangu anatimiza kumi, anapenda farasi na wanyama | ' +
  'chumba kinachoelekea kilimanjaro | hapa amboseli kuna mahema gani | ' +
  'kuna ingine inafanana na hii lakini karibu na nairobi | nipe zingine tatu kama hizo | ' +
  'na bei ya chini zaidi ya hiyo | ipi kati ya samburu na tsavo ina tembo wengi kwa bei nzuri | ' +
  'tofautisha mara ya siku tatu na ya siku nne | nichagulie hoteli moja nzuri diani na moja nyali | ' +
  'linganisha gari la rav4 na prado | naomba iwe na parking na jiko la kupikia | apartment kilimani yenye lifti | ' +
  'studio za nairobi za kukaa wiki mbili | airbnb za mombasa zenye balcony | ' +
  'bnb ya mtu na mtu wake kanairo, cheap cheap | ' +
  'mbogi yangu ya wasee nane inataka kuteremka coast, tulale wapi na ndae gani | ' +
  'oya, kuna form gani ya weekend huku naksvegas | niaje, nisort na keja ya usiku mbili diani | ' +
  'niko na 10k na njaa ya kutembea, nisaidieni | nataka kupiga picha za simba na swara | wapi naona chui | ' +
  'duma na watoto wao | pundamilia wenye milia myembamba | ziwa lenye viboko karibu | kasa wanaotaga mayai | ' +
  'twiga | pwani | mlima kenya siku nne | mahema mazuri | chakula cha baharini kaa na kamba | ' +
  'hoteli za watu wa biashara | vibanda vya msitu | nilale wapi kati ya nanyuki na isiolo | ' +
  'kutoka eldoret hadi iten kuna malazi yoyote ya kukimbia na kufanya mazoezi | ' +
  'nataka kukimbia na mkimbiaji mwenyeji asubuhi | mimi ni mwalimu wa historia, napenda majumba ya kale na ngome | ' +
  'natafuta fundi wa majahazi anionyeshe kazi yake | mzazi anatembea na mkongojo, tumpeleke safari gani laini | ' +
  'mke wangu mjamzito anataka mahali pasipo na barabara mbovu, masaa mawili kutoka nairobi | ' +
  'tunakuja na babu na nyanya, watoto wanne na mizigo, gari gani la kisumu litatutosha | ' +
  'gari kubwa la kwenda kaskazini lenye mpishi | truck ya kutupeleka turkana na crew yake | ' +
  'nimeota kuona ziwa la kijani, nisaidie nifike na nilale | loiyangalani malazi | chalbi | ' +
  'nitembee na nani usiku mombasa nile vya mtaani | mji wa kale kwa miguu | kuna maembe shamba gani | ' +
  'naitaka ile vibe ya kijijini, kuku, moto na hadithi za wazee | hadithi za msituni na dawa za miti shamba | ' +
  'jumatano natua wilson saa kumi jioni, nichukuliwe nipelekwe kilimani | lifti ya kuenda airport alfajiri | ' +
  'wedding shuttle coast watu 14 | safari yenye train na lodge pamoja | ' +
  'tunaepuka joto na mbu, pendekezeni mahali pa milimani | nani hupika githeri na stroberi za shambani | ' +
  'lunch ya kubeba kwa gari tukielekea mara | kuendesha jeep ya wazi ufuoni | ' +
  'ningefurahi kuogelea na samaki wa rangi rangi | siku ya mapumziko ya mama, spa au bahari au bustani tulivu | ' +
  'kuna trip ya tarehe 12 ya watu wawili | ' +
  'likizo ya pasaka na watoto, tulale karibu na maji, tusitumie zaidi ya elfu sitini jumla | ' +
  'hoteli iliyo na chakula halali na mahali pa kuswali | ' +
  'nisionyeshwe vya ghali tafadhali, elfu tatu kwenda chini | mahali pa kupumzisha akili baada ya mitihani | ' +
  'mahali pa kufanyia proposal, awe hajui kitu, jua likichwea | ' +
  'proposal ya ring, napanga kumvisha ufuoni, nisaidie kuchagua spot | ' +
  'kijana wangu ana autism hapendi makelele, tutafutie pahali patulivu penye nafasi | ' +
  'muziki na ngoma za makabila | maporomoko ya maji aberdare | kupanda mti, zipline au kitu cha kusisimua | ' +
  'trout ya kuchoma | mtumbwi ziwani | nimfundishe mtoto kukamua ngombe wapi | ' +
  'natafuta pahali pa kusuka sufu na kuona kondoo | hepa nairobi siku moja, hata kama ni kutembea kwa kilima tu | ' +
  'nitoe kisumu nipeleke dunga kwa boda | twataka twende rusinga, nyumba ya mawe kando ya ziwa ipo'
).split(' | ');

/** What people ask in Kiswahili about one listing, as they call it. */
export const listingQuestionsInKiswahili: readonly string[] = (
  'ile safari ya paka wakubwa mara inaanza saa ngapi | safari ya mara ya siku tatu, chakula kimejumuishwa | ' +
  'nivae nini kwa hiyo ya ngong hills | msosi tour ya town inapitia wapi wapi | ' +
  'food walk ya nai, naeza kuja na mtoi wa miaka sita | mto mara camp iko na mahema mangapi | ' +
  'mto mara camp ni mbali na uwanja wa ndege kiasi gani | mnazi wave iko na maegesho | ' +
  'mnazi wave hapo diani kuna swimming pool ama ni bahari tu | ' +
  'hapo mnazi wave chumba cha watu wanne ni pesa ngapi | dhow ya lamu ya siku nzima, wanapika nini | ' +
  'ile dau ya manda inarudi saa ngapi jioni | mount kenya ya sirimon inahitaji uzoefu | ' +
  'mt kenya siku nne wanatupa sleeping bag ama nibebe yangu | ' +
  'kwenye ile trek ya lenana tunalala wapi usiku wa kwanza | samaki wa dunga ni mkubwa wa kutosha watu wawili | ' +
  'tilapia ya dunga beach mnafungua mpaka saa ngapi | ' +
  'shanga na wamama wa kimasai, nitabeba bangili yangu nyumbani | ' +
  'snorkel ya diani na ngalawa, asiyejua kuogelea anaweza | ile outrigger ya diani mnatoa miwani na viatu | ' +
  'moi airport to diani inachukua mda gani kufika | ' +
  'gari la moi hadi diani linabeba watu wangapi na masanduku mangapi | ' +
  'amboseli ya siku mbili, tunalala kambi gani | ' +
  'tutaonaje kilimanjaro kama kuna mawingu kwa hiyo safari ya amboseli | ' +
  'turtle watch ya watamu inaanza alfajiri saa ngapi | ' +
  'kutazama kasa watamu, bibi yangu mwenye magoti mabaya ataweza | mlango courtyard ina ac | ' +
  'mlango courtyard kuna ngazi nyingi | sunset boat ya kisumu iko na life jacket za watoto | ' +
  'boti ya machweo dunga tarehe kumi na mbili iko nafasi | ile farm ya chai kericho inanyesha kila siku kweli | ' +
  'shamba la chai kericho mnapika chakula cha jioni | kakamega forest walk ni kilomita ngapi | ' +
  'samburu special five ni wanyama gani hao | samburu ya siku tatu imejaa wikendi ya tarehe tisa | ' +
  'mama njeri mukimo yake inakuja na nyama ama ni plain | kwa mama njeri naeza lete watu kumi | ' +
  'old town mombasa kwa miguu, fort jesus tunalipia kando | rooftop ya lamu iko na feni na neti | ' +
  'guesthouse ya lamu ile nyeupe, tunaweza kupika wenyewe | ' +
  'taita coffee ile ya mti hadi kikombe, nitapewa kahawa nipeleke nyumbani | nganya ride inaisha saa ngapi usiku | ' +
  'matatu art inapick wasee wapi | giraffe centre na bomas, usafiri wa kutoka hotelini uko ndani ya bei | ' +
  'bomas na twiga mtoto wa miaka miwili analipishwa | bush dinner naivasha, viboko hawatusumbui kweli | ' +
  'ile dinner ya taa naivasha mnaweza kuandaa chakula cha mtu asiyekula gluten | ' +
  'tsavo ya train, tunapanda gari moshi station gani | tsavo east kwa treni tukiwa wanne jumla inakuja ngapi | ' +
  'kiondo machakos, nikimaliza kikapu ni changu | nairobi national park ya siku moja inaondoka asubuhi ngapi | ' +
  'hiyo ya simba na magorofa, tunapata lunch | wasini dolphin ni guarantee ama ni bahati | ' +
  'wasini ile ya kaa, mtu mwenye alergy ya seafood atakula nini | ' +
  'kilifi creek sunset, naeza leta chupa yangu ya wine | dhow ya kilifi inabeba watu wangapi mkitukodishia yote | ' +
  'samaki wa kupaka mnauza kwa sahani ama kwa kilo | swahili breakfast lamu, jumapili wapo | ' +
  'mzima springs, mtu anaweza kuogelea humo kwenye maji | ' +
  'tsavo west siku mbili, barabara ya lava ina mashimo sana | nyumba ya makuti watamu ina vitanda vingapi | ' +
  'makuti house watamu iko na mtu wa kupika na kusafisha | equator boda nanyuki, dereva anangoja nikipiga picha | ' +
  'cottage ya nanyuki kuna kuni za kutosha ama tunanunua | nanyuki cottage inakubali mbwa | ' +
  'lolwe shore chumba chenye balcony ni bei gani kwa usiku | trout ya nanyuki tunakula ndani ama nje kwa moto | ' +
  'kuchonga soapstone tabaka kunachukua masaa mangapi | ' +
  'cooking class malindi ile ya familia, tunaanzia sokoni saa mbili | prado ya roof tent inalala watu wangapi | ' +
  'prado mnanipa na mafuta full tank | thali ya parklands unaeza ongezewa chakula bure | ' +
  'baobab camp ya meru iko na umeme usiku | aberdares waterfalls, kuna matope nivae gumboot | ' +
  'runners guesthouse iten, dinner ni saa kumi na mbili na nusu tu ama naeza chelewa | ' +
  'bogoria guesthouse yenye maji ya moto, choo ni cha ndani | iten run na pacer, mimi niko slow sana itawezekana | ' +
  'treni ya mombasa na guide, siti ni za dirisha kweli na chai ni bure | ' +
  'boda ya cbd mnanipa helmet ya pili kama niko na mtu | ' +
  'ile mara ya ndege siku nne, mizigo kilo ngapi zinakubaliwa | ' +
  'mara private guide twaweza kuwa familia ya sita kwa gari moja | banda za kakamega, kuna frij na masufuria | ' +
  'nyama choma kitengela, watoto wako na mahali pa kucheza | ' +
  'kitengela choma ya watu wanane tunapaswa kuagiza mapema | ' +
  'land cruiser ya wilson, dereva analala na kula kwa gharama ya nani | karura baiskeli za watoto wadogo mnazo | ' +
  'boat ya manda tukichelewa ndege mtatungoja | kilimani studio iko floor gani na lift inafanya kazi | ' +
  'eastleigh bariis, nyama ya ngamia ipo kila siku | limuru dairy cottage, tunaweza kukamua ngombe wenyewe | ' +
  'nakuru flamingo day trip, kutoka nairobi mnatoka saa ngapi | longonot unatembea masaa mangapi kuzunguka yote | ' +
  'jeep ya diani ni manual ama auto | nyali flat ya wanne iko mbali na city mall | ' +
  'kite lesson galu, uzito wa chini ni kilo ngapi | chalbi camp tunafikaje, gari ndogo itapita | ' +
  'van ya wheelchair ramp, msaidizi wa mgonjwa anakaa wapi | ' +
  'loiyangalani nyumba ya wageni, kuna neti ya mbu na chakula | ' +
  'supper club ya rooftop, nivalie rasmi ama casual tu | hells gate baiskeli, tunaweza kushuka hadi kwenye korongo'
).split(' | ');
