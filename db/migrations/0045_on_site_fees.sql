ALTER TABLE "bookings" ADD COLUMN "on_site_fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "on_site_fees" jsonb DEFAULT '[]'::jsonb NOT NULL;