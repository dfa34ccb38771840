DROP INDEX "bookings_provider";--> statement-breakpoint
CREATE INDEX "bookings_provider_status" ON "bookings" USING btree ("provider_id","status","start_date","id");--> statement-breakpoint
CREATE INDEX "bookings_provider_created" ON "bookings" USING btree ("provider_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_provider" ON "bookings" USING btree ("provider_id","start_date","id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_came" CHECK ("bookings"."checked_in_at" is null or "bookings"."no_show_at" is null);