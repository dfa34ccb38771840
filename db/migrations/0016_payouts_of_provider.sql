DROP INDEX "payouts_provider";--> statement-breakpoint
CREATE INDEX "payouts_provider" ON "payouts" USING btree ("provider_id","created_at","id");