DROP INDEX "booking_changes_lapsing";--> statement-breakpoint
DROP INDEX "booking_changes_one_open";--> statement-breakpoint
ALTER TABLE "booking_changes" ALTER COLUMN "hold_ends_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_changes" ALTER COLUMN "hold_base_ends_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD COLUMN "lapse_reason" text;--> statement-breakpoint
CREATE INDEX "booking_changes_lapsing" ON "booking_changes" USING btree ("hold_ends_at") WHERE status = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_one_open" ON "booking_changes" USING btree ("booking_id") WHERE status = 'held';--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_hold" CHECK ("booking_changes"."status" <> 'held' or "booking_changes"."hold_ends_at" is not null);