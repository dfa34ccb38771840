import type { AuditAction } from '#shared/audit-actions.ts';

type Before<Text extends string> = Text extends `${infer Group}.${string}` ? Group : never;

/** What an action is about, by its name. */
export type AuditGroup = Before<AuditAction>;

export const groupOf = (action: AuditAction): AuditGroup => action.slice(0, action.indexOf('.')) as AuditGroup;
