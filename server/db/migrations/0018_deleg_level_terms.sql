CREATE TABLE "access_level_terms" (
	"company_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"longest_term_days" integer NOT NULL,
	CONSTRAINT "access_level_terms_company_id_level_id_pk" PRIMARY KEY("company_id","level_id")
);
--> statement-breakpoint
ALTER TABLE "access_level_terms" ADD CONSTRAINT "access_level_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_level_terms" ADD CONSTRAINT "access_level_terms_level_id_access_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."access_levels"("id") ON DELETE cascade ON UPDATE no action;