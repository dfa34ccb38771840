CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_ended" ON "sessions" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "disbursements_status" ON "disbursements" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "disputes_created" ON "disputes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_created" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reconciliation_issues_created" ON "reconciliation_issues" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hook_tokens_expires" ON "hook_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_receipt" ON "payment_attempts" USING btree (upper("receipt"));--> statement-breakpoint
CREATE INDEX "payment_attempts_named" ON "payment_attempts" USING btree ("created_at") WHERE checkout_request_id ~ '^(ws_CO_[0-9]{17})[17][0-9]{8}$';--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "provider_events" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "provider_events_named" ON "provider_events" USING btree ("received_at") WHERE coalesce(note, '') not like '%redacted';