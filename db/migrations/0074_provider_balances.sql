CREATE TABLE "provider_balances" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"owed_cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_balances" ADD CONSTRAINT "provider_balances_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_balances_owed" ON "provider_balances" USING btree ("owed_cents","provider_id") WHERE owed_cents <> 0;--> statement-breakpoint
CREATE INDEX "payment_attempts_unverified" ON "payment_attempts" USING btree ("payment_id") WHERE status = 'succeeded' and not verified;--> statement-breakpoint
CREATE INDEX "payments_disputed" ON "payments" USING btree ("booking_id") WHERE disputed;--> statement-breakpoint
CREATE FUNCTION "add_to_provider_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO provider_balances (provider_id, owed_cents)
	SELECT t.provider_id, sum(CASE WHEN t.credit_account_id = a.id THEN t.amount_minor ELSE -t.amount_minor END)
	FROM added t JOIN ledger_accounts a ON a.code = 'provider:payable:USD' AND a.id IN (t.credit_account_id, t.debit_account_id)
	WHERE t.provider_id IS NOT NULL
	GROUP BY t.provider_id
	ORDER BY t.provider_id
	ON CONFLICT (provider_id) DO UPDATE SET owed_cents = provider_balances.owed_cents + excluded.owed_cents;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_balances" AFTER INSERT ON "ledger_transfers" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "add_to_provider_balances"();--> statement-breakpoint
INSERT INTO "provider_balances" ("provider_id", "owed_cents")
SELECT t.provider_id, sum(CASE WHEN t.credit_account_id = a.id THEN t.amount_minor ELSE -t.amount_minor END)
FROM ledger_transfers t JOIN ledger_accounts a ON a.code = 'provider:payable:USD' AND a.id IN (t.credit_account_id, t.debit_account_id)
WHERE t.provider_id IS NOT NULL
GROUP BY t.provider_id;
