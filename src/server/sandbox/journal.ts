import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** One change of one object; a line without `value` means that the object was removed. */
type Line = { kind: string; id: string; value?: unknown };

/** The objects of one kind, in the order in which they were first put. */
export interface Collection<T> {
  get(id: string): T | undefined;
  list(): T[];
  /** Stores the object as it is now; after a change it must be put again. */
  put(id: string, value: T): void;
  remove(id: string): void;
  /** Removes all of this kind. */
  clear(): void;
}

export interface Journal {
  /** The caller names the type, which is not checked: a simulator reads only what it has written itself. */
  collection<T>(kind: string): Collection<T>;
  /** Removes everything. */
  clear(): void;
  close(): void;
}

/**
 * Where a simulator keeps its state: `<folder>/journal.jsonl` gets one line per change, and is read and compacted at the
 * start. Lines are written at once but not flushed to the disk: they survive a killed process, not a loss of power. An
 * unfinished last line is ignored. Only one process at a time may open a folder.
 * @throws Error when a line other than the last cannot be read
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'journal.jsonl');
  const kinds = replay(path);
  let file = compact(path, kinds);

  function append(line: Line): void {
    writeSync(file, `${JSON.stringify(line)}\n`);
  }

  return {
    collection<T>(kind: string): Collection<T> {
      const objects = () => objectsOf(kinds, kind) as Map<string, T>;
      return {
        get: (id) => objects().get(id),
        list: () => [...objects().values()],
        put(id, value) {
          append({ kind, id, value });
          objects().set(id, value);
        },
        remove(id) {
          if (!objects().delete(id)) return;
          append({ kind, id });
        },
        clear() {
          for (const id of objects().keys()) append({ kind, id });
          objects().clear();
        },
      };
    },
    clear() {
      kinds.clear();
      closeSync(file);
      file = compact(path, kinds);
    },
    close: () => closeSync(file),
  };
}

type Kinds = Map<string, Map<string, unknown>>;

function objectsOf(kinds: Kinds, kind: string): Map<string, unknown> {
  const known = kinds.get(kind);
  if (known) return known;
  const fresh = new Map<string, unknown>();
  kinds.set(kind, fresh);
  return fresh;
}

function replay(path: string): Kinds {
  const kinds: Kinds = new Map();
  if (!existsSync(path)) return kinds;
  const lines = readFileSync(path, 'utf8').split('\n');
  lines.pop(); // what follows the last line break: nothing, or an unfinished line
  for (const text of lines) {
    const line = JSON.parse(text) as Line;
    if (line.value === undefined) objectsOf(kinds, line.kind).delete(line.id);
    else objectsOf(kinds, line.kind).set(line.id, line.value);
  }
  return kinds;
}

function compact(path: string, kinds: Kinds): number {
  const lines = [...kinds].flatMap(([kind, objects]) =>
    [...objects].map(([id, value]) => `${JSON.stringify({ kind, id, value } satisfies Line)}\n`),
  );
  writeFileSync(`${path}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return openSync(path, 'a', 0o600);
}
