import type { ApprovalKind } from '#shared/approvals.ts';

/** The page on which a provider or a listing, or a change of it, is looked at and decided; a document on its provider's, whose id is given. */
export const reviewAddress = (kind: ApprovalKind, id: string): string =>
  kind === 'provider' || kind === 'document' ? `/admin/services/providers/${id}` : `/admin/services/${id}`;
