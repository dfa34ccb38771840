ALTER TABLE "calendar_imports" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD COLUMN "emptied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imported_events" ADD COLUMN "repeats_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_events" ADD COLUMN "told_at" timestamp (3) with time zone;