/** What a provider offers: places to stay, meals, transport, or safaris and tours. In the order in which they are asked. */
export const providerKinds = ['stay', 'meal', 'transport', 'tour'] as const;
export type ProviderKind = (typeof providerKinds)[number];
