CREATE TABLE "brands" (
	"version" integer PRIMARY KEY NOT NULL,
	"brand_name" text NOT NULL,
	"latin_name" text,
	"sender_name" text,
	"support_hours" text,
	"legal_footer" text,
	"accent_color" text,
	"logo" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;