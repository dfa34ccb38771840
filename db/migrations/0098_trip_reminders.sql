CREATE TABLE "trip_reminders" (
	"booking_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"start_date" date NOT NULL,
	"reminded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trip_reminders_booking_id_stage_start_date_pk" PRIMARY KEY("booking_id","stage","start_date")
);
--> statement-breakpoint
ALTER TABLE "trip_reminders" ADD CONSTRAINT "trip_reminders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;