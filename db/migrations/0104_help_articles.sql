CREATE TABLE "help_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"topic" text NOT NULL,
	"position" integer NOT NULL,
	"title_en" text NOT NULL,
	"title_sw" text NOT NULL,
	"summary_en" text NOT NULL,
	"summary_sw" text NOT NULL,
	"body_en" text NOT NULL,
	"body_sw" text NOT NULL,
	"questions_en" text NOT NULL,
	"questions_sw" text NOT NULL,
	"stems_en" text[] NOT NULL,
	"stems_sw" text[] NOT NULL,
	"published" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "help_articles_slug" UNIQUE("slug"),
	CONSTRAINT "help_articles_position" CHECK ("help_articles"."position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "help_starts" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_words" (
	"language" text NOT NULL,
	"stem" text NOT NULL,
	CONSTRAINT "help_words_language_stem_pk" PRIMARY KEY("language","stem"),
	CONSTRAINT "help_words_language" CHECK ("help_words"."language" in ('en', 'sw'))
);
--> statement-breakpoint
CREATE INDEX "help_articles_order" ON "help_articles" USING btree ("topic","position","id");--> statement-breakpoint
CREATE INDEX "help_articles_stems_en" ON "help_articles" USING gin ("stems_en");--> statement-breakpoint
CREATE INDEX "help_articles_stems_sw" ON "help_articles" USING gin ("stems_sw");--> statement-breakpoint
CREATE INDEX "help_words_like" ON "help_words" USING gin ("stem" gin_trgm_ops);