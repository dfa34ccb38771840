ALTER TABLE "services" ADD COLUMN "meeting_lat" double precision;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "meeting_lon" double precision;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_meeting_position" CHECK (("services"."meeting_lat" is null) = ("services"."meeting_lon" is null)
        and "services"."meeting_lat" between -90 and 90 and "services"."meeting_lon" between -180 and 180);