CREATE INDEX "booking_changes_held" ON "booking_changes" USING btree ("asked_by") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "booking_changes_lapsed" ON "booking_changes" USING btree ("asked_by","lapsed_at") WHERE status = 'lapsed';--> statement-breakpoint
CREATE INDEX "bookings_unpaid" ON "bookings" USING btree ("person_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_unpaid_of_service" ON "bookings" USING btree ("service_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_ended_unpaid" ON "bookings" USING btree ("person_id","cancelled_at") WHERE status = 'cancelled' and confirmed_at is null;