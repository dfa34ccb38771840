CREATE TABLE "message_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"message_id" uuid,
	"position" integer,
	"alt_sealed" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_pictures_sent" CHECK (num_nonnulls("message_pictures"."message_id", "message_pictures"."position", "message_pictures"."alt_sealed") in (0, 3)),
	CONSTRAINT "message_pictures_position" CHECK ("message_pictures"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"outcome" text,
	"decision" text,
	CONSTRAINT "message_reports_reason" CHECK ("message_reports"."reason" <> ''),
	CONSTRAINT "message_reports_decision" CHECK (num_nonnulls("message_reports"."closed_at", "message_reports"."closed_by", "message_reports"."outcome", "message_reports"."decision") in (0, 4)),
	CONSTRAINT "message_reports_outcome" CHECK ("message_reports"."outcome" in ('kept', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "review_reports" ALTER COLUMN "provider_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_closed_by_people_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_pictures_message" ON "message_pictures" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "message_pictures_conversation" ON "message_pictures" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "message_pictures_person" ON "message_pictures" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "message_pictures_unsent" ON "message_pictures" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_person" ON "message_reports" USING btree ("message_id","person_id");--> statement-breakpoint
CREATE INDEX "message_reports_conversation" ON "message_reports" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "message_reports_waiting" ON "message_reports" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "message_reports_closed" ON "message_reports" USING btree ("closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_reader" ON "review_reports" USING btree ("review_id","person_id") WHERE provider_id is null;