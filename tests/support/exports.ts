import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, root, textOf } from './imports.ts';

/** Every name that a file declares and exports, types included; `default` stands for a default export. */
export function exportsOf(file: string): string[] {
  const text = textOf(file);
  const declared = text.matchAll(
    /^export (?:(?:declare|abstract|async) )*(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm,
  );
  const inBraces = text.matchAll(/^export (?:const |type )?\{([^}]*)\}(?: =|;)/gm);
  return [
    ...[...declared].map(([, name = '']) => name),
    ...[...inBraces].flatMap(([, names = '']) => pairsIn(names).map(([name, alias]) => alias ?? name)),
    ...(/^export default /m.test(text) ? ['default'] : []),
  ];
}

/** Every name that a file imports from our own files, as `path name`. */
export function importedNamesOf(file: string): string[] {
  const text = textOf(file);
  const targets = new Map(importsOf(file).map(({ written, to }) => [written, to]));
  const imports = text.matchAll(/(?:^|\n)\s*(?:import|export)\s+([^'";]*?)\s*from\s*'([^']+)'/g);
  const loadedLater = importsOf(file).filter(({ dynamic, to }) => dynamic && isOurs(to));
  return [
    ...[...imports].flatMap(([, clause = '', written = '']) => {
      const to = targets.get(written) ?? '';
      return isOurs(to) ? namesOf(clause, { to, text }).map((name) => `${to} ${name}`) : [];
    }),
    // `import('…')` is followed by the names it takes, in one of many forms.
    ...loadedLater.flatMap(({ to }) =>
      exportsOf(to)
        .filter((name) => name === 'default' || hasWord(text, name))
        .map((name) => `${to} ${name}`),
    ),
  ];
}

/** The names that an import takes from a file. */
function namesOf(clause: string, { to, text }: { to: string; text: string }): string[] {
  // A mock gets the type of the module that it replaces; that uses no function of it.
  if (/^type\s+\*/.test(clause)) return [];
  const [, all] = /\*\s+as\s+(\w+)/.exec(clause) ?? [];
  if (all)
    return exportsOf(to).filter((name) => hasWord(text, `${all}\\.${name}`) || hasWord(text, `${all}(?![.\\w])`));
  if (clause.startsWith('*')) return exportsOf(to).filter((name) => hasWord(textOf(to), `const ${name}`));
  const [, names = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  return [...(/^(type\s+)?\w+\s*(,|$)/.test(clause) ? ['default'] : []), ...pairsIn(names).map(([name]) => name)];
}

/** `a, type b as c` → [a], [b, c]; comments are left out. */
function pairsIn(names: string): [name: string, alias?: string][] {
  return names
    .split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter((one) => one !== '')
    .map((one) => one.split(/\s+as\s+|:\s*/) as [string, string?]);
}

const isOurs = (path: string) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(join(root, path));

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);
