ALTER TABLE "people" ADD COLUMN "phone_key" text;--> statement-breakpoint
CREATE INDEX "people_phone" ON "people" USING btree ("phone_key") WHERE phone_key is not null;--> statement-breakpoint
CREATE TRIGGER "people_phone_key" BEFORE UPDATE OF "phone_sealed" ON "people" FOR EACH ROW WHEN (NEW.phone_sealed IS DISTINCT FROM OLD.phone_sealed AND NEW.phone_key IS NOT DISTINCT FROM OLD.phone_key) EXECUTE FUNCTION "forget_phone_key"();
