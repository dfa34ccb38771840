ALTER TABLE "payout_methods" ADD COLUMN "destination_key" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "phone_key" text;--> statement-breakpoint
CREATE INDEX "services_prices" ON "services" USING btree ("category","price_unit","price_cents") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "payout_methods_destination" ON "payout_methods" USING btree ("destination_key");--> statement-breakpoint
CREATE INDEX "providers_phone" ON "providers" USING btree ("phone_key") WHERE phone_key is not null;