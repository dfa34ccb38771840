import type { feed as en } from '../en/feed.ts';
import type { SameKeys } from '../texts.ts';

export const feed: SameKeys<typeof en> = {
  make: 'Tengeneza anwani',
  made: 'Anwani iko tayari.',
  address: 'Anwani ya kalenda',
  copy: 'Nakili anwani',
  copied: 'Anwani imenakiliwa.',
  copyYourself: 'Tafadhali chagua anwani na uinakili mwenyewe.',
  renew: 'Anwani mpya',
  'confirm.title': 'Ungependa kusitisha anwani ya sasa?',
  'confirm.renew': 'Ibadilishe',
  'confirm.end': 'Isitishe sasa',
  end: 'Isitishe',
  ended: 'Anwani haifanyi kazi tena.',
  keep: 'Si sasa',
  'trips.name': 'Safari za Twende',
  'trips.open': 'Safari kwenye kalenda yako',
  'trips.title': 'Safari zako kwenye kalenda yako mwenyewe',
  'trips.text':
    'Weka anwani hii kwenye Google Calendar, Outlook au kalenda ya simu yako. Safari zako zote zitaonekana humo, na tarehe zikibadilika zitajibadilisha zenyewe ndani ya saa chache.',
  'trips.how':
    'Kwenye Google Calendar: Other calendars, From URL. Kwenye iPhone: Calendar, Add Calendar, Add Subscription Calendar.',
  'trips.subscribe': 'Ongeza kwenye kifaa hiki',
  'trips.secret': 'Aliye nayo huona safari zako: tarehe, mahali na simu za wenyeji wako. Usimpe mtu mwingine.',
  'trips.stops': 'Kalenda zinazosoma kwenye anwani hii hazitaonyesha tena safari zako, au zitabaki na za zamani.',
};
