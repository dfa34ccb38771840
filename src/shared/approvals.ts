/**
 * What waits for an admin's decision: an application, a new listing, a change of an approved one, or a document of an
 * approved provider.
 */
export const approvalKinds = ['provider', 'service', 'change', 'document'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
