ALTER TABLE "companies" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "merged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_corrections" ADD COLUMN "merged_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "subject_company_id" uuid;--> statement-breakpoint
ALTER TABLE "members" drop column "subject";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "subject" uuid GENERATED ALWAYS AS ((md5("id"::text || ':' || coalesce("subject_company_id"::text, "company_id"::text, ''))::uuid)) STORED;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_merged_into_id_companies_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_corrections" ADD CONSTRAINT "company_corrections_merged_id_companies_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_merged" ON "companies" USING btree ("merged_into_id") WHERE "companies"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "company_corrections_merged" ON "company_corrections" USING btree ("merged_id") WHERE "company_corrections"."merged_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "members_subject" ON "members" USING btree ("subject");--> statement-breakpoint
-- Written by hand: a row that is written for a company while it is merged waits, and then belongs to the remaining one (decision 198).
CREATE FUNCTION "follow_merge"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"remaining_id" uuid;
BEGIN
	SELECT "merged_into_id" INTO "remaining_id" FROM "companies" WHERE "id" = NEW."company_id" FOR KEY SHARE;
	IF "remaining_id" IS NOT NULL THEN
		NEW."company_id" := "remaining_id";
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "access_level_closings_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "access_level_closings" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "access_level_terms_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "access_level_terms" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "access_levels_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "access_levels" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "app_closing_notices_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "app_closing_notices" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "app_policies_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "app_policies" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "apps_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "apps" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "business_checks_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "business_checks" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "company_offers_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "company_offers" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "members_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "members" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "subscriptions_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "subscriptions" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
--> statement-breakpoint
CREATE TRIGGER "trials_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "trials" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
