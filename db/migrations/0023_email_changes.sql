CREATE TABLE "email_changes" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"old_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_person" ON "email_changes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "email_changes_old" ON "email_changes" USING btree (lower("old_email" collate "C"));--> statement-breakpoint
CREATE INDEX "email_changes_expires" ON "email_changes" USING btree ("expires_at");