DROP INDEX "bookings_completing";--> statement-breakpoint
CREATE INDEX "bookings_completing" ON "bookings" USING btree ("completes_at") WHERE status = 'confirmed' and completes_at < 'infinity';