import type { finishSignIn as en } from '../en/finish-sign-in.ts';
import type { SameKeys } from '../texts.ts';

export const finishSignIn: SameKeys<typeof en> = {
  new: 'Akaunti yako iko tayari. Karibu Twende!',
  'again.denied': 'Hukuiruhusu {{name}} kutuambia wewe ni nani. Tafadhali jaribu tena.',
  'again.no_email': '{{name}} haikutupatia barua pepe. Tafadhali jaribu tena na uiruhusu.',
  'again.failed': '{{name}} haiwezi kutuambia wewe ni nani kwa sasa. Tafadhali jaribu tena baada ya dakika moja.',
  'again.off': 'Kuingia kwa {{name}} kumezimwa.',
  'again.too_many': 'Umejaribu mara nyingi sana. Tafadhali jaribu tena baada ya saa moja.',
  'link.denied': 'Akaunti yako ya {{name}} haikuunganishwa, kwa sababu hukuiruhusu {{name}} kutuambia wewe ni nani.',
  'link.no_email':
    'Akaunti yako ya {{name}} haikuunganishwa, kwa sababu {{name}} haikutupatia barua pepe yake. Tafadhali jaribu tena na uiruhusu.',
  'link.failed':
    'Akaunti yako ya {{name}} haikuunganishwa: {{name}} haiwezi kutuambia wewe ni nani kwa sasa. Tafadhali jaribu tena baada ya dakika moja.',
  'link.off': 'Kuingia kwa {{name}} kumezimwa, kwa hiyo akaunti haikuunganishwa.',
  'link.too_many':
    'Umejaribu mara nyingi sana. Tafadhali jaribu kuunganisha akaunti yako ya {{name}} tena baada ya saa moja.',
};
