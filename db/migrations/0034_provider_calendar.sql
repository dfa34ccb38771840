CREATE TABLE "service_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"places" integer,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_blocks_days" CHECK ("service_blocks"."start_date" <= "service_blocks"."end_date"),
	CONSTRAINT "service_blocks_places" CHECK ("service_blocks"."places" > 0)
);
--> statement-breakpoint
ALTER TABLE "service_blocks" ADD CONSTRAINT "service_blocks_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_blocks_service_end" ON "service_blocks" USING btree ("service_id","end_date");