import type { Place } from './place.ts';

/** Mount Kenya, the highlands around it, and the north. */
export const north: readonly Place[] = [
  {
    ...{ slug: 'samburu', counties: ['Samburu'], lat: 0.62, lon: 37.53, radiusKm: 50 },
    en: {
      name: 'Samburu',
      lead: 'Animals that live only in the dry north, along the river Ewaso Ng’iro.',
      about:
        'Grevy’s zebra, the reticulated giraffe and the gerenuk, which eats standing on its hind legs, belong to the dry country north of the equator. Elephants and lions come to the river under doum palms.',
      season:
        'January, February and June to October are dry, and animals stay close to the river. It is warmer here than in Nairobi all year.',
      way: 'From Nairobi it is five to six hours by road through Nanyuki and Isiolo. Small planes fly from Wilson Airport.',
      know: 'Ask Samburu people before you take their picture.',
    },
    sw: {
      name: 'Samburu',
      lead: 'Wanyama wanaoishi kaskazini pakavu tu, kando ya mto Ewaso Ng’iro.',
      about:
        'Punda milia wa Grevy, twiga wa kaskazini na swala twiga, anayekula akisimama kwa miguu ya nyuma, ni wa nchi kavu iliyo kaskazini mwa ikweta. Tembo na simba huja mtoni chini ya mikoma.',
      season:
        'Januari, Februari na Juni hadi Oktoba ni miezi ya kiangazi, na wanyama hukaa karibu na mto. Hapa pana joto kuliko Nairobi mwaka mzima.',
      way: 'Kutoka Nairobi ni saa tano hadi sita kwa gari kupitia Nanyuki na Isiolo. Ndege ndogo huondoka Uwanja wa Wilson.',
      know: 'Waombe Wasamburu ruhusa kabla ya kuwapiga picha.',
    },
  },
  {
    ...{ slug: 'laikipia', counties: ['Laikipia', 'Meru'], lat: 0.01, lon: 37.03, radiusKm: 28 },
    en: {
      name: 'Laikipia',
      lead: 'Ol Pejeta with its rhinos, and Nanyuki on the equator at the foot of Mount Kenya.',
      about:
        'At Ol Pejeta live the last two northern white rhinos, guarded day and night. Nanyuki is the town for trips to the conservancies and to the mountain; the equator runs through it.',
      season:
        'January, February and June to October are the driest months. Evenings are cool all year, since the land is high.',
      way: 'From Nairobi it is three to four hours by road to Nanyuki. Small planes fly from Wilson Airport.',
      know: 'Bring a warm jacket for morning and evening drives.',
    },
    sw: {
      name: 'Laikipia',
      lead: 'Ol Pejeta na vifaru wake, na Nanyuki penye ikweta chini ya Mlima Kenya.',
      about:
        'Ol Pejeta wanaishi vifaru weupe wawili wa mwisho wa kaskazini, wanaolindwa usiku na mchana. Nanyuki ni mji wa kuanzia safari za maeneo ya uhifadhi na za mlimani; ikweta hupita hapo.',
      season:
        'Januari, Februari na Juni hadi Oktoba ndiyo miezi yenye mvua chache zaidi. Jioni huwa na baridi mwaka mzima, kwa sababu nchi iko juu.',
      way: 'Kutoka Nairobi hadi Nanyuki ni saa tatu hadi nne kwa gari. Ndege ndogo huondoka Uwanja wa Wilson.',
      know: 'Beba koti la joto kwa matembezi ya asubuhi na jioni.',
    },
  },
  {
    ...{ slug: 'mount-kenya', counties: ['Meru', 'Nyeri', 'Kirinyaga'], lat: -0.15, lon: 37.31, radiusKm: 22 },
    en: {
      name: 'Mount Kenya',
      lead: 'The highest mountain of Kenya, through forest, moor and rock up to 5,199 metres.',
      about:
        'Trekkers climb to Point Lenana at 4,985 metres; the two higher peaks are for climbers with ropes. The paths from Sirimon, Naro Moru and Chogoria lead through bamboo, giant heather and lakes.',
      season:
        'January, February and July to September are the best months. In the long rains, from late March to May, paths are wet and views are rare.',
      way: 'The gates are reached by road from Nanyuki, Naro Moru and Chogoria. Nanyuki is three to four hours from Nairobi.',
      know: 'Go up slowly: the thin air makes many people ill above 3,000 metres. Nights are below zero near the top.',
    },
    sw: {
      name: 'Mlima Kenya',
      lead: 'Mlima mrefu kuliko yote nchini Kenya, kupitia msitu, nyasi na mawe hadi mita 5,199.',
      about:
        'Wapandaji wa kawaida hufika Point Lenana, mita 4,985; vilele viwili vya juu zaidi ni vya wanaopanda kwa kamba. Njia za Sirimon, Naro Moru na Chogoria hupita kwenye mianzi na maziwa.',
      season:
        'Januari, Februari na Julai hadi Septemba ndiyo miezi bora. Wakati wa mvua za masika, kuanzia mwisho wa Machi hadi Mei, njia huwa na matope na mawingu ni mengi.',
      way: 'Malango hufikiwa kwa gari kutoka Nanyuki, Naro Moru na Chogoria. Nanyuki ni saa tatu hadi nne kutoka Nairobi.',
      know: 'Panda polepole: hewa nyepesi huwafanya wengi waugue juu ya mita 3,000. Karibu na kilele usiku huwa na barafu.',
    },
  },
  {
    ...{ slug: 'aberdares', counties: ['Nyeri', 'Nyandarua'], lat: -0.42, lon: 36.78, radiusKm: 30 },
    en: {
      name: 'Aberdares',
      lead: 'Waterfalls, cool forest and high moor, with the coffee farms of Nyeri below.',
      about:
        'The mountains of Aberdare National Park are over 3,000 metres high. Elephants and buffaloes live in their forest, and paths lead to waterfalls. Around Nyeri grow coffee and tea.',
      season: 'January, February and June to September are driest. In the rains, roads in the park can be closed.',
      way: 'From Nairobi it is about three hours by road to Nyeri.',
      know: 'It is cold and often misty up on the moor: bring a rain jacket and shoes with a good grip.',
    },
    sw: {
      name: 'Aberdare',
      lead: 'Maporomoko ya maji, msitu wenye baridi na nyasi za juu, na mashamba ya kahawa ya Nyeri chini yake.',
      about:
        'Milima ya Mbuga ya Aberdare ina urefu wa zaidi ya mita 3,000. Tembo na nyati wanaishi katika msitu wake, na njia huelekea kwenye maporomoko ya maji. Nyeri hukuza kahawa na chai.',
      season:
        'Januari, Februari na Juni hadi Septemba ndiyo miezi yenye mvua chache zaidi. Wakati wa mvua, baadhi ya barabara za mbuga hufungwa.',
      way: 'Kutoka Nairobi hadi Nyeri ni takriban saa tatu kwa gari.',
      know: 'Huko juu pana baridi na ukungu mara nyingi: beba koti la mvua na viatu visivyoteleza.',
    },
  },
  {
    ...{ slug: 'meru-national-park', counties: ['Meru'], lat: 0.09, lon: 38.19, radiusKm: 40 },
    en: {
      name: 'Meru National Park',
      lead: 'A wild park with rivers, palms and few other cars.',
      about:
        'Many rivers run through the park and keep it green. Lions, elephants, Grevy’s zebras and rhinos in their own sanctuary live here.',
      season: 'January, February and June to October are dry, when animals gather at the rivers.',
      way: 'From Nairobi it is about six hours by road, through Meru town. Small planes fly from Wilson Airport.',
      know: 'Kenya Wildlife Service takes the park fees through eCitizen, without cash. Bring your passport or identity card.',
    },
    sw: {
      name: 'Mbuga ya Meru',
      lead: 'Mbuga yenye mito, mikoma na magari machache.',
      about:
        'Mito mingi hupita mbugani na kuiacha ya kijani. Simba, tembo, punda milia wa Grevy na vifaru walio katika eneo lao la kulindwa wanaishi hapa.',
      season: 'Januari, Februari na Juni hadi Oktoba ni miezi ya kiangazi, na wanyama hukusanyika mitoni.',
      way: 'Kutoka Nairobi ni takriban saa sita kwa gari, kupitia mji wa Meru. Ndege ndogo huondoka Uwanja wa Wilson.',
      know: 'Shirika la Wanyamapori la Kenya (KWS) hupokea ada za mbuga kupitia eCitizen, bila pesa taslimu. Beba pasipoti au kitambulisho.',
    },
  },
  {
    ...{ slug: 'lake-turkana', counties: ['Turkana', 'Marsabit'], lat: 2.9, lon: 36.5, radiusKm: 110 },
    en: {
      name: 'Lake Turkana',
      lead: 'A large lake in the desert, with Lodwar to its west and Loiyangalani to its east.',
      about:
        'It is the largest lake of the world that lies in a desert. Turkana, Samburu, Rendille and El Molo people live around it, and the Chalbi Desert begins to its east.',
      season:
        'It is hot and dry nearly all year, and strong winds blow at the lake. After heavy rain roads may be closed for days.',
      way: 'Planes fly from Nairobi to Lodwar. Loiyangalani is reached by road with a four-wheel drive, in two days with a night on the way.',
      know: 'Take more water than you think you need, and travel with people who know the road. Ask before you take pictures of people.',
    },
    sw: {
      name: 'Ziwa Turkana',
      lead: 'Ziwa kubwa jangwani, Lodwar ikiwa magharibi yake na Loiyangalani mashariki.',
      about:
        'Ni ziwa kubwa kuliko yote duniani yaliyo jangwani. Waturkana, Wasamburu, Warendille na Waelmolo wanaishi kandokando yake, na Jangwa la Chalbi linaanzia mashariki yake.',
      season:
        'Pana joto na ukavu karibu mwaka mzima, na upepo mkali huvuma ziwani. Baada ya mvua kubwa, barabara zinaweza kufungwa kwa siku kadhaa.',
      way: 'Ndege huondoka Nairobi kwenda Lodwar. Loiyangalani hufikiwa kwa gari la 4x4, kwa siku mbili ukilala njiani.',
      know: 'Beba maji mengi kuliko unavyodhani, na usafiri na watu wanaoijua njia. Omba ruhusa kabla ya kupiga watu picha.',
    },
  },
];
