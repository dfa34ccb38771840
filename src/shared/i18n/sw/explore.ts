import type { explore as en } from '../en/explore.ts';
import type { SameKeys } from '../texts.ts';

export const explore: SameKeys<typeof en> = {
  title: 'Kenya mwaka mzima: uende wapi, na lini',
  lead: 'Kenya ina mbuga, mlima wa theluji, ziwa jangwani na matumbawe, na kutoka kimoja hadi kingine ni mwendo wa siku moja au mbili tu. Hapa utajua wakati mzuri wa kwenda kila mahali, na sifa yake.',
  'places.title': 'Maeneo manane ya kutembelea',
  'places.see': 'Tazama huduma za {{place}}',
  'place.mara': 'Maasai Mara',
  'place.mara.text':
    'Simba, chui na duma, nyasi zisizo na mwisho na maputo alfajiri. Ukitaja mbuga za wanyama, wengi hufikiria hapa.',
  'place.amboseli': 'Amboseli',
  'place.amboseli.text': 'Tembo kwenye vinamasi, na Kilimanjaro nyuma yao anga ikiwa safi.',
  'place.mountKenya': 'Mlima Kenya',
  'place.mountKenya.text':
    'Kilele chake cha juu kina mita 5,199. Wapandaji hufika Point Lenana, mita 4,985, wakipitia msitu na mimea mikubwa ya mlimani.',
  'place.nakuru': 'Ziwa Nakuru',
  'place.nakuru.text':
    'Ziwa la magadi katika Bonde la Ufa: vifaru nyasini, simba juu ya miti na, miezi mingine, heroe wengi.',
  'place.lamu': 'Lamu',
  'place.lamu.text':
    'Mji wa Waswahili uliojengwa kwa mawe ya matumbawe, ulio kwenye orodha ya Urithi wa Dunia. Watu hutembea kwa miguu, kwa punda au kwa jahazi. Tafadhali vaa mavazi ya heshima.',
  'place.diani': 'Diani',
  'place.diani.text': 'Mchanga mweupe, matumbawe karibu na ufuo na upepo wa kudumu kwa tiara za majini.',
  'place.kisumu': 'Kisumu',
  'place.kisumu.text':
    'Jua likitua Ziwa Victoria, ngege wa kukaanga anayeliwa kwa mkono, na jiji lisilo na pilikapilika nyingi.',
  'place.nairobi': 'Nairobi',
  'place.nairobi.text': 'Mji mkuu wenye hifadhi ya wanyama pembeni, msitu katikati na mikahawa mingi mizuri.',
  manners: 'Adabu za mgeni',
  'manners.text':
    'Omba ruhusa kabla ya kumpiga mtu picha. Kaa mbali na wanyamapori, na usiwalishe kamwe. Mifuko ya plastiki imepigwa marufuku nchi nzima, na hifadhi haziruhusu chupa za plastiki zinazotumika mara moja tu.',
  'manners.more':
    'Magari huendeshwa upande wa kushoto, soketi za umeme ni za aina ya Uingereza, na wenyeji huanza mazungumzo yoyote kwa salamu.',
  begin: 'Tuanzie wapi?',
  'begin.text': 'Chagua siku na mahali. Mengine waachie wenyeji wa huko.',
  'begin.action': 'Tazama huduma zote',
  kicker: 'Mwongozo wa safari',
  coverCaption: 'Lenana, Nelion na Batian kabla ya kupambazuka',
  'dry.when': 'Januari na Februari',
  'dry.title': 'Januari: wakati wa kupanda milima',
  'dry.scene':
    'Saa kumi alfajiri, karibu na Point Lenana, maji ya chupa huwa yameganda. Mwendo wa saa ya mwisho ni kwa mwanga wa tochi. Kisha jua huchomoza, na mlima mzima hugeuka rangi ya embe bivu. Saa sita baadaye uko Nanyuki, umevaa fulana, unakula chipsi kwenye ikweta.',
  'dry.text':
    'Hii ndiyo miezi ya anga safi. Nyasi ni fupi, kwa hivyo wanyama huonekana kwa urahisi na hukusanyika penye maji. Pwani, upepo wa joto uitwao kaskazi hujaza matanga.',
  'dry.link': 'Milima na matembezi',
  'rains.when': 'Mwishoni mwa Machi hadi Mei',
  'rains.title': 'Aprili: msimu wa wakulima',
  'rains.scene':
    'Masika huanza. Barabara hugeuka matope, vyura hulia usiku, na ndani ya wiki moja nyasi kavu huwa kijani kibichi. Kericho, wachuma chai huingia shambani mvua inapopungua: majani mawili na chipukizi, kwa mikono yenye kasi ya ajabu.',
  'rains.text':
    'Wageni ni wachache, baadhi ya kambi hufungwa, na kuanzia Mei bahari huchafuka. Zinazobaki wazi hutoza bei zao za chini kabisa. Ukipenda utulivu na chai, njoo wakati huu.',
  'rains.link': 'Malazi shambani',
  'cool.when': 'Juni hadi Oktoba',
  'cool.title': 'Agosti: msimu wa nyumbu',
  'cool.scene':
    'Kuanzia katikati ya Julai hadi Oktoba, kwa kawaida nyumbu huwa Maasai Mara. Kwanza utasikia milio yao, kisha utaona uwanda mzima ukisogea. Siku fulani hushuka mtoni, husubiri kwa saa nyingi, kisha huvuka wote kwa pamoja. Hakuna anayejua mapema itakuwa siku gani.',
  'cool.text':
    'Usiku huwa na baridi, utahitaji blanketi na moto. Ni wakati wenye wageni wengi zaidi katika mwaka: weka nafasi mapema, na uongeze siku moja, kwa kuwa hakuna anayeweza kuahidi kwamba watavuka.',
  'cool.link': 'Safari za wanyamapori',
  'vuli.when': 'Mwishoni mwa Oktoba hadi Desemba',
  'vuli.title': 'Desemba: wakati wa kwenda pwani',
  'vuli.scene':
    'Mvua za vuli zimesafisha hewa. Lamu, adhana ya jioni inasikika juu ya mapaa, mtu anakuna nazi, na jahazi la mwisho linaingia likiwa na tanga lenye viraka. Hakuna magari hapa: watu hutembea kwa miguu, na mizigo hubebwa na punda na mikokoteni.',
  'vuli.text':
    'Manyunyu huendelea hadi katikati ya mwezi. Kisha shule hufungwa na familia huelekea pwani; vyumba vya kuanzia tarehe 20 hadi Mwaka Mpya ndivyo hujaa kwanza.',
  'vuli.link': 'Pwani',
  'when.title': 'Kalenda ya mwaka',
  'when.text': 'Miaka mingi huwa hivi; majira yanaweza kuwahi au kuchelewa.',
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
  'map.label': 'Maeneo yaliyotajwa hapa, kwenye ramani ya Kenya',
  'map.text': 'Gusa nambari ili usome kuhusu mahali hapo.',
};
