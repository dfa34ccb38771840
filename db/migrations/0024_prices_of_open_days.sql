ALTER TABLE "services" ADD COLUMN "price_to_cents" bigint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "priced_on" date;--> statement-breakpoint
UPDATE "services" SET "price_to_cents" = "price_cents", "priced_on" = '2000-01-01';--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "price_to_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "priced_on" SET NOT NULL;
