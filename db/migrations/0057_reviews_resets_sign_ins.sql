CREATE TABLE "password_resets" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"device" text,
	"network" text NOT NULL,
	CONSTRAINT "sign_ins_outcome" CHECK ("sign_ins"."outcome" in ('signed_in', 'wrong_password', 'suspended'))
);
--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_person" ON "password_resets" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "password_resets_expires" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_person" ON "sign_ins" USING btree ("person_id","at","id");--> statement-breakpoint
CREATE INDEX "sign_ins_at" ON "sign_ins" USING btree ("at");--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_closed_by_people_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_closed" ON "review_reports" USING btree ("closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_decision" CHECK (num_nonnulls("review_reports"."closed_at", "review_reports"."closed_by", "review_reports"."outcome", "review_reports"."decision") in (0, 4));--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_outcome" CHECK ("review_reports"."outcome" in ('kept', 'taken_down'));