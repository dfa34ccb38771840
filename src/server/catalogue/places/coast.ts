import type { Place } from './place.ts';

/** The coast of the Indian Ocean, from south to north. */
export const coast: readonly Place[] = [
  {
    ...{ slug: 'diani', counties: ['Kwale'], lat: -4.35, lon: 39.55, radiusKm: 42 },
    en: {
      name: 'Diani',
      lead: 'A long white beach south of Mombasa, with a reef to snorkel at and wind for kites.',
      about:
        'Coconut palms stand along the sand, and a coral reef keeps big waves away from the shore. Dhows sail from the south coast to Wasini Island and its marine park.',
      season:
        'From December to March the northeast wind, kaskazi, brings warm, clear water. From about April to September the south wind, kusi, blows, and the sea is rough from May to July. The heaviest rain falls from late March to May.',
      way: 'Planes land at Ukunda, a few minutes from the beach. From Mombasa you take the Likoni ferry, or the Dongo Kundu bypass without a queue, and the road south.',
      know: 'The tide uncovers the reef twice a day, so ask your hosts at what time to swim or snorkel. Leave shells and corals where they are.',
    },
    sw: {
      name: 'Diani',
      lead: 'Ufuo mrefu mweupe kusini mwa Mombasa, wenye matumbawe ya kutazama na upepo wa kuteleza kwa tiara.',
      about:
        'Minazi imesimama kando ya mchanga, na matumbawe huzuia mawimbi makubwa yasifike ufuoni. Majahazi hutoka pwani ya kusini kwenda Kisiwa cha Wasini na hifadhi yake ya bahari.',
      season:
        'Kuanzia Desemba hadi Machi upepo wa kaskazi huleta maji maangavu yenye joto. Kuanzia takriban Aprili hadi Septemba upepo wa kusi huvuma, na bahari huchafuka Mei hadi Julai. Mvua kubwa zaidi hunyesha kuanzia mwisho wa Machi hadi Mei.',
      way: 'Ndege hutua Ukunda, dakika chache kutoka ufuoni. Kutoka Mombasa unapanda feri ya Likoni, au unapita barabara ya Dongo Kundu bila foleni, kisha unafuata barabara ya kusini.',
      know: 'Maji hupwa mara mbili kwa siku, kwa hivyo waulize wenyeji wako saa nzuri ya kuogelea. Acha makombe na matumbawe mahali pake.',
    },
  },
  {
    ...{ slug: 'mombasa', counties: ['Mombasa'], lat: -4.05, lon: 39.68, radiusKm: 22 },
    en: {
      name: 'Mombasa',
      lead: 'Fort Jesus and the lanes of the Old Town, seafood, and beaches on the north shore.',
      about:
        'Mombasa is an island with a harbour that is many hundred years old. Carved doors, balconies and spice shops stand in the Old Town below Fort Jesus, a World Heritage Site. Nyali and its beach are across the bridge.',
      season:
        'It is warm all year, and hottest from December to March. The heaviest rain falls from late March to May, and the sea is rough from May to July.',
      way: 'The SGR train from Nairobi takes five to six hours and ends at Miritini. Planes land at Moi International Airport.',
      know: 'Cover shoulders and knees in the Old Town. In Ramadan many small restaurants there open in the evening only.',
    },
    sw: {
      name: 'Mombasa',
      lead: 'Ngome ya Yesu na vichochoro vya Mji wa Kale, vyakula vya baharini, na fuo za upande wa kaskazini.',
      about:
        'Mombasa ni kisiwa chenye bandari ya miaka mingi sana. Milango ya nakshi, roshani na maduka ya viungo yako katika Mji wa Kale, chini ya Ngome ya Yesu, ambayo ni Urithi wa Dunia. Nyali na ufuo wake ziko ng’ambo ya daraja.',
      season:
        'Pana joto mwaka mzima, hasa kuanzia Desemba hadi Machi. Mvua kubwa zaidi hunyesha kuanzia mwisho wa Machi hadi Mei, na bahari huchafuka Mei hadi Julai.',
      way: 'Treni ya SGR kutoka Nairobi huchukua saa tano hadi sita na huishia Miritini. Ndege hutua Uwanja wa Kimataifa wa Moi.',
      know: 'Funika mabega na magoti katika Mji wa Kale. Wakati wa Ramadhani mikahawa mingi midogo huko hufunguliwa jioni tu.',
    },
  },
  {
    ...{ slug: 'kilifi', counties: ['Kilifi'], lat: -3.63, lon: 39.85, radiusKm: 20 },
    en: {
      name: 'Kilifi',
      lead: 'A deep blue creek for dhows and swimming, between Mombasa and Malindi.',
      about:
        'The town lies at a creek that is wide enough to sail on and calm enough to swim in. The beaches to its north and south have few hotels.',
      season:
        'December to March is warm with calm, clear water. The heaviest rain falls from late March to May, and the sea is rough from May to July.',
      way: 'It is about 60 km north of Mombasa by road; Malindi and its airport are about as far to the north.',
      know: 'Dress modestly in town, and keep swimwear for the beach.',
    },
    sw: {
      name: 'Kilifi',
      lead: 'Mkono wa bahari wa samawati kwa majahazi na kuogelea, kati ya Mombasa na Malindi.',
      about:
        'Mji uko kando ya mkono wa bahari mpana wa kutosha kwa majahazi na mtulivu wa kutosha kuogelea. Fuo za kaskazini na kusini mwake zina hoteli chache.',
      season:
        'Desemba hadi Machi pana joto na maji ni matulivu na maangavu. Mvua kubwa zaidi hunyesha kuanzia mwisho wa Machi hadi Mei, na bahari huchafuka Mei hadi Julai.',
      way: 'Ni takriban kilomita 60 kaskazini mwa Mombasa kwa barabara; Malindi na uwanja wake wa ndege ni umbali kama huo upande wa kaskazini.',
      know: 'Vaa kwa heshima mjini, na vazi la kuogelea ulivae ufuoni tu.',
    },
  },
  {
    ...{ slug: 'watamu', counties: ['Kilifi'], lat: -3.354, lon: 40.024, radiusKm: 14 },
    en: {
      name: 'Watamu',
      lead: 'Turtles, coral gardens and white bays, beside the ruins of Gede.',
      about:
        'Coral rocks stand in the bays, and the marine park begins at the beach. Turtles lay their eggs in the sand. The old Swahili town of Gede lies in the forest a short drive away.',
      season:
        'December to March has the clearest water for snorkelling. The sea is rough from May to July, when some places close.',
      way: 'From the airport of Malindi it is about half an hour by road; from Mombasa about two hours.',
      know: 'Do not touch turtles or stand on corals, and go out with guides who keep their distance.',
    },
    sw: {
      name: 'Watamu',
      lead: 'Kasa, matumbawe na ghuba nyeupe, karibu na magofu ya Gede.',
      about:
        'Majabali ya matumbawe yamesimama katika ghuba, na hifadhi ya bahari inaanzia ufuoni. Kasa hutaga mayai mchangani. Mji wa kale wa Waswahili wa Gede uko msituni, si mbali kwa gari.',
      season:
        'Desemba hadi Machi maji huwa maangavu zaidi kwa kupiga mbizi. Bahari huchafuka Mei hadi Julai, na baadhi ya sehemu hufungwa.',
      way: 'Kutoka uwanja wa ndege wa Malindi ni takriban nusu saa kwa gari; kutoka Mombasa ni takriban saa mbili.',
      know: 'Usiwaguse kasa wala kusimama juu ya matumbawe, na uende na waongozaji wanaowaachia wanyama nafasi.',
    },
  },
  {
    ...{ slug: 'malindi', counties: ['Kilifi'], lat: -3.217, lon: 40.117, radiusKm: 20 },
    en: {
      name: 'Malindi',
      lead: 'An old harbour town with dhows, a long beach and Italian ice cream.',
      about:
        'The pillar of Vasco da Gama, who came here in 1498, stands above the bay. Swahili lanes, fishing boats and many Italian cafés share the town, and the marine park lies to its south.',
      season:
        'December to March is warm, with clear water. The heaviest rain falls from late March to May, and the sea is rough from May to July.',
      way: 'Planes fly from Nairobi to Malindi. By road it is about 120 km from Mombasa.',
      know: 'In Ramadan many small restaurants open in the evening only.',
    },
    sw: {
      name: 'Malindi',
      lead: 'Mji wa kale wa bandari wenye majahazi, ufuo mrefu na aiskrimu ya Kiitaliano.',
      about:
        'Mnara wa Vasco da Gama, aliyefika hapa mwaka 1498, unasimama juu ya ghuba. Vichochoro vya Kiswahili, mashua za wavuvi na mikahawa ya Kiitaliano viko pamoja mjini, na hifadhi ya bahari iko kusini.',
      season:
        'Desemba hadi Machi pana joto na maji ni maangavu. Mvua kubwa zaidi hunyesha kuanzia mwisho wa Machi hadi Mei, na bahari huchafuka Mei hadi Julai.',
      way: 'Ndege huondoka Nairobi kwenda Malindi. Kwa barabara ni takriban kilomita 120 kutoka Mombasa.',
      know: 'Wakati wa Ramadhani mikahawa mingi midogo hufunguliwa jioni tu.',
    },
  },
  {
    ...{ slug: 'lamu', counties: ['Lamu'], lat: -2.28, lon: 40.905, radiusKm: 25 },
    en: {
      name: 'Lamu',
      lead: 'A Swahili town without cars, where people go by dhow, on foot or by donkey.',
      about:
        'Lamu Old Town is a World Heritage Site of coral stone houses, carved doors and narrow lanes. Shela, a walk along the shore away, has the beach. Dhows are still built by hand on the islands.',
      season:
        'December to March is warm and good for sailing. The heaviest rain falls from late March to May, and the sea is rough from May to July.',
      way: 'Planes land on Manda Island, and a boat takes you across in a few minutes.',
      know: 'Cover shoulders and knees in town. In Ramadan meals are served after sunset in most places.',
    },
    sw: {
      name: 'Lamu',
      lead: 'Mji wa Waswahili usio na magari, ambako watu husafiri kwa jahazi, kwa miguu au kwa punda.',
      about:
        'Mji wa Kale wa Lamu ni Urithi wa Dunia wenye nyumba za mawe ya matumbawe, milango ya nakshi na vichochoro. Shela, unakofika kwa kutembea kando ya bahari, ina ufuo. Majahazi bado huundwa kwa mikono visiwani.',
      season:
        'Desemba hadi Machi pana joto na upepo mzuri wa kusafiri kwa tanga. Mvua kubwa zaidi hunyesha kuanzia mwisho wa Machi hadi Mei, na bahari huchafuka Mei hadi Julai.',
      way: 'Ndege hutua Kisiwa cha Manda, na mashua hukuvusha kwa dakika chache.',
      know: 'Funika mabega na magoti mjini. Wakati wa Ramadhani chakula hupatikana baada ya machweo katika sehemu nyingi.',
    },
  },
];
