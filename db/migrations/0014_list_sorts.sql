DROP INDEX "bookings_person";--> statement-breakpoint
CREATE INDEX "disbursements_created" ON "disbursements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_due" ON "disputes" USING btree ("due_by","id");--> statement-breakpoint
CREATE INDEX "payouts_usd" ON "payouts" USING btree ("usd_cents","id");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at","id");--> statement-breakpoint
CREATE INDEX "bookings_person" ON "bookings" USING btree ("person_id","created_at","id");