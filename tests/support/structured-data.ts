import Validator from '@adobe/structured-data-validator';
import vocabulary from './schema-org.json' with { type: 'json' };

const types: Record<string, string[]> = vocabulary.types;
const properties: Record<string, { of: string[]; values: string[] }> = vocabulary.properties;

type Thing = Record<string, unknown>;

/** The things that a page's HTML describes to search engines. @throws SyntaxError if one of its scripts is no JSON */
export function thingsIn(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, script = '']) => (JSON.parse(script) as { '@graph': Thing[] })['@graph']);
}

/** The types of a page's things, such as `BreadcrumbList` and `Product+TouristTrip`. */
export const typesOf = (things: readonly Thing[]): string[] => things.map((thing) => typesIn(thing).join('+'));

/**
 * What is wrong with things that a page describes: words that schema.org has not, in version 30.0, or not in this place, and what
 * Google asks for and lacks.
 */
export async function problemsOf(things: readonly Thing[]): Promise<string[]> {
  const jsonld: Record<string, Thing[]> = {};
  for (const thing of things) {
    const [name = ''] = typesIn(thing);
    jsonld[name] = [...(jsonld[name] ?? []), structuredClone(thing)];
  }
  const asked = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  const lacking = asked
    .filter(({ severity }) => severity === 'ERROR')
    .map(
      ({ issueMessage, path }) => `${path.map(({ property, type }) => property ?? type).join('.')}: ${issueMessage}`,
    );
  return [...things.flatMap((thing) => wrongWords(thing, typesIn(thing).join('+'))), ...lacking];
}

const typesIn = (thing: Thing): string[] => [thing['@type'] ?? []].flat() as string[];

/** The type itself and all that it is a kind of. */
const lineOf = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(lineOf)];

function wrongWords(thing: Thing, place: string): string[] {
  // What only names another thing by its address.
  if (Object.keys(thing).join() === '@id') return [];
  const own = typesIn(thing);
  const unknown = own.filter((type) => types[type] === undefined).map((type) => `${place}: no type ${type}`);
  if (own.length === 0) return [`${place}: no type`];
  const line = own.flatMap(lineOf);
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => wrongValue({ line, name, place: `${place}.${name}` }, value))
    .concat(unknown);
}

interface Property {
  /** The types of the thing that has it, and all that they are a kind of. */
  line: string[];
  name: string;
  place: string;
}

function wrongValue({ line, name, place }: Property, value: unknown): string[] {
  // Of an action: what to put in, described by a text.
  if (name.endsWith('-input')) return [];
  const known = properties[name];
  if (!known?.of.some((type) => line.includes(type))) return [`${place}: no such property`];
  return [value].flat().flatMap((one) => {
    if (one === undefined || one === null || one === '') return [`${place}: nothing`];
    // A thing may stand there by its address alone.
    const isAddress = /^https?:/.test(String(one));
    if (typeof one !== 'object')
      return isAddress || known.values.some(isPlain) ? [] : [`${place}: a text, not ${known.values}`];
    const fits = typesIn(one as Thing).some((type) => lineOf(type).some((each) => known.values.includes(each)));
    const isRef = '@id' in one;
    return [
      ...(fits || isRef ? [] : [`${place}: ${typesIn(one as Thing)}, not ${known.values}`]),
      ...wrongWords(one as Thing, place),
    ];
  });
}

/** Texts, numbers, days and addresses; a thing may also be named by a text. */
const isPlain = (type: string): boolean =>
  lineOf(type).some((each) => ['DataType', 'Text', 'Number', 'Date', 'DateTime', 'Time', 'Boolean'].includes(each)) ||
  ['Language', 'Country'].includes(type);
