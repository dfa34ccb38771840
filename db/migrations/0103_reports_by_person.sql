CREATE INDEX "message_reports_by" ON "message_reports" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "review_reports_by" ON "review_reports" USING btree ("person_id","id");