import { internationalPhone, normalisePhone } from '#shared/phone.ts';

/**
 * To which number SMS about a booking go, as people read it, by the rule of the server (`sms/recipient.ts`): the one typed for
 * the booking, or that of the account where it is no Kenyan mobile number. Undefined where neither is one.
 * @param typed of the booking   @param own of the account
 */
export function smsPhone(typed: string, own: string | null): { phone: string; isOwn: boolean } | undefined {
  const [given, kept] = [normalisePhone(typed), normalisePhone(own ?? '')];
  const phone = given ?? kept;
  return phone === undefined ? undefined : { phone: internationalPhone(phone) ?? phone, isOwn: given === undefined };
}
