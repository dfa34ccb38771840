import { ideasIn } from './ideas.ts';
import { isCommonWord } from './language.ts';

/** What we do not have, and say so. */
type NotOffered = 'abroad' | 'flights';

const elsewhere =
  'zanzibar|serengeti|ngorongoro|tanzania|uganda|rwanda|burundi|ethiopia|bwindi|kampala|arusha|kigali|entebbe|dar es salaam|addis ababa|pemba|' +
  'south africa|cape town|kruger|botswana|namibia|zambia|zimbabwe|victoria falls|egypt|cairo|morocco|madagascar|seychelles|mauritius|maldives|dubai|london|paris|new york|europe|asia|america|india|china';
const gorillas = /\b(?:gorillas?|chimp(?:anzee)?s?|sokwe)\b/u;
const abroad = new RegExp(`\\b(?<place>${elsewhere})\\b`, 'u');
/** Of Kilimanjaro we have the view. */
const climbAbroad =
  /\b(?:climb|climbing|hike|hiking|trek|trekking|summit|kupanda|kukwea)\b.*\bkilimanjaro\b|\bkilimanjaro (?:climb|hike|trek|summit)\b/u;
/** Where somebody comes from, or what papers they have, is no place to go. */
const ofOrigin =
  /\b(?:from|natoka|kutoka|tunatoka|citizens?|passport|visa|viza|residents?|raia|live in|living in|born|card|plug|charger|licence|license|price|pay|fever|via|through)\b/u;

const flights =
  /\b(?:flights?|airfares?|(?:plane|air|flight) tickets?|fly (?:to|from)|flying to|ndege ya (?:kwenda|kutoka|kuelekea)|tiketi (?:ya|za) ndege)\b/u;
const ownFlight =
  /\b(?:my|our|your|the|balloon|yangu|delayed|late|cancelled|canceled|lands?|arrives?|missed|connecting|before|after|hours?)\b/u;

const ofSomebody =
  /\b(?:email|e mail|phone number|phone|password|bookings|barua pepe|namba ya simu|nambari ya simu|nenosiri) (?:address )?(?:of|ya|za) (?<name>\p{L}+)/u;
/** Of these people may ask. */
const ofOurs =
  /^(?:a|an|the|my|our|your|us|you|twende|support|customer|huduma|host|hosts|guide|driver|hotel|mwenyeji|timu|kazi|people|guests|persons|nights|days|rooms|children|adults|other|others|another|all|watu|wageni|kila|zote|safari|simu|kenya|kenyan|ofisi|kampuni|wahudumu|mhudumu|nyinyi)$/u;
const allPeople =
  /\b(?:list|show|give|dump|print)(?: me)?(?: of)?(?: all| the)* (?:users|customers|accounts|passwords|database|emails|other people\w*|orodha ya watumiaji)\b|\bother (?:people|guests|users|travellers)s? (?:bookings?|emails?|phones?|numbers?|data)\b/u;

/** What somebody asks who names where they come from. */
const ofTravel: ReadonlySet<string> = new Set('clock entry passport vaccine plug sim emergency'.split(' '));

/** Whether a message asks for what is not in Kenya, or for flights. @param tokens as `normaliseText` writes them */
export function notOfferedIn(tokens: readonly string[]): NotOffered | undefined {
  const text = tokens.join(' ');
  const asksOfTravel = [...ideasIn(tokens)].some((idea) => ofTravel.has(idea));
  const place = abroad.exec(text)?.groups?.place;
  if (flights.test(text) && !ownFlight.test(text)) return 'flights';
  if (gorillas.test(text) || climbAbroad.test(text)) return 'abroad';
  const isThere = place !== undefined && !ofOrigin.test(text.slice(0, text.indexOf(place)));
  return isThere && !asksOfTravel && !/\b(?:citizens?|passports?|visas?)\b/u.test(text) ? 'abroad' : undefined;
}

/** Whether a message asks about somebody by name, or about all who use Twende. */
export function asksOfPeople(tokens: readonly string[]): boolean {
  const text = tokens.join(' ');
  const name = ofSomebody.exec(text)?.groups?.name;
  return allPeople.test(text) || (name !== undefined && !ofOurs.test(name) && !isCommonWord(name));
}
