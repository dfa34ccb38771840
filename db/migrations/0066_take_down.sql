ALTER TABLE "services" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_taken_down" CHECK (("services"."taken_down_at" is null) = ("services"."taken_down_reason" is null)
        and not ("services"."listed" and "services"."taken_down_at" is not null));