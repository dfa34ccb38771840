CREATE TABLE "review_pictures" (
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "review_pictures_review_id_position_pk" PRIMARY KEY("review_id","position"),
	CONSTRAINT "review_pictures_position" CHECK ("review_pictures"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "review_reports" DROP CONSTRAINT "review_reports_outcome";--> statement-breakpoint
DROP INDEX "reviews_service";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "accuracy" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "communication" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "value" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "cleanliness" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "location" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "taken_down_by" text;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_service_rating" ON "reviews" USING btree ("service_id","rating","id");--> statement-breakpoint
CREATE INDEX "reviews_service" ON "reviews" USING btree ("service_id","created_at","id");--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_outcome" CHECK ("review_reports"."outcome" in ('kept', 'taken_down', 'taken_back'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_aspects" CHECK ("reviews"."accuracy" between 1 and 5 and "reviews"."communication" between 1 and 5 and "reviews"."value" between 1 and 5
        and "reviews"."cleanliness" between 1 and 5 and "reviews"."location" between 1 and 5);--> statement-breakpoint
UPDATE "reviews" SET "taken_down_by" = 'team' WHERE "taken_down_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_taken_down" CHECK (("reviews"."taken_down_at" is null) = ("reviews"."taken_down_by" is null));