-- Typo-tolerant search needs trigrams; a trusted extension, so the database owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"phone_sealed" text,
	"role" text DEFAULT 'user' NOT NULL,
	"password_hash" text,
	"avatar" text,
	"date_of_birth" date,
	"nationality" text,
	"travel_style" text,
	"bio" text,
	"interests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preferences" jsonb NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"suspended_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"token_sha256" text NOT NULL,
	"remember" boolean NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_sha256_unique" UNIQUE("token_sha256")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_key" text NOT NULL,
	"device_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"next" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_transitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"person_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"status" text NOT NULL,
	"approval" text DEFAULT 'not_needed' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"guests" integer NOT NULL,
	"places" integer NOT NULL,
	"price_unit" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone_sealed" text,
	"language" text NOT NULL,
	"policy" jsonb NOT NULL,
	"commission_bps" integer NOT NULL,
	"hold_ends_at" timestamp (3) with time zone NOT NULL,
	"hold_base_ends_at" timestamp (3) with time zone NOT NULL,
	"completes_at" timestamp (3) with time zone NOT NULL,
	"cancel_reason" text,
	"no_show_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bookings_numbers" CHECK ("bookings"."guests" > 0 and "bookings"."places" > 0 and "bookings"."total_cents" >= 0),
	CONSTRAINT "bookings_dates" CHECK ("bookings"."end_date" >= "bookings"."start_date")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_days" (
	"service_id" uuid NOT NULL,
	"date" date NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "service_days_service_id_date_pk" PRIMARY KEY("service_id","date"),
	CONSTRAINT "service_days_taken" CHECK ("service_days"."taken" >= 0 and "service_days"."taken" <= "service_days"."capacity")
);
--> statement-breakpoint
CREATE TABLE "service_seasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"price_cents" bigint NOT NULL,
	CONSTRAINT "service_seasons_dates" CHECK ("service_seasons"."end_date" >= "service_seasons"."start_date"),
	CONSTRAINT "service_seasons_price" CHECK ("service_seasons"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"title_en" text,
	"title_sw" text,
	"summary_en" text,
	"summary_sw" text,
	"description_en" text,
	"description_sw" text,
	"included_en" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"included_sw" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"not_included_en" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"not_included_sw" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meeting_point_en" text,
	"meeting_point_sw" text,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"location" text NOT NULL,
	"county" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"price_unit" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"price_from_cents" bigint NOT NULL,
	"capacity" integer NOT NULL,
	"guests_per_place" integer DEFAULT 1 NOT NULL,
	"duration_days" integer DEFAULT 1 NOT NULL,
	"policy" text NOT NULL,
	"approval" text DEFAULT 'instant' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rank" double precision DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "services_capacity" CHECK ("services"."capacity" > 0 and "services"."guests_per_place" > 0 and "services"."duration_days" > 0),
	CONSTRAINT "services_price" CHECK ("services"."price_cents" >= 0 and "services"."price_from_cents" >= 0),
	CONSTRAINT "services_title" CHECK ("services"."title_en" is not null or "services"."title_sw" is not null)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"person_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_sha256" text NOT NULL,
	"state" text NOT NULL,
	"http_status" integer,
	"response" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_person_id_route_key_pk" PRIMARY KEY("person_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "points_accounts" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_accounts_balance" CHECK ("points_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" uuid NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_entries_once" UNIQUE("kind","source")
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stripe_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"due_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "disputes_stripe_id_unique" UNIQUE("stripe_id")
);
--> statement-breakpoint
CREATE TABLE "hook_tokens" (
	"sha256" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_accounts_code_unique" UNIQUE("code"),
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency")
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" uuid NOT NULL,
	"line" integer NOT NULL,
	"debit_account_id" uuid NOT NULL,
	"credit_account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"booking_id" uuid,
	"provider_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_once" UNIQUE("kind","source","line"),
	CONSTRAINT "ledger_transfers_amount" CHECK ("ledger_transfers"."amount_minor" > 0),
	CONSTRAINT "ledger_transfers_accounts" CHECK ("ledger_transfers"."debit_account_id" <> "ledger_transfers"."credit_account_id")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"usd_cents" bigint NOT NULL,
	"rate" integer,
	"phone_sealed" text,
	"phone_tail" text,
	"phone_key" text,
	"person_id" uuid NOT NULL,
	"merchant_request_id" text,
	"checkout_request_id" text,
	"stripe_intent_id" text,
	"stripe_client_secret_sealed" text,
	"stripe_status" text,
	"receipt" text,
	"received_minor" bigint,
	"verified" boolean DEFAULT false NOT NULL,
	"result_code" text,
	"error_code" text,
	"settled_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"prompt_expires_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"last_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempts_checkout_request_id_unique" UNIQUE("checkout_request_id"),
	CONSTRAINT "payment_attempts_stripe_intent_id_unique" UNIQUE("stripe_intent_id"),
	CONSTRAINT "payment_attempts_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "payment_attempts_seq" UNIQUE("payment_id","seq"),
	CONSTRAINT "payment_attempts_amounts" CHECK ("payment_attempts"."amount_minor" > 0 and "payment_attempts"."usd_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"seq" integer DEFAULT 1 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"due_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"method" text,
	"attempt_id" uuid,
	"disputed" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_booking_seq" UNIQUE("booking_id","seq"),
	CONSTRAINT "payments_amounts" CHECK ("payments"."due_cents" >= 0 and "payments"."paid_cents" >= 0 and "payments"."refunded_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payout_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"originator_conversation_id" text,
	"conversation_id" text,
	"receipt" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_items_originator_conversation_id_unique" UNIQUE("originator_conversation_id"),
	CONSTRAINT "payout_items_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "payout_items_amount" CHECK ("payout_items"."amount_minor" > 0 and "payout_items"."amount_minor" <= 25000000)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"period" text NOT NULL,
	"usd_cents" bigint NOT NULL,
	"rate" integer NOT NULL,
	"kes_minor" bigint NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"event_type" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"owner_id" uuid,
	"received_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"processed_at" timestamp (3) with time zone,
	"outcome" text,
	"note" text,
	CONSTRAINT "provider_events_key" UNIQUE("provider","event_key")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"subject" text NOT NULL,
	"expected" jsonb,
	"found" jsonb,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "reconciliation_issues_once" UNIQUE("code","subject")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"usd_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"points_back" integer DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"provider_ref" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_provider_ref_unique" UNIQUE("provider_ref"),
	CONSTRAINT "refunds_amounts" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_members" (
	"provider_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"rights" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_members_provider_id_person_id_pk" PRIMARY KEY("provider_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"about_en" text DEFAULT '' NOT NULL,
	"about_sw" text DEFAULT '' NOT NULL,
	"location" text NOT NULL,
	"county" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"email" text NOT NULL,
	"phone_sealed" text,
	"artisan" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "clock_offsets" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_transitions" ADD CONSTRAINT "booking_transitions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_days" ADD CONSTRAINT "service_days_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_seasons" ADD CONSTRAINT "service_seasons_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_accounts" ADD CONSTRAINT "points_accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit_account" FOREIGN KEY ("debit_account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit_account" FOREIGN KEY ("credit_account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_person" ON "email_verifications" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_in_failures_account" ON "sign_in_failures" USING btree ("account_key","device_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "booking_transitions_booking" ON "booking_transitions" USING btree ("booking_id","at","id");--> statement-breakpoint
CREATE INDEX "bookings_person" ON "bookings" USING btree ("person_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bookings_provider" ON "bookings" USING btree ("provider_id","start_date");--> statement-breakpoint
CREATE INDEX "bookings_service" ON "bookings" USING btree ("service_id","start_date");--> statement-breakpoint
CREATE INDEX "bookings_expiring" ON "bookings" USING btree ("hold_ends_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_completing" ON "bookings" USING btree ("completes_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_seasons_service" ON "service_seasons" USING btree ("service_id","start_date");--> statement-breakpoint
CREATE INDEX "services_provider" ON "services" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "services_recommended" ON "services" USING btree ("listed","rank" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "services_category_recommended" ON "services" USING btree ("listed","category","rank" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "services_price_from" ON "services" USING btree ("listed","price_from_cents","id");--> statement-breakpoint
CREATE INDEX "services_category_price_from" ON "services" USING btree ("listed","category","price_from_cents","id");--> statement-breakpoint
CREATE INDEX "services_rating" ON "services" USING btree ("listed",("rating_sum"::double precision / nullif("review_count", 0)) desc nulls last,"review_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "services_newest" ON "services" USING btree ("listed","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "services_category_newest" ON "services" USING btree ("listed","category","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "points_entries_person" ON "points_entries" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_booking" ON "ledger_transfers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_provider" ON "ledger_transfers" USING btree ("provider_id","at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_debit" ON "ledger_transfers" USING btree ("debit_account_id","at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_credit" ON "ledger_transfers" USING btree ("credit_account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("payment_id") WHERE status in ('created', 'sent', 'prompted', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_phone" ON "payment_attempts" USING btree ("phone_key","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_person" ON "payment_attempts" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_items_payout" ON "payout_items" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payouts_provider" ON "payouts" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "provider_events_due" ON "provider_events" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "provider_events_owner" ON "provider_events" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "reconciliation_issues_open" ON "reconciliation_issues" USING btree ("created_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "provider_members_person" ON "provider_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "providers_artisans" ON "providers" USING btree ("created_at","id") WHERE artisan is not null;--> statement-breakpoint
CREATE INDEX "reviews_service" ON "reviews" USING btree ("service_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_person" ON "reviews" USING btree ("person_id");--> statement-breakpoint
CREATE VIEW "public"."ledger_entries" AS (
  select t.id as transfer_id, t.kind, t.source, a.code as account, t.currency, t.amount_minor, t.booking_id, t.provider_id, t.at
  from ledger_transfers t join ledger_accounts a on a.id = t.debit_account_id
  union all
  select t.id, t.kind, t.source, a.code, t.currency, -t.amount_minor, t.booking_id, t.provider_id, t.at
  from ledger_transfers t join ledger_accounts a on a.id = t.credit_account_id);