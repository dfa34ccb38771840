ALTER TABLE "provider_documents" ADD COLUMN "renews" uuid;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD COLUMN "warns_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD CONSTRAINT "provider_documents_renews_provider_documents_id_fk" FOREIGN KEY ("renews") REFERENCES "public"."provider_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_documents_submitted" ON "provider_documents" USING btree ("created_at","id") WHERE review = 'submitted';--> statement-breakpoint
CREATE INDEX "provider_documents_warns" ON "provider_documents" USING btree ("warns_at") WHERE warns_at is not null;--> statement-breakpoint
CREATE INDEX "provider_documents_ends" ON "provider_documents" USING btree ("expires_on","id") WHERE expires_on is not null;--> statement-breakpoint
CREATE INDEX "provider_documents_renews" ON "provider_documents" USING btree ("renews") WHERE renews is not null;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD CONSTRAINT "provider_documents_review" CHECK ("provider_documents"."review" in ('submitted', 'approved', 'rejected'));--> statement-breakpoint
-- Of documents that were there before: the letter is due in the morning, 30 days before the last day, as `warnsAtOf` says.
UPDATE "provider_documents" SET "warns_at" = ("expires_on" - 30 + time '09:00') AT TIME ZONE 'Africa/Nairobi' WHERE "expires_on" - 30 > current_date;
