import { z } from 'zod';
import { ModelFault } from './model-fault.ts';

/** A look-up that the model asks for; `arguments` is JSON as the model wrote it. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** What is read of a chunk of a streamed chat completion (https://platform.openai.com/docs/api-reference/chat-streaming). */
const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.int().min(0).max(31).default(0),
                  id: z.string().max(200).nullish(),
                  function: z
                    .object({ name: z.string().max(100).nullish(), arguments: z.string().nullish() })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
});

/** Puts a streamed answer together. */
interface Reply {
  /** Takes the data of one event. @returns the text that came with it @throws ModelFault */
  take(data: string): string;
  /** Whether anything of an answer has come. */
  hasBegun(): boolean;
  /** The look-ups that it asks for. @throws ModelFault unless the answer is whole */
  finish(): ToolCall[];
}

export function createReply(): Reply {
  const calls: ToolCall[] = [];
  let finished: string | undefined;
  let begun = false;
  return {
    take(data) {
      if (data === '[DONE]') return '';
      const parsed = Chunk.safeParse(jsonOf(data));
      if (!parsed.success) throw new ModelFault('bad_chunk');
      const [choice] = parsed.data.choices;
      for (const { index, id, function: asked } of choice?.delta?.tool_calls ?? []) {
        calls[index] ??= { id: id ?? `call-${index}`, name: '', arguments: '' };
        calls[index].name += asked?.name ?? '';
        calls[index].arguments += asked?.arguments ?? '';
        begun = true;
      }
      finished = choice?.finish_reason ?? finished;
      const text = choice?.delta?.content ?? '';
      begun ||= text !== '';
      return text;
    },
    hasBegun: () => begun,
    finish() {
      // `length`: it was cut; `content_filter`: it was withheld.
      if (finished === undefined) throw new ModelFault('broken_stream');
      if (!['stop', 'tool_calls', 'function_call'].includes(finished))
        throw new ModelFault(`ended_by_${code(finished)}`);
      return calls.filter((one) => one !== undefined);
    },
  };
}

const code = (reason: string) => (/^[a-z_]{1,30}$/.test(reason) ? reason : 'other');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFault('bad_chunk');
  }
}
