DROP INDEX "ledger_transfers_provider";--> statement-breakpoint
CREATE INDEX "ledger_transfers_provider" ON "ledger_transfers" USING btree ("provider_id","at","source","kind");