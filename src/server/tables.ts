// Every table of the product. Migrations are generated from this list.
export * from '#server/accounts/tables.ts';
export * from '#server/admin/bookings/tables.ts';
export * from '#server/audit/tables.ts';
export * from '#server/bookings/tables.ts';
export * from '#server/catalogue/tables.ts';
export * from '#server/consents/tables.ts';
export * from '#server/http/tables.ts';
export * from '#server/kept/tables.ts';
export * from '#server/limits/tables.ts';
export * from '#server/loyalty/tables.ts';
export * from '#server/notifications/tables.ts';
export * from '#server/outside/tables.ts';
export * from '#server/payments/tables.ts';
export * from '#server/pictures/tables.ts';
export * from '#server/providers/tables.ts';
export * from '#server/reviews/tables.ts';
export * from '#server/settings/tables.ts';
