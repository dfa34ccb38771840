import type { explore as en } from '../en/explore.ts';
import type { SameKeys } from '../texts.ts';

export const explore: SameKeys<typeof en> = {
  title: 'Mwaka nchini Kenya, na mahali pa kuufurahia',
  lead: 'Mbuga na theluji, maziwa ya jangwani na matumbawe, yote ndani ya mwendo wa siku moja au mbili. Soma wakati mzuri wa kuja, na kinachopendwa katika kila pembe.',
  'places.title': 'Maeneo manane ya kujua',
  'places.see': 'Tazama huduma za {{place}}',
  'place.mara': 'Maasai Mara',
  'place.mara.text':
    'Simba, chui na duma, nyasi zisizo na mwisho na puto alfajiri. Hapa ndipo wengi huwaza wakisikia neno safari.',
  'place.amboseli': 'Amboseli',
  'place.amboseli.text': 'Tembo kwenye vinamasi, na Kilimanjaro nyuma yao mawingu yakiruhusu.',
  'place.mountKenya': 'Mlima Kenya',
  'place.mountKenya.text':
    'Kilele chake cha juu kina mita 5,199. Wapandaji hulenga Lenana yenye mita 4,985, kupitia msitu, nyika ya juu na mimea mikubwa ya mlimani.',
  'place.nakuru': 'Ziwa Nakuru',
  'place.nakuru.text':
    'Ziwa la magadi katika Bonde la Ufa: vifaru nyasini, simba juu ya miti, na flamingo maji yanapowafaa.',
  'place.lamu': 'Lamu',
  'place.lamu.text':
    'Mji wa Waswahili wa mawe ya matumbawe, ulio kwenye orodha ya Urithi wa Dunia. Miguu, punda na majahazi ndiyo usafiri. Tafadhali vaa kwa heshima.',
  'place.diani': 'Diani',
  'place.diani.text': 'Mchanga mweupe, matumbawe karibu na ufuo na upepo wa kutosha kwa michezo ya majini.',
  'place.kisumu': 'Kisumu',
  'place.kisumu.text': 'Ziwa Victoria jua likizama, ngege wa kukaanga anayeliwa kwa mkono, na jiji lisilo na haraka.',
  'place.nairobi': 'Nairobi',
  'place.nairobi.text': 'Mji mkuu wenye hifadhi ya wanyama pembeni na msitu katikati, na chakula bora zaidi nchini.',
  manners: 'Kuja kama mgeni',
  'manners.text':
    'Omba ruhusa kabla ya kumpiga mtu picha. Kaa mbali na wanyamapori, na usiwalishe kamwe. Mifuko ya plastiki imepigwa marufuku nchi nzima, na hifadhi haziruhusu chupa za kutumika mara moja.',
  'manners.more':
    'Magari hupita upande wa kushoto, soketi ni za aina ya Uingereza, na salamu chache hufungua kila mlango: jambo, asante, karibu.',
  begin: 'Tuanzie wapi?',
  'begin.text': 'Chagua siku na mahali. Mengine waachie wenyeji wa huko.',
  'begin.action': 'Tazama kilichopo',
  kicker: 'Makala ndefu',
  coverCaption: 'Lenana, Nelion na Batian kabla siku haijaanza',
  'dry.when': 'Januari na Februari',
  'dry.title': 'Januari huamka mlimani',
  'dry.scene':
    'Saa kumi alfajiri maji ya chupa huwa yameganda karibu na Point Lenana. Unatembea saa ya mwisho kwa tochi ya kichwani. Kisha jua linachomoza kutoka kwenye ukungu wa mashariki, na mlima mzima unageuka rangi ya embe bivu. Saa sita baadaye uko Nanyuki ukiwa na fulana tu, ukila chipsi kwenye ikweta.',
  'dry.text':
    'Hii ndiyo miezi ya anga safi. Nyasi ni fupi, kwa hivyo wanyama huonekana kwa urahisi na hukusanyika penye maji. Pwani, upepo wa joto uitwao kaskazi hujaza matanga.',
  'dry.link': 'Milima na njia za miguu',
  'rains.when': 'Mwishoni mwa Machi hadi Mei',
  'rains.title': 'Aprili ni ya wakulima',
  'rains.scene':
    'Mvua za masika hupanda bondeni kama pazia linalovutwa. Barabara huwa nyekundu kisha nyeusi, vyura huanza kuimba, na ndani ya wiki moja kila kilichokuwa cha dhahabu huwa kijani. Kericho, wachumaji huingia shambani kati ya manyunyu: majani mawili na chipukizi, kwa mikono myepesi kuliko macho.',
  'rains.text':
    'Wageni ni wachache, baadhi ya kambi hufungwa, na kuanzia Mei bahari huchafuka. Zinazobaki wazi hutoza bei zao za chini kabisa. Ukipenda utulivu, na chai, njoo sasa.',
  'rains.link': 'Malazi shambani',
  'cool.when': 'Juni hadi Oktoba',
  'cool.title': 'Agosti ni vumbi na kwato',
  'cool.scene':
    'Sauti ndiyo hufika kwanza: mngurumo wa chini, kama umati ambao haujaamua. Kisha uwanda unasogea. Kuanzia katikati ya Julai hadi Oktoba kwa kawaida nyumbu huwa Maasai Mara, na siku fulani, hakuna ajuaye ipi, hushuka mtoni, husimama kwa saa nyingi, kisha huvuka wote kwa pamoja.',
  'cool.text':
    'Usiku huwa na baridi ya kutaka blanketi na moto. Ni wakati wenye wageni wengi zaidi katika mwaka: weka nafasi mapema, na ujipe siku moja ya ziada, kwa kuwa hakuna anayeweza kuahidi kwamba watavuka.',
  'cool.link': 'Safari za wanyamapori',
  'vuli.when': 'Mwishoni mwa Oktoba hadi Desemba',
  'vuli.title': 'Desemba hunukia nazi',
  'vuli.scene':
    'Mvua za vuli zimeisafisha hewa. Lamu, adhana ya jioni hupita kutoka paa hadi paa, mtu anakuna nazi, na jahazi la mwisho linaingia kwa tanga lenye viraka. Hakuna magari hapa: wapitao ni watu kwa miguu, punda na mikokoteni.',
  'vuli.text':
    'Manyunyu huja na kwenda hadi katikati ya mwezi. Kisha shule hufungwa na familia huelekea pwani; vyumba huisha kwanza kuanzia tarehe 20 hadi Mwaka Mpya.',
  'vuli.link': 'Pwani',
  'when.title': 'Nini hutokea lini',
  'when.text': 'Mazingira hayana ratiba; hivi ndivyo miaka mingi huwa.',
  'when.herds': 'Nyumbu Maasai Mara',
  'when.herds.months': 'katikati ya Julai hadi Oktoba',
  'when.mountain': 'Mlima Kenya unapoonekana vizuri zaidi',
  'when.mountain.months': 'Januari, Februari, Julai hadi Septemba',
  'when.kaskazi': 'Kaskazi, upepo wa joto wa pwani',
  'when.kaskazi.months': 'Desemba hadi Machi',
  'when.sea': 'Bahari yenye mawimbi makali',
  'when.sea.months': 'Mei hadi Julai',
  'when.rain': 'Mvua: masika na vuli',
  'when.rain.months': 'mwishoni mwa Machi hadi Mei, mwishoni mwa Oktoba hadi Desemba',
  'when.busy': 'Bei za juu zaidi',
  'when.busy.months': 'Julai hadi Septemba, 20 Desemba hadi 2 Januari, na Pasaka',
  'when.calm': 'Bei za chini zaidi',
  'when.calm.months': 'mwishoni mwa Machi hadi Mei',
  'map.label': 'Maeneo ya ukurasa huu kwenye ramani ya Kenya',
  'map.text': 'Gusa nambari uendelee kusoma, au anza na yoyote kati ya hizo.',
};
