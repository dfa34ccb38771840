-- A photo that a review names twice stays once.
DELETE FROM "review_pictures" again USING "review_pictures" first
  WHERE again."review_id" = first."review_id" AND again."picture_id" = first."picture_id" AND again."position" > first."position";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_taken_down";--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "review_pictures_picture" ON "review_pictures" USING btree ("picture_id","review_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_host" CHECK ("refunds"."host_cents" >= 0);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_taken_down" CHECK (("reviews"."taken_down_at" is null) = ("reviews"."taken_down_by" is null) and "reviews"."taken_down_by" in ('team', 'author'));--> statement-breakpoint
-- Photos of reviews that nobody reads any more, which nothing else shows.
UPDATE "pictures" SET "hidden_at" = now()
  WHERE "id" IN (SELECT "picture_id" FROM "review_pictures")
    AND NOT EXISTS (SELECT 1 FROM "service_pictures" shown WHERE shown."picture_id" = "pictures"."id")
    AND NOT EXISTS (SELECT 1 FROM "site_pictures" shown WHERE shown."picture_id" = "pictures"."id")
    AND NOT EXISTS (SELECT 1 FROM "review_pictures" shown JOIN "reviews" ON "reviews"."id" = shown."review_id"
      WHERE shown."picture_id" = "pictures"."id" AND "reviews"."taken_down_at" IS NULL);--> statement-breakpoint
-- Who closed a case by an act with its record, before that was noted: the nearest act within five seconds of the end.
UPDATE "reconciliation_issues" SET "resolved_by" = (
  SELECT entry."actor_id" FROM "audit_entries" entry
  WHERE entry."subject_id" = "reconciliation_issues"."subject"
    AND entry."at" BETWEEN "reconciliation_issues"."closed_at" - interval '5 seconds' AND "reconciliation_issues"."closed_at" + interval '5 seconds'
    AND entry."action" IN ('refund.paid_by_hand', 'refund.retried', 'refund.by_hand', 'refund.withdrawn', 'dispute.accepted',
      'disbursement.arrived', 'disbursement.not_arrived', 'provider_event.retried')
  ORDER BY abs(extract(epoch from entry."at" - "reconciliation_issues"."closed_at")), entry."id" DESC LIMIT 1)
  WHERE "closed_by" IS NULL AND "resolved_by" IS NULL AND "closed_at" IS NOT NULL;--> statement-breakpoint
-- Codes are compared with the machine's time from now on; where the demo's clock was ahead, the last one lies in the future.
UPDATE "second_factors" SET "last_step" = NULL WHERE "last_step" > extract(epoch from now()) / 30 + 1;
