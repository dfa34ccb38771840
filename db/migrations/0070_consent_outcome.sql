-- A request that nobody has decided yet cannot be done any more, because its body is not sealed: it is asked for again.
UPDATE "consent_requests" SET "status" = 'expired', "decided_at" = now() WHERE "status" = 'open';--> statement-breakpoint
ALTER TABLE "consent_requests" DROP CONSTRAINT "consent_requests_others";--> statement-breakpoint
ALTER TABLE "consent_moves" ADD COLUMN "once_for" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "sent" jsonb;--> statement-breakpoint
UPDATE "consent_requests" SET "sent" = (
  SELECT coalesce(jsonb_object_agg("key", "value"), '{}') FROM jsonb_each("body")
  WHERE "key" NOT IN ('csv', 'reason') AND jsonb_typeof("value") IN ('string', 'number', 'null'));--> statement-breakpoint
ALTER TABLE "consent_requests" ALTER COLUMN "sent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "body_sealed" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "call_digest" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "consent_requests" ALTER COLUMN "call_digest" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD COLUMN "result" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_moves_once" ON "consent_moves" USING btree ("person_id","payee","once_for");--> statement-breakpoint
ALTER TABLE "consent_requests" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_others" CHECK ("consent_requests"."status" not in ('agreed', 'given') or ("consent_requests"."decided_by" is not null and "consent_requests"."decided_by" <> "consent_requests"."asked_by"));
