/**
 * Groups of synonyms. A listing that has one phrase of a group is found by all of them. They are written as `normaliseText`
 * writes text: lower case, no accents, no punctuation.
 */
export const synonyms: readonly (readonly string[])[] = [
  // Places, as people spell them
  ['maasai', 'masai'],
  ['mara', 'maasai mara', 'masai mara'],
  ['nairobi', 'nbo'],
  ['mombasa', 'mombassa', 'mvita'],
  ['jkia', 'jomo kenyatta', 'nairobi airport'],
  ['ukunda', 'diani'],
  ['mount kenya', 'mt kenya', 'mlima kenya', 'kirinyaga'],
  ['rift valley', 'bonde la ufa'],
  ['lake', 'ziwa'],
  ['river', 'mto'],
  // Land and sea
  ['beach', 'beaches', 'ufuo', 'ufukwe', 'ufuoni', 'ufukoni', 'ufukweni', 'pwani', 'coast', 'seaside'],
  ['sea', 'ocean', 'bahari', 'baharini'],
  ['mountain', 'mountains', 'mlima', 'milima', 'milimani'],
  ['hike', 'hiking', 'trek', 'trekking', 'climb', 'kupanda', 'kwea'],
  ['forest', 'msitu', 'misitu'],
  ['waterfall', 'waterfalls', 'maporomoko'],
  ['island', 'kisiwa'],
  ['sunset', 'machweo'],
  ['park', 'reserve', 'hifadhi', 'mbuga', 'mbugani'],
  ['town', 'mji', 'mjini'],
  ['city', 'jiji', 'jijini'],
  ['village', 'kijiji', 'kijijini'],
  // Animals
  ['safari', 'safaris', 'game drive', 'wildlife', 'wanyamapori', 'wanyama'],
  ['lion', 'lions', 'simba', 'big cats'],
  ['elephant', 'elephants', 'tembo', 'ndovu'],
  ['giraffe', 'giraffes', 'twiga'],
  ['rhino', 'rhinos', 'kifaru', 'vifaru'],
  ['leopard', 'chui'],
  ['cheetah', 'duma'],
  ['zebra', 'zebras', 'punda milia'],
  ['hippo', 'hippos', 'kiboko', 'viboko'],
  ['wildebeest', 'migration', 'nyumbu'],
  ['bird', 'birds', 'birding', 'ndege wa porini'],
  ['flamingo', 'flamingos', 'heroe'],
  ['turtle', 'turtles', 'kasa'],
  // On the water and on the road
  ['transport', 'transportation', 'usafiri'],
  ['dhow', 'dhows', 'dau', 'jahazi'],
  ['boat', 'boats', 'mashua', 'boti'],
  ['snorkel', 'snorkelling', 'snorkeling', 'kupiga mbizi'],
  ['car', 'cars', 'gari', 'magari', 'self drive', 'rental'],
  ['van', 'vans', 'shuttle', 'matatu', 'minibus'],
  ['airport', 'uwanja wa ndege', 'flight'],
  ['transfer', 'transfers', 'pick up', 'taxi', 'teksi'],
  ['train', 'sgr', 'treni'],
  ['motorbike', 'motorcycle', 'boda', 'bodaboda', 'boda boda', 'pikipiki'],
  ['bicycle', 'bike', 'bikes', 'cycling', 'baiskeli'],
  ['driver', 'dereva'],
  ['guide', 'mwongozaji', 'mwelekezi', 'kiongozi'],
  // Food and drink
  ['food', 'meal', 'meals', 'chakula', 'vyakula', 'mlo', 'milo'],
  ['restaurant', 'dining', 'mkahawa', 'mkahawani', 'mgahawa'],
  ['breakfast', 'kiamshakinywa', 'kiamsha kinywa', 'kifungua kinywa', 'staftahi'],
  ['lunch', 'chakula cha mchana'],
  ['dinner', 'supper', 'chakula cha jioni'],
  ['fish', 'samaki', 'tilapia', 'seafood'],
  ['meat', 'nyama', 'barbecue', 'nyama choma'],
  ['chicken', 'kuku'],
  ['coffee', 'kahawa'],
  ['tea', 'chai'],
  ['cooking', 'cook', 'kupika', 'mapishi'],
  // Beds
  ['stays', 'malazi', 'accommodation', 'sehemu za kukaa', 'mahali pa kulala', 'lodging'],
  ['hotel', 'hotels', 'hoteli'],
  ['lodge', 'lodges', 'loji'],
  ['camp', 'camps', 'camping', 'kambi', 'hema', 'mahema'],
  ['guesthouse', 'guesthouses', 'guest house', 'nyumba ya wageni', 'nyumba za wageni'],
  ['apartment', 'apartments', 'flat', 'studio', 'fleti', 'airbnb'],
  ['home', 'homes', 'house', 'cottage', 'villa', 'nyumba'],
  ['farm', 'farms', 'shamba', 'shambani'],
  ['room', 'rooms', 'chumba', 'vyumba'],
  // People and what they make
  ['culture', 'cultural', 'utamaduni', 'tamaduni'],
  ['craft', 'crafts', 'ufundi', 'sanaa'],
  ['beads', 'beadwork', 'shanga', 'ushanga'],
  ['market', 'soko', 'sokoni'],
  ['music', 'dance', 'muziki', 'ngoma'],
  ['running', 'run', 'runners', 'kukimbia', 'wakimbiaji'],
  ['walk', 'walking', 'matembezi'],
  ['tour', 'tours', 'ziara'],
];

/** A listing that has every phrase of `where` is also found by `words`; not the other way round. */
export const alsoFoundBy: readonly { where: readonly string[]; words: string }[] = [
  { where: ['mara', 'safari'], words: 'great migration wildebeest nyumbu uhamiaji' },
  { where: ['mombasa old town'], words: 'fort jesus ngome ya yesu' },
];

/** Words that do not narrow a search: ignored unless the query has no others. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    'a an and at by for from in into near next of on or the to with me my our we is are best cheap ' +
    'ya wa na la kwa katika cha za vya pa ni au kutoka hadi karibu bora'
  ).split(' '),
);
