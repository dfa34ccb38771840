DROP INDEX "services_provider";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "bookable_from" date;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "bookable_until" date;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "min_stay" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "lead_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "services_provider_updated" ON "services" USING btree ("provider_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "services_provider_created" ON "services" USING btree ("provider_id","created_at","id");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_booking_rules" CHECK ("services"."min_stay" > 0 and "services"."lead_days" >= 0 and "services"."bookable_until" >= "services"."bookable_from");