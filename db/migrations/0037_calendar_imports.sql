CREATE TABLE "calendar_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address_sealed" text NOT NULL,
	"address_digest" text NOT NULL,
	"host" text NOT NULL,
	"places" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_read_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"problem" text,
	"own_events" integer DEFAULT 0 NOT NULL,
	"free_events" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_imports_places" CHECK ("calendar_imports"."places" > 0)
);
--> statement-breakpoint
CREATE TABLE "imported_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"window_end" boolean NOT NULL,
	"conflict_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settled_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "imported_events_days" CHECK ("imported_events"."start_date" <= "imported_events"."end_date")
);
--> statement-breakpoint
ALTER TABLE "service_blocks" ADD COLUMN "imported_event_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD CONSTRAINT "calendar_imports_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_events" ADD CONSTRAINT "imported_events_import_id_calendar_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."calendar_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_imports_next" ON "calendar_imports" USING btree ("next_read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_imports_address" ON "calendar_imports" USING btree ("service_id","address_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_events_key" ON "imported_events" USING btree ("import_id","key");--> statement-breakpoint
ALTER TABLE "service_blocks" ADD CONSTRAINT "service_blocks_imported_event_id_imported_events_id_fk" FOREIGN KEY ("imported_event_id") REFERENCES "public"."imported_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_blocks_imported" ON "service_blocks" USING btree ("imported_event_id") WHERE "service_blocks"."imported_event_id" is not null;