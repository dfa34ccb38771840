// Makes the words of schema.org, which tests hold our pages' structured data to, from a release of the vocabulary:
// `node scripts/schema-vocabulary.ts schemaorg-current-https.jsonld` (https://schema.org/docs/developers.html).
import { readFile, writeFile } from 'node:fs/promises';

interface Ref {
  '@id': string;
}
interface Entry extends Ref {
  '@type': string | string[];
  'rdfs:subClassOf'?: Ref | Ref[];
  'schema:domainIncludes'?: Ref | Ref[];
  'schema:rangeIncludes'?: Ref | Ref[];
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the vocabulary: node scripts/schema-vocabulary.ts schemaorg-current-https.jsonld');
const { '@graph': entries } = JSON.parse(await readFile(file, 'utf8')) as { '@graph': Entry[] };

const ofType = (type: string) => entries.filter((entry) => [entry['@type']].flat().includes(type));
const names = (refs: Ref | Ref[] | undefined) => [refs ?? []].flat().map((ref) => nameOf(ref));
const nameOf = ({ '@id': id }: Ref) => id.replace('schema:', '');

/** Each type with those that it is a kind of; each property with the types that have it, and of which types its values are. */
const vocabulary = {
  types: Object.fromEntries(ofType('rdfs:Class').map((entry) => [nameOf(entry), names(entry['rdfs:subClassOf'])])),
  properties: Object.fromEntries(
    ofType('rdf:Property').map((entry) => [
      nameOf(entry),
      { of: names(entry['schema:domainIncludes']), values: names(entry['schema:rangeIncludes']) },
    ]),
  ),
};
await writeFile('tests/support/schema-org.json', `${JSON.stringify(vocabulary)}\n`);
