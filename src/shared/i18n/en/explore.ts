/** The story about Kenya. */
export const explore = {
  title: 'A year in Kenya: where to go, and when',
  lead: 'Kenya has open plains, a snowy mountain, desert lakes and coral reefs, all within a day or two of each other. Read when to come, and what each place is known for.',
  'places.title': 'Eight places to visit',
  'places.see': 'See services in {{place}}',
  'place.mara': 'Maasai Mara',
  'place.mara.text':
    'Big cats, endless grass and balloons at dawn. This is the place most people think of when they hear the word safari.',
  'place.amboseli': 'Amboseli',
  'place.amboseli.text': 'Elephants in the swamps, with Kilimanjaro behind them when the sky is clear.',
  'place.mountKenya': 'Mount Kenya',
  'place.mountKenya.text':
    'Its highest peak reaches 5,199 metres. Hikers climb to Point Lenana at 4,985 metres, through forest, moorland and giant groundsel.',
  'place.nakuru': 'Lake Nakuru',
  'place.nakuru.text':
    'A soda lake in the Rift Valley: rhinos on the grass, lions in the trees and, in some months, many flamingos.',
  'place.lamu': 'Lamu',
  'place.lamu.text':
    'A Swahili town of coral stone on the World Heritage list. People walk, ride donkeys or sail dhows. Please dress modestly.',
  'place.diani': 'Diani',
  'place.diani.text': 'White sand, a reef close to the shore and steady wind for kite surfing.',
  'place.kisumu': 'Kisumu',
  'place.kisumu.text': 'Sunset over Lake Victoria, fried tilapia eaten by hand, and a city with less rush.',
  'place.nairobi': 'Nairobi',
  'place.nairobi.text': 'A capital with a national park at its edge, a forest in its middle and many good restaurants.',
  manners: 'Good manners for guests',
  'manners.text':
    'Ask before you take a picture of somebody. Keep your distance from wild animals, and never feed them. Plastic bags are banned in the whole country, and single-use plastic bottles are not allowed in parks.',
  'manners.more':
    'Cars drive on the left, sockets take the British plug, and people like it when you know a few words of Kiswahili: jambo (hello), asante (thank you), karibu (welcome).',
  begin: 'Ready to plan your trip?',
  'begin.text': 'Choose a place and a date, and book online.',
  'begin.action': 'See all services',
  kicker: 'Travel guide',
  coverCaption: 'Lenana, Nelion and Batian before sunrise',
  'dry.when': 'January and February',
  'dry.title': 'January is for the mountains',
  'dry.scene':
    'At four in the morning the water bottles freeze below Point Lenana. You walk the last hour with a head torch. Then the sun comes up in the east and the whole mountain turns the colour of a ripe mango. Six hours later you are in Nanyuki in a T-shirt, eating chips on the equator.',
  'dry.text':
    'These are the clear months. The grass is short, so animals are easy to see and gather where there is water. On the coast the kaskazi, the warm north-east wind, is good for sailing.',
  'dry.link': 'Mountains and hikes',
  'rains.when': 'Late March to May',
  'rains.title': 'April is the farmers’ month',
  'rains.scene':
    'The long rains begin. Roads turn to mud, frogs call at night, and within a week the dry yellow grass is green. In Kericho the tea pickers go out between showers and pick two leaves and a bud at a time, faster than you can follow.',
  'rains.text':
    'Few visitors come, some camps close, and from May the sea is rough. The places that stay open have their lowest prices. If you like quiet places and tea, this is your time.',
  'rains.link': 'Farm stays',
  'cool.when': 'June to October',
  'cool.title': 'August is for the wildebeest',
  'cool.scene':
    'From mid-July to October the wildebeest are usually in the Mara. First you hear them, then you see the whole plain move. On some days they go down to the river, wait there for hours, and then all cross at once. Nobody knows the day in advance.',
  'cool.text':
    'Nights are cold enough for a blanket and a fire. It is the busiest time of the year: book early, and plan one day more than you need, since nobody can promise a crossing.',
  'cool.link': 'Safaris',
  'vuli.when': 'Late October to December',
  'vuli.title': 'December is for the coast',
  'vuli.scene':
    'After the short rains the air is clear. In Lamu you hear the evening call to prayer from roof to roof, somebody is grating coconut, and the last dhow of the day comes in. There are no cars here, only people on foot, donkeys and handcarts.',
  'vuli.text':
    'There are showers until the middle of the month. Then schools close and families go to the coast; the rooms for 20 December to New Year are booked first.',
  'vuli.link': 'The coast',
  'when.title': 'The year at a glance',
  'when.text': 'This is what most years are like; seasons can come earlier or later.',
  'when.herds': 'Wildebeest in the Mara',
  'when.herds.months': 'mid-July to October',
  'when.mountain': 'Mount Kenya at its clearest',
  'when.mountain.months': 'January, February, July to September',
  'when.kaskazi': 'Kaskazi, the warm wind of the coast',
  'when.kaskazi.months': 'December to March',
  'when.sea': 'Rough sea',
  'when.sea.months': 'May to July',
  'when.rain': 'Rain: the long rains and the short rains',
  'when.rain.months': 'late March to May, late October to December',
  'when.busy': 'Highest prices',
  'when.busy.months': 'July to September, 20 December to 2 January, and Easter',
  'when.calm': 'Lowest prices',
  'when.calm.months': 'late March to May',
  'map.label': 'The places on this page on a map of Kenya',
  'map.text': 'Tap a number to read about that place.',
};
