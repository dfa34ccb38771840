import { details, en, free, price, sw } from './asking.ts';
import type { AssistantQuestion } from './question.ts';

/** What is asked of one listing. */
export const ownOneListingQuestions: readonly AssistantQuestion[] = [
  en(
    'What is included in the 3-day Maasai Mara big cats safari?',
    details('3-day Maasai Mara big cats safari', ['Included']),
  ),
  en(
    'which languages does the guide of the big cats safari speak?',
    details('3-day Maasai Mara big cats safari', ['Maa']),
  ),
  en(
    'what vehicle do you use for the mara big cats safari',
    details('3-day Maasai Mara big cats safari', ['Land Cruiser']),
  ),
  en(
    'how old do kids have to be for the mount kenya trek',
    details('4-day Mount Kenya trek, Sirimon to Point Lenana', ['12']),
  ),
  en('Is the Mount Kenya trek hard?', details('4-day Mount Kenya trek, Sirimon to Point Lenana', ['demanding'])),
  en('where do we sleep on the mount kenya trek', details('4-day Mount Kenya trek, Sirimon to Point Lenana', ['huts'])),
  en(
    'what time do you pick us up for the nakuru rhino safari',
    details('1-day Lake Nakuru rhino and flamingo safari', ['05:45']),
  ),
  en(
    'What is the cancellation policy of the Lamu rooftop guesthouse?',
    details('Lamu rooftop guesthouse', ['full refund']),
  ),
  en('lamu rooftop guesthouse check-in time?', details('Lamu rooftop guesthouse', ['13:00'])),
  en('Does Msafiri House have parking', details('Msafiri House, a business hotel in Westlands', ['Yes'])),
  en(
    'Does the Kilimani studio have hot water or backup power?',
    details('Kilimani studio with a city balcony', ['Backup power', 'backup']),
  ),
  en('how many people does the 14 seat shuttle take', details('14-seat shuttle with driver, Mombasa coast', ['14'])),
  en('is there air conditioning in the compact city car', details('Compact city car in Nairobi, self-drive', ['Yes'])),
  en('what should I wear for the longonot hike?', details('Longonot crater rim day hike', ['Bring'])),
  en('Can total beginners do the kite lesson?', details('First kite lesson on Galu beach, Diani', ['Yes', 'eginners'])),
  en('do they provide snorkel gear on the diani reef trip', details('Diani reef snorkel by outrigger', ['Yes'])),
  en(
    'how many are in a group for cooking with the swahili family',
    details('Cook with a Swahili family in Malindi', ['6']),
  ),
  en('is the wasini island food halal?', details('Wasini Island by dhow, with dolphins and reef', ['Yes'])),
  en('at what time does the kilifi sunset dhow leave', details('Kilifi creek dhow at sunset', ['16:15'])),
  en('who runs the taita coffee tour', details('Taita Hills coffee, from tree to cup', ['host is'])),
  en('reviews of mnazi wave', details('Mnazi Wave, a small beach hotel in Diani', ['of 5'])),
  en('Is Mlango Courtyard good? what do guests say', details('Mlango Courtyard in Mombasa Old Town', ['of 5'])),
  en(
    'how long does the matatu art ride last',
    details('Matatu art ride through Nairobi', ['uration', '1 day', 'One day', 'hour']),
  ),
  en('meeting point matatu art ride', details('Matatu art ride through Nairobi', ['Meeting point'])),
  en('latest arrival at the chalbi star camp', details('Chalbi star camp on the edge of the desert', ['16:00'])),
  en('do you pick us up for the giraffe centre day?', details('Giraffe Centre and Bomas of Kenya day', ['Yes'])),
  en('Can children come on the karura bike tour?', details('Karura Forest by bicycle', ['8'])),
  en('will there be a vegetarian option at the rooftop supper club', details('Nairobi rooftop supper club', ['Yes'])),
  en('is the nyali flat near the beach', details('Nyali sea breeze flat for four')),
  en('Does Kericho tea farm stay include breakfast', details('Kericho tea farm stay', ['reakfast'])),
  en('Tell me more about the Kakamega forest walk please', details('Kakamega forest walk and stories')),
  en(
    'do i need to be fit for hells gate cycling',
    details('Hell’s Gate by bicycle: cliffs, zebra and the gorge', ['Moderate']),
  ),
  sw(
    'nini kimejumuishwa kwenye safari ya amboseli ya siku mbili',
    details('2-day Amboseli elephants and Kilimanjaro', ['inajumuisha']),
  ),
  sw('je lolwe shore ina bwawa', details('Lolwe Shore, a lakefront hotel in Kisumu', ['Ndiyo'])),
  sw('saa ngapi naweza kuingia lamu rooftop guesthouse', details('Lamu rooftop guesthouse', ['13:00'])),
  sw(
    'mwongozaji wa safari ya samburu anazungumza lugha gani',
    details('3-day Samburu special five on the Ewaso Ng’iro', ['Lugha']),
  ),
  sw('msafiri house ina maegesho ya gari?', details('Msafiri House, a business hotel in Westlands', ['Ndiyo'])),
  sw('kupanda mlima kenya ni kugumu kiasi gani', details('4-day Mount Kenya trek, Sirimon to Point Lenana')),
  sw('umri wa chini wa somo la kite diani', details('First kite lesson on Galu beach, Diani', ['12'])),
  sw(
    'tunakutana wapi kwa kutazama kasa watamu',
    details('Watamu turtle watch and creek walk', ['kukutana', 'Mahali', 'Fika']),
  ),
  sw('naweza kughairi mto mara camp nirudishiwe pesa', details('Mto Mara Camp, tents on a river bend', ['48'])),
  sw('gari la viti saba kisumu lina kiyoyozi', details('Seven-seat family car from Kisumu, self-drive', ['Ndiyo'])),
  en('How much does the Lamu dhow day cost for 2 people?', price('Lamu dhow day in the Manda channel')),
  en('what is the price for samburu safari', price('3-day Samburu special five on the Ewaso Ng’iro')),
  en(
    'how much would 3 nights at mnazi wave be from 1 february for 2 people',
    price('Mnazi Wave, a small beach hotel in Diani', { startDate: '2027-02-01', endDate: '2027-02-04', guests: 2 }),
  ),
  en(
    'total for 4 people on the wasini trip 20 february?',
    price('Wasini Island by dhow, with dolphins and reef', { startDate: '2027-02-20', guests: 4 }),
  ),
  en('can you tell me what the land cruiser costs per day', price('Land Cruiser with driver-guide')),
  en('JKIA to Kilimani how much', price('JKIA airport to Westlands or Kilimani')),
  en('nanyuki cottage price per night', price('Nanyuki cottage facing Mount Kenya')),
  en('hw much is d food walk in nairobi', price('Nairobi food walk: seven stops downtown')),
  en('is the amboseli elephants safari expensive?', price('2-day Amboseli elephants and Kilimanjaro')),
  en(
    'what would we pay for two of us at the rooftop supper club on 12 feb',
    price('Nairobi rooftop supper club', { startDate: '2027-02-12', guests: 2 }),
  ),
  en(
    'cost of the makuti beach house for a week from 6 february',
    price('Makuti beach house in Watamu for six', { startDate: '2027-02-06', endDate: '2027-02-13' }),
  ),
  sw('samburu safari ni how much', price('3-day Samburu special five on the Ewaso Ng’iro')),
  sw('bei ya hoteli ya lolwe shore kwa usiku', price('Lolwe Shore, a lakefront hotel in Kisumu')),
  sw('ziara ya dau lamu kwa watu wawili ni pesa ngapi', price('Lamu dhow day in the Manda channel')),
  sw('nyumba ya nanyuki cottage bei yake', price('Nanyuki cottage facing Mount Kenya')),
  sw('boda kisumu ni ngapi', price('Kisumu lakeside boda')),
  en(
    'Is the Makuti beach house available 20-23 February?',
    free('Makuti beach house in Watamu for six', { startDate: '2027-02-20', endDate: '2027-02-23' }),
  ),
  en(
    'can we still get a place on the kilifi dhow on the 14th of february, 2 people',
    free('Kilifi creek dhow at sunset', { startDate: '2027-02-14', guests: 2 }),
  ),
  en(
    'Is there availability at Mlango Courtyard for 5 february for 2 nights',
    free('Mlango Courtyard in Mombasa Old Town', { startDate: '2027-02-05', endDate: '2027-02-07' }),
  ),
  en(
    'is the karura bike tour on 10 february open for 3 of us',
    free('Karura Forest by bicycle', { startDate: '2027-02-10', guests: 3 }),
  ),
  en(
    'book mnazi wave 10-12 february',
    free('Mnazi Wave, a small beach hotel in Diani', { startDate: '2027-02-10', endDate: '2027-02-12' }),
  ),
  en(
    'do you have room at the nairobi rooftop supper club 12 february',
    free('Nairobi rooftop supper club', { startDate: '2027-02-12' }),
  ),
  en(
    'I want to go on the Samburu safari on 10 February, is that possible?',
    free('3-day Samburu special five on the Ewaso Ng’iro', { startDate: '2027-02-10' }),
  ),
  en(
    'availability lamu rooftop guesthouse 3 to 6 february',
    free('Lamu rooftop guesthouse', { startDate: '2027-02-03', endDate: '2027-02-06' }),
  ),
  en(
    'are there rooms at migunga garden on 18 february',
    free('Migunga Garden, a lakeside hotel in Naivasha', { startDate: '2027-02-18' }),
  ),
  en(
    'prado free from 1 to 4 february?',
    free('Prado with roof tent, self-drive', { startDate: '2027-02-01', endDate: '2027-02-04' }),
  ),
  sw(
    'mto mara camp iko wazi tarehe 10 februari?',
    free('Mto Mara Camp, tents on a river bend', { startDate: '2027-02-10' }),
  ),
  sw(
    'kuna nafasi kwa safari ya samburu tarehe 10 februari watu wawili',
    free('3-day Samburu special five on the Ewaso Ng’iro', { startDate: '2027-02-10', guests: 2 }),
  ),
  sw(
    'naweza kupata nafasi karura kwa baiskeli 10 februari',
    free('Karura Forest by bicycle', { startDate: '2027-02-10' }),
  ),
  sw(
    'hoteli ya migunga garden ina nafasi kuanzia 10 hadi 12 februari',
    free('Migunga Garden, a lakeside hotel in Naivasha', { startDate: '2027-02-10', endDate: '2027-02-12' }),
  ),
];
