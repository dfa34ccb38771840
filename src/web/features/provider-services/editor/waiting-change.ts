import type { ProviderService } from '#shared/contracts/provider-services.ts';

/** A change of category or place that waits for approval; one that was rejected is not wanted again. */
export const waitingChange = (change: ProviderService['change']) => (change?.status === 'submitted' ? change : null);

/** Whether another category or place waits for approval instead of being public at once. */
export const isApproved = ({ status }: Pick<ProviderService, 'status'>) => status === 'approved' || status === 'paused';
