/** The home page and the story about Kenya. */
export const home = {
  'hero.title': 'Kenya, with the people who know the way',
  'hero.text':
    'Days with guides, cooks, skippers and hosts who live where you are going. See the whole price, pick a free day, pay by card or M-Pesa.',
  'hero.start': 'Start Exploring',
  'search.what': 'What are you looking for?',
  'search.kind': 'Kind',
  'search.anyKind': 'Anything',
  'search.when': 'From',
  'kenya.title': 'One country, many journeys',
  'kenya.lead':
    'You can watch elephants in front of Kilimanjaro in the morning light, and two days later step off a dhow in a town that has no cars.',
  'kenya.text':
    'The equator runs through Nanyuki, so the sun rises at about half past six and sets twelve hours later all year round. More than forty communities live here, each with its own food, songs and ways of building. What you find on Twende is offered by people who work where you are going.',
  'kenya.more': 'When to come, and where to go',
  'recommended.title': 'Good places to begin',
  'recommended.text': 'Six that travellers have liked, or that we would send a friend to.',
  'artisans.title': 'Made by hand, shown by the makers',
  'artisans.text': 'Sit beside people whose craft is older than any guidebook, and try it yourself.',
  'artisans.visit': 'Visit {{name}}',
  'invitation.title': 'Twende? It means: shall we go?',
  'invitation.text': 'Safaris, walks, boats, beds, meals and rides: find yours, and book it in two steps.',
  'invitation.action': 'See all services',
  'explore.title': 'A year in Kenya, and where to spend it',
  'explore.lead':
    'Plains and snow, desert lakes and coral, all within a day or two of each other. Here is when to come, and what each corner is loved for.',
  'year.title': 'Four seasons, none of them winter',
  'year.text':
    'Rain, not cold, makes the calendar here. Every season has its own light, its own prices and its own reason to come.',
  'year.dry': 'The hot, dry months',
  'year.dry.months': 'January and February',
  'year.dry.text':
    'Grass is short and animals gather at water. Mount Kenya is at its clearest, and the coast has the warm north-east wind called kaskazi.',
  'year.longRains': 'The long rains',
  'year.longRains.months': 'Late March to May',
  'year.longRains.text':
    'Green hills, few visitors and the lowest prices of the year. Some camps close, and the sea begins to be rough.',
  'year.cool': 'The cool, dry months',
  'year.cool.months': 'June to October',
  'year.cool.text':
    'The great herds are usually in the Mara from mid-July. River crossings are likeliest in August and September, though nobody can promise one. It is also the busiest time.',
  'year.shortRains': 'The short rains',
  'year.shortRains.months': 'Late October to December',
  'year.shortRains.text':
    'Showers that come and go, fresh green, migrating birds. By Christmas the coast is full of families on holiday.',
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
  'place.naivasha': 'Lake Naivasha',
  'place.naivasha.text':
    'Hippos below your boat, and next door the gorge of Hell’s Gate, where you may cycle among zebra.',
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
  'explore.manners': 'Coming as a guest',
  'explore.manners.text':
    'Ask before you take somebody’s picture. Keep your distance from wild animals, and never feed them. Plastic bags are banned in the whole country, and parks do not allow bottles that are used only once.',
  'explore.manners.more':
    'Traffic keeps to the left, sockets take the British plug, and a few words of Kiswahili open every door: jambo, asante, karibu.',
  'explore.begin': 'Where shall we begin?',
  'explore.begin.text': 'Choose a day and a place. The people who live there will do the rest.',
};
