import type { reports as en } from '../en/reports.ts';
import type { SameKeys } from '../texts.ts';

export const reports: SameKeys<typeof en> = {
  'title.review': 'Ripoti tathmini hii',
  'title.message': 'Ripoti ujumbe huu',
  'text.review':
    'Timu yetu itasoma ripoti yako na kuamua kama tathmini itabaki. Mwandishi na mwenyeji hawataambiwa ni nani aliyeripoti. Utapata barua pepe yenye uamuzi.',
  'text.message':
    'Timu yetu itasoma ujumbe huu na ujumbe hadi 5 wa kabla yake na 5 wa baada yake, kisha itaamua kama utabaki. Utapata barua pepe yenye uamuzi. Ikiwa uko hatarini, piga kwanza 999 au 112.',
  reason: 'Una tatizo gani?',
  reasonHint:
    'Kwa mfano: matusi, vitisho, ujumbe taka, au mtu anakuomba ulipe nje ya Twende. Herufi zisizozidi 500, bila viungo.',
  send: 'Tuma ripoti',
  cancel: 'Rudi',
  sent: 'Asante. Timu yetu itasoma ripoti yako.',
  failed: 'Ripoti haikutumwa',
};
