/** What waits for an admin's decision: an application, a new listing, or a change of an approved one. */
export const approvalKinds = ['provider', 'service', 'change'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
