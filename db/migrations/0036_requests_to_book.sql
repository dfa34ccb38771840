ALTER TABLE "booking_changes" DROP CONSTRAINT "booking_changes_hold";--> statement-breakpoint
DROP INDEX "booking_changes_lapsing";--> statement-breakpoint
DROP INDEX "booking_changes_one_open";--> statement-breakpoint
ALTER TABLE "booking_changes" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "booking_changes_lapsing" ON "booking_changes" USING btree ("hold_ends_at") WHERE status in ('asked', 'held');--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_one_open" ON "booking_changes" USING btree ("booking_id") WHERE status in ('asked', 'held');--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_hold" CHECK ("booking_changes"."status" not in ('asked', 'held') or "booking_changes"."hold_ends_at" is not null);--> statement-breakpoint
-- No page could make a listing that is booked by request, so there is hardly one; it then needs a day of notice.
UPDATE "services" SET "lead_days" = 1 WHERE "approval" = 'request' AND "lead_days" = 0;--> statement-breakpoint
-- These have taken their places already, which a request no longer does.
UPDATE "bookings" SET "approval" = 'not_needed' WHERE "approval" = 'asked';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_approval" CHECK (("bookings"."approval" <> 'asked' or "bookings"."status" in ('pending', 'cancelled'))
        and ("bookings"."approval" <> 'declined' or "bookings"."status" = 'cancelled'));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_notice" CHECK ("services"."approval" <> 'request' or "services"."lead_days" > 0);