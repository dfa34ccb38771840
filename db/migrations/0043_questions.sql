ALTER TABLE "booking_changes" ADD COLUMN "answers_sealed" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "answers_sealed" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "answers_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_answers" ON "bookings" USING btree ("completes_at") WHERE answers_sealed is not null;