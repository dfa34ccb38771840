// Collects every feature's tables: what migrations are generated from and the client is typed by.
export * from '../accounts/tables.ts';
export * from '../audit/tables.ts';
export * from '../bookings/tables.ts';
export * from '../catalogue/tables.ts';
export * from '../http/tables.ts';
export * from '../loyalty/tables.ts';
export * from '../notifications/tables.ts';
export * from '../payments/tables.ts';
export * from '../pictures/tables.ts';
export * from '../providers/tables.ts';
export * from '../reviews/tables.ts';
export * from '../settings/tables.ts';
