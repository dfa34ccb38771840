import type { ListingFacts } from '#shared/facts.ts';

type Plan = NonNullable<ListingFacts['plan']>;

/** Day plans of all listings that last several days. */
export const plans = {
  'mara-big-cats-3-days': [
    {
      title: { en: 'Nairobi to the Maasai Mara', sw: 'Kutoka Nairobi hadi Maasai Mara' },
      text: {
        en: 'We collect you at 07:00, stop at the Rift Valley viewpoint and reach the plains in the late afternoon. Dinner and night in camp.',
        sw: 'Tunawachukua 07:00 asubuhi, tunasimama kutazama Bonde la Ufa na kufika mbugani alasiri. Chakula cha jioni na malazi ni kambini.',
      },
    },
    {
      title: { en: 'A whole day with the big cats', sw: 'Siku nzima ya simba, chui na duma' },
      text: {
        en: 'You set out at sunrise, have a packed breakfast beside the Talek river and stay out as long as there is something to see.',
        sw: 'Mnaondoka jua likichomoza, mnakula kiamshakinywa kando ya mto Talek, na mnabaki nje kwa muda mnaotaka.',
      },
    },
    {
      title: { en: 'A last drive, and home', sw: 'Ziara ya mwisho, kisha nyumbani' },
      text: {
        en: 'A short drive at dawn, breakfast in camp, and the road back. You are in Nairobi in the late afternoon.',
        sw: 'Ziara fupi alfajiri, kiamshakinywa kambini, kisha safari ya kurudi. Mnafika Nairobi alasiri.',
      },
    },
  ],
  'mara-migration-4-days': [
    {
      title: { en: 'By plane to the Mara', sw: 'Kwa ndege hadi Mara' },
      text: {
        en: 'You meet at Wilson Airport at 09:00. Your guide waits at the airstrip with tea, and you drive to the camp on the river.',
        sw: 'Mnakutana uwanja wa Wilson 09:00 asubuhi. Mwongozaji anawasubiri na chai, kisha mnaenda hadi kambini kando ya mto.',
      },
    },
    {
      title: { en: 'The plains, with breakfast in the bush', sw: 'Mbuga, na kiamshakinywa porini' },
      text: {
        en: 'Out at sunrise in your own vehicle, breakfast under a tree, and back to camp when you like.',
        sw: 'Mnaondoka jua likichomoza kwa gari lenu, mnakula kiamshakinywa chini ya mti, na kurudi kambini mnapotaka.',
      },
    },
    {
      title: { en: 'Along the Mara river', sw: 'Kando ya mto Mara' },
      text: {
        en: 'A day beside the river with its hippos and crocodiles, and drinks on a hill while the sun goes down.',
        sw: 'Siku nzima kando ya mto wenye viboko na mamba, na vinywaji mlimani jua likizama.',
      },
    },
    {
      title: { en: 'A last morning, and the flight back', sw: 'Asubuhi ya mwisho, kisha ndege ya kurudi' },
      text: {
        en: 'A drive on the way to the airstrip, and the plane to Wilson Airport.',
        sw: 'Mnatazama wanyama njiani hadi uwanja mdogo wa ndege, kisha mnapanda ndege hadi Wilson.',
      },
    },
  ],
  'samburu-special-five-3-days': [
    {
      title: { en: 'Across the river into Samburu', sw: 'Kuvuka mto hadi Samburu' },
      text: {
        en: 'We meet at the bridge at Archers Post at 11:00. Lunch in camp under the doum palms, then a drive along the Ewaso Ng’iro until sunset.',
        sw: 'Tunakutana darajani Archers Post 11:00 asubuhi. Chakula cha mchana ni kambini chini ya mikoma, kisha mnatazama wanyama kando ya Ewaso Ng’iro hadi jua linapozama.',
      },
    },
    {
      title: { en: 'The special five', sw: 'Wanyama watano wa kaskazini' },
      text: {
        en: 'Two drives, in the cool of the morning and of the afternoon, for Grevy’s zebra, gerenuk, oryx, reticulated giraffe and Somali ostrich.',
        sw: 'Ziara mbili, asubuhi na alasiri kunapopoa, kutafuta punda milia wa Grevy, swala twiga, choroa, twiga wa kaskazini na mbuni.',
      },
    },
    {
      title: { en: 'On foot with those who know the tracks', sw: 'Kwa miguu na wanaojua nyayo' },
      text: {
        en: 'A guided morning walk outside the reserve, a late breakfast, and back to the bridge by noon.',
        sw: 'Matembezi ya asubuhi nje ya hifadhi pamoja na mwongozaji, kiamshakinywa, kisha kurudi darajani kabla ya saa sita mchana.',
      },
    },
  ],
  'tsavo-by-train-3-days': [
    {
      title: { en: 'The train to Voi, and the red elephants', sw: 'Treni hadi Voi, na tembo wekundu' },
      text: {
        en: 'You take the morning train from Nairobi or Mombasa. We collect you at Voi station, and in the afternoon elephants come to drink at Aruba.',
        sw: 'Mnapanda treni ya asubuhi kutoka Nairobi au Mombasa. Tunawapokea kituo cha Voi, na alasiri tembo huja kunywa maji bwawa la Aruba.',
      },
    },
    {
      title: { en: 'Mudanda Rock and the Galana', sw: 'Mwamba wa Mudanda na mto Galana' },
      text: {
        en: 'In the morning you look out from Mudanda Rock, in the afternoon you follow the Galana river. Dinner and night at the lodge.',
        sw: 'Asubuhi mnatazama mbuga kutoka Mwamba wa Mudanda, alasiri mnafuata mto Galana. Chakula cha jioni na malazi ni katika loji.',
      },
    },
    {
      title: { en: 'One more morning, and the train', sw: 'Asubuhi moja zaidi, kisha treni' },
      text: {
        en: 'A last drive after breakfast, then we take you to Voi station for the train home.',
        sw: 'Ziara ya mwisho baada ya kiamshakinywa, kisha tunawapeleka kituo cha Voi kupanda treni ya kurudi.',
      },
    },
  ],
  'amboseli-elephants-2-days': [
    {
      title: { en: 'To the swamps of Amboseli', sw: 'Hadi kwenye vinamasi vya Amboseli' },
      text: {
        en: 'We leave our office at 06:30, have lunch at the camp and follow the herds to the swamps until dusk.',
        sw: 'Tunaondoka ofisini 06:30 asubuhi, tunakula chakula cha mchana kambini na kufuata makundi ya tembo hadi jioni.',
      },
    },
    {
      title: { en: 'Kilimanjaro at dawn', sw: 'Kilimanjaro alfajiri' },
      text: {
        en: 'The second drive begins at dawn, when the mountain is usually clearest. After breakfast we drive back to Nairobi.',
        sw: 'Ziara ya pili inaanza alfajiri, wakati mlima huonekana vizuri zaidi. Baada ya kiamshakinywa tunarudi Nairobi.',
      },
    },
  ],
  'tsavo-west-springs-2-days': [
    {
      title: { en: 'Mzima Springs and the black lava', sw: 'Chemchemi za Mzima na mawe meusi' },
      text: {
        en: 'We meet the morning train at Mtito Andei. A ranger walks you round the pools, and in the afternoon you stand on the Shetani lava. Night at the lodge.',
        sw: 'Tunapokea treni ya asubuhi Mtito Andei. Askari wa wanyamapori anawatembeza kando ya mabwawa, na alasiri mnasimama juu ya mawe ya Shetani. Malazi ni katika loji.',
      },
    },
    {
      title: { en: 'The hills of Tsavo West', sw: 'Vilima vya Tsavo West' },
      text: {
        en: 'A morning drive among baobabs and red hills, then back to Mtito Andei for the train.',
        sw: 'Ziara ya asubuhi kati ya mibuyu na vilima vyekundu, kisha kurudi Mtito Andei kupanda treni.',
      },
    },
  ],
  'mount-kenya-sirimon-4-days': [
    {
      title: { en: 'Sirimon gate to Old Moses hut', sw: 'Kutoka lango la Sirimon hadi Old Moses' },
      text: {
        en: 'We leave Nanyuki at 08:00. From the gate it is three to four hours through the forest to the hut at 3,300 metres.',
        sw: 'Tunaondoka Nanyuki 08:00 asubuhi. Kutoka langoni ni mwendo wa saa tatu hadi nne msituni, hadi kibanda kilicho mita 3,300.',
      },
    },
    {
      title: { en: 'Up the valley to Shipton’s camp', sw: 'Kupitia bondeni hadi kambi ya Shipton' },
      text: {
        en: 'Six to seven hours through heather and giant groundsels to Shipton’s camp at 4,200 metres, below the peaks.',
        sw: 'Mwendo wa saa sita hadi saba kupitia vichaka na mimea mikubwa ya mlimani, hadi kambi ya Shipton kwenye mita 4,200.',
      },
    },
    {
      title: { en: 'Point Lenana at sunrise', sw: 'Lenana jua likichomoza' },
      text: {
        en: 'We start in the night and stand on Lenana, 4,985 metres, for sunrise. Breakfast at Shipton’s camp, then down to Old Moses hut.',
        sw: 'Tunaanza usiku na kusimama Lenana, mita 4,985, jua likichomoza. Kiamshakinywa ni kambi ya Shipton, kisha tunashuka hadi Old Moses.',
      },
    },
    {
      title: { en: 'Down to the gate', sw: 'Kushuka hadi langoni' },
      text: {
        en: 'A short walk down through the forest, and the transfer to Nanyuki.',
        sw: 'Mwendo mfupi wa kushuka msituni, kisha usafiri hadi Nanyuki.',
      },
    },
  ],
} satisfies Record<string, Plan>;
