import type { z } from 'zod';
import type { App } from '#server/app.ts';
import type { Lang } from '#shared/languages.ts';

/** For whom a look-up is made, and in which language its texts are. */
export interface ToolContext {
  app: App;
  lang: Lang;
  /** Undefined for visitors. */
  person: { id: string } | undefined;
}

/**
 * A look-up by which the assistant gets facts. It only reads. The built-in answerer and a language model use the same ones: the model is
 * told `name`, `description` and the shape of `input`, and what it sends is validated by that.
 */
interface Tool<I extends z.ZodObject = z.ZodObject, O = unknown> {
  name: string;
  /** What it finds and when to use it, for a language model. */
  description: string;
  input: I;
  run(context: ToolContext, input: z.output<I>): Promise<O>;
}

/** Declares a tool, so that `run` is given what its schema accepts. */
export const tool = <I extends z.ZodObject, O>(declared: Tool<I, O>): Tool<I, O> => declared;
