CREATE TABLE "access_level_closings" (
	"company_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_level_closings_company_id_level_id_pk" PRIMARY KEY("company_id","level_id")
);
--> statement-breakpoint
CREATE TABLE "app_policies" (
	"company_id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"longest_term_days" integer NOT NULL,
	"auto_approval" boolean NOT NULL,
	"release_review" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "app_policies_company_id_app_id_pk" PRIMARY KEY("company_id","app_id")
);
--> statement-breakpoint
ALTER TABLE "access_levels" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "access_level_closings" ADD CONSTRAINT "access_level_closings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_level_closings" ADD CONSTRAINT "access_level_closings_level_id_access_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."access_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_policies" ADD CONSTRAINT "app_policies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_policies" ADD CONSTRAINT "app_policies_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_levels" ADD CONSTRAINT "access_levels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;