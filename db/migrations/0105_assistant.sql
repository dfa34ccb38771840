CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_sha256" text NOT NULL,
	"person_id" uuid,
	"frame_sealed" text,
	"message_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_conversations_token" UNIQUE("token_sha256")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender" text NOT NULL,
	"text_sealed" text NOT NULL,
	"listing_ids" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_sender" CHECK ("chat_messages"."sender" in ('user', 'bot'))
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_person" ON "chat_conversations" USING btree ("person_id","id") WHERE person_id is not null;--> statement-breakpoint
CREATE INDEX "chat_conversations_last" ON "chat_conversations" USING btree (("person_id" is null),"last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("conversation_id","number");