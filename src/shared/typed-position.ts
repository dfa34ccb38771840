import { isInKenya } from './counties.ts';
import type { Position } from './directions.ts';

/** Why a text gives no position: it has none, one outside of Kenya, or a short link that only its own site can open. */
type PositionProblem = 'none' | 'outside' | 'short_link';

const number = String.raw`(\d{1,3}(?:\.\d+)?)`;
/** Degrees, perhaps with minutes and seconds: 0.0167, 0°1', 0° 1' 0.1". */
const angle = String.raw`([-−–+]?)\s*${number}\s*(?:[°ºd]\s*(?:${number}\s*['’′m]\s*(?:${number}\s*(?:["”″s]|'{2}|’’))?)?)?`;
/** Links and app addresses; the pin of a place comes before the middle of its map. */
const links = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&](?:q|query|destination|daddr|ll|center|mlat)=(?:loc:)?(-?\d+\.\d+)(?:,|%2C|&mlon=)\s*(-?\d+\.\d+)/i,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
  /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/i,
  /#map=\d+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
];
const shortLink = /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/maps|bit\.ly)\b/i;
const pair = new RegExp(
  String.raw`^([NSEW]?)\s*${angle}\s*([NSEW]?)\s*[,;/\s]\s*([NSEW]?)\s*${angle}\s*([NSEW]?)$`,
  'i',
);

/**
 * The position in a typed or pasted text: `-0.0167, 37.0736`, `0.0167 S 37.0736 E`, `0°1'0"S 37°4'25"E`, or the link of a map
 * that names it. Latitude and longitude that were exchanged are put right, since only one order can be in Kenya.
 */
export function typedPosition(text: string): Position | { problem: PositionProblem } {
  const plain = text.replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim();
  const found = linked(plain) ?? typed(plain);
  if (!found) return { problem: shortLink.test(plain) ? 'short_link' : 'none' };
  if (isInKenya(found)) return rounded(found);
  const exchanged = { lat: found.lon, lon: found.lat };
  return isInKenya(exchanged) ? rounded(exchanged) : { problem: 'outside' };
}

/** To a decimetre; more digits are noise. */
const rounded = ({ lat, lon }: Position): Position => ({ lat: round(lat), lon: round(lon) });
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function linked(text: string): Position | undefined {
  for (const link of links) {
    const match = link.exec(text);
    if (match) return { lat: Number(match[1]), lon: Number(match[2]) };
  }
  return undefined;
}

function typed(text: string): Position | undefined {
  const marked = text
    .replace(/^\(|\)$/g, '')
    .replace(/\b(?:lat(?:itude)?|lon(?:g(?:itude)?)?|lng)\b\s*[:=]?/gi, '')
    // A comma between digits is a decimal comma only where another one separates: "-0,0167; 37,0736".
    .replace(/(\d),(\d+)\s*[;\s]\s*([-−–+]?\d+),(\d+)$/, '$1.$2; $3.$4')
    .trim();
  const match = pair.exec(marked);
  if (!match) return undefined;
  const [
    ,
    before1 = '',
    sign1 = '',
    deg1,
    min1,
    sec1,
    after1 = '',
    before2 = '',
    sign2 = '',
    deg2,
    min2,
    sec2,
    after2 = '',
  ] = match;
  const one = degreesOf({ sign: sign1, side: before1 || after1, parts: [deg1, min1, sec1] });
  const two = degreesOf({ sign: sign2, side: before2 || after2, parts: [deg2, min2, sec2] });
  if (one === undefined || two === undefined) return undefined;
  const sides = [before1 || after1, before2 || after2].map((side) => side.toUpperCase());
  const isLon = /[EW]/.test(sides[0] ?? '') || /[NS]/.test(sides[1] ?? '');
  return isLon ? { lat: two, lon: one } : { lat: one, lon: two };
}

interface Angle {
  sign: string;
  side: string;
  /** Degrees, minutes and seconds. */
  parts: (string | undefined)[];
}

function degreesOf({ sign, side, parts }: Angle): number | undefined {
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map((part) => (part === undefined ? 0 : Number(part)));
  if (minutes >= 60 || seconds >= 60) return undefined;
  const size = degrees + minutes / 60 + seconds / 3600;
  const isNegative = /[-−–]/.test(sign) !== /[SW]/i.test(side);
  return isNegative ? -size : size;
}

/** A position as people write it: `-0.016700, 37.073600`. */
export const writtenPosition = ({ lat, lon }: Position): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
