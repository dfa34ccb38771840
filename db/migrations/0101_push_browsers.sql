CREATE TABLE "push_browsers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"target_sealed" text NOT NULL,
	"endpoint_key" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	CONSTRAINT "push_browsers_session" UNIQUE("session_id"),
	CONSTRAINT "push_browsers_endpoint" UNIQUE("endpoint_key")
);
--> statement-breakpoint
CREATE TABLE "pushes_due" (
	"notice_id" uuid NOT NULL,
	"browser_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pushes_due_notice_id_browser_id_pk" PRIMARY KEY("notice_id","browser_id")
);
--> statement-breakpoint
ALTER TABLE "push_browsers" ADD CONSTRAINT "push_browsers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_browsers" ADD CONSTRAINT "push_browsers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes_due" ADD CONSTRAINT "pushes_due_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes_due" ADD CONSTRAINT "pushes_due_browser_id_push_browsers_id_fk" FOREIGN KEY ("browser_id") REFERENCES "public"."push_browsers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_browsers_person" ON "push_browsers" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "pushes_due_at" ON "pushes_due" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pushes_due_browser" ON "pushes_due" USING btree ("browser_id");
--> statement-breakpoint
-- However a session ends, its browser shows nothing more of its person.
CREATE FUNCTION forget_push_browser() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_browsers WHERE session_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_forget_push_browser AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION forget_push_browser();
