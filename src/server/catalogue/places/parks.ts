import type { Place } from './place.ts';

/** The parks of the south and the Rift Valley. */
export const parks: readonly Place[] = [
  {
    ...{ slug: 'maasai-mara', counties: ['Narok'], lat: -1.49, lon: 35.14, radiusKm: 70 },
    en: {
      name: 'Maasai Mara',
      lead: 'Lions, leopards and cheetahs on open grassland, and the wildebeest from July to October.',
      about:
        'The reserve belongs to Narok County and meets the Serengeti of Tanzania at the border. Around it lie conservancies, where Maasai families lease their land for wildlife.',
      season:
        'You see big cats all year. The wildebeest are here from about the middle of July to October. They cross the Mara River mostly in August and September, but nobody can promise you a crossing. In the long rains, from late March to May, prices are lowest and some camps close.',
      way: 'From Nairobi it is five to six hours by road through Narok. Small planes fly from Wilson Airport in less than an hour.',
      know: 'Private cars may not do game drives in the reserve, so you need a guide with a safari car. Check in each listing whether the park fees are included.',
    },
    sw: {
      name: 'Maasai Mara',
      lead: 'Simba, chui na duma kwenye nyika iliyo wazi, na nyumbu kuanzia Julai hadi Oktoba.',
      about:
        'Hifadhi hii ni ya Kaunti ya Narok na inapakana na Serengeti ya Tanzania. Kuizunguka kuna maeneo ya uhifadhi, ambako familia za Wamaasai hukodisha ardhi yao kwa ajili ya wanyamapori.',
      season:
        'Simba na chui wanaonekana mwaka mzima. Nyumbu huwa hapa kuanzia takriban katikati ya Julai hadi Oktoba. Huvuka Mto Mara hasa Agosti na Septemba, lakini hakuna anayeweza kukuahidi kuwa utawaona wakivuka. Wakati wa mvua za masika, kuanzia mwisho wa Machi hadi Mei, bei ni za chini kabisa na baadhi ya kambi hufungwa.',
      way: 'Kutoka Nairobi ni saa tano hadi sita kwa gari kupitia Narok. Ndege ndogo kutoka Uwanja wa Wilson hufika kwa muda usiozidi saa moja.',
      know: 'Magari ya kibinafsi hayaruhusiwi kutazama wanyama ndani ya hifadhi, kwa hivyo unahitaji mwongozaji mwenye gari la safari. Angalia katika kila tangazo kama bei inajumuisha ada za hifadhi.',
    },
  },
  {
    ...{ slug: 'amboseli', counties: ['Kajiado'], lat: -2.64, lon: 37.25, radiusKm: 40 },
    en: {
      name: 'Amboseli',
      lead: 'Large elephant families in front of Kilimanjaro, the highest mountain of Africa.',
      about:
        'Swamps fed by the water of Kilimanjaro keep the park green when the land around it is dry. Elephants, hippos and many birds come to drink there.',
      season:
        'January, February and June to October are dry, and the animals gather at the water. Kilimanjaro, on the Tanzanian side of the border, is clearest early in the morning.',
      way: 'From Nairobi it takes four to five hours by road through Emali. Small planes fly from Wilson Airport.',
      know: 'Kenya Wildlife Service takes the park fees through eCitizen, without cash. They depend on where you live, so bring your passport or identity card.',
    },
    sw: {
      name: 'Amboseli',
      lead: 'Familia kubwa za tembo mbele ya Kilimanjaro, mlima mrefu kuliko yote barani Afrika.',
      about:
        'Vinamasi vinavyopata maji kutoka Kilimanjaro huiacha mbuga ikiwa ya kijani hata ardhi inayoizunguka ikikauka. Tembo, viboko na ndege wengi huja kunywa maji hapo.',
      season:
        'Januari, Februari na Juni hadi Oktoba ni miezi ya kiangazi, na wanyama hukusanyika kwenye maji. Kilimanjaro, ulio upande wa Tanzania, huonekana vizuri zaidi asubuhi na mapema.',
      way: 'Kutoka Nairobi ni saa nne hadi tano kwa gari kupitia Emali. Ndege ndogo huondoka Uwanja wa Wilson.',
      know: 'Shirika la Wanyamapori la Kenya (KWS) hupokea ada za mbuga kupitia eCitizen, bila pesa taslimu. Ada hutegemea unakoishi, kwa hivyo beba pasipoti au kitambulisho.',
    },
  },
  {
    ...{ slug: 'tsavo', counties: ['Taita-Taveta'], lat: -2.95, lon: 38.4, radiusKm: 75 },
    en: {
      name: 'Tsavo',
      lead: 'Red elephants, lava and the clear Mzima Springs, in two large parks on the way to the coast.',
      about:
        'The elephants of Tsavo East are red from the dust of its soil. Tsavo West has hills, the black Shetani lava and Mzima Springs, where hippos live in clear water. The Taita Hills, where coffee grows, rise beside them.',
      season:
        'January, February and June to October are dry, when animals are easiest to find at rivers and water holes. After the rains the land is green and there are fewer visitors.',
      way: 'The road from Nairobi to Mombasa runs between the two parks. The SGR train stops at Mtito Andei and Voi, where safari cars can meet you.',
      know: 'Kenya Wildlife Service takes the park fees through eCitizen, without cash. Bring your passport or identity card.',
    },
    sw: {
      name: 'Tsavo',
      lead: 'Tembo wekundu, mawe ya volkano na maji safi ya Mzima, katika mbuga mbili kubwa zilizo njiani kwenda pwani.',
      about:
        'Tembo wa Tsavo Mashariki ni wekundu kwa sababu ya vumbi la udongo wake. Tsavo Magharibi ina vilima, mawe meusi ya volkano ya Shetani na chemchemi za Mzima, ambako viboko huishi katika maji maangavu. Kando yake kuna Milima ya Taita, inakokuzwa kahawa.',
      season:
        'Januari, Februari na Juni hadi Oktoba ni miezi ya kiangazi, na wanyama ni rahisi kuwapata mitoni na kwenye mabwawa. Baada ya mvua nchi huwa ya kijani na wageni ni wachache.',
      way: 'Barabara ya Nairobi kwenda Mombasa hupita kati ya mbuga hizi mbili. Treni ya SGR husimama Mtito Andei na Voi, ambako gari la safari linaweza kukupokea.',
      know: 'Shirika la Wanyamapori la Kenya (KWS) hupokea ada za mbuga kupitia eCitizen, bila pesa taslimu. Beba pasipoti au kitambulisho.',
    },
  },
  {
    ...{ slug: 'lake-nakuru', counties: ['Nakuru'], lat: -0.37, lon: 36.09, radiusKm: 30 },
    en: {
      name: 'Lake Nakuru',
      lead: 'Rhinos and flamingos in a park that you can see in one day.',
      about:
        'The park surrounds a lake of the Rift Valley and begins at the edge of Nakuru town. Black and white rhinos live here, with giraffes, buffaloes and lions.',
      season:
        'You can come all year. January, February and June to October are the driest months. How many flamingos there are changes with the water of the lake.',
      way: 'From Nairobi it is about three hours by road, past Naivasha.',
      know: 'Kenya Wildlife Service takes the park fees through eCitizen, without cash. Bring your passport or identity card.',
    },
    sw: {
      name: 'Ziwa Nakuru',
      lead: 'Vifaru na heroe katika mbuga unayoweza kuizunguka kwa siku moja.',
      about:
        'Mbuga hii inazunguka ziwa la Bonde la Ufa na inaanzia pembeni mwa mji wa Nakuru. Vifaru weusi na weupe wanaishi hapa, pamoja na twiga, nyati na simba.',
      season:
        'Unaweza kuja mwaka mzima. Januari, Februari na Juni hadi Oktoba ndiyo miezi yenye mvua chache zaidi. Idadi ya heroe hubadilika kulingana na maji ya ziwa.',
      way: 'Kutoka Nairobi ni takriban saa tatu kwa gari, ukipita Naivasha.',
      know: 'Shirika la Wanyamapori la Kenya (KWS) hupokea ada za mbuga kupitia eCitizen, bila pesa taslimu. Beba pasipoti au kitambulisho.',
    },
  },
  {
    ...{ slug: 'naivasha', counties: ['Nakuru'], lat: -0.8, lon: 36.36, radiusKm: 26 },
    en: {
      name: 'Naivasha',
      lead: 'Boats among hippos, a gorge to cycle through and a volcano to climb, two hours from Nairobi.',
      about:
        'Naivasha is a lake of fresh water in the Rift Valley. At Hell’s Gate you may walk and cycle among zebras and giraffes, and from the crater of Mount Longonot you see the whole valley.',
      season: 'You can come all year. Paths and roads are driest in January, February and from June to October.',
      way: 'From Nairobi it is about two hours by road.',
      know: 'Hippos leave the lake in the dark to graze: follow what your hosts tell you about walking at the shore at night.',
    },
    sw: {
      name: 'Naivasha',
      lead: 'Mashua kati ya viboko, korongo la kupita kwa baiskeli na volkano ya kupanda, saa mbili kutoka Nairobi.',
      about:
        'Naivasha ni ziwa la maji yasiyo ya chumvi katika Bonde la Ufa. Hell’s Gate unaruhusiwa kutembea na kuendesha baiskeli kati ya punda milia na twiga, na ukiwa juu ya kreta ya Mlima Longonot unaona bonde lote.',
      season: 'Unaweza kuja mwaka mzima. Njia huwa kavu zaidi Januari, Februari na Juni hadi Oktoba.',
      way: 'Kutoka Nairobi ni takriban saa mbili kwa gari.',
      know: 'Viboko hutoka ziwani gizani ili kula nyasi: fuata maelekezo ya wenyeji wako kuhusu kutembea ufuoni usiku.',
    },
  },
];
