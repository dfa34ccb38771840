CREATE TABLE "provider_time_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_time_off_days" CHECK ("provider_time_off"."start_date" <= "provider_time_off"."end_date")
);
--> statement-breakpoint
ALTER TABLE "service_blocks" ADD COLUMN "time_off_id" uuid;--> statement-breakpoint
ALTER TABLE "provider_time_off" ADD CONSTRAINT "provider_time_off_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_time_off_provider_end" ON "provider_time_off" USING btree ("provider_id","end_date");--> statement-breakpoint
ALTER TABLE "service_blocks" ADD CONSTRAINT "service_blocks_time_off_id_provider_time_off_id_fk" FOREIGN KEY ("time_off_id") REFERENCES "public"."provider_time_off"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_blocks_time_off" ON "service_blocks" USING btree ("time_off_id") WHERE "service_blocks"."time_off_id" is not null;