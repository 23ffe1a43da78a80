CREATE TABLE "terms_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_code" text NOT NULL,
	"number" integer NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"effective_date" date NOT NULL,
	"agree_again" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "terms_editions_number" UNIQUE("document_code","number")
);
--> statement-breakpoint
ALTER TABLE "terms_editions" ADD CONSTRAINT "terms_editions_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;