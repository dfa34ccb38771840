CREATE TABLE "service_feeds" (
	"service_id" uuid PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_feeds" ADD CONSTRAINT "service_feeds_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_waiting" ON "review_reports" USING btree ("created_at","id") WHERE closed_at is null;