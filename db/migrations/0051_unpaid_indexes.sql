DROP INDEX "booking_changes_lapsing";--> statement-breakpoint
DROP INDEX "booking_changes_held";--> statement-breakpoint
DROP INDEX "booking_changes_one_open";--> statement-breakpoint
DROP INDEX "bookings_expiring";--> statement-breakpoint
DROP INDEX "bookings_unpaid";--> statement-breakpoint
DROP INDEX "bookings_unpaid_of_service";--> statement-breakpoint
CREATE INDEX "booking_changes_lapsing" ON "booking_changes" USING btree ("hold_ends_at") WHERE status in ('asked', 'held') and hold_ends_at < 'infinity';--> statement-breakpoint
CREATE INDEX "booking_changes_held" ON "booking_changes" USING btree ("asked_by") WHERE status = 'held' and asked_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_one_open" ON "booking_changes" USING btree ("booking_id") WHERE status in ('asked', 'held') and booking_id is not null;--> statement-breakpoint
CREATE INDEX "bookings_expiring" ON "bookings" USING btree ("hold_ends_at") WHERE status = 'pending' and hold_ends_at < 'infinity';--> statement-breakpoint
CREATE INDEX "bookings_unpaid" ON "bookings" USING btree ("person_id") WHERE status = 'pending' and person_id is not null;--> statement-breakpoint
CREATE INDEX "bookings_unpaid_of_service" ON "bookings" USING btree ("service_id") WHERE status = 'pending' and service_id is not null;