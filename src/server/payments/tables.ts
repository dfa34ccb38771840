// All tables of payments, for the list of the product's tables (src/server/tables.ts). Queries import each table's own
// file.
export * from './attempts/opening/tables.ts';
export * from './cases/tables.ts';
export * from './disbursements/tables.ts';
export * from './disputes/tables.ts';
export * from './inbox/tables.ts';
export * from './ledger/tables.ts';
export * from './payouts/tables.ts';
export * from './reconciliation/tables.ts';
export * from './records/tables.ts';
export * from './refunds/tables.ts';
