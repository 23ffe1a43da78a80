CREATE TABLE "tried_services" (
	"person_hash" text NOT NULL,
	"service_code" text NOT NULL,
	"forget_on" date NOT NULL,
	CONSTRAINT "tried_services_person_hash_service_code_pk" PRIMARY KEY("person_hash","service_code")
);
--> statement-breakpoint
ALTER TABLE "access_events" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_intents" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "person_hash" text;--> statement-breakpoint
CREATE INDEX "tried_services_forget_on" ON "tried_services" USING btree ("forget_on");--> statement-breakpoint
CREATE INDEX "access_events_company" ON "access_events" USING btree ("company_id","at","id","position");--> statement-breakpoint
CREATE INDEX "audit_records_company" ON "audit_records" USING btree ("company_id","at","chain","position","operation");--> statement-breakpoint
ALTER TABLE "audit_records" DISABLE TRIGGER "audit_records_stay";--> statement-breakpoint
UPDATE "audit_records" AS "r" SET "company_id" = "m"."company_id" FROM "members" AS "m"
WHERE "m"."id" = "r"."member_id" AND "m"."company_id" IS NOT NULL AND ("m"."company_since" IS NULL OR "r"."at" >= "m"."company_since");--> statement-breakpoint
ALTER TABLE "audit_records" ENABLE TRIGGER "audit_records_stay";--> statement-breakpoint
ALTER TABLE "access_events" DISABLE TRIGGER "access_events_stay";--> statement-breakpoint
UPDATE "access_events" AS "r" SET "company_id" = "m"."company_id" FROM "members" AS "m"
WHERE "m"."id" = "r"."member_id" AND "m"."company_id" IS NOT NULL AND ("m"."company_since" IS NULL OR "r"."at" >= "m"."company_since");--> statement-breakpoint
ALTER TABLE "access_events" ENABLE TRIGGER "access_events_stay";
