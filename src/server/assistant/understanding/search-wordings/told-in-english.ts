/** What people tell in English who look for something to book, of which no short example is like one. */
export const searchesInEnglish: readonly string[] = (
  'somewhere we can watch the moon come up over the water | ' +
  'hubby turns 50 in march, he is mad about birds and hates crowds, any ideas | ' +
  'cheap bed near the sgr in mombasa | pool, wifi, not noisy, westlands | where can i eat camel | ' +
  'lake view under 60 dollars | i want to sleep in a tent but not on the ground lol | ' +
  'my dad cant climb stairs so ground floor only pls | two adults 3 kids one baby, diani, xmas week | ' +
  'horse riding anywhere near naivasha | need a lift from jkia at 3am with four suitcases and a surfboard | ' +
  'honeymoon, 5 nights, something with the ocean right at the door | giraffes close enough to feed | ' +
  'coffee nerd here, what is there to taste around nyeri | ' +
  'a driver for two days out of nairobi who speaks french | vegan dinner tonight in the cbd | ' +
  'cold place to escape the heat of the coast, fireplace would be a dream | ' +
  'we are 14 cyclists looking for a flat route and lunch after | fishing with local guys on the lake | ' +
  'rooftop drinks and food with the city below | stag weekend for nine lads, boats and beer preferably | ' +
  'anything with elephants thats doable in a single day | fam of six, need a house not rooms | ' +
  'and something cheaper in that area | got a 9 hour layover, what can i squeeze in | ' +
  'pottery or carving, my daughter studies sculpture | ' +
  'how do i get a ride from wilson to karen at dawn on friday | small car automatic for the weekend | ' +
  'i get seasick easily, is there something on the coast that stays on land | ' +
  'kenyan shillings 20k for two people, one night out of town, surprise me | ' +
  'quiet cottage to finish writing my thesis | stargazing in the desert | what do you have around kericho | ' +
  'somewhere wheelchair friendly with a ramp and wide doors | ' +
  'my in laws are both over 75 and want to see a lion before they die | sunset cruise | ' +
  'train window seat to the coast | halal food close to the old harbour | hammock, book, nobody talking to me | ' +
  'rhinos | hike for begginers, not more than 4 hrs | a minibus for a wedding party nyali to kilifi and back | ' +
  'learn to make chapati with someones grandmother | place to stay between nakuru and kisumu | ' +
  'i have monday free, teach me something with my hands | ' +
  'is there a guesthouse in lamu with no mosquitos and a breeze | motorbike taxi to the market | ' +
  'proper strong 4x4 for turkana roads | waterfall you can swim under | flamingos pink lake trip from nairobi | ' +
  'we want to propose marriage on a boat, candles and all | hostel style, solo female, safe street | ' +
  'breakfast where the locals go, not hotel buffet | ' +
  'parking for a big truck and a hot shower, anywhere north of isiolo | ' +
  'team building for 25 accountants who have never been outdoors | farm where the children can milk cows | ' +
  'balcony + sea + less than 100 a night | leopard chances highest where | ' +
  'show me snorkling options for tomorrow | running camp at altitude, i train for the berlin marathon | ' +
  'my wife craves lobster, where on the coast | pickup at malindi airport for 5 with prams | ' +
  'nothing touristy please, real village life | mangroves and kayaks | hot springs | ' +
  'i want to see how boats are built | ziplining or something that scares a teenager | spa day for mum | ' +
  'kitesurf for absolute zero skill | bicycle safari with zebras beside you | ' +
  'nairobi by night, art, music, graffiti | goat roast for 30 people on sat the 14th | ' +
  'photographer here, need open roof vehicle just for me and my long lens | turtles hatching | ' +
  'twin beds not double, near the airport, one night, 2 colleagues | volcano walk | ' +
  'dog allowed?? we travel with an old labrador and want a garden | ' +
  'nursery school outing, 40 small kids, half day | can anyone collect us at the port and drop us in watamu | ' +
  'cabin in the woods with monkeys on the roof | best thing for a rainy afternoon in mombasa | ' +
  'grandparents anniversary lunch somewhere green outside the city | birding at dawn in a rainforest | ' +
  'i only eat gluten free, lunch in nairobi | snow on the equator, want to climb that mountain slowly | ' +
  'hippo night noises from my bed | whats the poshest tent you got | backpacker budget, a week, coast only | ' +
  'a jeep without a roof for beach roads | hand woven baskets, make one myself | ' +
  'romantic dinner outdoors fire and wine | somewhere my phone wont ring | tea plantation walk and sleepover | ' +
  '5 star no, clean and friendly yes, kisumu | drive us from amboseli to tsavo, two people | ' +
  'apartment with kitchen and washing machine for a month in kilimani | dolphins, maybe, and lunch on an island | ' +
  'i love textiles, wool, dyeing, looms | picnic box for the road leaving at five | ' +
  'is there anything to do in machakos | wanna see masai dancing but respectful not a circus | ' +
  'full board lodge with a waterhole you watch from your chair | ' +
  'friend is blind, loves smells and sounds, which tour suits | looking for archaeology or old ruins near gedi | ' +
  'lets do rusinga, whats there for a family of 4 | grilled fish with feet in the sand | ' +
  'any big cat trips starting on a wednesday | baby cot and blackout curtains, naivasha | ' +
  'sleeping on the roof of a car, do you rent those | need wheels in kisumu for seven people incl nana | ' +
  'pick me up from syokimau station and take me to lavington | samosas, mandazi, street snacks tour | ' +
  'more like the second one but closer to the beach | ' +
  'which is nearer to the airport, any of the flats in nyali or the hotel in old town | ' +
  'we land at ukunda 2pm, want to be in the water by 4 | sailing boat for the whole day just our group of seven | ' +
  'mt kenya views from bed | wild dogs or aardvark, we have seen the big five already | ' +
  'bungalow w/ own garden, max 8000 bob | something for my brother who is obsessed with trains | ' +
  'night game drive possible anywhere | arthritis so no long bumpy roads, but want wildlife | yoga by the ocean | ' +
  'two rooms next to each other for teenagers and parents | pls find me a van with pop up roof 3 to 6 august | ' +
  'lunch near the giraffe place | carnivore type meat feast | i fancy something spicy and indian | ' +
  'mushroom picking, herbs, forest medicine, that sort of thing | caves | ' +
  'ferry free route from the airport to the south coast | ' +
  'we booked the mara already, need 2 nights between there and nairobi | ' +
  'a lie in, a late brunch and good espresso | hen party brunch | anything for under ten dollars | ' +
  'romantic but not cheesy, 2 nites, within two hrs of nairobi | sundowner with view of kilimanjaro | ' +
  'looking to rent something to drive to nakuru and back, 3 of us, small boot is ok | ' +
  'kids 4 and 7 want to see baby animals | ostrich with blue legs, where do they live and who takes us there | ' +
  'desert camp with camels | last minute tonight mombasa 2 ppl | ' +
  'fancy dress dinner? rather a chef who comes with stories | swimming pool fenced for toddlers | ' +
  'we need a cook and a guide for a group of scouts going north | hire a bike for karura | ' +
  'beach hut for six, close enough to hear waves | lunch stop on the road to magadi or kajiado | ' +
  'airport run, electric car if possible | jazz or live band this weekend | ' +
  'is there a homestay where i can practice my swahili | rock climbing | ' +
  'budget 150 pp, two days, wildlife, no camping | private villa with chef | ' +
  'mum is vegetarian dad only eats meat, one table for both please | ' +
  'from voi to taita hills, ride and a place to sleep | heritage walk with a storyteller | ' +
  'slow travel, 10 days, lake victoria | boat from the airstrip to shela, 4 people lots of luggage | ' +
  'i dont want to wake up before 8, any safari for lazy people | cooking class | ' +
  'desk, fast internet, gym, close to the un | crocodiles | snorkel gear included trip for shy swimmers | ' +
  'bonfire night with college mates, tents ok, nairobi surroundings | ' +
  'my boss visits from tokyo, impress him in one evening | strawberries and cream and green hills | ' +
  'somewhere foggy and cool like scotland | group of nuns, 8, simple rooms, garden to pray in | tilapia | ' +
  'secluded beach, no sellers | eco lodge solar power no plastic | ' +
  'compare the lodges in amboseli and samburu for me | which of your walks is the easiest for bad knees | ' +
  'beads, jewellery, gifts made by women | any farmstay with a piano or a library | ' +
  'old school friends reunion, 11 guys, nyama and football on tv | ' +
  'early check in hotel after the overnight bus from kampala | ' +
  'a place where the kids can run wild and we can see them from the veranda | ' +
  '3 days, no more than 500 each, tsavo or so | oysters crab prawns | boda from the stage to the beach | ' +
  'how about something in eldoret or iten instead | overnight on a dhow under stars | reef, coral, glass bottom | ' +
  'want to plant trees or do something useful for a morning | ' +
  'who can drive my wheelchair bound sister around town on thursday | elopement spot for twelve guests | ' +
  'hunting for a nice breakfast in lamu | jogging buddy at high altitude | ok and the same but with a pool | ' +
  'cottage with a bathtub | see the wildebeest cross, fly in fly out | ' +
  'long weekend in october, couple with a newborn, not far from the city | ' +
  'we are geologists, show us lava and craters | lake turkana expedition for 12 | ' +
  'what about nanyuki for two nights, log fire | day off from conference in gigiri, want fresh air | ' +
  'single parent w/ 10 yr old who loves snakes and lizards | ' +
  'surprise picnic for my girlfriend, she likes sunflowers and cheese | ' +
  'pick up 6 people from hotel in diani drop at moi airport friday noon | ' +
  'something sweet, desserts, honey, fruit | retired teachers, 16 of us, culture more than animals | ' +
  'seat for toddler in the car, jkia to limuru | im bored of hotels, give me odd places to sleep | ' +
  'self catering near tiwi or galu | hidden gem food stall | ' +
  'where did the lioness film happen, i want to go there | mid range, ensuite, mosquito net, meru | ' +
  'golf and a nice hotel, nanyuki or limuru | could you suggest 2 nights after our trek to rest our feet | ' +
  'drumming dance show from all tribes | escape from nairobi traffic by foot, ridge with breeze | ' +
  'colobus monkeys | do you have rooms in loiyangalani | my students want to film a painted matatu | salsa | ' +
  'ocean facing with ac, not above 15k a night | an adventure for grandpa and grandson, just the two of them | ' +
  'tandem paraglide or hot air baloon over the rift for my 30th'
).split(' | ');

