import type { Place } from './place.ts';

/** Nairobi, the Rift Valley's edge, and the west up to Lake Victoria. */
export const nairobiAndWest: readonly Place[] = [
  {
    ...{ slug: 'nairobi', counties: ['Nairobi City'], lat: -1.286, lon: 36.817, radiusKm: 30 },
    en: {
      name: 'Nairobi',
      lead: 'The capital, with a national park at its edge, forest to cycle in and food from everywhere.',
      about:
        'Lions and rhinos live in Nairobi National Park, within sight of the towers of the city. You can feed giraffes at the Giraffe Centre, cycle through Karura Forest, see dances at Bomas of Kenya, and eat nyama choma in Kitengela.',
      season:
        'You can come all year: the city is high and never very hot. July and August are cool and grey, and most rain falls from late March to May and from late October to December.',
      way: 'International planes land at JKIA and small planes at Wilson Airport. The SGR train from Mombasa ends at Syokimau.',
      know: 'Traffic is slow in the morning and late afternoon, so leave early for the airport.',
    },
    sw: {
      name: 'Nairobi',
      lead: 'Mji mkuu wenye mbuga ya wanyama pembeni mwake, msitu wa kuendesha baiskeli na vyakula vya kila aina.',
      about:
        'Simba na vifaru wanaishi katika Mbuga ya Nairobi, karibu na majengo marefu ya jiji. Unaweza kuwalisha twiga Giraffe Centre, kuendesha baiskeli Karura, kutazama ngoma Bomas of Kenya, na kula nyama choma Kitengela.',
      season:
        'Unaweza kuja mwaka mzima: jiji liko juu na halina joto kali. Julai na Agosti huwa na baridi na mawingu, na mvua nyingi hunyesha kuanzia mwisho wa Machi hadi Mei na mwisho wa Oktoba hadi Desemba.',
      way: 'Ndege za kimataifa hutua JKIA na ndogo Uwanja wa Wilson. Treni ya SGR kutoka Mombasa huishia Syokimau.',
      know: 'Msongamano wa magari ni mkubwa asubuhi na jioni, kwa hivyo ondoka mapema kwenda uwanja wa ndege.',
    },
  },
  {
    ...{ slug: 'kisumu', counties: ['Kisumu'], lat: -0.1, lon: 34.76, radiusKm: 25 },
    en: {
      name: 'Kisumu',
      lead: 'Boats, fried tilapia and red sunsets at Lake Victoria.',
      about:
        'Kisumu is the largest town at the lake. In Dunga, a fishing village at its edge, you go out by boat to see birds and hippos and eat fish from the morning’s catch.',
      season: 'It is warm all year. Rain often falls in the late afternoon, most of it from March to May.',
      way: 'Planes from Nairobi take less than an hour. By road it is six to seven hours, through Nakuru and Kericho.',
      know: 'Ask a doctor about malaria before you travel to the west of Kenya.',
    },
    sw: {
      name: 'Kisumu',
      lead: 'Mashua, ngege wa kukaanga na machweo mekundu kwenye Ziwa Victoria.',
      about:
        'Kisumu ni mji mkubwa zaidi kando ya ziwa. Huko Dunga, kijiji cha wavuvi kilicho pembeni mwake, unatoka kwa mashua kutazama ndege na viboko, na unakula samaki waliovuliwa asubuhi.',
      season: 'Pana joto mwaka mzima. Mvua hunyesha mara nyingi alasiri, hasa Machi hadi Mei.',
      way: 'Ndege kutoka Nairobi huchukua muda usiozidi saa moja. Kwa barabara ni saa sita hadi saba, kupitia Nakuru na Kericho.',
      know: 'Muulize daktari kuhusu malaria kabla ya kusafiri magharibi mwa Kenya.',
    },
  },
  {
    ...{ slug: 'rusinga', counties: ['Homa Bay'], lat: -0.4, lon: 34.17, radiusKm: 25 },
    en: {
      name: 'Rusinga Island',
      lead: 'An island in Lake Victoria with fishing beaches, birds and quiet nights.',
      about:
        'Fishermen go out by night with lamps, which shine all over the lake. Very old fossils of apes were found on the island.',
      season: 'It is warm all year. Most rain falls from March to May.',
      way: 'You drive through Homa Bay to Mbita, and a bridge leads to the island.',
      know: 'Ask a doctor about malaria before you travel to the west of Kenya.',
    },
    sw: {
      name: 'Kisiwa cha Rusinga',
      lead: 'Kisiwa katika Ziwa Victoria chenye fuo za wavuvi, ndege na usiku mtulivu.',
      about: 'Wavuvi hutoka usiku na taa zinazong’aa ziwani kote. Mabaki ya kale sana ya sokwe yalipatikana kisiwani.',
      season: 'Pana joto mwaka mzima. Mvua nyingi hunyesha Machi hadi Mei.',
      way: 'Unasafiri kwa gari kupitia Homa Bay hadi Mbita, na daraja linakufikisha kisiwani.',
      know: 'Muulize daktari kuhusu malaria kabla ya kusafiri magharibi mwa Kenya.',
    },
  },
  {
    ...{ slug: 'kakamega', counties: ['Kakamega'], lat: 0.29, lon: 34.86, radiusKm: 30 },
    en: {
      name: 'Kakamega Forest',
      lead: 'The rainforest of Kenya, with birds, butterflies and monkeys above the paths.',
      about:
        'It is the part of the great forest of Congo that reaches farthest east. Guides from the villages around know its trees and the calls of its birds.',
      season:
        'January, February and June to August are good for walking. It rains in most months, often in the afternoon.',
      way: 'Planes fly from Nairobi to Kisumu; Kakamega is about 50 km north of it by road.',
      know: 'Wear long trousers and closed shoes, and bring a rain jacket.',
    },
    sw: {
      name: 'Msitu wa Kakamega',
      lead: 'Msitu wa mvua wa Kenya, wenye ndege, vipepeo na kima juu ya njia.',
      about:
        'Ni sehemu ya msitu mkubwa wa Kongo iliyo mashariki zaidi. Waongozaji wa vijiji vya karibu wanaijua miti yake na milio ya ndege wake.',
      season:
        'Januari, Februari na Juni hadi Agosti ni miezi mizuri ya kutembea. Mvua hunyesha miezi mingi, mara nyingi alasiri.',
      way: 'Ndege huondoka Nairobi kwenda Kisumu; Kakamega ni takriban kilomita 50 kaskazini mwake kwa barabara.',
      know: 'Vaa suruali ndefu na viatu vya kufunika miguu, na ubebe koti la mvua.',
    },
  },
  {
    ...{ slug: 'kericho', counties: ['Kericho'], lat: -0.368, lon: 35.286, radiusKm: 25 },
    en: {
      name: 'Kericho',
      lead: 'Green hills of tea as far as you can see, and farms that show how it is picked.',
      about:
        'Kericho is the centre of the tea of Kenya. You can walk between the bushes, pick leaves with those who work there, and sleep on a farm.',
      season: 'You can come all year. It rains on many afternoons, which tea needs; January and February are driest.',
      way: 'It lies between Nakuru and Kisumu, about five hours by road from Nairobi.',
      know: 'Evenings are cool: bring a jacket, and one against the rain.',
    },
    sw: {
      name: 'Kericho',
      lead: 'Milima ya chai inayoenea hadi upeo wa macho, na mashamba yanayoonyesha jinsi inavyochumwa.',
      about:
        'Kericho ni kitovu cha chai ya Kenya. Unaweza kutembea kati ya michai, kuchuma majani pamoja na wanaofanya kazi huko, na kulala shambani.',
      season:
        'Unaweza kuja mwaka mzima. Mvua hunyesha alasiri nyingi, na chai huihitaji; Januari na Februari ndiyo miezi yenye mvua chache zaidi.',
      way: 'Iko kati ya Nakuru na Kisumu, takriban saa tano kwa gari kutoka Nairobi.',
      know: 'Jioni huwa na baridi: beba koti, na la kujikinga na mvua.',
    },
  },
  {
    ...{ slug: 'iten', counties: ['Elgeyo-Marakwet'], lat: 0.67, lon: 35.51, radiusKm: 30 },
    en: {
      name: 'Iten',
      lead: 'The town of runners, at 2,400 metres above the valley of the Kerio.',
      about:
        'Champions from all over the world train on the red roads of Iten, and guests may run with them. From the edge of the escarpment you look over 1,000 metres down into the valley.',
      season: 'December to February is dry. It is cool all year, and best for running early in the morning.',
      way: 'Planes fly from Nairobi to Eldoret; from there it is less than an hour by road.',
      know: 'The air is thin: run slowly for the first days.',
    },
    sw: {
      name: 'Iten',
      lead: 'Mji wa wanariadha, mita 2,400 juu, ukingoni mwa bonde la Kerio.',
      about:
        'Mabingwa kutoka kote duniani hufanya mazoezi kwenye barabara nyekundu za Iten, na wageni wanaweza kukimbia nao. Ukiwa ukingoni unaona bonde lililo zaidi ya mita 1,000 chini.',
      season:
        'Desemba hadi Februari ni kiangazi. Pana baridi mwaka mzima, na asubuhi na mapema ndiyo bora kwa kukimbia.',
      way: 'Ndege huondoka Nairobi kwenda Eldoret; kutoka hapo ni muda usiozidi saa moja kwa gari.',
      know: 'Hewa ni nyepesi: kimbia polepole siku za kwanza.',
    },
  },
  {
    ...{ slug: 'lake-bogoria', counties: ['Baringo'], lat: 0.25, lon: 36.1, radiusKm: 30 },
    en: {
      name: 'Lake Bogoria',
      lead: 'Hot springs that boil at the shore, and flamingos on a salt lake of the Rift Valley.',
      about:
        'Steam and hot water come out of the ground along the western shore. With Lakes Nakuru and Elmenteita it belongs to a World Heritage Site.',
      season:
        'You can come all year. How many flamingos there are changes with the water of the lake. It is hot around noon.',
      way: 'You drive north from Nakuru for about two hours.',
      know: 'The water of the springs boils: stay on the path and keep children by the hand.',
    },
    sw: {
      name: 'Ziwa Bogoria',
      lead: 'Chemchemi za maji yanayochemka ufuoni, na heroe kwenye ziwa la chumvi la Bonde la Ufa.',
      about:
        'Mvuke na maji moto hutoka ardhini kando ya ufuo wa magharibi. Pamoja na Ziwa Nakuru na Ziwa Elmenteita ni Urithi wa Dunia.',
      season:
        'Unaweza kuja mwaka mzima. Idadi ya heroe hubadilika kulingana na maji ya ziwa. Mchana huwa na joto kali.',
      way: 'Unasafiri kwa gari kuelekea kaskazini kutoka Nakuru kwa takriban saa mbili.',
      know: 'Maji ya chemchemi yanachemka: baki kwenye njia na uwashike watoto mkono.',
    },
  },
];
