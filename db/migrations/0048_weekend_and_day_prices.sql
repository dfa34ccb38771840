CREATE TABLE "service_day_prices" (
	"service_id" uuid NOT NULL,
	"date" date NOT NULL,
	"price_cents" bigint NOT NULL,
	"kind_cents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "service_day_prices_service_id_date_pk" PRIMARY KEY("service_id","date"),
	CONSTRAINT "service_day_prices_price" CHECK ("service_day_prices"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "weekend_cents" bigint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "weekend_kind_cents" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_day_prices" ADD CONSTRAINT "service_day_prices_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_weekend" CHECK ("services"."weekend_cents" >= 0);