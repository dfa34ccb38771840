import type { payments as en } from '../en/payments.ts';
import type { SameKeys } from '../texts.ts';

export const payments: SameKeys<typeof en> = {
  'reason.insufficient_funds': 'Hakukuwa na pesa za kutosha. Ongeza pesa au tumia njia nyingine ya kulipa.',
  'reason.amount_limit': 'Simu hii hairuhusiwi kulipa kiasi hiki. Tafadhali lipa kwa kadi.',
  'reason.daily_limit': 'Simu hii imefikia kikomo cha leo. Tafadhali lipa kwa kadi au tumia simu nyingine.',
  'reason.merchant_limit': 'Kwa sasa hatuwezi kupokea malipo ya M-Pesa. Tafadhali lipa kwa kadi; hujatozwa.',
  'reason.rule_limited':
    'Kiasi hichohicho kimetumwa kutoka simu hii sasa hivi. Subiri dakika mbili, kisha ujaribu tena.',
  'reason.busy': 'M-Pesa ina shughuli nyingi. Subiri dakika moja, kisha ujaribu tena.',
  'reason.locked': 'Kuna ombi jingine la M-Pesa kwenye simu hii. Subiri dakika moja, kisha ujaribu tena.',
  'reason.push_error': 'Ombi halikuweza kuonyeshwa kwenye simu. Hakikisha imewashwa, kisha ujaribu tena.',
  'reason.wrong_pin': 'PIN haikuwa sahihi. Jaribu tena kwa PIN yako ya M-Pesa.',
  'reason.pin_locked': 'PIN hii ya M-Pesa imefungwa. Ifungue kupitia Safaricom, au lipa kwa kadi.',
  'reason.config': 'M-Pesa haikukubali ombi letu. Tumearifiwa; tafadhali lipa kwa kadi. Hujatozwa.',
  'reason.other': 'Malipo hayakufanikiwa. Hujatozwa. Tafadhali jaribu tena.',
  'reason.cancelled_on_phone': 'Ombi limeghairiwa kwenye simu. Hujatozwa.',
  'reason.no_answer': 'Ombi halikujibiwa kwenye simu kwa wakati. Hujatozwa.',
  'reason.unknown':
    'Bado hatujapata jibu kutoka M-Pesa. Kama uliweka PIN, nafasi yako itathibitishwa yenyewe na tutakutumia barua pepe. Hutatozwa mara mbili.',
  'reason.surplus_returned': 'Tumepokea malipo yako lakini nafasi zimejaa; pesa zote zinarudi kwako.',
  'reason.push_unanswered': 'M-Pesa haikujibu ombi letu. Unaweza kujaribu tena.',
  'reason.push_config': 'M-Pesa haikukubali ombi letu. Tumearifiwa; tafadhali lipa kwa kadi.',
  'reason.push_phone_busy': 'Kuna ombi jingine la M-Pesa kwenye simu hii. Subiri dakika moja, kisha ujaribu tena.',
  'reason.push_rate_limited': 'M-Pesa ina shughuli nyingi. Subiri dakika moja, kisha ujaribu tena.',
  'reason.push_blocked': 'M-Pesa imekataa ombi letu. Tafadhali jaribu tena, au lipa kwa kadi.',
  'reason.push_unreachable': 'M-Pesa haipatikani kwa sasa. Tafadhali jaribu tena, au lipa kwa kadi.',
  'reason.not_sent': 'Ombi lako halikutumwa. Hujatozwa. Tafadhali jaribu tena.',
  'reason.amount_mismatch': 'Kiasi kilichofika si bei ya nafasi yako. Pesa zote zinarudi kwako.',
  'reason.intent_canceled': 'Malipo haya ya kadi yamefungwa. Hujatozwa.',
  'reason.intent_refused': 'Huduma ya kadi haikukubali ombi letu. Hujatozwa.',
  'reason.provider_object_missing': 'Huduma ya kadi haitambui tena malipo haya. Tafadhali jaribu tena.',
  'reason.generic_decline': 'Benki yako imekataa kadi. Jaribu kadi nyingine, au lipa kwa M-Pesa.',
  'reason.card_declined': 'Benki yako imekataa kadi. Jaribu kadi nyingine, au lipa kwa M-Pesa.',
  'reason.payment_intent_authentication_failure':
    'Benki yako haikuweza kuthibitisha kuwa ni wewe. Jaribu tena, au tumia kadi nyingine.',
  'reason.expired_card': 'Muda wa kadi hii umekwisha. Tafadhali tumia kadi nyingine.',
  'reason.incorrect_cvc': 'Nambari ya usalama haikuwa sahihi. Iangalie, kisha ujaribu tena.',
  'reason.processing_error': 'Benki ilipata shida na kadi. Tafadhali jaribu tena.',
  'reason.test_mode_live_card':
    'Hapa kadi za majaribio tu ndizo zinazofanya kazi. Hakuna pesa zinazohama kwenye onyesho.',
};
