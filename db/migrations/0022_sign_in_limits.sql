CREATE TABLE "sign_in_devices" (
	"person_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_devices_person_id_device_id_pk" PRIMARY KEY("person_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "try_limits" (
	"subject" text PRIMARY KEY NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "people_email";--> statement-breakpoint
ALTER TABLE "sign_in_devices" ADD CONSTRAINT "sign_in_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_devices_last" ON "sign_in_devices" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "try_limits_free" ON "try_limits" USING btree ("free_at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree (lower("email" collate "C"));