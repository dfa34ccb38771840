import type { home as en } from '../en/home.ts';
import type { SameKeys } from '../texts.ts';

export const home: SameKeys<typeof en> = {
  'hero.title': 'Kenya, pamoja na wanaoijua njia',
  'hero.text':
    'Siku zako pamoja na waongozaji, wapishi, manahodha na wenyeji wanaoishi huko unakokwenda. Ona bei kamili, chagua siku iliyo wazi, lipa kwa kadi au M-Pesa.',
  'hero.start': 'Anza kugundua',
  'hero.pause': 'Simamisha filamu',
  'hero.play': 'Cheza filamu',
  'search.what': 'Unatafuta nini?',
  'search.kind': 'Aina',
  'search.anyKind': 'Yoyote',
  'search.when': 'Kuanzia',
  'kenya.title': 'Nchi moja, safari nyingi',
  'kenya.lead':
    'Asubuhi unaweza kutazama tembo mbele ya Kilimanjaro, na siku mbili baadaye ushuke kutoka jahazini katika mji usio na magari.',
  'kenya.text':
    'Ikweta inapita Nanyuki, kwa hivyo jua huchomoza karibu saa kumi na mbili na nusu asubuhi na kutua baada ya saa kumi na mbili, mwaka mzima. Zaidi ya jamii arobaini huishi hapa, kila moja na chakula chake, nyimbo zake na mitindo yake ya ujenzi. Unachopata kwenye Twende kinatolewa na watu wanaofanya kazi huko unakokwenda.',
  'kenya.more': 'Wakati wa kuja, na pa kwenda',
  'kenya.kicker': 'Nchi yenyewe',
  'kenya.caption': 'Mlima Kenya, 0°09′ kusini mwa ikweta',
  'kenya.fact.height.figure': '5,199 m',
  'kenya.fact.height': 'Batian, kilele cha juu kabisa cha Mlima Kenya',
  'kenya.fact.equator.figure': '0°',
  'kenya.fact.equator': 'ikweta, inayopita Nanyuki',
  'kenya.fact.counties.figure': '47',
  'kenya.fact.counties': 'kaunti, kutoka ziwani hadi baharini',
  'features.kicker': 'Njia sita za kusafiri',
  'features.title': 'Chagua kitakachokuamsha alfajiri',
  'feature.safari': 'Safari za wanyamapori',
  'feature.safari.text': 'Nyika, kona za mito na vumbi jekundu, pamoja na waongozaji wanaosoma nyayo.',
  'feature.beach': 'Pwani',
  'feature.beach.text': 'Miamba ya matumbawe, majahazi na asubuhi ndefu za mchanga mweupe.',
  'feature.mountain': 'Milima na njia za miguu',
  'feature.mountain.text': 'Theluji kwenye ikweta, kreta na maporomoko ya maji.',
  'feature.culture': 'Ufundi na hadithi',
  'feature.culture.text': 'Keti na wachongaji, wasusi na waunda mashua.',
  'feature.city': 'Siku za mjini',
  'feature.city.text': 'Matatu zenye rangi, masoko, na misitu kwa baiskeli.',
  'feature.food': 'Mezani',
  'feature.food.text': 'Makaa, nazi na iliki, kutoka kwa wapishi wa hapa hapa.',
  'recommended.title': 'Pa kuanzia',
  'recommended.text': 'Sita ambazo wasafiri wamezipenda, au ambazo tungempendekezea rafiki.',
  'artisans.kicker': 'Mafundi',
  'artisans.title': 'Kazi za mikono, kutoka kwa mafundi wenyewe',
  'artisans.text': 'Keti na watu ambao ufundi wao ni wa kale kuliko kitabu chochote cha utalii, ujaribu mwenyewe.',
  'artisans.visit': 'Mtembelee {{name}}',
  'invitation.title': 'Twende?',
  'invitation.text':
    'Safari, matembezi, mashua, vitanda, milo na usafiri: tafuta chako, na uweke nafasi kwa hatua mbili.',
  'invitation.action': 'Tazama huduma zote',
  'explore.title': 'Mwaka nchini Kenya, na mahali pa kuufurahia',
  'explore.lead':
    'Mbuga na theluji, maziwa ya jangwani na matumbawe, yote kwa mwendo wa siku moja au mbili. Soma wakati mzuri wa kuja, na kinachopendwa katika kila pembe.',
  'year.title': 'Misimu minne, bila majira ya baridi kali',
  'year.text':
    'Mvua, si baridi, ndiyo hupanga kalenda hapa. Kila msimu una mwanga wake, bei zake na sababu zake za kuja.',
  'year.dry': 'Miezi ya joto na ukavu',
  'year.dry.months': 'Januari na Februari',
  'year.dry.text':
    'Nyasi ni fupi na wanyama hukusanyika kwenye maji. Mlima Kenya huonekana vizuri zaidi, na pwani huvuma upepo wa joto uitwao kaskazi.',
  'year.longRains': 'Mvua za masika',
  'year.longRains.months': 'Mwishoni mwa Machi hadi Mei',
  'year.longRains.text':
    'Vilima vya kijani, wageni wachache na bei za chini zaidi mwaka mzima. Kambi nyingine hufungwa, na bahari huanza kuchafuka.',
  'year.cool': 'Miezi ya ubaridi na ukavu',
  'year.cool.months': 'Juni hadi Oktoba',
  'year.cool.text':
    'Makundi makubwa ya nyumbu huwa Mara kuanzia katikati ya Julai. Huvuka mto zaidi Agosti na Septemba, ingawa hakuna anayeweza kuahidi. Ndio wakati wenye wageni wengi zaidi.',
  'year.shortRains': 'Mvua za vuli',
  'year.shortRains.months': 'Mwishoni mwa Oktoba hadi Desemba',
  'year.shortRains.text':
    'Manyunyu yanayokuja na kupita, kijani kipya, ndege wahamaji. Kufikia Krismasi pwani hujaa familia zilizo likizoni.',
  'places.title': 'Maeneo manane ya kujua',
  'places.see': 'Tazama huduma za {{place}}',
  'place.mara': 'Maasai Mara',
  'place.mara.text':
    'Simba, chui na duma, nyasi zisizo na mwisho na puto alfajiri. Ndipo wengi hufikiria wakisikia neno safari.',
  'place.amboseli': 'Amboseli',
  'place.amboseli.text': 'Tembo kwenye vinamasi, na Kilimanjaro nyuma yao mawingu yakiruhusu.',
  'place.mountKenya': 'Mlima Kenya',
  'place.mountKenya.text':
    'Kilele chake cha juu kina mita 5,199. Wapandaji hulenga Lenana yenye mita 4,985, kupitia msitu na nyika ya juu.',
  'place.naivasha': 'Ziwa Naivasha',
  'place.naivasha.text':
    'Viboko chini ya mashua yako, na jirani korongo la Hell’s Gate, ambapo unaweza kuendesha baiskeli kati ya pundamilia.',
  'place.lamu': 'Lamu',
  'place.lamu.text':
    'Mji wa Waswahili wa mawe ya matumbawe, ulio kwenye orodha ya Urithi wa Dunia. Miguu, punda na majahazi ndiyo usafiri. Tafadhali vaa kwa heshima.',
  'place.diani': 'Diani',
  'place.diani.text': 'Mchanga mweupe, matumbawe karibu na ufuo na upepo wa kutosha kwa michezo ya majini.',
  'place.kisumu': 'Kisumu',
  'place.kisumu.text': 'Ziwa Victoria jua likizama, ngege wa kukaanga aliwaye kwa mkono, na jiji lisilo na haraka.',
  'place.nairobi': 'Nairobi',
  'place.nairobi.text': 'Mji mkuu wenye hifadhi ya wanyama pembeni na msitu katikati, na chakula bora zaidi nchini.',
  'explore.manners': 'Kuja kama mgeni',
  'explore.manners.text':
    'Omba ruhusa kabla ya kumpiga mtu picha. Kaa mbali na wanyamapori, na usiwalishe kamwe. Mifuko ya plastiki imepigwa marufuku nchi nzima, na hifadhi haziruhusu chupa za kutumika mara moja.',
  'explore.manners.more':
    'Magari hupita upande wa kushoto, soketi ni za aina ya Uingereza, na salamu chache hufungua kila mlango: jambo, asante, karibu.',
  'explore.begin': 'Tuanzie wapi?',
  'explore.begin.text': 'Chagua siku na mahali. Wanaoishi huko watafanya mengine.',
};
