import type { sms as en } from '../en/sms.ts';
import type { SameKeys } from '../texts.ts';

export const sms: SameKeys<typeof en> = {
  payment: 'Twende: tumepokea malipo yako ya nafasi {{reference}}: {{amount}}.',
  'payment.receipt': 'Risiti: {{receipt}}',
  'payment.voucher': 'Vocha yako inakuja kwenye ujumbe mwingine.',
  voucher: 'Vocha ya Twende {{reference}}',
  guests_one: 'Mgeni {{count}}',
  guests_other: 'Wageni {{count}}',
  host: 'Mwenyeji: {{name}}, {{phone}}',
  hostNameless: 'Mwenyeji: {{name}}',
  'voucher.show': 'Onyesha ujumbe huu unapofika.',
  accepted: 'Twende: mwenyeji wako amekubali ombi lako {{reference}}.',
  'accepted.pay': 'Tafadhali lipa {{amount}} kabla ya {{date}}. Tumekushikia nafasi hadi wakati huo.',
  cancelled: 'Twende: nafasi yako {{reference}} imeghairiwa.',
  'cancelled.refund': 'Unarejeshewa {{amount}}.',
  'cancelled.points': 'Unarudishiwa pointi zako.',
  'cancelled.nothing': 'Kwa mujibu wa sera ya nafasi hii, hurejeshewi chochote.',
  'cancelled.byBank': 'Benki ya kadi uliyotumia kulipa imeyachukua tena malipo yake.',
  changed: 'Twende: nafasi yako {{reference}} imebadilishwa. Sasa iko hivi:',
  reminder: 'Twende: safari yako ni kesho. Nafasi {{reference}}',
  'host.booking': 'Twende: nafasi mpya imewekwa, {{reference}}',
  'host.guest': 'Mgeni: {{name}}',
  'host.guestPhone': 'Mgeni: {{name}}, {{phone}}',
  'host.request': 'Twende: msafiri anaomba nafasi, {{reference}}',
  'host.answer': 'Tafadhali jibu kwenye Twende kabla ya {{date}}.',
  'host.cancelled': 'Twende: nafasi {{reference}} imeghairiwa.',
};
