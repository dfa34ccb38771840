import type { providerDocuments as en } from '../en/provider-documents.ts';
import type { SameKeys } from '../texts.ts';

export const providerDocuments: SameKeys<typeof en> = {
  'type.director_id': 'Kitambulisho au pasipoti ya mmiliki au mkurugenzi',
  'type.business_registration': 'Cheti cha usajili wa biashara au kampuni',
  'type.kra_pin': 'Cheti cha PIN ya KRA',
  'type.cr12': 'CR12',
  'type.tax_compliance': 'Cheti cha kulipa kodi (tax compliance)',
  'type.county_permit': 'Kibali cha biashara cha kaunti',
  'type.insurance': 'Bima',
  'type.tra_licence': 'Leseni ya TRA',
  'type.title_or_lease': 'Hati ya umiliki au mkataba wa kukodi',
  'type.premises_insurance': 'Bima ya jengo',
  'type.health_clearance': 'Cheti cha afya',
  'type.food_handlers': 'Vyeti vya afya vya wanaoandaa chakula',
  'type.guide_licence': 'Leseni ya mwongozaji (KPSGA au KWS)',
  'type.ntsa_licence': 'Leseni ya NTSA ya gari la abiria au la watalii',
  'type.vehicle_inspection': 'Cheti cha ukaguzi wa gari',
  'type.psv_insurance': 'Bima ya PSV',
  'type.psv_badge': 'Beji ya PSV ya dereva',
  'type.good_conduct': 'Cheti cha maadili mema',
  'type.rider_licence': 'Leseni ya mwendesha pikipiki',
  'type.other': 'Hati nyingine',
  'group.identity': 'uthibitisho wa utambulisho',
  'group.registration': 'uthibitisho wa usajili wa biashara',
  'group.licence': 'leseni ya biashara ya aina hii',
};
