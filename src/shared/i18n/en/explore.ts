/** The story about Kenya. */
export const explore = {
  title: 'A year in Kenya, and where to spend it',
  lead: 'Plains and snow, desert lakes and coral, all within a day or two of each other. Here is when to come, and what each corner is loved for.',
  'places.title': 'Eight places to know',
  'places.see': 'See what there is in {{place}}',
  'place.mara': 'Maasai Mara',
  'place.mara.text':
    'Big cats, endless grass and balloons at dawn. The place most people picture when they say safari.',
  'place.amboseli': 'Amboseli',
  'place.amboseli.text': 'Elephants in the swamps, with Kilimanjaro standing behind them when the clouds allow it.',
  'place.mountKenya': 'Mount Kenya',
  'place.mountKenya.text':
    'Its highest peak reaches 5,199 metres. Walkers aim for Point Lenana at 4,985, through forest, moor and giant groundsel.',
  'place.nakuru': 'Lake Nakuru',
  'place.nakuru.text':
    'A soda lake in the Rift Valley with rhino on its grass, lions in its trees and flamingos when the water suits them.',
  'place.lamu': 'Lamu',
  'place.lamu.text':
    'A Swahili town of coral stone on the World Heritage list. Feet, donkeys and dhows are the traffic. Please dress modestly.',
  'place.diani': 'Diani',
  'place.diani.text': 'White sand, a reef close to the shore and steady wind for kites.',
  'place.kisumu': 'Kisumu',
  'place.kisumu.text': 'Lake Victoria at sunset, fried tilapia with your hands, and a slower kind of city.',
  'place.nairobi': 'Nairobi',
  'place.nairobi.text':
    'A capital with a national park at its edge and a forest in its middle, and the best eating in the country.',
  manners: 'Coming as a guest',
  'manners.text':
    'Ask before you take somebody’s picture. Keep your distance from wild animals, and never feed them. Plastic bags are banned in the whole country, and parks do not allow bottles that are used only once.',
  'manners.more':
    'Traffic keeps to the left, sockets take the British plug, and a few words of Kiswahili open every door: jambo, asante, karibu.',
  begin: 'Where shall we begin?',
  'begin.text': 'Choose a day and a place. The people who live there will do the rest.',
  'begin.action': 'See what there is',
  kicker: 'The long read',
  coverCaption: 'Lenana, Nelion and Batian before the day begins',
  'dry.when': 'January and February',
  'dry.title': 'January wakes on the mountain',
  'dry.scene':
    'By four in the morning there is ice in the water bottles below Point Lenana. You walk the last hour by head torch. Then the sun comes up out of the haze in the east and the whole mountain turns the colour of a ripe mango. Six hours later you are in Nanyuki in a T-shirt, eating chips on the equator.',
  'dry.text':
    'These are the clear months. Grass is short, so animals are easy to find and gather where there is water. On the coast the kaskazi, the warm north-east wind, fills the sails.',
  'dry.link': 'Mountains and trails',
  'rains.when': 'Late March to May',
  'rains.title': 'April belongs to the farmers',
  'rains.scene':
    'The long rains come up the valley like a curtain being drawn. Roads turn red and then black, frogs begin, and within a week everything that was gold is green. In Kericho the pickers are out between showers: two leaves and a bud, by hands quicker than you can follow.',
  'rains.text':
    'Few visitors come, some camps close, and from May the sea is rough. Those that stay open ask their lowest prices. If you like having a place to yourself, and tea, come now.',
  'rains.link': 'Farm stays',
  'cool.when': 'June to October',
  'cool.title': 'August is dust and hooves',
  'cool.scene':
    'The noise reaches you first: a low grumble, like a crowd that has not made up its mind. Then the plain moves. From mid-July to October the wildebeest are usually in the Mara, and on some days, nobody knows which, they go down to the river, stand there for hours, and then all go at once.',
  'cool.text':
    'Nights are cold enough for a blanket and a fire. It is the busiest time of the year: book early, and give yourself a day more than you need, since a crossing is never promised.',
  'cool.link': 'Safaris',
  'vuli.when': 'Late October to December',
  'vuli.title': 'December smells of coconut',
  'vuli.scene':
    'The short rains have washed the air. In Lamu the evening call to prayer goes from roof to roof, someone is grating coconut, and the last dhow comes in under a patched sail. There are no cars here: what passes is feet, donkeys and handcarts.',
  'vuli.text':
    'Showers come and go until the middle of the month. Then schools close and families go to the coast; rooms are taken first from the 20th to New Year.',
  'vuli.link': 'The coast',
  'when.title': 'When is what',
  'when.text': 'Nature keeps no timetable; this is what most years are like.',
  'when.herds': 'Wildebeest in the Mara',
  'when.herds.months': 'mid-July to October',
  'when.mountain': 'Mount Kenya at its clearest',
  'when.mountain.months': 'January, February, July to September',
  'when.kaskazi': 'Kaskazi, the warm wind of the coast',
  'when.kaskazi.months': 'December to March',
  'when.sea': 'Rough sea',
  'when.sea.months': 'May to July',
  'when.rain': 'Rain: the long and the short',
  'when.rain.months': 'late March to May, late October to December',
  'when.busy': 'Highest prices',
  'when.busy.months': 'July to September, 20 December to 2 January, and Easter',
  'when.calm': 'Lowest prices',
  'when.calm.months': 'late March to May',
  'map.label': 'The places of this page on a map of Kenya',
  'map.text': 'Touch a number to read on, or begin with any of them.',
};
