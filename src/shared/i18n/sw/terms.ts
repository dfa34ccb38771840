import type { terms as en } from '../en/terms.ts';
import type { SameKeys } from '../texts.ts';

export const terms: SameKeys<typeof en> = {
  title: 'Masharti ya matumizi',
  description: 'Jinsi ya kuweka nafasi, kulipa na kughairi kwenye Twende, na masharti ya watoa huduma.',
  demo: 'Hili ni onyesho. Watoa huduma na huduma zao ni wa kubuni, malipo hupitia viigizaji kwenye mashine hii, na hakuna pesa halisi zinazotumika. Tafadhali usiweke kadi halisi.',
  what: 'Twende ni nini',
  'what.text':
    'Twende ni soko la safari nchini Kenya. Watoa huduma wa humu nchini hutoa safari za wanyamapori, ziara, malazi, chakula na usafiri. Twende huonyesha huduma zao, hupokea nafasi zinazowekwa pamoja na malipo, kisha huwafikishia watoa huduma. Huduma uliyowekea nafasi hutolewa na mtoa huduma ambaye jina lake liko kwenye tangazo na kwenye nafasi uliyoweka.',
  account: 'Akaunti yako',
  'account.text':
    'Ili kuweka nafasi unahitaji akaunti yenye barua pepe inayokufikia. Usimpe mtu nenosiri lako. Tunaweza kusimamisha akaunti inayodhuru wengine; vipindi vyake vyote vya kuingia hukatishwa papo hapo.',
  booking: 'Kuweka nafasi, na muda wa kushikiwa nafasi',
  'booking.pending':
    'Nafasi mpya inasubiri malipo, nasi tunakushikia kwa muda maalum. Ukurasa wa uthibitisho na ukurasa wa nafasi yenyewe huonyesha hadi lini.',
  'booking.paid': 'Malipo yako yakifika, nafasi inathibitishwa, nasi tunakujulisha kwa barua pepe.',
  'booking.late':
    'Bila malipo kufikia wakati huo, nafasi inaghairiwa na kuwa wazi kwa wengine. Malipo yako yakifika baadaye, unapata nafasi yako tena ikiwa bado ipo, la sivyo unarejeshewa pesa zako zote.',
  price: 'Bei na kulipa',
  'price.usd':
    'Bei ziko kwa dola za Marekani. Kabla ya kuweka nafasi unaona kila sehemu ya bei na jumla yake; Twende haiongezi chochote.',
  'price.shown':
    'Unaweza pia kuonyeshwa bei kwa shilingi za Kenya, yuro au pauni za Uingereza. Kiasi kama hicho huwa na alama ≈, na hutumia viwango vilivyowekwa na Twende. Popote unapolipa, unaona pia kiasi kamili na sarafu yake.',
  'price.card':
    'Kwa kadi unalipa kwa dola za Marekani. Malipo ya kadi hupitia Stripe, na Twende haihifadhi nambari za kadi.',
  'price.mpesa':
    'Kwa M-Pesa unalipa kwa shilingi za Kenya: bei ya dola kwa kiwango kilichowekwa na Twende, hadi shilingi kamili iliyo karibu. Unaona kiasi kabla ya kulipa, na hakibadiliki kwa malipo hayo. Kwa M-Pesa huwezi kulipa zaidi ya {{most}} kwa mara moja.',
  cancel: 'Kughairi',
  'cancel.text':
    'Kila tangazo lina mojawapo ya sera tatu. Unaona tarehe na kiasi chake kabla ya kuweka nafasi, na hubaki vilevile kwenye nafasi yako, hata mtoa huduma akibadilisha sera baadaye. “Mwanzo” ni 00:00 usiku (saa sita usiku), saa za Nairobi, siku ya kwanza.',
  'cancel.flexible':
    'Isiyo kali: ukighairi hadi saa 24 kabla ya mwanzo, unarejeshewa pesa zote; baada ya hapo hurejeshewi chochote.',
  'cancel.moderate':
    'Ya wastani: ukighairi hadi siku 5 kabla ya mwanzo, unarejeshewa pesa zote, na hadi saa 24 kabla, nusu; baada ya hapo hurejeshewi chochote.',
  'cancel.strict':
    'Kali: ukighairi ndani ya saa 48 baada ya kuweka nafasi, siku 14 au zaidi kabla ya mwanzo, unarejeshewa pesa zote; hadi siku 7 kabla ya mwanzo, nusu; baada ya hapo hurejeshewi chochote. Ikiwa mwenyeji alihitaji kukubali ombi lako kwanza, saa 48 zinaanza anapolikubali.',
  'cancel.how':
    'Ili kughairi, fungua nafasi hiyo kwenye dashibodi yako, kisha ubonyeze “Ghairi nafasi”. Utaonyeshwa kiasi utakachorejeshewa na mahali kitakapotumwa, kisha utaombwa kuthibitisha. Unaweza pia kutuandikia au kutupigia simu, ukitaja nambari ya nafasi yako.',
  time: 'Siku na saa',
  'time.text': 'Tarehe na saa zote kwenye Twende ni za Nairobi (saa za Afrika Mashariki).',
  'account.delete':
    'Unaweza kufuta akaunti yako mwenyewe: kwenye wasifu wako, chini ya “Taarifa zangu”, bonyeza “Futa akaunti yangu”. Tunasubiri siku {{days}}, ambapo unaweza kuamua kubaki nayo. Akaunti yenye nafasi ambayo safari yake haijaisha, yenye pesa ambazo hazijakamilishwa, au yenye biashara ambayo hakuna mwingine anayeisimamia, hufutwa tu baada ya hayo kukamilika.',
  'booking.request':
    'Baadhi ya matangazo huwekewa nafasi kwa ombi: mwenyeji hulikubali au hulikataa. Kabla ya hapo hatukushikii nafasi yoyote, na hulipi chochote. Mwenyeji akishakubali, una hadi saa {{hours}} za kulipa, na kamwe si zaidi ya mwanzo wa safari.',
  'cancel.host':
    'Mwenyeji akighairi, unarejeshewa pesa zako zote, bila kujali sera. Ukibadilisha tarehe au wageni na nafasi uliyoweka ikawa na bei ndogo, unarejeshewa kiasi kilekile ambacho ungepata kwa kughairi sehemu hiyo.',
  'cancel.back':
    'Marejesho hurudi kwa njia uliyotumia kulipa: kwenye kadi, au kwenye simu iliyotumika kulipa kwa M-Pesa, kwa shilingi na kwa kiwango cha malipo yako. Pointi hurudishwa kwa uwiano uleule.',
  'cancel.noShow':
    'Usipofika, hurejeshewi pesa kwa sababu hiyo. Mwenyeji anaweza kuandika kwamba hukufika baada ya saa uliyotarajiwa kupita.',
  points: 'Pointi',
  'points.text':
    'Safari ikiisha unapata pointi moja kwa kila dola ya bei yake ambayo haikurejeshwa. Pointi 100 zina thamani ya dola moja unapoweka nafasi. Pointi ambazo hazijatumika wala kuongezeka kwa miezi {{months}} huisha muda; tunakujulisha angalau siku {{days}} kabla. Haziwezi kulipwa kama pesa, na hufutwa pamoja na akaunti yako.',
  content: 'Tathmini, ujumbe na picha',
  'content.reviews':
    'Ni aliyeweka nafasi ya safari pekee anayeweza kuitathmini, ndani ya siku {{write}} baada ya safari; timu ya mwenyeji haiwezi. Unaweza kubadilisha au kuondoa tathmini yako kwa siku {{edit}}. Wenyeji wanaweza kujibu. Hatuondoi tathmini kwa sababu ni mbaya; tunaiondoa tu ikiwa imeripotiwa na inavunja masharti haya, kwa mfano kwa matusi, mawasiliano au yasiyohusu safari.',
  'content.messages':
    'Andika yaliyo kweli na yanayofaa kusomwa na wengine. Tunaficha mawasiliano kwenye ujumbe hadi nafasi ilipiwe, ili kuweka nafasi na malipo yabaki salama hapa. Kila upande unaweza kuripoti ujumbe au tathmini kwa timu yetu, ambayo huamua na kumjulisha aliyeripoti.',
  'content.rights':
    'Unachoandika na picha unazopakia hubaki mali yako. Unaturuhusu kuvionyesha kwenye Twende kwa muda vinapokuwepo hapa.',
  assistant: 'Msaidizi',
  'assistant.text':
    'Msaidizi hujibu kwa yaliyo kwenye kurasa zetu na, ukiwa umeingia kwenye akaunti, kwenye nafasi ulizoweka. Anaweza kukosea: kinachohesabika ni kile kilicho kwenye ukurasa wa tangazo, ukurasa wa malipo na nafasi uliyoweka. Hawezi kuweka nafasi, kulipa wala kughairi peke yake.',
  newsletter: 'Jarida',
  'newsletter.text':
    'Jarida ni la bure na halihitaji akaunti. Unalipata baada tu ya kuthibitisha anwani yako, na kila toleo lina kiungo cha kujiondoa kwa kubonyeza mara moja tu.',
  providers: 'Kwa watoa huduma',
  'providers.approval':
    'Biashara na kila tangazo lake huonekana kwa umma baada ya timu yetu kuviidhinisha. Lazima uwe na leseni ambazo sheria inataka kwa unachotoa, ukieleze jinsi kilivyo, na uweke bei na siku zilizo wazi kwa usahihi. Tunaweza kuondoa tangazo au kusimamisha biashara inayodhuru wasafiri; tunakueleza sababu kwa barua pepe.',
  'providers.commission':
    'Kutangaza ni bure. Kwenye bei ya kila nafasi iliyowekwa tunabaki na asilimia {{percent}} kama kamisheni yetu, inayokokotolewa kabla ya pointi ambazo msafiri ametumia: hizo tunazilipia sisi. Kiwango kilichopo nafasi inapowekwa hakibadiliki kwa nafasi hiyo.',
  'providers.taxes':
    'Kwenye sehemu yako tunakata pia ushuru wa utalii wa asilimia {{levy}} na kodi ya zuio ya asilimia {{tax}}.',
  'providers.noTaxes':
    'Ikiwa sheria inatutaka tukate ushuru wa utalii au kodi ya zuio kwenye sehemu yako, mapato yako huonyesha hivyo. Kwa sasa hatukati chochote kati ya hivyo.',
  'providers.payout':
    'Sehemu yako unaipata safari inapoisha. Kila Jumatatu 06:00 asubuhi, saa za Kenya, au unapoomba, yote yaliyo tayari huwekwa kwenye malipo ya mapato, ikiwa ni KES 500 au zaidi. Hutumwa kwenye akaunti ya benki au simu ya M-Pesa uliyotoa, kwa shilingi na kwa kiwango cha Twende cha wakati huo, baada ya msimamizi kuyaidhinisha. Biashara ikiwa imesimamishwa, hakuna kinacholipwa.',
  'providers.cancel':
    'Ukighairi nafasi, msafiri anarejeshewa pesa zote na anasoma sababu yako, nawe unapoteza sehemu yako ya nafasi hiyo. Msafiri akighairi, unapata sehemu yako ya kiasi kilichokatwa kwa mujibu wa sera.',
  'providers.noShow':
    'Wageni wasipofika, unaweza kuandika hivyo baada ya saa waliyotarajiwa kupita. Unalipwa kana kwamba walifika, isipokuwa ukiwarejeshea pesa kwa kughairi. Unaweza kutengua alama hiyo kwa saa 24.',
  'providers.requests':
    'Ombi huisha lenyewe usipolijibu ndani ya saa 24, na si baada ya mwanzo wa siku yake ya kwanza.',
  'providers.refunds':
    'Marejesho ambayo timu yetu inatoa kwa hiari baada ya safari yanaweza kupunguza sehemu yako. Tunakujulisha papo hapo ni kwa kiasi gani, na kwa nini.',
  'providers.disputes':
    'Benki ya msafiri ikipinga malipo ya kadi, sehemu yako ya malipo hayo husubiri hadi benki iamue. Pingamizi likishinda dhidi yetu, sehemu ambayo hujalipwa bado inachukuliwa tena, pamoja na kamisheni yetu; ile ambayo tayari umelipwa ni hasara yetu.',
  'providers.owed':
    'Pesa zinazopaswa kuchukuliwa tena baada ya wewe kulipwa, kwa mfano kwa sababu malipo yalifika mara mbili, hukatwa kwenye mapato yako ya baadaye. Hatukudai uzilipe.',
  'providers.contact':
    'Mawasiliano ya msafiri unayatumia kwa nafasi aliyoweka pekee. Kabla ya nafasi kulipiwa huoni simu wala barua pepe.',
};
