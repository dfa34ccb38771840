ALTER TABLE "calendar_imports" DROP CONSTRAINT "calendar_imports_service_id_services_id_fk";
--> statement-breakpoint
ALTER TABLE "service_blocks" DROP CONSTRAINT "service_blocks_service_id_services_id_fk";
--> statement-breakpoint
ALTER TABLE "service_feeds" DROP CONSTRAINT "service_feeds_service_id_services_id_fk";
--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD CONSTRAINT "calendar_imports_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_blocks" ADD CONSTRAINT "service_blocks_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_feeds" ADD CONSTRAINT "service_feeds_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;