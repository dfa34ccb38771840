ALTER TABLE "bookings" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
-- No page could make a listing that is booked by request, so there is hardly one; it then needs a day of notice.
UPDATE "services" SET "lead_days" = 1 WHERE "approval" = 'request' AND "lead_days" = 0;--> statement-breakpoint
-- These have taken their places already, which a request no longer does.
UPDATE "bookings" SET "approval" = 'not_needed' WHERE "approval" = 'asked' AND "status" = 'pending';--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_notice" CHECK ("services"."approval" <> 'request' or "services"."lead_days" > 0);