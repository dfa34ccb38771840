CREATE TABLE "access_tokens" (
	"account" text PRIMARY KEY NOT NULL,
	"token_sealed" text,
	"ends_at" timestamp (3) with time zone,
	"claim" uuid,
	"claim_ends_at" timestamp (3) with time zone
);
