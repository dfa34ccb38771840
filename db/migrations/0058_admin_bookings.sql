CREATE TABLE "booking_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"written_by" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_notes_text" CHECK ("booking_notes"."text" <> '')
);
--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_written_by_people_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notes_booking" ON "booking_notes" USING btree ("booking_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_start" ON "bookings" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin ("contact_name" gin_trgm_ops,"contact_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("status","created_at","id") WHERE status in ('pending', 'confirmed') and created_at < 'infinity';--> statement-breakpoint
CREATE INDEX "bookings_requests" ON "bookings" USING btree ("approval","created_at","id") WHERE approval <> 'not_needed' and created_at < 'infinity';--> statement-breakpoint
CREATE INDEX "sent_mails_about" ON "sent_mails" USING btree (split_part("key", ':', 2));--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at","id") WHERE status in ('failed', 'refunded', 'partially_refunded');--> statement-breakpoint
CREATE INDEX "providers_search" ON "providers" USING gin ("name" gin_trgm_ops);