DROP INDEX "points_entries_person";--> statement-breakpoint
ALTER TABLE "points_accounts" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "points_accounts" ADD COLUMN "warns_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "points_entries" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
-- Points last for 24 months from the day of their last movement, which ends at midnight in Nairobi.
UPDATE "points_accounts" account SET "expires_at" = moved."expires_at", "warns_at" = moved."expires_at" - interval '735 hours'
FROM (
  SELECT "person_id", ((max("at") AT TIME ZONE 'Africa/Nairobi')::date + interval '24 months' + interval '1 day')
    AT TIME ZONE 'Africa/Nairobi' AS "expires_at"
  FROM "points_entries" GROUP BY "person_id"
) moved
WHERE moved."person_id" = account."person_id";--> statement-breakpoint
UPDATE "points_accounts" SET "expires_at" = now() + interval '24 months' WHERE "expires_at" IS NULL;--> statement-breakpoint
ALTER TABLE "points_accounts" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
-- What caused an entry is a booking, or a refund, a dispute, an attempt or a payment of one.
UPDATE "points_entries" entry SET "booking_id" = booking."id" FROM "bookings" booking WHERE booking."id" = entry."source";--> statement-breakpoint
UPDATE "points_entries" entry SET "booking_id" = payment."booking_id" FROM "refunds" refund JOIN "payments" payment ON payment."id" = refund."payment_id"
WHERE refund."id" = entry."source";--> statement-breakpoint
UPDATE "points_entries" entry SET "booking_id" = payment."booking_id" FROM "disputes" dispute JOIN "payments" payment ON payment."id" = dispute."payment_id"
WHERE dispute."id" = entry."source";--> statement-breakpoint
UPDATE "points_entries" entry SET "booking_id" = payment."booking_id" FROM "payments" payment WHERE payment."attempt_id" = entry."source";--> statement-breakpoint
UPDATE "points_entries" entry SET "booking_id" = payment."booking_id" FROM "payments" payment WHERE payment."id" = entry."source";--> statement-breakpoint
-- Points that were spent again have a source of their own; their booking was reinstated at the same instant.
UPDATE "points_entries" entry SET "booking_id" = booking."id"
FROM "bookings" booking JOIN "booking_transitions" moved ON moved."booking_id" = booking."id" AND moved."reason" = 'reinstated'
WHERE entry."booking_id" IS NULL AND entry."kind" = 'spent' AND booking."person_id" = entry."person_id"
  AND moved."at" = entry."at" AND booking."points_spent" = -entry."points";--> statement-breakpoint
CREATE INDEX "points_accounts_warns" ON "points_accounts" USING btree ("warns_at") WHERE warns_at is not null and balance > 0;--> statement-breakpoint
CREATE INDEX "points_accounts_expires" ON "points_accounts" USING btree ("expires_at") WHERE warns_at is null and balance > 0;--> statement-breakpoint
CREATE INDEX "points_entries_person" ON "points_entries" USING btree ("person_id","at","id");
