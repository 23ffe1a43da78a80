CREATE TABLE "service_editions" (
	"service_code" text NOT NULL,
	"version" integer NOT NULL,
	"from_date" date NOT NULL,
	"position" integer NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "service_editions_service_code_version_pk" PRIMARY KEY("service_code","version")
);
--> statement-breakpoint
ALTER TABLE "service_editions" ADD CONSTRAINT "service_editions_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;