ALTER TABLE "refunds" ADD COLUMN "host_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "host_note" text;--> statement-breakpoint
-- What providers bore of refunds that were granted before, as it was posted.
UPDATE "refunds" SET "host_cents" = borne.cents FROM (
  SELECT t."source", sum(t."amount_minor") AS cents FROM "ledger_transfers" t
  JOIN "ledger_accounts" a ON a."id" = t."debit_account_id"
  WHERE t."kind" = 'refund' AND a."code" = 'provider:payable:USD' GROUP BY t."source"
) borne WHERE borne."source" = "refunds"."id" AND "refunds"."reason" = 'goodwill';
