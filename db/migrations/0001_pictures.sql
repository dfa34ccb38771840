CREATE TABLE "service_pictures" (
	"service_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt_en" text NOT NULL,
	"alt_sw" text NOT NULL,
	CONSTRAINT "service_pictures_service_id_position_pk" PRIMARY KEY("service_id","position"),
	CONSTRAINT "service_pictures_position" CHECK ("service_pictures"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"picture_id" text NOT NULL,
	"alt_en" text NOT NULL,
	"alt_sw" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_pictures" ADD CONSTRAINT "service_pictures_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pictures" ADD CONSTRAINT "service_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;