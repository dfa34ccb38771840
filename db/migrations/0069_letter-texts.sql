CREATE TABLE "letter_texts" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_texts_language_key_pk" PRIMARY KEY("language","key"),
	CONSTRAINT "letter_texts_language" CHECK ("letter_texts"."language" in ('en', 'sw'))
);
