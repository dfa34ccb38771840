/** Whether an amount has at most two decimals, as far as a number with decimals can tell. */
export const isWholeCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
