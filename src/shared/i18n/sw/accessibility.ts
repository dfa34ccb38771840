import type { accessibility as en } from '../en/accessibility.ts';
import type { SameKeys } from '../texts.ts';

export const accessibility: SameKeys<typeof en> = {
  title: 'Ufikivu kwa wote',
  description:
    'Kurasa zetu zimeundwa kwa ajili ya nani, tunachojaribu, kisichofanya kazi vizuri bado, na jinsi ya kutuambia.',
  aim: 'Tunachotaka',
  'aim.text':
    'Kila mtu aweze kutafuta safari, kuweka nafasi na kulipa hapa: kwa kisoma skrini, kwa kibodi pekee, kwa maandishi makubwa, kwenye simu ndogo na ya kasi ndogo, kwa Kiingereza na kwa Kiswahili. Tunafuata Mwongozo wa Ufikivu wa Maudhui ya Wavuti (WCAG) 2.2, kiwango cha AA. Hatujakaguliwa na mtu wa nje, kwa hiyo hatusemi kwamba tunatimiza yote.',
  tested: 'Tunachojaribu',
  'tested.text': 'Tunajaribu mabadiliko yote kwa programu, na kwa mkono pale ambapo programu haioni mengi:',
  'tested.large': 'Maandishi yaliyoongezwa mara mbili, bila kukatwa wala kuhitaji kusogeza pembeni.',
  'tested.axe':
    'Kurasa za umma na za walioingia kwenye akaunti, kwa upana wa pikseli 360 na 1280, kwa lugha zote mbili, kwa kanuni za axe: majina, aina za vitu, vichwa, lebo, ukubwa wa vinavyobonyezwa, na utofauti wa rangi za mwanga na za giza.',
  'tested.keyboard':
    'Safari nzima kwa kibodi pekee: kutafuta, kuweka nafasi, kulipa, swichi za lugha na rangi, visanduku na menyu. Mahali ulipo lazima paonekane na pasipotee kamwe.',
  'tested.colours': 'Rangi za utofauti mkubwa za kifaa, mwendo mdogo ikiwa umeomba, na mwanga na giza.',
  'tested.scripts': 'Kurasa za umma bila JavaScript, na kurasa bila mtandao.',
  gaps: 'Kisichofanya kazi vizuri bado',
  'gaps.people':
    'Watu wanaotumia visoma skrini, swichi au udhibiti wa sauti kila siku hawajajaribu kurasa zetu mara kwa mara. Programu hupata sehemu tu ya kasoro.',
  'gaps.photos':
    'Picha za wenyeji zina maelezo yaliyoandikwa na wenyeji, kwa lugha moja angalau. Picha kwenye ujumbe hazina maelezo.',
  'gaps.hosts':
    'Wanachoandika wenyeji na wasafiri kinaweza kuwa kwa lugha moja tu. Tunaweka alama ya lugha ili kisoma skrini kisome sawasawa, lakini hatutafsiri. Visoma skrini vichache vina sauti ya Kiswahili.',
  'gaps.map':
    'Ramani ni vigumu kuitumia bila kuiona. Yote inayoonyesha yako pia kwenye orodha iliyo kando yake, au kama jina la mahali.',
  'gaps.others':
    'Sehemu za kadi za Stripe, uthibitisho wa benki yako, ombi la M-Pesa kwenye simu, na kurasa za Google na Facebook si zetu, na hatuwezi kuzirekebisha. Njia moja ya kulipa isipokufaa, mara nyingi ipo nyingine, na daima unaweza kuingia kwa barua pepe.',
  'gaps.papers':
    'Vocha na risiti ni PDF zenye vichwa vilivyowekewa alama na mpangilio wa kusoma, ambazo zimejaribiwa na programu pekee. Yote yaliyomo yako pia kwenye ukurasa wa nafasi uliyoweka.',
  'gaps.panels':
    'Kurasa za walioingia kwenye akaunti zinahitaji JavaScript. Paneli za wenyeji na za timu yetu zina majedwali mapana, ambayo kwenye simu huwa orodha.',
  tell: 'Jinsi ya kutuambia',
  'tell.text':
    'Kitu kikikuzuia kusoma, kuweka nafasi au kulipa, tafadhali tuandikie kwa {{email}} au tupigie simu {{phone}}. Inatusaidia kujua ukurasa, ulichotaka kufanya, na kifaa, kivinjari na programu yako ya usaidizi. Usipoweza kukamilisha kuweka nafasi, tuambie, nasi tutakusaidia kwa simu au barua pepe. Husomwa na mfanyakazi wa Twende.',
};
