import type { position as en } from '../en/position.ts';
import type { SameKeys } from '../texts.ts';

export const position: SameKeys<typeof en> = {
  hint: 'Latitudo na longitudo, au kiungo cha mahali kutoka kwenye programu yako ya ramani. Ukigusa ramani, utaonyesha mahali kwa makadirio tu.',
  locate: 'Tumia mahali nilipo',
  check: 'Angalia kwenye ramani',
  map: 'Ramani ya Kenya. Gusa mahali, au sogeza alama kwa vitufe vya mishale; ukishikilia Shift inasogea kidogo kidogo.',
  denied: 'Kivinjari chako hakituonyeshi mahali ulipo. Kiruhusu kwenye mipangilio yake, au andika viwianishi.',
  failed: 'Hatukuweza kupata mahali ulipo. Jaribu tena ukiwa nje, au andika viwianishi.',
  abroad: 'Inaonekana uko nje ya Kenya. Gusa ramani, au andika viwianishi.',
  rough:
    'Mahali hapa ni makadirio tu: huenda pakakosewa kwa kilomita 5. Ili kuonyesha mahali hasa, tumia mahali ulipo, au andika viwianishi.',
  far: 'Hapa ni takriban kilomita {{kilometres}} kutoka {{town}}. Je, mahali hapa ni sahihi?',
  'kept.title': 'Mahali ulipoweka awali ni sahihi zaidi',
  'kept.text': 'Ulipochagua sasa huenda pakakosewa kwa kilomita 5, kwa hiyo tumebakiza mahali pa awali.',
  'kept.keep': 'Baki na pa awali',
  'kept.replace': 'Badilisha hata hivyo',
  'problem.none': 'Tafadhali andika nambari mbili, kama -0.0167, 37.0736, au kiungo cha ramani',
  'problem.outside': 'Mahali hapa hapako nchini Kenya. Latitudo huja kwanza, kama -0.0167, 37.0736',
  'problem.short_link':
    'Hatufungui viungo vifupi. Kifungue kwenye kivinjari chako, kisha unakili anwani ndefu utakayoiona, au nambari hizo mbili. Pia unaweza kubonyeza “Tumia mahali nilipo” ukiwa hapo',
};
