import type { places as en } from '../en/places.ts';
import type { SameKeys } from '../texts.ts';

export const places: SameKeys<typeof en> = {
  title: 'Maeneo ya Kenya',
  lead: 'Mbuga, fuo, milima na miji: yanajulikana kwa nini, uende lini, ufikeje, na unaweza kuweka nafasi za nini.',
  listings_one: 'Huduma {{count}}',
  listings_other: 'Huduma {{count}}',
  season: 'Wakati mzuri wa kwenda',
  way: 'Jinsi ya kufika',
  know: 'Vizuri kujua',
  county: 'Kaunti',
  near: 'Maeneo ya karibu',
  all: 'Maeneo yote',
  none: 'Kwa sasa hakuna cha kuwekea nafasi hapa. Tazama maeneo ya karibu.',
  kinds: 'Unachoweza kuwekea nafasi',
  'kind.safaris': 'Safari za wanyamapori',
  'kind.experiences': 'Ziara na matembezi',
  'kind.stays': 'Malazi',
  'kind.meals': 'Chakula',
  'kind.transport': 'Usafiri',
  'title.place': '{{place}}: wakati wa kwenda na huduma zilizopo',
  'title.safaris': 'Safari za wanyamapori huko {{place}}',
  'title.experiences': 'Ziara na matembezi huko {{place}}',
  'title.stays': 'Malazi huko {{place}}',
  'title.meals': 'Chakula huko {{place}}',
  'title.transport': 'Usafiri huko {{place}}',
  'about.safaris':
    'Safari za siku moja au zaidi za kutazama wanyama karibu na {{place}}, na mwongozaji. Bei ni kwa kila mtu.',
  'about.experiences':
    'Matembezi, safari za mashua, utamaduni na kupanda milima karibu na {{place}}, na waongozaji wenyeji.',
  'about.stays': 'Nyumba, hoteli, loji, nyumba za wageni na mashamba karibu na {{place}}. Bei ni kwa usiku.',
  'about.meals': 'Mapishi ya nyumbani, mikahawa na milo ya kukumbukwa karibu na {{place}}. Bei ni kwa kila mtu.',
  'about.transport':
    'Magari, usafiri wa uwanja wa ndege na boda boda karibu na {{place}}, pamoja na dereva au bila dereva.',
  'link.kind': '{{title}} ({{count}})',
  missing: 'Hakuna kinachotolewa hapa',
  'missing.text': 'Hatuna ukurasa wa eneo hili, au kwa sasa hakuna huduma ya aina hii huko.',
};
