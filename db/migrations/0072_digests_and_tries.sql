ALTER TABLE "consent_requests" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "forget_phone_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.phone_key := NULL;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "providers_phone_key" BEFORE UPDATE OF "phone_sealed" ON "providers" FOR EACH ROW WHEN (NEW.phone_sealed IS DISTINCT FROM OLD.phone_sealed AND NEW.phone_key IS NOT DISTINCT FROM OLD.phone_key) EXECUTE FUNCTION "forget_phone_key"();--> statement-breakpoint
CREATE FUNCTION "forget_destination_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.destination_key := NULL;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "payout_methods_destination_key" BEFORE UPDATE OF "destination_sealed" ON "payout_methods" FOR EACH ROW WHEN (NEW.destination_sealed IS DISTINCT FROM OLD.destination_sealed AND NEW.destination_key IS NOT DISTINCT FROM OLD.destination_key) EXECUTE FUNCTION "forget_destination_key"();
