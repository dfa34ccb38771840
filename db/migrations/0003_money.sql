CREATE TABLE "booking_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"status" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"guests" integer NOT NULL,
	"places" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"difference_cents" bigint NOT NULL,
	"refund_cents" bigint DEFAULT 0 NOT NULL,
	"policy" jsonb NOT NULL,
	"from_start_date" date NOT NULL,
	"from_end_date" date NOT NULL,
	"from_guests" integer NOT NULL,
	"from_places" integer NOT NULL,
	"from_total_cents" bigint NOT NULL,
	"hold_ends_at" timestamp (3) with time zone NOT NULL,
	"hold_base_ends_at" timestamp (3) with time zone NOT NULL,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"lapsed_at" timestamp (3) with time zone,
	CONSTRAINT "booking_changes_numbers" CHECK ("booking_changes"."guests" > 0 and "booking_changes"."places" > 0 and "booking_changes"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "disbursements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"phone_sealed" text,
	"phone_tail" text,
	"original_receipt" text,
	"conversation_id" text,
	"receipt" text,
	"result_code" text,
	"error_code" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "disbursements_conversation_id_unique" UNIQUE("conversation_id"),
	CONSTRAINT "disbursements_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "disbursements_amount" CHECK ("disbursements"."amount_minor" > 0 and "disbursements"."amount_minor" % 100 = 0)
);
--> statement-breakpoint
ALTER TABLE "payout_items" DROP CONSTRAINT "payout_items_originator_conversation_id_unique";--> statement-breakpoint
ALTER TABLE "reconciliation_issues" DROP CONSTRAINT "reconciliation_issues_once";--> statement-breakpoint
ALTER TABLE "payout_items" DROP CONSTRAINT "payout_items_amount";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amounts";--> statement-breakpoint
DROP INDEX "payout_items_payout";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "points_spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "taxes" jsonb DEFAULT '{"vatBps":0,"levyBps":0,"withholdingBps":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "checked_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "checked_in_by" uuid;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "evidence_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "updated_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_items" ADD COLUMN "seq" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_items" ADD COLUMN "usd_cents" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_items" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "payout_items" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "payout_items" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "destination_sealed" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "destination_masked" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reconciliation_issues" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "key_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "payout_channel" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "payout_destination_sealed" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "payout_destination_masked" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "payout_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_booking" ON "booking_changes" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_changes_lapsing" ON "booking_changes" USING btree ("hold_ends_at") WHERE status in ('offered', 'held');--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_one_open" ON "booking_changes" USING btree ("booking_id") WHERE status in ('offered', 'held');--> statement-breakpoint
CREATE INDEX "disbursements_owner" ON "disbursements" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "disbursements_due" ON "disbursements" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_change_id_booking_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."booking_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("provider_id") WHERE status in ('draft', 'approved', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_issues_once" ON "reconciliation_issues" USING btree ("code","subject") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at","id") WHERE status not in ('succeeded', 'withdrawn');--> statement-breakpoint
ALTER TABLE "payout_items" DROP COLUMN "originator_conversation_id";--> statement-breakpoint
ALTER TABLE "payout_items" DROP COLUMN "conversation_id";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_change_id_unique" UNIQUE("change_id");--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_replaces_unique" UNIQUE("replaces");--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_seq" UNIQUE("payout_id","seq");--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_amount" CHECK ("payout_items"."amount_minor" > 0 and "payout_items"."usd_cents" > 0);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_amounts" CHECK ("payouts"."usd_cents" > 0 and "payouts"."kes_minor" > 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amounts" CHECK ("refunds"."amount_minor" > 0 and "refunds"."usd_cents" >= 0);