DROP INDEX "bookings_answers";--> statement-breakpoint
DROP INDEX "bookings_answers_unconfirmed";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "companions_sealed" text;--> statement-breakpoint
CREATE INDEX "bookings_personal" ON "bookings" USING btree ("completes_at") WHERE coalesce(answers_sealed, companions_sealed) is not null;--> statement-breakpoint
CREATE INDEX "bookings_personal_unconfirmed" ON "bookings" USING btree ("cancelled_at") WHERE coalesce(answers_sealed, companions_sealed) is not null and confirmed_at is null and status = 'cancelled';