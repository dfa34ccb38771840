CREATE TABLE "trip_feeds" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trip_feeds" ADD CONSTRAINT "trip_feeds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;