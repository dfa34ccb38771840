CREATE TABLE "sms_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"message" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"phone_sealed" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"due_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"gateway_id" text,
	"segments" integer,
	"cost_currency" text,
	"cost_ten_thousandths" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_messages_key_unique" UNIQUE("key"),
	CONSTRAINT "sms_messages_due_waits" CHECK (("sms_messages"."due_at" is not null) = ("sms_messages"."state" = 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "sms_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "sms_reports_once" UNIQUE("gateway_id","status")
);
--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_messages_booking" ON "sms_messages" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "sms_messages_due" ON "sms_messages" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "sms_messages_sending" ON "sms_messages" USING btree ("asked_at") WHERE state = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_gateway" ON "sms_messages" USING btree ("gateway_id") WHERE gateway_id is not null;--> statement-breakpoint
CREATE INDEX "sms_messages_created" ON "sms_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_reports_waiting" ON "sms_reports" USING btree ("received_at") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "sms_reports_received" ON "sms_reports" USING btree ("received_at");