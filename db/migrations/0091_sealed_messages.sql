-- What was written before was not sealed, and SQL cannot seal it: all messages and conversations are deleted. There was no page
-- for them yet in any version that was opened to people.
DELETE FROM "messages";--> statement-breakpoint
DELETE FROM "conversations";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_text";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "text_sealed" text NOT NULL;--> statement-breakpoint
CREATE INDEX "conversations_last" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "text";
