CREATE TABLE "service_changes" (
	"service_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"county" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"reject_reason" text
);
--> statement-breakpoint
CREATE TABLE "provider_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"type" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"expires_on" date,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_documents_bytes" CHECK ("provider_documents"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "landmark" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "rejected_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_changes" ADD CONSTRAINT "service_changes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_changes" ADD CONSTRAINT "service_changes_submitted_by_people_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD CONSTRAINT "provider_documents_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_documents" ADD CONSTRAINT "provider_documents_uploaded_by_people_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_changes_status" ON "service_changes" USING btree ("status","submitted_at","service_id");--> statement-breakpoint
CREATE INDEX "provider_documents_provider" ON "provider_documents" USING btree ("provider_id","created_at");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "services_status" ON "services" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "providers_status" ON "providers" USING btree ("status","submitted_at","id");--> statement-breakpoint
UPDATE "services" SET "submitted_at" = "created_at" WHERE "status" <> 'draft';--> statement-breakpoint
UPDATE "providers" SET "submitted_at" = "created_at";
