CREATE TABLE "support_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_sha256" text NOT NULL,
	"message_id" uuid,
	"position" integer,
	"media_type" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_attachments_key" UNIQUE("key_sha256"),
	CONSTRAINT "support_attachments_sent" CHECK (("support_attachments"."message_id" is null) = ("support_attachments"."position" is null))
);
--> statement-breakpoint
CREATE TABLE "support_links" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"text_sealed" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_messages_side" CHECK ("support_messages"."side" in ('person', 'team', 'note')),
	CONSTRAINT "support_messages_author" CHECK (("support_messages"."side" = 'person') = ("support_messages"."author_id" is null))
);
--> statement-breakpoint
CREATE TABLE "support_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text_en" text NOT NULL,
	"text_sw" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"client_id" uuid NOT NULL,
	"person_id" uuid,
	"name" text,
	"email" text,
	"language" text NOT NULL,
	"topic" text NOT NULL,
	"booking_id" uuid,
	"state" text NOT NULL,
	"assigned_to" uuid,
	"message_count" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_tickets_reference" UNIQUE("reference"),
	CONSTRAINT "support_tickets_client" UNIQUE("client_id"),
	CONSTRAINT "support_tickets_owner" CHECK (num_nonnulls("support_tickets"."person_id", "support_tickets"."email") = 1),
	CONSTRAINT "support_tickets_name" CHECK (("support_tickets"."name" is null) = ("support_tickets"."email" is null)),
	CONSTRAINT "support_tickets_state" CHECK ("support_tickets"."state" in ('open', 'waiting', 'closed')),
	CONSTRAINT "support_tickets_language" CHECK ("support_tickets"."language" in ('en', 'sw'))
);
--> statement-breakpoint
ALTER TABLE "support_attachments" ADD CONSTRAINT "support_attachments_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_links" ADD CONSTRAINT "support_links_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assigned_to_people_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_attachments_message" ON "support_attachments" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "support_attachments_unsent" ON "support_attachments" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "support_links_ticket" ON "support_links" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_number" ON "support_messages" USING btree ("ticket_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_client" ON "support_messages" USING btree ("ticket_id","client_id");--> statement-breakpoint
CREATE INDEX "support_messages_author" ON "support_messages" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_last" ON "support_tickets" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_open" ON "support_tickets" USING btree ("state_since","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "support_tickets_waiting" ON "support_tickets" USING btree ("state_since") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "support_tickets_closed" ON "support_tickets" USING btree ("state_since") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "support_tickets_person" ON "support_tickets" USING btree ("person_id","last_message_at","id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_assigned" ON "support_tickets" USING btree ("assigned_to","last_message_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_booking" ON "support_tickets" USING btree ("booking_id") WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_address" ON "support_tickets" USING btree (lower("email" collate "C")) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_email" ON "support_tickets" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
-- No ticket belongs to an account that is deleted. A visitor's belongs to none.
CREATE TRIGGER support_tickets_of_somebody BEFORE INSERT ON support_tickets FOR EACH ROW
  WHEN (NEW.person_id IS NOT NULL) EXECUTE FUNCTION refuse_deleted_person();
