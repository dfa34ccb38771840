CREATE INDEX "people_created" ON "people" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "people_name" ON "people" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "people_role" ON "people" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "people_suspended" ON "people" USING btree ("created_at","id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "people_unverified" ON "people" USING btree ("created_at","id") WHERE email_verified_at is null;--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);