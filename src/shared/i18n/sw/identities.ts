import type { identities as en } from '../en/identities.ts';
import type { SameKeys } from '../texts.ts';

export const identities: SameKeys<typeof en> = {
  or: 'au',
  passkey: 'Tumia passkey',
  'passkey.failed': 'Hukuingia kwa passkey',
  'passkey.none':
    'Hakuna passkey iliyochaguliwa, au kifaa chako hakina ya Twende. Unaweza kuongeza moja kwenye wasifu wako, sehemu ya Usalama.',
  'passkey.unknown': 'Kivinjari chako hakiwezi kutumia passkey hapa.',
  continue: 'Endelea na {{name}}',
  terms:
    'Kama wewe ni mgeni hapa, utatengenezewa akaunti. Utakuwa umekubali <terms>Masharti</terms> na <privacy>Sera ya Faragha</privacy>.',
  'problem.title': 'Hujaingia',
  'problem.titleOwn': 'Haikufanikiwa',
  'problem.denied':
    'Hukuiruhusu {{name}} kutuambia wewe ni nani. Unaweza kujaribu tena, au kuingia kwa barua pepe yako.',
  'problem.expired': 'Muda umepita, au ulianzia kwenye dirisha lingine. Tafadhali jaribu tena.',
  'problem.no_email':
    '{{name}} haikutupatia barua pepe yako. Tunaihitaji kwa nafasi unazoweka: tafadhali iruhusu, au fungua akaunti kwa barua pepe yako.',
  'problem.failed':
    '{{name}} haiwezi kutuambia wewe ni nani kwa sasa. Tafadhali jaribu tena baada ya dakika moja, au ingia kwa barua pepe yako.',
  'problem.off': 'Kuingia kwa {{name}} kumezimwa. Tafadhali ingia kwa barua pepe yako.',
  'problem.too_many':
    'Umejaribu mara nyingi sana. Tafadhali jaribu tena baada ya saa moja, au ingia kwa barua pepe yako.',
  'problem.suspended': 'Akaunti yako imesimamishwa. Tafadhali wasiliana nasi.',
  'problem.registrations_off': 'Akaunti mpya haziwezi kufunguliwa kwa sasa. Ikiwa una akaunti, ingia kama kawaida.',
  'problem.email_taken': 'Tayari kuna akaunti yenye barua pepe hii. Tafadhali ingia kwenye akaunti hiyo.',
  'problem.email_plain':
    'Barua pepe ya akaunti yako ya {{name}} haiwezi kutumika hapa. Tafadhali fungua akaunti kwa barua pepe nyingine.',
  'problem.other':
    'Akaunti hiyo ya {{name}} haijaunganishwa na akaunti yako ya Twende. Tafadhali chagua iliyounganishwa.',
  title: 'Tunakuingiza …',
  'link.title': 'Unganisha akaunti yako ya {{name}}',
  'link.exists': 'Tayari una akaunti ya Twende yenye barua pepe {{email}}.',
  'link.confirm': 'Ziunganishe, na kuanzia sasa utaweza kuingia kwa {{name}}. Vifaa vyako vingine vitaondolewa.',
  'link.password':
    'Ingia mara moja tu kama ulivyozoea. Kisha unaweza kuunganisha akaunti yako ya {{name}} na kuitumia kuanzia sasa.',
  'link.own': 'Kisha utaweza kuingia kwenye akaunti yako ya Twende kwa akaunti ya {{name}} ya {{email}}.',
  'link.submit': 'Unganisha na uingie',
  'link.add': 'Unganisha akaunti',
  'link.not': 'Usiunganishe',
  'link.done': 'Akaunti yako ya {{name}} imeunganishwa',
  'link.noPassword': 'Huna nenosiri, au umelisahau? <letter>Pata kiungo kwa barua pepe</letter>',
  toProfile: 'Rudi kwenye wasifu wangu',
};
