CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"what" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_downloads_status" CHECK ("own_downloads"."status" in ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_downloads" ADD CONSTRAINT "own_downloads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_person" ON "agreements" USING btree ("person_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_downloads_waiting" ON "own_downloads" USING btree ("person_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "own_downloads_person" ON "own_downloads" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "own_downloads_expires" ON "own_downloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "people_deletion" ON "people" USING btree ("deletion_due_at") WHERE deletion_due_at is not null;
--> statement-breakpoint
-- Nothing new belongs to an account that is deleted. Whoever writes a row waits for a deletion at the same time, and a deletion
-- that comes later sees the row.
CREATE FUNCTION refuse_deleted_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM people WHERE id = NEW.person_id AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the account is deleted' USING ERRCODE = 'TW001';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_of_somebody BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_deleted_person();--> statement-breakpoint
CREATE TRIGGER sessions_of_somebody BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION refuse_deleted_person();--> statement-breakpoint
CREATE TRIGGER provider_members_of_somebody BEFORE INSERT ON provider_members FOR EACH ROW EXECUTE FUNCTION refuse_deleted_person();--> statement-breakpoint
CREATE TRIGGER conversations_of_somebody BEFORE INSERT ON conversations FOR EACH ROW EXECUTE FUNCTION refuse_deleted_person();--> statement-breakpoint
CREATE TRIGGER reviews_of_somebody BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION refuse_deleted_person();--> statement-breakpoint
CREATE TRIGGER favorite_lists_of_somebody BEFORE INSERT ON favorite_lists FOR EACH ROW EXECUTE FUNCTION refuse_deleted_person();--> statement-breakpoint
CREATE TRIGGER own_downloads_of_somebody BEFORE INSERT ON own_downloads FOR EACH ROW EXECUTE FUNCTION refuse_deleted_person();
