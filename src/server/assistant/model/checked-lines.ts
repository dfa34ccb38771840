import type { ToolCall } from '#server/outside/llm/chunks.ts';
import { ModelFault } from '#server/outside/llm/model-fault.ts';
import type { Lexicon } from '../understanding/lexicon.ts';
import type { NamedPlace } from '../understanding/places.ts';
import { plainLine, problemOf } from './check-line.ts';
import type { Facts } from './facts.ts';
import { modelLimits } from './limits.ts';

interface Known {
  facts: Facts;
  places: Lexicon<NamedPlace | null>;
}

/**
 * Yields what a model writes line by line, each after it was checked. Empty lines are left out, and what it writes before it asks for a look-up
 * is no answer.
 * @returns its look-ups, or where it asks for none what it said
 * @throws ModelFault at the first line that says what is not known, and when there is too much or nothing
 */
export async function* checkedLines(
  pieces: AsyncGenerator<string, ToolCall[]>,
  { facts, places }: Known,
): AsyncGenerator<string, { calls: ToolCall[]; said: string[] }> {
  const said: string[] = [];
  const checked = (written: string): string[] => {
    const line = plainLine(written);
    if (line.trim() === '') return [];
    const problem = problemOf(line, facts, places);
    if (problem) throw new ModelFault(`says_${problem}`);
    said.push(line);
    const length = said.join('\n').length;
    if (length > modelLimits.answer || said.length > modelLimits.lines) throw new ModelFault('too_long');
    return [said.length === 1 ? line : `\n${line}`];
  };
  let rest = '';
  let calls: ToolCall[];
  try {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) {
        calls = value;
        break;
      }
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > modelLimits.answer) throw new ModelFault('too_long');
      for (const line of lines) yield* checked(line);
    }
  } finally {
    // Ends the request where it is not read to its end.
    await pieces.return([]);
  }
  if (calls.length > 0) return { calls, said: [] };
  yield* checked(rest);
  if (said.length === 0) throw new ModelFault('empty');
  return { calls, said };
}
