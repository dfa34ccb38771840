ALTER TABLE "services" ADD COLUMN "closes_warns_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "services_closing" ON "services" USING btree ("closes_warns_at") WHERE closes_warns_at is not null;--> statement-breakpoint
-- As `warnsAtOf` says it for days that are set from now on.
UPDATE "services" SET "closes_warns_at" = ("bookable_until" - 30 + time '09:00') AT TIME ZONE 'Africa/Nairobi'
WHERE ("bookable_until" - 30 + time '09:00') AT TIME ZONE 'Africa/Nairobi' > now();
