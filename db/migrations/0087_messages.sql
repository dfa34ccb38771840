CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"booking_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started" boolean DEFAULT false NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"traveller_last" integer DEFAULT 0 NOT NULL,
	"provider_last" integer DEFAULT 0 NOT NULL,
	"traveller_read" integer DEFAULT 0 NOT NULL,
	"provider_read" integer DEFAULT 0 NOT NULL,
	"traveller_letter_at" timestamp (3) with time zone,
	"provider_letter_at" timestamp (3) with time zone,
	"traveller_told_at" timestamp (3) with time zone,
	"provider_told_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_numbers" CHECK (greatest("conversations"."traveller_last", "conversations"."provider_last") = "conversations"."message_count"
        and "conversations"."traveller_read" between 0 and "conversations"."message_count"
        and "conversations"."provider_read" between 0 and "conversations"."message_count"
        and "conversations"."started" = ("conversations"."message_count" > 0))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"person_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"lang" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_text" CHECK (char_length("messages"."text") between 1 and 2000),
	CONSTRAINT "messages_side" CHECK ("messages"."side" in ('traveller', 'provider'))
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_booking" ON "conversations" USING btree ("booking_id") WHERE booking_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_enquiry" ON "conversations" USING btree ("person_id","service_id") WHERE booking_id is null;--> statement-breakpoint
CREATE INDEX "conversations_person" ON "conversations" USING btree ("person_id","last_message_at","id") WHERE started;--> statement-breakpoint
CREATE INDEX "conversations_provider" ON "conversations" USING btree ("provider_id","last_message_at","id") WHERE started;--> statement-breakpoint
CREATE INDEX "conversations_person_unread" ON "conversations" USING btree ("person_id") WHERE provider_last > traveller_read;--> statement-breakpoint
CREATE INDEX "conversations_provider_unread" ON "conversations" USING btree ("provider_id") WHERE traveller_last > provider_read;--> statement-breakpoint
CREATE INDEX "conversations_traveller_letters" ON "conversations" USING btree ("traveller_letter_at") WHERE traveller_letter_at < 'infinity';--> statement-breakpoint
CREATE INDEX "conversations_provider_letters" ON "conversations" USING btree ("provider_letter_at") WHERE provider_letter_at < 'infinity';--> statement-breakpoint
CREATE UNIQUE INDEX "messages_number" ON "messages" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client" ON "messages" USING btree ("conversation_id","person_id","client_id");--> statement-breakpoint
CREATE INDEX "saved_replies_provider" ON "saved_replies" USING btree ("provider_id");