import type { bell as en } from '../en/bell.ts';
import type { SameKeys } from '../texts.ts';

export const bell: SameKeys<typeof en> = {
  title: 'Arifa',
  unread: 'Haijasomwa:',
  readAll: 'Weka zote kuwa zimesomwa',
  failed: 'Haikuhifadhiwa',
  older: 'Onyesha za zamani zaidi',
  all: 'Tazama zote',
  choose: 'Chagua utakachoarifiwa',
  empty: 'Bado hakuna arifa',
  'empty.text': 'Hapa utasoma yanayotokea kwa nafasi zako, malipo yako na ujumbe wako.',
  kept: 'Arifa 200 za karibuni zinahifadhiwa kwa siku 90.',
};
