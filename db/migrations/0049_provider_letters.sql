ALTER TABLE "providers" ADD COLUMN "letter_language" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "letters_off" jsonb DEFAULT '[]'::jsonb NOT NULL;