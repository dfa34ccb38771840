DROP INDEX "ledger_transfers_debit";--> statement-breakpoint
DROP INDEX "ledger_transfers_credit";--> statement-breakpoint
CREATE INDEX "reconciliation_issues_code" ON "reconciliation_issues" USING btree ("code","created_at","id");--> statement-breakpoint
CREATE INDEX "disbursements_stuck" ON "disbursements" USING btree ("created_at","id") WHERE settled_at is null and next_check_at is null;--> statement-breakpoint
CREATE INDEX "provider_events_waiting" ON "provider_events" USING btree ("received_at","id") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "provider_events_outcome" ON "provider_events" USING btree ("outcome","received_at","id") WHERE outcome in ('dead', 'ignored');--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "payments_points" ON "payments" USING btree ("created_at","id") WHERE method = 'points';--> statement-breakpoint
CREATE INDEX "ledger_transfers_debit" ON "ledger_transfers" USING btree ("debit_account_id","at","id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_credit" ON "ledger_transfers" USING btree ("credit_account_id","at","id");--> statement-breakpoint
CREATE VIEW "public"."account_entries" AS (
  select id as transfer_id, debit_account_id as account_id, credit_account_id as other_account_id, kind, source, currency,
    amount_minor, booking_id, provider_id, at
  from ledger_transfers
  union all
  select id, credit_account_id, debit_account_id, kind, source, currency, -amount_minor, booking_id, provider_id, at
  from ledger_transfers);