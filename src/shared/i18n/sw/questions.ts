import type { questions as en } from '../en/questions.ts';
import type { SameKeys } from '../texts.ts';

export const questions: SameKeys<typeof en> = {
  'standard.pickUpTime': 'Wakati wa kuchukuliwa',
  'hint.pickUpTime': 'Kwa saa za Kenya',
  'standard.pickUp': 'Mahali pa kuchukuliwa',
  'hint.pickUp': 'Hoteli, anwani au kituo',
  'standard.dropOff': 'Mahali pa kushuka',
  'hint.dropOff': 'Hoteli, anwani au kituo',
  'standard.flight': 'Ndege au treni',
  'hint.flight': 'Kwa mfano KQ 602, au treni ya kutoka Nairobi ya 08:00 asubuhi',
  'standard.arrivalTime': 'Wakati wa kufika',
  'hint.arrivalTime': 'Utafika takriban wakati gani, kwa saa za Kenya',
  'standard.hotel': 'Hoteli au anwani yako',
  'hint.hotel': 'Mahali unapokaa kabla ya safari',
  'standard.childrenAges': 'Umri wa watoto',
  'hint.childrenAges': 'Kwa mfano 4, 9. Acha wazi ikiwa hakuna watoto.',
  'standard.diet': 'Chakula na mzio',
  'hint.diet': 'Kwa mfano usiyekula nyama, halali au bila karanga',
  'standard.note': 'Ujumbe kwa mwenyeji',
  'hint.note': 'Jambo lolote litakalomsaidia mwenyeji wako kujiandaa',
};
