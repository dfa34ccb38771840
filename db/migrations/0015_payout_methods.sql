CREATE TABLE "payout_methods" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"destination_sealed" text NOT NULL,
	"destination_masked" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_methods" ADD CONSTRAINT "payout_methods_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "payout_methods" ("provider_id", "channel", "destination_sealed", "destination_masked", "changed_at")
SELECT "id", "payout_channel", "payout_destination_sealed", "payout_destination_masked", coalesce("payout_changed_at", "updated_at") FROM "providers"
WHERE "payout_channel" IS NOT NULL AND "payout_destination_sealed" IS NOT NULL AND "payout_destination_masked" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" DROP COLUMN "payout_channel";--> statement-breakpoint
ALTER TABLE "providers" DROP COLUMN "payout_destination_sealed";--> statement-breakpoint
ALTER TABLE "providers" DROP COLUMN "payout_destination_masked";--> statement-breakpoint
ALTER TABLE "providers" DROP COLUMN "payout_changed_at";