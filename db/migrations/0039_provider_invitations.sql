CREATE TABLE "provider_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"email" text NOT NULL,
	"rights" jsonb NOT NULL,
	"language" text NOT NULL,
	"token_sha256" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	CONSTRAINT "provider_invitations_token_sha256_unique" UNIQUE("token_sha256"),
	CONSTRAINT "provider_invitations_accepted" CHECK (accepted_by is null or ended_at is not null)
);
--> statement-breakpoint
ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_accepted_by_people_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_invitations_open" ON "provider_invitations" USING btree ("provider_id",lower("email" collate "C")) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "provider_invitations_expires" ON "provider_invitations" USING btree ("expires_at");