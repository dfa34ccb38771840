CREATE TABLE "favorite_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text,
	"token_sha256" text,
	"token_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorite_lists_token_sha256_unique" UNIQUE("token_sha256"),
	CONSTRAINT "favorite_lists_default" CHECK (("favorite_lists"."name" is null) = ("favorite_lists"."id" = "favorite_lists"."person_id")),
	CONSTRAINT "favorite_lists_link" CHECK (("favorite_lists"."token_sha256" is null) = ("favorite_lists"."token_sealed" is null))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"list_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorites_list_id_service_id_pk" PRIMARY KEY("list_id","service_id")
);
--> statement-breakpoint
ALTER TABLE "favorite_lists" ADD CONSTRAINT "favorite_lists_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_list_id_favorite_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favorite_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_lists_person" ON "favorite_lists" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_lists_name" ON "favorite_lists" USING btree ("person_id",lower("name"));--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("list_id","created_at","service_id");--> statement-breakpoint
CREATE INDEX "favorites_person" ON "favorites" USING btree ("person_id","service_id");--> statement-breakpoint
CREATE INDEX "favorites_service" ON "favorites" USING btree ("service_id");