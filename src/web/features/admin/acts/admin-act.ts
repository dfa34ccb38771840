import type { ConsentAct } from '#shared/consent-acts.ts';
import type { Moves } from './consent-needed.tsx';

export interface ActField {
  name: string;
  label: string;
  hint?: string;
  /** By default one line of text. */
  kind?: 'long' | 'choice';
  options?: readonly { value: string; label: string }[];
  /** The most characters. */
  most?: number;
}

/** Something that can be done: what follows from it, what is asked, and what is sent. */
export interface AdminAct {
  key: string;
  /** The button that opens its dialog. */
  open: string;
  danger?: boolean;
  title: string;
  effects: readonly string[];
  /** More of what follows, which the server tells when the dialog opens. */
  foretold?: () => Promise<readonly string[]>;
  confirm: string;
  done: string;
  fields?: readonly ActField[];
  /** What a field begins with, read when the dialog opens, and its hint once that is filled in. */
  draft?: { field: string; hint: string; read: () => Promise<string> };
  /** Where it moves money, how much, and as what a second admin may have to agree to it. */
  moves?: Moves & { act: ConsentAct };
  send: (values: Record<string, string>, idempotencyKey: string) => Promise<unknown>;
}
