import type { fields as en } from '../en/fields.ts';
import type { SameKeys } from '../texts.ts';

export const fields: SameKeys<typeof en> = {
  amount_invalid: 'Tafadhali weka kiasi sahihi',
  booking_missing: 'Nafasi uliyoweka haijatajwa',
  date_invalid: 'Tafadhali weka tarehe halisi, kama 1990-04-23',
  email_invalid: 'Tafadhali weka barua pepe sahihi',
  email_missing: 'Tafadhali weka barua pepe yako',
  email_taken: 'Barua pepe hii tayari ina akaunti',
  guests_invalid: 'Angalau mgeni mmoja anahitajika',
  invalid: 'Tafadhali angalia sehemu hii',
  invalid_dates: 'Tafadhali weka tarehe halisi, kama 2027-01-31',
  link_expired: 'Muda wa kiungo hiki umekwisha. Tumekutumia kingine sasa hivi.',
  name_short: 'Jina liwe na angalau herufi 2',
  own_account: 'Huwezi kusimamisha akaunti yako mwenyewe',
  password_common: 'Watu wengi hutumia nenosiri hili. Tafadhali chagua lingine.',
  password_missing: 'Tafadhali weka nenosiri lako',
  password_short: 'Nenosiri liwe na angalau herufi 6',
  passwords_differ: 'Manenosiri hayalingani',
  phone_invalid: 'Tafadhali weka nambari sahihi ya simu ya Kenya (+254XXXXXXXXX)',
  reason_missing: 'Tafadhali eleza sababu',
  required_fields_missing: 'Sehemu zinazohitajika hazijajazwa',
  role_invalid: 'Tafadhali chagua aina ya akaunti',
  service_missing: 'Huduma haijatajwa',
  terms_missing: 'Lazima ukubali masharti ya matumizi',
  too_long: 'Maandishi haya ni marefu mno',
};
