ALTER TABLE "access_events" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "access_events" ADD COLUMN "member_name" text;--> statement-breakpoint
ALTER TABLE "access_events" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "audit_intents" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_intents" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "actor_name" text;--> statement-breakpoint
CREATE INDEX "access_events_company" ON "access_events" USING btree ("company_id","at","id","position");--> statement-breakpoint
CREATE INDEX "audit_records_company" ON "audit_records" USING btree ("company_id","at","chain","position","operation");--> statement-breakpoint
ALTER TABLE "audit_records" DISABLE TRIGGER "audit_records_stay";--> statement-breakpoint
UPDATE "audit_records" AS "r" SET "company_id" = "m"."company_id" FROM "members" AS "m"
WHERE "m"."id" = "r"."member_id" AND "m"."company_id" IS NOT NULL AND ("m"."company_since" IS NULL OR "r"."at" >= "m"."company_since");--> statement-breakpoint
ALTER TABLE "audit_records" ENABLE TRIGGER "audit_records_stay";--> statement-breakpoint
ALTER TABLE "access_events" DISABLE TRIGGER "access_events_stay";--> statement-breakpoint
UPDATE "access_events" AS "r" SET "company_id" = "m"."company_id" FROM "members" AS "m"
WHERE "m"."id" = "r"."member_id" AND "m"."company_id" IS NOT NULL AND ("m"."company_since" IS NULL OR "r"."at" >= "m"."company_since");--> statement-breakpoint
ALTER TABLE "access_events" ENABLE TRIGGER "access_events_stay";--> statement-breakpoint
-- While a release is rolled out, nodes of the one before write rows without a company and a name.
CREATE FUNCTION "fill_company_of_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."company_id" := (SELECT "company_id" FROM "members" WHERE "id" = NEW."member_id");
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_records_company" BEFORE INSERT ON "audit_records" FOR EACH ROW WHEN (NEW."company_id" IS NULL AND NEW."actor_name" IS NULL AND NEW."member_id" IS NOT NULL) EXECUTE FUNCTION "fill_company_of_member"();
--> statement-breakpoint
CREATE TRIGGER "access_events_company" BEFORE INSERT ON "access_events" FOR EACH ROW WHEN (NEW."company_id" IS NULL AND NEW."member_name" IS NULL) EXECUTE FUNCTION "fill_company_of_member"();
