import type { DemoPicture } from '../pictures.ts';

/** The name of the picture with the map of a listing's place. */
export const mapName = (serviceKey: string): string => `map@${serviceKey}`;

/**
 * The pictures of each listing before the map of its place: its cover, the same place in another light, closer or nearby,
 * and a detail. No two covers have the same scene in the same light.
 * A new name is drawn by `npm run art`.
 */
export const galleries: Readonly<Record<string, readonly DemoPicture[]>> = {
  // Safaris
  'mara-big-cats-3-days': ['lions-kopje@gold', 'cheetah-mound@dawn', 'leopard-tree@dusk', 'tracks-dust@gold'],
  'mara-migration-4-days': ['wildebeest-river@day', 'mara-river-bend@dawn', 'balloon-mara@gold', 'airstrip-plane@gold'],
  'amboseli-elephants-2-days': [
    'elephants-kilimanjaro@dawn',
    'amboseli-procession@mist',
    'elephants-kilimanjaro@gold-close',
    'binoculars-hat@day',
  ],
  'samburu-special-five-3-days': [
    'samburu-river@gold',
    'samburu-ostriches@day',
    'samburu-river@dawn-close',
    'guineafowl-feather@gold',
  ],
  'tsavo-by-train-3-days': [
    'tsavo-red-elephants@gold',
    'train-savannah@day',
    'tsavo-red-elephants@dusk-close-mirror',
    'sgr-station@gold',
  ],
  'lake-nakuru-day-safari': [
    'flamingos-lake@dawn',
    'nakuru-rhinos@day',
    'nakuru-viewpoint@day',
    'flamingos-lake@gold-close',
  ],
  'nairobi-park-1-day': [
    'nairobi-park-lions@dusk',
    'nairobi-park@day',
    'land-cruiser-drive@dawn',
    'binoculars-hat@dawn-close',
  ],
  'tsavo-west-springs-2-days': [
    'mzima-springs@day',
    'shetani-lava@gold',
    'mzima-springs@dawn-close',
    'trek-boots@gold',
  ],
  // Culture
  'lamu-dhow-builders': ['dhow-builders@day', 'dhow-deck@gold', 'carved-rosette@day', 'dhow-builders@dawn-close'],
  'maasai-beadwork-morning': [
    'beadwork-hands@day',
    'bead-collar@gold',
    'maasai-homestead@dawn',
    'maasai-homestead@gold-close',
  ],
  'kakamega-forest-stories': [
    'kakamega-forest@mist',
    'kakamega-forest@day-close',
    'forest-bandas@dawn',
    'guineafowl-feather@dawn',
  ],
  'taita-hills-coffee': ['coffee-taita@day', 'coffee-farmhouse@mist', 'coffee-taita@gold-close', 'coffee-cup@gold'],
  'tabaka-soapstone-carving': [
    'soapstone-carving@gold',
    'soapstone-shelf@day',
    'soapstone-carving@day-close',
    'soapstone-shelf@gold-close',
  ],
  'machakos-kiondo-weaving': [
    'kiondo-weaving@day',
    'basket-stack@day',
    'kiondo-weaving@gold-close',
    'mangoes-basket@gold',
  ],
  'malindi-swahili-cooking': ['spice-cooking@day', 'pilau-sinia@gold', 'spice-tray@day', 'old-town-door@gold-close'],
  // Coast
  'diani-reef-snorkel': ['reef-snorkel@day', 'diani-palms@dawn', 'snorkel-mask@day', 'reef-snorkel@dawn-close'],
  'watamu-turtle-watch': ['turtle-watamu@day', 'mangrove-creek@dawn', 'turtle-hatchlings@dawn', 'shells-kikoi@day'],
  'kilifi-creek-sunset': ['dhow-sunset@dusk', 'dhow-sunset@gold-close', 'dhow-deck@dusk', 'shells-kikoi@gold-close'],
  'lamu-dhow-day': ['dhow-lamu@gold', 'lamu-waterfront@day', 'dhow-lamu@dawn-close', 'dhow-deck@day'],
  'diani-first-kite': ['kite-beach@day', 'kite-beach@gold-close', 'diani-palms@gold', 'shells-kikoi@dawn'],
  'wasini-dolphin-dhow': [
    'wasini-dolphins@day',
    'reef-snorkel@gold',
    'wasini-dolphins@dawn-close',
    'snorkel-mask@dawn',
  ],
  // City
  'nairobi-food-walk': ['street-market@day', 'chapati-making@day', 'chai-mandazi@day', 'street-market@dusk-close'],
  'karura-forest-bikes': ['karura-bikes@day', 'bicycle-leaves@day', 'karura-bikes@mist-close', 'coffee-cup@dawn'],
  'mombasa-old-town-walk': ['old-town-street@gold', 'fort-jesus@day', 'old-town-door@dusk', 'carved-rosette@gold'],
  'kisumu-sunset-boat': [
    'kisumu-boat@dusk',
    'fish-eagle@dusk',
    'hippos-naivasha@gold-mirror',
    'kisumu-boat@gold-close',
  ],
  'nairobi-giraffes-and-dances': [
    'giraffe-centre@day',
    'drummers@gold',
    'giraffe-centre@dawn-close',
    'drummers@dusk-close',
  ],
  'nairobi-matatu-art-ride': [
    'matatu-street@dusk',
    'matatu-street@day-close',
    'nairobi-skyline@night',
    'camera-and-map@day',
  ],
  'nairobi-mombasa-train-day': [
    'train-savannah@dusk',
    'sgr-station@dawn',
    'train-savannah@gold-close',
    'fort-jesus@gold',
  ],
  // Mountains and hikes
  'mount-kenya-sirimon-4-days': ['mount-kenya@day', 'lenana-summit@dawn', 'trek-boots@dawn', 'mount-kenya@gold-close'],
  'longonot-crater-hike': [
    'longonot-crater@gold',
    'longonot-crater@dawn-close',
    'rift-viewpoint@day',
    'trek-boots@day',
  ],
  'aberdares-waterfalls-walk': [
    'aberdares-waterfall@mist',
    'aberdares-moor@mist',
    'aberdares-waterfall@day-close',
    'trek-boots@mist',
  ],
  'iten-escarpment-run': [
    'iten-escarpment@dawn',
    'running-shoes@day',
    'iten-escarpment@gold-close',
    'runners-house@mist',
  ],
  'hells-gate-cycling': [
    'zebras-plain@gold',
    'hells-gate-gorge@day',
    'zebras-plain@dawn-close',
    'hells-gate-gorge@gold-close',
  ],
  'ngong-hills-ridge-walk': ['ngong-ridge@dawn', 'ngong-ridge@day-close', 'rift-viewpoint@gold', 'binoculars-hat@dawn'],
  // Hotels
  'nairobi-msafiri-house': ['city-hotel@dusk', 'city-room@night', 'city-hotel@day-close', 'nairobi-cafe@dusk'],
  'kisumu-lolwe-shore': ['lake-hotel@gold', 'breakfast-terrace@day', 'kisumu-boat@mist', 'lake-hotel@dusk-close'],
  'mombasa-mlango-courtyard': ['guesthouse-courtyard@gold', 'old-town-door@day', 'net-bed@dusk', 'carved-rosette@dusk'],
  'diani-mnazi-wave-hotel': ['beach-hotel@day', 'hammock-palms@day-close', 'madafu@dawn', 'beach-hotel@dusk-close'],
  'naivasha-migunga-hotel': [
    'fever-tree-hotel@day',
    'hippos-naivasha@dawn',
    'hotel-pool@dusk-close',
    'fish-eagle@gold',
  ],
  // Lodges and camps
  'mto-mara-camp': ['tented-camp-river@dawn', 'tent-inside@gold', 'mara-river-bend@gold', 'lantern-towels@dusk'],
  'amboseli-view-camp': [
    'kilimanjaro-camp@dawn',
    'amboseli-procession@gold',
    'tent-inside@dawn',
    'kilimanjaro-camp@night-close',
  ],
  'ol-pejeta-plains-lodge': [
    'plains-lodge@gold',
    'rhino-plains@dawn',
    'plains-lodge@dusk-close',
    'fireside-chair@dusk-mirror',
  ],
  'meru-baobab-camp': [
    'baobab-camp@dusk',
    'baobab-camp@day-close',
    'tent-inside@day-mirror',
    'lantern-towels@dusk-close',
  ],
  'chalbi-star-camp': [
    'desert-star-camp@night',
    'chalbi-desert@gold',
    'desert-star-camp@dusk-close',
    'campfire-kettle@night-close',
  ],
  // Homes
  'kilimani-studio': ['city-balcony@gold', 'city-room@day', 'city-balcony@night-close', 'keys-hat@day'],
  'nyali-sea-breeze-flat': ['sea-balcony@dawn', 'hammock-palms@gold', 'net-bed@day', 'sea-balcony@dusk-close'],
  'nanyuki-mountain-cottage': [
    'mountain-cottage@dawn',
    'fireside-chair@dusk',
    'mount-kenya@mist',
    'mountain-cottage@night-close',
  ],
  'watamu-makuti-house': [
    'makuti-house-garden@day',
    'seafood-platter@day-mirror',
    'turtle-watamu@dawn',
    'hammock-palms@dusk-close',
  ],
  'rusinga-island-cottage': ['stone-cottage@gold', 'tilapia-plate@day', 'fish-eagle@dawn', 'stone-cottage@dawn-close'],
  // Guesthouses
  'lamu-rooftop-guesthouse': [
    'rooftop-lamu@gold',
    'lamu-waterfront@dusk',
    'rooftop-lamu@dawn-close',
    'swahili-breakfast@day',
  ],
  'iten-runners-house': ['runners-house@dawn', 'iten-escarpment@day', 'running-shoes@gold', 'runners-house@gold-close'],
  'loiyangalani-lake-guesthouse': [
    'turkana-huts@gold',
    'turkana-lake@day',
    'turkana-huts@night-close',
    'chalbi-desert@dawn',
  ],
  'bogoria-springs-guesthouse': [
    'hot-springs@mist',
    'bogoria-springs@dawn',
    'flamingos-lake@mist',
    'hot-springs@gold-close',
  ],
  'kakamega-forest-bandas': [
    'forest-bandas@day',
    'kakamega-forest@dawn',
    'forest-bandas@night-close',
    'lantern-towels@gold',
  ],
  // Farms
  'kericho-tea-farm-stay': ['tea-farm@day', 'tea-cup@mist', 'fireside-chair@gold', 'tea-farm@mist-close'],
  'limuru-dairy-cottage': ['dairy-cottage@dawn', 'milk-churn@day', 'farm-lunch@mist', 'dairy-cottage@gold-close'],
  'nyeri-coffee-farm-stay': [
    'coffee-farmhouse@day',
    'coffee-cup@dusk',
    'fireside-chair@gold-mirror',
    'coffee-farmhouse@gold-close',
  ],
  'machakos-mango-farm': ['mango-farm@gold', 'mangoes-basket@day', 'basket-stack@dawn', 'mango-farm@day-close'],
  'timau-sheep-farm': [
    'sheep-farm@day',
    'sheep-farm@mist-close',
    'fireside-chair@dusk-mirror',
    'mountain-cottage@day-mirror',
  ],
  // Meals
  'lamu-swahili-breakfast': [
    'swahili-breakfast@dawn',
    'guesthouse-courtyard@gold-mirror',
    'swahili-breakfast@day-close',
    'lamu-waterfront@gold',
  ],
  'packed-safari-lunch': [
    'packed-safari-lunch@day',
    'packed-safari-lunch@gold-close',
    'land-cruiser-drive@gold',
    'binoculars-hat@gold',
  ],
  'kitengela-nyama-choma': [
    'nyama-choma@gold',
    'choma-board@day',
    'nyama-choma@day-close',
    'choma-board@night-close-mirror',
  ],
  'limuru-farm-lunch': ['farm-lunch@day', 'milk-churn@dawn', 'tea-farm@dawn', 'farm-lunch@gold-close'],
  'nairobi-cafe-morning': ['nairobi-cafe@dawn', 'coffee-cup@day', 'nairobi-cafe@day-close', 'nairobi-skyline@gold'],
  'parklands-thali-lunch': ['thali@day', 'spice-tray@gold', 'street-market@gold', 'thali@dusk-close'],
  // Local food
  'mama-njeri-mukimo': ['mukimo-stew@day', 'chapati-making@gold', 'mukimo-stew@dusk-close', 'chai-mandazi@dawn'],
  'dunga-fried-tilapia': [
    'tilapia-lake@day',
    'tilapia-plate@gold',
    'kisumu-boat@gold-mirror',
    'tilapia-lake@dusk-close',
  ],
  'kakamega-ingokho': ['ingokho@day', 'ingokho@gold-close', 'kakamega-forest@gold', 'kettle-charcoal@dusk'],
  'eastleigh-bariis': [
    'bariis-banana@gold',
    'street-market@day-mirror',
    'bariis-banana@day-close',
    'chai-mandazi@gold',
  ],
  'mombasa-viazi-karai': ['viazi-karai-stall@gold', 'madafu@day', 'fort-jesus@dusk', 'viazi-karai-stall@dusk-close'],
  // Dining
  'naivasha-bush-dinner': [
    'bush-dinner@night',
    'bush-dinner@dusk-close',
    'hippos-naivasha@dusk',
    'kettle-charcoal@night',
  ],
  'mombasa-seafood-table': [
    'samaki-kupaka@dusk',
    'seafood-platter@gold',
    'old-town-street@dusk',
    'fort-jesus@dusk-close',
  ],
  'nairobi-rooftop-supper': [
    'rooftop-supper@dusk',
    'rooftop-supper@night-close',
    'nairobi-skyline@dusk',
    'rooftop-supper@gold',
  ],
  'shela-dhow-dinner': [
    'shela-dhow-dinner@night',
    'seafood-platter@night',
    'dhow-sunset@night',
    'dhow-deck@dusk-close',
  ],
  'nanyuki-trout-fireside': [
    'trout-fireside@night',
    'mountain-cottage@dusk',
    'mount-kenya@dawn',
    'fireside-chair@gold-mirror',
  ],
  // Cars
  'nairobi-compact-car': ['city-car@day', 'steering-wheel@day', 'city-car@dusk-close', 'keys-hat@day-close'],
  'nakuru-rav4-hire': ['suv-nakuru@day', 'nakuru-viewpoint@dawn', 'suv-nakuru@gold-close', 'steering-wheel@gold'],
  'prado-roof-tent': ['prado-camp@dusk', 'kettle-charcoal@dawn', 'campfire-kettle@dusk', 'steering-wheel@dawn'],
  'diani-beach-jeep': ['beach-jeep@day', 'madafu@gold', 'diani-palms@dawn-close', 'beach-jeep@gold-close'],
  'kisumu-seven-seater': [
    'seven-seater-hills@dawn',
    'seven-seater-hills@gold-close',
    'tea-farm@gold',
    'steering-wheel@dusk',
  ],
  // Vans
  'pop-top-safari-van': ['safari-van@gold', 'safari-van@dawn-close', 'zebras-plain@mist', 'binoculars-hat@day-close'],
  'fourteen-seat-shuttle': ['shuttle-coast@day', 'shuttle-coast@dusk-close', 'beach-hotel@dawn', 'suitcase-door@gold'],
  'land-cruiser-with-driver': [
    'land-cruiser-drive@day',
    'land-cruiser-drive@dusk-close',
    'savannah-giraffes@gold',
    'tracks-dust@dawn',
  ],
  'overland-truck-north': [
    'overland-truck-desert@gold',
    'overland-truck-desert@dawn-close',
    'chalbi-desert@dusk',
    'turkana-lake@gold',
  ],
  'ramp-van-nairobi': ['ramp-van@day', 'ramp-van@gold-close', 'nairobi-skyline@gold', 'giraffe-centre@gold'],
  // Transfers
  'jkia-westlands-transfer': ['airport-plane@dawn', 'airport-plane@dusk-close', 'city-hotel@night', 'city-room@dusk'],
  'wilson-city-transfer': ['airstrip-plane@day', 'airstrip-plane@dusk-close', 'nairobi-skyline@day', 'city-hotel@gold'],
  'moi-airport-diani-transfer': [
    'ferry-likoni@day',
    'airport-plane@day',
    'diani-palms@mist',
    'ferry-likoni@gold-close',
  ],
  'sgr-miritini-nyali-transfer': [
    'sgr-station@day',
    'sgr-station@dusk-close',
    'train-savannah@dawn',
    'suitcase-door@dusk-mirror',
  ],
  'manda-lamu-boat': [
    'speedboat-manda@day',
    'speedboat-manda@gold-close',
    'lamu-waterfront@dawn',
    'airstrip-plane@dawn',
  ],
  'lodwar-eliye-transfer': [
    'desert-cruiser@gold',
    'turkana-lake@dusk',
    'desert-cruiser@dawn-close',
    'chalbi-desert@dusk-close',
  ],
  // Boda boda
  'nairobi-cbd-boda': ['boda-city@gold', 'boda-city@day-close', 'helmets-boda@day', 'street-market@dawn'],
  'kisumu-lakeside-boda': ['boda-lake@dawn', 'boda-lake@gold-close', 'kisumu-boat@dusk', 'helmets-boda@gold'],
  'malindi-town-boda': ['malindi-boda@day', 'malindi-boda@gold-close', 'helmets-boda@dawn', 'old-town-door@dawn'],
  'nanyuki-equator-boda': ['boda-equator@day', 'boda-equator@dawn-close', 'mount-kenya@gold', 'helmets-boda@dusk'],
  'westlands-electric-boda': [
    'boda-electric@day',
    'boda-electric@dusk-close',
    'city-balcony@day',
    'helmets-boda@gold-close',
  ],
};
