CREATE TABLE "statement_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"consent_id" uuid,
	"rows" integer NOT NULL,
	"skipped" integer NOT NULL,
	"lines" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"report" jsonb,
	CONSTRAINT "statement_imports_consent_id_unique" UNIQUE("consent_id")
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sealed" text NOT NULL,
	"became" text,
	CONSTRAINT "statement_lines_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
ALTER TABLE "statement_imports" ADD CONSTRAINT "statement_imports_started_by_people_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_import_id_statement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."statement_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_imports_started" ON "statement_imports" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "statement_imports_open" ON "statement_imports" USING btree ("started_by") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "statement_lines_new" ON "statement_lines" USING btree ("import_id","number") WHERE became is null;--> statement-breakpoint
CREATE INDEX "statement_lines_left" ON "statement_lines" USING btree ("import_id","number") WHERE became = 'left';