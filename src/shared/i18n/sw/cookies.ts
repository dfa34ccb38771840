import type { cookies as en } from '../en/cookies.ts';
import type { SameKeys } from '../texts.ts';

export const cookies: SameKeys<typeof en> = {
  title: 'Vidakuzi na kifaa chako',
  description:
    'Vidakuzi vya Twende, kinachohifadhiwa na kivinjari chako kwa ajili yetu, kwa muda gani, na jinsi ya kukiondoa.',
  demo: 'Hili ni onyesho: malipo ya kadi hupitia kiigizaji kwenye mashine hii, kwa hiyo programu ya Stripe haipakiwi wala haiweki vidakuzi.',
  ours: 'Vidakuzi vyetu',
  'ours.text':
    'Kidakuzi ni maandishi mafupi ambayo kivinjari chako huyahifadhi kwa ajili ya tovuti na kuyarudisha kwake. Hivi vyote ni vya Twende yenyewe, na kila kimoja hufanya ulichoomba. Hakuna cha matangazo ya biashara wala cha kuhesabu wanaotembelea, kwa hiyo hatuombi idhini yako kwa hivyo.',
  'ours.lang': 'lugha yako, ukishaichagua. Mwaka mmoja.',
  'ours.currency': 'sarafu ya kuonyesha bei, ukishaichagua au ukiingia kwenye akaunti. Siku {{days}}.',
  'ours.device':
    'huwekwa unapoingia. Hutuambia kwamba kivinjari hiki kiliwahi kuingia, ili watu wanaobahatisha nenosiri lako wasiweze kukufungia nje ya akaunti. Mwaka mmoja.',
  'ours.chat':
    'huwekwa unapomwandikia msaidizi. Kinatuambia mazungumzo yako ni yapi. Siku {{days}} baada ya ujumbe wako wa mwisho, si zaidi.',
  'ours.identity':
    'huwekwa unapoingia kwa Google au Facebook. Vina taarifa za kuingia huku kumoja tu, zilizosimbwa kwa njia fiche. Dakika kumi.',
  stripe: 'Vidakuzi vya Stripe, unapolipa kwa kadi',
  'stripe.text':
    'Kwenye ukurasa wa malipo programu ya Stripe yenyewe hufanya kazi, kwa sababu ni yenyewe tu inayoruhusiwa kuona kadi yako. Inaweza kuweka vidakuzi vyake, kama vile __stripe_mid (mwaka mmoja) na __stripe_sid (dakika 30), ambavyo Stripe hutumia kutambua ulaghai. Haipakiwi kwenye ukurasa mwingine wowote.',
  'stripe.link': 'Ukurasa wa Stripe kuhusu vidakuzi vyake',
  stored: 'Kinachohifadhiwa na kivinjari chako',
  'stored.text':
    'Haya yako kwenye hifadhi ya kivinjari chako kwa ajili ya tovuti yetu, na hayatumwi pamoja na kila ukurasa kama vidakuzi:',
  'stored.token':
    'tokeni inayokuweka ndani ya akaunti. Ukichagua “Nikumbuke”, au baada ya kujisajili, hutumika kwa siku 30; la sivyo, kwa muda usiozidi saa 12 na kwenye kichupo hicho pekee.',
  'stored.ended': 'tokeni za kuingia ulizokatisha bila mtandao, hadi tuambiwe. Hazimwingizi mtu yeyote kwenye akaunti.',
  'stored.theme': 'mwonekano uliochagua, wa mwanga au wa giza.',
  'stored.favorites':
    'matangazo uliyohifadhi bila akaunti, yasiyozidi {{most}}, hadi uingie kwenye akaunti au uyaondoe.',
  'stored.push': 'kwamba hukutaka arifa, ili tusikupendekezee tena.',
  'stored.columns': 'kwa timu yetu: safu zipi za jedwali zimefichwa.',
  'stored.scroll': 'umesogeza kurasa za kichupo hicho hadi wapi, ili ukirudi nyuma uone mahali pale pale.',
  'stored.notes':
    'kwenye kichupo hicho, kwa muda mfupi: mahali ulipokuwa kwenye ukurasa ulipobadilisha lugha, sarafu uliyotumia kabla ya kuingia, ujumbe wa ukurasa unaofuata, na ulichoanza kujaza.',
  copies: 'Nakala zinazofunguka bila mtandao',
  'copies.text':
    'Taarifa hizi huhifadhiwa kwenye kivinjari chako pekee. Unaweza kuzifuta zote kwenye mipangilio ya kivinjari kuhusu tovuti hii.',
  'copies.pages':
    'Nakala za kurasa za umma ulizofungua, ili zifunguke bila mtandao: kurasa zisizozidi 40 na majibu ya seva yasiyozidi 80 kwa siku 30, na faili zisizozidi 250 na picha zisizozidi 150 kwa siku 60.',
  'copies.own':
    'Nakala zako binafsi wakati umeingia kwenye akaunti: taarifa za akaunti yako, takwimu na orodha za dashibodi yako, nafasi ulizoweka pamoja na mawasiliano na matangazo yake, na vocha za safari zako tatu zijazo, majibu ya seva yasiyozidi 100. Hufutwa unapoondoka kwenye akaunti, kipindi chako cha kuingia kinapoisha, na mtu mwingine anapoingia kwenye kivinjari hiki. Kurasa za malipo hazinakiliwi kamwe.',
  'copies.gate':
    'Ukiwapokea wageni kwa niaba ya mwenyeji: orodha za wageni unaowatarajia leo na kesho, ili uweze kuwaingiza bila mtandao, za biashara zisizozidi tano. Zina nambari za nafasi, majina, idadi ya wageni na, pale bei inapotegemea hayo, wanakoishi na kama ni watoto, saa, na alama ya siri ya msimbo wa kila vocha. Orodha ya siku hufutwa siku hiyo inapoisha, na zote hufutwa unapoondoka kwenye akaunti, kipindi chako cha kuingia kinapoisha, na mtu mwingine anapoingia kwenye kivinjari hiki.',
  'copies.checkIns':
    'Kuingia kwa wageni unakoandika bila mtandao: nambari ya nafasi, saa, aliyeandika na, kama msimbo ulisomwa kwa kamera, sehemu yake ya siri; bila majina. Hutumwa mtandao ukirudi. Zilizotumwa huhifadhiwa kwa siku moja, nyingine kwa siku 14, zisizozidi 200. Kama kuna zinazosubiri unapoondoka kwenye akaunti, tunakuuliza kwanza; baada ya hapo zinabaki kwenye kivinjari hiki, kwa sababu hakuna mahali pengine wageni hao walipoandikwa, na ni wewe tu unayezituma ukiingia tena.',
  'copies.draft':
    'Nafasi uliyoanza kuweka, pamoja na mawasiliano na majibu uliyoandika: kwenye kichupo hicho, hadi uimalize, uondoke kwenye akaunti au ufunge kichupo.',
  push: 'Arifa',
  'push.text':
    'Ukiwasha arifa, kivinjari chako hupata anwani kwenye huduma ya waliokitengeneza. Huondoka unapozizima, unapoondoka kwenye akaunti hapo, au unapoondoa ruhusa kwenye mipangilio ya kivinjari.',
  remove: 'Jinsi ya kuviondoa',
  'remove.text':
    'Ondoka kwenye akaunti, na nakala zako pamoja na tokeni huondolewa. Mengine yote huondoka ukifuta vidakuzi na data ya tovuti hii kwenye mipangilio ya kivinjari chako. Kivinjari chako kikizuia vidakuzi au hifadhi, bado unaweza kusoma na kutafuta; lakini ulichochagua husahaulika, na unabaki ndani ya akaunti kwa muda ukurasa ukiwa wazi tu.',
};
