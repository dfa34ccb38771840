CREATE TABLE "consent_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"payee" text NOT NULL,
	"usd_cents" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"booking_id" uuid,
	"usd_cents" bigint NOT NULL,
	"params" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"word" text,
	CONSTRAINT "consent_requests_others" CHECK ("consent_requests"."status" <> 'given' or "consent_requests"."decided_by" <> "consent_requests"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_moves_of" ON "consent_moves" USING btree ("person_id","payee","at");--> statement-breakpoint
CREATE INDEX "consent_moves_at" ON "consent_moves" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_one_open" ON "consent_requests" USING btree ("act","subject_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "consent_requests_of" ON "consent_requests" USING btree ("asked_by") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "consent_requests_due" ON "consent_requests" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "consent_requests_asked" ON "consent_requests" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "consent_requests_status" ON "consent_requests" USING btree ("status","asked_at","id");