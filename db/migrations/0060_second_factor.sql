CREATE TABLE "recovery_codes" (
	"person_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_person_id_digest_pk" PRIMARY KEY("person_id","digest")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"key_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_step" integer
);
--> statement-breakpoint
ALTER TABLE "sign_ins" DROP CONSTRAINT "sign_ins_outcome";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_factors_created" ON "second_factors" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_outcome" CHECK ("sign_ins"."outcome" in ('signed_in', 'wrong_password', 'wrong_code', 'suspended'));