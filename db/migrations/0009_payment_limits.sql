CREATE TABLE "payment_limits" (
	"subject" text PRIMARY KEY NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
