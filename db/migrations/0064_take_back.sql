CREATE TABLE "take_back_links" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "email_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "take_back_links" ADD CONSTRAINT "take_back_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "take_back_links_person" ON "take_back_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "take_back_links_expires" ON "take_back_links" USING btree ("expires_at");--> statement-breakpoint
-- Of accounts whose address was changed before, the audit record knows when that was.
UPDATE "people" SET "email_changed_at" = "changed"."at" FROM (
	SELECT "subject_id", max("at") AS "at" FROM "audit_entries"
	WHERE "subject_type" = 'person' AND "action" IN ('person.email_changed', 'person.email_restored') GROUP BY "subject_id"
) "changed" WHERE "people"."id"::text = "changed"."subject_id";
