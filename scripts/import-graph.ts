// Prints the figures about imports in docs/architecture.md: files and lines by area, imports against the order, circles,
// type assertions and long files. node_modules/.bin/node scripts/import-graph.ts
import { attemptsOrder, backwards, exceptions, paymentsOrder, serverOrder } from '#tests/support/import-order.ts';
import { cyclesOf, importsOf, isTest, sourcesIn, textOf } from '#tests/support/imports.ts';

const longFrom = 250;

const areas = ['src/server', 'src/web', 'src/shared', 'art', 'scripts', 'tests'];
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '');
const lines = (file: string) => textOf(file).split('\n').length - 1;
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

console.log('area          files   lines   of them tests and fixtures (files, lines)');
for (const area of areas) {
  const files = sourcesIn(area);
  const tests = area === 'tests' ? files : files.filter(isTest);
  const figures = [files.length, sum(files.map(lines)), tests.length, sum(tests.map(lines))];
  console.log([area.padEnd(12), ...figures.map((figure) => String(figure).padStart(7))].join(' '));
}

const product = ['src', 'art', 'scripts'].flatMap(sourcesIn).filter((file) => !isTest(file));
const imports = product.flatMap(importsOf);
const against = [
  ...backwards(imports, 'src/server', serverOrder),
  ...backwards(imports, 'src/server/payments', paymentsOrder),
  ...backwards(imports, 'src/server/payments/attempts', attemptsOrder),
];
const excepted = imports.filter((one) => exceptions.some(({ from, to }) => from.test(one.from) && to.test(one.to)));
console.log(
  `\nimports between our own files: ${imports.filter(({ to }) => /^(src|art|scripts|tests)\//.test(to)).length}`,
);
console.log(`against the order: ${against.length}, and ${excepted.length} by the ${exceptions.length} exceptions`);
for (const { from, to } of against) console.log(`  ${from} → ${to}`);
const circles = cyclesOf(imports);
console.log(`circles, types included: ${circles.length}`);
for (const circle of circles) console.log(`  ${circle.join(' ↔ ')}`);

const casts = product
  .filter((file) => file.startsWith('src/') && !file.includes('/i18n/') && !file.includes('/demo/data/'))
  .map(
    (file) =>
      (withoutComments(textOf(file)).match(/\bas (?!const\b)(?:unknown as )?[A-Z{(]|\bas (?:never|unknown)\b/g) ?? [])
        .length,
  );
console.log(`type assertions in src (but \`as const\`): ${sum(casts)}`);

const long = product.filter((file) => lines(file) > longFrom && !file.startsWith('src/server/demo/data/'));
console.log(`files over ${longFrom} lines, demo data left out: ${long.length}`);
for (const file of long) console.log(`  ${lines(file)} ${file}`);
