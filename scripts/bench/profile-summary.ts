/** A profile as V8 gives it: nodes of the tree of calls, and which of them ran at each sample. */
export interface CpuProfile {
  nodes: CallNode[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

interface CallNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: number[];
}

export interface Cost {
  name: string;
  share: number;
}

interface Summary {
  /** Milliseconds in which the process did something. */
  busyMs: number;
  /** Time in a function itself, as shares of the busy time, the largest first. */
  self: Cost[];
  /** Time in a function and all that it calls, of our own code; a function that calls itself counts once. */
  inclusive: Cost[];
  /** Time in each package, and in our own code, Node and the collector. */
  packages: Cost[];
}

const waiting = new Set(['(idle)', '(program)', '(root)']);

/** Where the time went. Waiting is left out. */
export function summarise({ nodes, samples, timeDeltas }: CpuProfile): Summary {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const [self, inclusive, packages] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  let busy = 0;
  for (const [index, id] of samples.entries()) {
    const node = byId.get(id);
    const time = timeDeltas[index] ?? 0;
    if (!node || waiting.has(node.callFrame.functionName)) continue;
    busy += time;
    add(self, nameOf(node), time);
    add(packages, packageOf(node.callFrame.url, node.callFrame.functionName), time);
    const seen = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const on = byId.get(at);
      if (on && isOurs(on.callFrame.url)) seen.add(nameOf(on));
    }
    for (const name of seen) add(inclusive, name, time);
  }
  return {
    busyMs: busy / 1000,
    self: costsOf(self, busy),
    inclusive: costsOf(inclusive, busy),
    packages: costsOf(packages, busy),
  };
}

const add = (sums: Map<string, number>, name: string, time: number) => sums.set(name, (sums.get(name) ?? 0) + time);

const costsOf = (sums: ReadonlyMap<string, number>, busy: number): Cost[] =>
  [...sums].map(([name, time]) => ({ name, share: time / busy })).sort((a, b) => b.share - a.share);

const isOurs = (url: string) => /\/(?:src|dist)\//.test(url) && !url.includes('/node_modules/');

function nameOf({ callFrame: { functionName, url, lineNumber } }: CallNode): string {
  const file = url.replace(/^.*\/node_modules\//, '').replace(/^.*?\/(?=(?:src|dist)\/)/, '');
  const name = functionName || '(anonymous)';
  return file === '' ? name : `${file}:${lineNumber + 1} ${name}`;
}

/** The package of a file, `ours`, `built pages`, `node`, or `(garbage collector)`. */
export function packageOf(url: string, functionName: string): string {
  const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*\/node_modules\/)/.exec(url) ?? [];
  if (name) return name;
  if (/\/dist\/server\//.test(url)) return 'built pages';
  if (isOurs(url)) return 'ours';
  return functionName === '(garbage collector)' ? functionName : 'node';
}
