ALTER TABLE "payout_items" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "payout_items" ADD COLUMN "destination_sealed" text;--> statement-breakpoint
ALTER TABLE "payout_items" ADD COLUMN "destination_masked" text;--> statement-breakpoint
UPDATE "payout_items" SET "channel" = "payouts"."channel", "destination_sealed" = "payouts"."destination_sealed", "destination_masked" = "payouts"."destination_masked" FROM "payouts" WHERE "payouts"."id" = "payout_items"."payout_id";--> statement-breakpoint
ALTER TABLE "payout_items" ALTER COLUMN "channel" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_items" ALTER COLUMN "destination_sealed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_items" ALTER COLUMN "destination_masked" SET NOT NULL;
