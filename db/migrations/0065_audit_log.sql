CREATE TABLE "audit_networks" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_networks" ADD CONSTRAINT "audit_networks_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_networks_at" ON "audit_networks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_about" ON "audit_entries" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
UPDATE "audit_entries" SET "detail" = '{}' WHERE "action" = 'provider.email_changed';--> statement-breakpoint
UPDATE "audit_entries" SET "detail" = "detail" #- '{found,accountReference}' WHERE "action" = 'issue.closed';--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit entries are neither changed nor deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_entries"();
