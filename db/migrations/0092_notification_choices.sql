CREATE TABLE "notification_choices" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"off" jsonb NOT NULL,
	"quiet_hours" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;