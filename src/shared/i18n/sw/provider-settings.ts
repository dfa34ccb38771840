import type { providerSettings as en } from '../en/provider-settings.ts';
import type { SameKeys } from '../texts.ts';

export const providerSettings: SameKeys<typeof en> = {
  'method.title': 'Mahali malipo yanapotumwa',
  'method.text': 'Hapa ndipo tunapotuma mapato yako, kila Jumatatu au unapoomba.',
  'method.none': 'Bado hujaweka mahali pa malipo. Bila hapo hatuwezi kukulipa.',
  'method.mpesa': 'M-Pesa',
  'method.bank': 'Akaunti ya benki',
  'method.since': 'Tangu {{date}}',
  'method.change': 'Badilisha mahali pa malipo',
  'method.add': 'Weka mahali pa malipo',
  'method.how': 'Ungependa kulipwa vipi?',
  'method.phone': 'Nambari ya M-Pesa',
  'method.phoneHint': 'Simu itakayopokea pesa, k.m. 0712 345 678.',
  'method.limit':
    'M-Pesa hutuma kiasi kisichozidi KES 250,000 kwa mara moja. Malipo makubwa zaidi huja kwa sehemu kadhaa.',
  'method.bankName': 'Benki',
  'method.branchCode': 'Msimbo wa tawi',
  'method.accountName': 'Jina la akaunti',
  'method.accountNumber': 'Nambari ya akaunti',
  'method.letter':
    'Tutaiarifu biashara yako kwa barua pepe mahali hapa pakibadilika. Malipo yaliyokwisha kuandaliwa yataenda mahali pa awali.',
  'method.save': 'Hifadhi mahali pa malipo',
  'method.cancel': 'Rudi bila kubadilisha',
  'method.saved': 'Mahali pa malipo pamehifadhiwa. Tumekutumia barua pepe kuhusu hilo.',
  'method.failed': 'Mahali pa malipo hapakuhifadhiwa',
  'profile.title': 'Wasafiri wanachosoma',
  'profile.text':
    'Maelezo haya yako kwenye ukurasa wenu wa umma na kwenye huduma zenu. Mabadiliko huonekana papo hapo.',
  'profile.page': 'Tazama ukurasa wenu wa umma',
  'profile.application': 'Hadi biashara yako iidhinishwe, maelezo haya ni sehemu ya ombi lake.',
  'profile.toApplication': 'Fungua ombi',
  'profile.aboutEn': 'Kuhusu nyinyi, kwa Kiingereza',
  'profile.aboutSw': 'Kuhusu nyinyi, kwa Kiswahili',
  'profile.aboutHint': 'Nyinyi ni nani na wageni watarajie nini. Lugha moja inatosha; wasafiri watasoma hiyo.',
  'profile.languages': 'Lugha mnazozungumza na wageni',
  'profile.phone': 'Simu kwa ajili ya wageni',
  'profile.phoneHint': 'Wasafiri huiona wakishalipa.',
  'profile.email': 'Barua pepe ya biashara',
  'profile.emailHint':
    'Ujumbe wetu kuhusu nafasi zilizowekwa na malipo ya mapato hutumwa hapo. Barua pepe mpya inahitaji nenosiri lako.',
  'profile.save': 'Hifadhi mabadiliko',
  'profile.saved': 'Mabadiliko yako sasa yanaonekana kwa wasafiri',
  'profile.failed': 'Mabadiliko yako hayakuhifadhiwa',
};
