CREATE INDEX "services_updated" ON "services" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "services_title_en" ON "services" USING btree ("title_en","id");--> statement-breakpoint
CREATE INDEX "services_title_sw" ON "services" USING btree ("title_sw","id");--> statement-breakpoint
CREATE INDEX "services_taken_down" ON "services" USING btree ("updated_at","id") WHERE taken_down_at is not null;--> statement-breakpoint
CREATE INDEX "services_featured" ON "services" USING btree ("updated_at","id") WHERE featured;--> statement-breakpoint
CREATE INDEX "providers_updated" ON "providers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "providers_kind" ON "providers" USING btree ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "providers_name" ON "providers" USING btree ("name","id");