import { type ResolveFnOutput, registerHooks } from 'node:module';

const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1);
const extensionOf = (url: string) => url.slice(url.lastIndexOf('.'));

/**
 * Lets Node look up each module of ours and each package once a process, and each folder's kind of module once.
 *
 * Node itself does it anew for each `import`, and parses the package's whole package.json each time. That of drizzle-orm has
 * 180 KB: more than half of the time of loading the product went there. What a lookup answers cannot change while the process
 * runs, because its files do not. `require` is left as it is.
 */
export function lookUpModulesOnce(): void {
  const found = new Map<string, ResolveFnOutput>();
  const formats = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      if (parentURL === undefined || conditions.includes('require') || /^\w+:/.test(specifier)) {
        return next(specifier, context);
      }
      if (specifier.startsWith('.')) {
        // All files of a folder that end alike are modules of one kind.
        const { href: url } = new URL(specifier, parentURL);
        const kind = folderOf(url) + extensionOf(url);
        const format = formats.get(kind);
        if (format !== undefined) return { url, format, shortCircuit: true };
        const answer = next(specifier, context);
        if (answer.url === url && answer.format) formats.set(kind, answer.format);
        return answer;
      }
      // The same name may be another version for the packages inside a package, whose own lookups are few.
      if (parentURL.includes('/node_modules/')) return next(specifier, context);
      const known = found.get(specifier);
      if (known) return known;
      const answer = { ...next(specifier, context), shortCircuit: true };
      found.set(specifier, answer);
      return answer;
    },
  });
}
