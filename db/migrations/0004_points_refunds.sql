ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amounts";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amounts" CHECK ("refunds"."amount_minor" >= 0 and "refunds"."usd_cents" >= 0 and "refunds"."amount_minor" + "refunds"."points_back" > 0);