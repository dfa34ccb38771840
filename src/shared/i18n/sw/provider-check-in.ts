import type { providerCheckIn as en } from '../en/provider-check-in.ts';
import type { SameKeys } from '../texts.ts';

export const providerCheckIn: SameKeys<typeof en> = {
  title: 'Pokea wageni',
  lead: 'Skani msimbo wa QR ulio kwenye vocha ya msafiri, au andika nambari ya kumbukumbu.',
  camera: 'Skani vocha',
  start: 'Tumia kamera',
  stop: 'Zima kamera',
  starting: 'Kamera inawashwa …',
  aim: 'Shikilia msimbo wa QR ndani ya fremu.',
  torchOn: 'Washa taa',
  torchOff: 'Zima taa',
  view: 'Picha ya kamera',
  'camera.denied':
    'Kamera haijaruhusiwa kwa tovuti hii. Iruhusu kwenye mipangilio ya kivinjari chako, au andika nambari ya kumbukumbu hapa chini.',
  'camera.none': 'Hakuna kamera iliyopatikana. Andika nambari ya kumbukumbu hapa chini.',
  'camera.failed':
    'Kamera haikuweza kuwashwa. Huenda programu nyingine inaitumia. Unaweza kuandika nambari ya kumbukumbu hapa chini.',
  'camera.lost': 'Skana haikuweza kupakiwa. Andika nambari ya kumbukumbu hapa chini.',
  other: 'Huu si msimbo wa vocha ya Twende.',
  type: 'Andika nambari',
  number: 'Nambari ya kumbukumbu',
  numberHint: 'Kama ilivyo kwenye vocha, mfano BK-2026-014. Unaweza kutumia herufi ndogo, na kuacha vistari.',
  numberMissing: 'Tafadhali andika nambari ya kumbukumbu.',
  submit: 'Pokea wageni',
  checking: 'Inakaguliwa …',
  'result.now': 'Wamepokelewa',
  'result.already': 'Tayari walipokelewa',
  'result.alreadyText': 'Wageni hawa walipokelewa tarehe {{date}}, saa za Kenya.',
  'result.tooEarly': 'Si siku yake',
  'result.tooEarlyText': 'Nafasi hii inaanza tarehe {{date}}. Wageni wanaweza kupokelewa kuanzia siku hiyo.',
  'result.tooLate': 'Safari imekwisha',
  'result.tooLateText': 'Nafasi hii iliisha tarehe {{date}}.',
  'result.unpaid': 'Haijalipiwa',
  'result.unpaidText': 'Msafiri bado hajalipia nafasi hii, kwa hivyo haijathibitishwa.',
  'result.cancelled': 'Imeghairiwa',
  'result.cancelledText': 'Nafasi hii ilighairiwa. Vocha yake haitumiki tena.',
  'result.noShow': 'Ina alama kuwa hawakufika',
  'result.noShowText':
    'Tarehe {{date}}, saa za Kenya, timu yako iliweka alama kuwa wageni hawakufika. Ondoa alama hiyo, kisha uwapokee.',
  'result.noShowFinal':
    'Tarehe {{date}}, saa za Kenya, timu yako iliweka alama kuwa wageni hawakufika. Saa 24 zimepita, kwa hivyo alama hiyo haiwezi kuondolewa tena.',
  'result.undo': 'Ondoa alama na uwapokee',
  'result.notYours': 'Haikupatikana',
  'result.notYoursText':
    'Huna nafasi kama hiyo, au msimbo si halisi. Linganisha nambari ya kumbukumbu iliyo kwenye vocha na uliyoandika.',
  'result.failed': 'Hawakupokelewa',
  'result.unknown': 'Bado hatujui kama wageni hawa wamepokelewa. Jaribu tena: huandikwa mara moja tu.',
  'offline.title': 'Hakuna mtandao',
  'offline.text_one':
    'Unaweza kuendelea: nafasi zako za leo na kesho zimehifadhiwa kwenye simu hii (nafasi {{count}}). Taarifa za kupokea wageni zitatumwa mtandao ukirudi.',
  'offline.text_other':
    'Unaweza kuendelea: nafasi zako za leo na kesho zimehifadhiwa kwenye simu hii (nafasi {{count}}). Taarifa za kupokea wageni zitatumwa mtandao ukirudi.',
  'offline.noList':
    'Simu hii haina orodha ya nafasi zako, kwa hivyo haziwezi kukaguliwa sasa. Fungua ukurasa huu ukiwa na mtandao kabla ya kwenda getini.',
  'offline.partial': 'Simu hii haina nafasi zote',
  'offline.partialText':
    'Kuna siku yenye nafasi zaidi ya 200, na simu huhifadhi 200 za kwanza tu. Bila mtandao, unaweza kuandika zilizobaki; tutazikagua baadaye.',
  'offline.noted': 'Imeandikwa, bado haijatumwa',
  'offline.notedText':
    'Nafasi hii iko kwenye orodha ya simu hii, kwa hivyo wageni wanaweza kuingia. Taarifa itatumwa mtandao ukirudi.',
  'offline.notedUnknown':
    'Tutakagua nafasi hii mtandao ukirudi, na jibu litaonekana kwenye ukurasa huu. Hadi hapo, uamuzi wa kuwaruhusu wageni kuingia ni wako.',
  'offline.already': 'Wageni hawa walipokelewa kwa simu hii.',
  'offline.noShow': 'Timu yako iliandika kuwa wageni hawakufika. Alama hiyo inaweza kuondolewa ukiwa na mtandao tu.',
  'offline.notGenuine': 'Msimbo si halisi',
  'offline.notGenuineText': 'Msimbo huu si wa nafasi hii. Waombe wageni vocha yao wenyewe, na ulinganishe majina yao.',
  'offline.unreadable': 'Si nambari ya kumbukumbu',
  'offline.unreadableText':
    'Hii si nambari ya kumbukumbu wala msimbo wa vocha. Linganisha na vocha, mfano BK-2026-014.',
  'offline.unknown': 'Haiwezi kukaguliwa sasa',
  'offline.unknownText':
    'Nafasi hii haiko kwenye orodha ya simu hii. Huenda ni mpya, haijalipiwa, imeghairiwa, ni ya siku nyingine, au si yako. Tunaweza kujua ukiwa na mtandao tu. Uamuzi wa kuwaruhusu wageni kuingia ni wako.',
  'offline.noteAnyway': 'Andika, kagua baadaye',
  'offline.notNoted': 'Haijaandikwa',
  'offline.full':
    'Simu hii huhifadhi taarifa 200 tu za kupokea wageni. Andika {{number}} mahali pengine, kisha unganisha simu na mtandao ili zinazosubiri zitumwe.',
  'offline.blocked':
    'Kivinjari chako hakituruhusu kuhifadhi chochote kwenye simu hii. Andika {{number}} mahali pengine, kisha wapokee wageni mtandao ukirudi.',
  'noted.title': 'Zilizoandikwa bila mtandao',
  'noted.text':
    'Taarifa zinazosubiri hubaki kwenye simu hii, bila majina, hata ukitoka kwenye akaunti. Zitatumwa ukiwa umeingia na una mtandao, ndani ya siku 7.',
  'noted.ended_one':
    'Kipindi chako cha kuingia kimeisha. Taarifa {{count}} ya kupokea wageni inasubiri kwenye simu hii. Itatumwa ukiingia tena.',
  'noted.ended_other':
    'Kipindi chako cha kuingia kimeisha. Taarifa {{count}} za kupokea wageni zinasubiri kwenye simu hii. Zitatumwa ukiingia tena.',
  'noted.waiting': 'Inasubiri',
  'noted.sent': 'Imetumwa',
  'noted.refused': 'Imekataliwa',
  'noted.at': 'Walipokelewa tarehe {{date}}, saa za Kenya',
  'noted.send': 'Tuma sasa',
  'noted.remove': 'Ondoa kwenye orodha',
  'noted.why.notFound': 'Huna nafasi kama hiyo. Linganisha nambari na vocha ya wageni, kisha uwapokee tena.',
  'noted.why.notConfirmed': 'Nafasi hii haikulipiwa, au ilighairiwa. Ifungue, kisha uzungumze na wageni.',
  'noted.why.noShow':
    'Timu yako iliweka alama kuwa wageni hawakufika. Fungua nafasi hii uondoe alama hiyo, kisha uwapokee tena.',
  'noted.why.tooEarly': 'Safari ilikuwa bado haijaanza. Wapokee wageni tena siku yake ya kwanza.',
  'noted.why.tooLate': 'Safari ilikuwa imekwisha. Kama wageni walifika, tuandikie.',
  'noted.why.stale': 'Ilitumwa baada ya siku 7 kupita, kwa hivyo haikubaliwi tena. Kama wageni walifika, tuandikie.',
  'noted.why.timeWrong': 'Saa ya kupokea wageni iko mbele ya sasa. Rekebisha saa ya simu, kisha uwapokee wageni tena.',
  'noted.why.beforeBooking':
    'Wakati huo nafasi hii ilikuwa bado haijawekwa, kwa hivyo saa ya simu haikuwa sahihi. Irekebishe, kisha uwapokee wageni tena.',
  'noted.why.other': 'Haikukubaliwa. Fungua nafasi hii, kisha uwapokee wageni tena ukiwa na mtandao.',
  'signOut.title_one': 'Taarifa {{count}} ya kupokea wageni bado haijatumwa',
  'signOut.title_other': 'Taarifa {{count}} za kupokea wageni bado hazijatumwa',
  'signOut.text_one':
    'Ukiondoka kwenye akaunti sasa, taarifa hiyo itabaki kwenye simu hii, bila majina, na itatumwa ukiingia tena kwa simu hii. Ingia tena ndani ya siku 7 tangu wageni wapokelewe: baada ya hapo haitakubaliwa.',
  'signOut.text_other':
    'Ukiondoka kwenye akaunti sasa, taarifa hizo zitabaki kwenye simu hii, bila majina, na zitatumwa ukiingia tena kwa simu hii. Ingia tena ndani ya siku 7 tangu wageni wapokelewe: baada ya hapo hazitakubaliwa.',
  'signOut.stay': 'Baki kwenye akaunti',
  'signOut.confirm': 'Ondoka',
  dates: 'Tarehe',
  listing: 'Tangazo',
  noProof: 'hakuna uthibitisho unaohitajika',
  bookingNumber: 'Nambari ya kumbukumbu',
  open: 'Fungua nafasi hii',
  next: 'Wageni wanaofuata',
  again: 'Jaribu tena',
};
