CREATE TABLE "public_versions" (
	"subject" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
