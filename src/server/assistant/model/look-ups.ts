import { z } from 'zod';
import type { ToolCall } from '#server/outside/llm/chunks.ts';
import { ModelFault } from '#server/outside/llm/model-fault.ts';
import type { Words } from '../built-in/draft.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { Facts } from './facts.ts';
import { modelLimits } from './limits.ts';
import { modelLookUps } from './model-tools.ts';
import { tagged } from './told-text.ts';

/** Makes the look-ups of one answer and notes what they found. */
export interface LookUps {
  /** @returns what the model is told @throws ModelFault when it asks too often, or for what there is not */
  answer(call: ToolCall): Promise<string>;
}

export function startLookUps(context: ToolContext, { words, facts }: { words: Words; facts: Facts }): LookUps {
  let made = 0;
  return {
    async answer({ name, arguments: written }) {
      made += 1;
      if (made > modelLimits.lookUps) throw new ModelFault('too_many_look_ups');
      const lookUp = modelLookUps.find((one) => one.name === name);
      if (!lookUp) throw new ModelFault('unknown_look_up');
      const { view, note } = await asFault(() => lookUp.run(context, inputOf(written), words));
      note(facts);
      const told = (tag: 'data' | 'host', text: string) => tagged(tag, text.slice(0, modelLimits.lookUp));
      const data = told('data', view.data);
      return view.hosts ? `${data}\n${told('host', view.hosts)}` : data;
    },
  };
}

async function asFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof z.ZodError || error instanceof SyntaxError ? new ModelFault('bad_arguments') : error;
  }
}

/** Empty arguments are those of a look-up that takes none. */
const inputOf = (written: string): unknown => (written.trim() === '' ? {} : JSON.parse(written));
