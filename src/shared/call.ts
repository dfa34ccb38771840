/** The two types that a call needs of a schema. Any Zod schema has them, and no schema library is imported here. */
export interface SchemaLike {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** The parts a call may have. `params` are the `:name` parts of its path. */
export interface CallShape {
  params?: SchemaLike;
  query?: SchemaLike;
  body?: SchemaLike;
  answer: SchemaLike;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One HTTP call: method, path and status at run time, its shapes as types only, so that the browser can name a call
 * without loading a schema library. The schemas live beside it in `contracts/<feature>.schemas.ts`.
 */
export interface Call<S extends CallShape = CallShape> {
  readonly method: Method;
  /** With `:name` for each parameter, e.g. `/api/services/:id`. */
  readonly path: string;
  /** The status of a successful answer. */
  readonly status: number;
  /** Never set at run time; it only carries the types. */
  readonly shape?: S;
}

/** Declares a call; `S` names its schemas with `typeof`. */
export function call<S extends CallShape>(method: Method, path: string, status = 200): Call<S> {
  return { method, path, status };
}

type Sent<T> = T extends SchemaLike ? T['_zod']['input'] : undefined;
type Received<T> = T extends SchemaLike ? T['_zod']['output'] : undefined;

/** What the handler receives after validation. */
export type ReceivedBy<S extends CallShape, Part extends 'params' | 'query' | 'body'> = Received<S[Part]>;
/** What the caller gets back. */
export type AnswerOf<S extends CallShape> = Received<S['answer']>;

type SentPart<S extends CallShape, Part extends 'params' | 'query' | 'body'> = S[Part] extends SchemaLike
  ? Record<never, never> extends Sent<S[Part]>
    ? { [K in Part]?: Sent<S[Part]> }
    : { [K in Part]: Sent<S[Part]> }
  : Record<never, never>;

/** The second argument of `api(call, input)`: exactly the parts the call has. */
export type CallInput<S extends CallShape> = SentPart<S, 'params'> & SentPart<S, 'query'> & SentPart<S, 'body'>;

/** The path with its parameters filled in and encoded, e.g. `/api/services/0190…`. */
export function pathOf(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} lacks ${name}`);
    return encodeURIComponent(value);
  });
}
