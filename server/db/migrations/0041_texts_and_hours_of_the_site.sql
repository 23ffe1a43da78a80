CREATE TABLE "opening_hours" (
	"version" integer PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "site_editions" (
	"version" integer PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_editions" ADD CONSTRAINT "site_editions_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;