/** What people ask in English about one listing, as they call it. */
export const listingQuestionsInEnglish: readonly string[] = (
  'is lunch part of the lamu dhow day | big cats 3 days, does it include the park gate fee | ' +
  'how many beds in the makuti house | what time does the food walk in town set off | mto mara camp wifi | ' +
  'how steep is longonot really | can my 5 yr old come to the turtle patrol | ' +
  'the prado with the tent on top, does it have a fridge | mnazi wave diani: sea view or garden view | ' +
  'is there room on the 12th at the tea farm in kericho | price for four on the wasini trip | ' +
  'does the boda to the equator wait for us | can grandma do the giraffe centre day | ' +
  'what should i wear for the beadwork morning with the maasai ladies | ' +
  'how long is the ride moi airport to diani with that driver | rooftop guesthouse lamu, how many steps up | ' +
  'amboseli 2 day thing, do you get picked up from nairobi | is the mukimo at mama njeris spicy | ' +
  'who brings the helmets on the hells gate bike trip | sirimon trek, do porters carry my bag | ' +
  'do they serve anything veggie at the lantern dinner in naivasha | ' +
  'kilimani studio, is there a lift and a parking spot | kite lesson galu - minimum weight or age | ' +
  'how far is the baobab camp from the park gate | can we swim in the river at samburu special five | ' +
  'the ramp van, does it take an electric wheelchair | is the tsavo train safari first class seats or economy | ' +
  'do i keep the basket i weave in machakos | are drinks included at the supper club on the roof | ' +
  'iten runners place, is dinner included and when | is the pacer at iten fast, i run 6 min km | ' +
  'lolwe shore, do balconies all face the lake | how cold does it get in that cottage facing mt kenya | ' +
  'sunset boat dunga, life jackets | the soapstone carving in tabaka, can i ship the bowl or is it small | ' +
  'nakuru 1 day rhino, what time are we back in town | the thali place, is it unlimited refill | ' +
  'how long do we float on the diani outrigger snorkel | ' +
  'diani open jeep for 3 days, how much is it total and is fuel in | is there aircon in the nyali flat | ' +
  'seven seater kisumu, can i take it into uganda | migunga garden pool heated or not | ' +
  'nairobi park day, does the van have a roof that opens | ' +
  'do they have high chairs at the samaki wa kupaka place | msafiri house breakfast from what hour | ' +
  'taita coffee thing, is it suitable in a wheelchair | limuru dairy cottage, may the kids help with milking | ' +
  'does the wilson airport car wait if my flight from the mara is late | ' +
  'how many nights minimum at the rusinga stone cottage | ' +
  'is the goat thing in kitengela every day or just weekends | ' +
  'the private guide mara one for 2600, are the flights from wilson | ' +
  'matatu art ride, is it loud, my son is sensitive to noise | chalbi star camp, how do people even get there | ' +
  'are towels given at the bogoria guesthouse | mahamri breakfast in lamu, can we come at 6 | ' +
  'how big is the boat from manda, we are 6 with golf clubs | overland truck, where do the sixteen of us sleep | ' +
  'does ngong hills walk include a ranger | what languages does the guide on the train to mombasa speak | ' +
  'is camel really on the menu at the eastleigh rice place | ' +
  'old town walk mombasa, fort jesus ticket in or extra | watamu six person house, is there a cook | ' +
  'karura bikes, do they have childrens sizes | could the malindi cooking lady do it without shellfish | ' +
  'kakamega bandas, is there electricity | ol pejeta stone cottages, are the fireplaces lit for you | ' +
  'eliye springs 4x4, same day return possible | the shuttle w 14 seats, does it have seatbelts and a roof rack | ' +
  'sheep farm timau what do you do all day there | mango farm, when can we pick the fruit | ' +
  'that trout place by the fire, do they have indoor tables | ' +
  'is mzima springs the 2 day one or do you do it longer | ' +
  'whats the courtyard hotel in mombasa like for light sleepers | ' +
  'lanterns dhow dinner off shela, does it rock much | cupping at the cafe in westlands, do you get decaf | ' +
  'viazi karai stall, open at night | the loiyangalani rest house, are there fans | ' +
  'how many people max on the kilifi creek sail | is it just us in the pop top van or shared with strangers | ' +
  'packed lunch mama njeri, can they drop it at my hotel | ' +
  'farm lunch limuru, do we pick the strawberries ourselves | aberdares waterfall walk, which shoes | ' +
  'turacos forest walk, do you supply binoculars | the compact auto in nairobi, is mileage limited | ' +
  'rav4 nakuru, can my husband drive it too | amboseli view tents: proper toilet inside | ' +
  'electric boda, how heavy a bag can it carry | nyeri coffee stay, is dinner cooked by the family | ' +
  'jkia to westlands pickup, does the price change at night | ' +
  'how much does it cost for 2 ppl and one child at mto mara for 3 nites | ' +
  'is the dhow builders yard ok for toddlers | where exactly do we meet for the wasini dolphins | ' +
  'dunga fried fish, is it a whole one each | meru baobab tents are there fences, im scared of lions | ' +
  'this one, is breakfast in the price | does it fit 5 adults or is it tight | ' +
  'and is the last one free over new year | can we arrive after midnight there | ' +
  'how many kilometres is the first option from the beach | how old must you be for the mount kenya 4 dayer | ' +
  'are there plugs in the mara tents to charge a cpap | ' +
  'whats the difference between the land cruiser guy and the van, same driver | ' +
  'can i bring my own wine to the bush dinner | any spots left saturday for the snorkel with pineapple | ' +
  'does the elephants and kili trip sleep in a lodge or tents | ' +
  'ingokho chicken, how long does it take to be ready | miritini to nyali car, enough space for 5 with bags | ' +
  'is the gorge walk part of the hells gate thing | kisumu lakeside boda, can he stop for photos | ' +
  'bi mwanaisha, does she teach in english'
).split(' | ');
