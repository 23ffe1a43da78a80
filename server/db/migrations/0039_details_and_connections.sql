CREATE TABLE "connection_states" (
	"connection" text PRIMARY KEY NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"last_failure_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"last_failure" text
);
--> statement-breakpoint
CREATE TABLE "details_checks" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"rnno" text NOT NULL,
	"representative" text NOT NULL,
	"founded_on" date NOT NULL,
	"match" text,
	"checked_at" timestamp (3) with time zone,
	"is_notified" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "representative" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "founded_on" date;--> statement-breakpoint
ALTER TABLE "details_checks" ADD CONSTRAINT "details_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "details_checks_due" ON "details_checks" USING btree ("next_ask_at");--> statement-breakpoint
-- Written by hand, as for every table of a company (decision 198).
CREATE TRIGGER "details_checks_follow_merge" BEFORE INSERT OR UPDATE OF "company_id" ON "details_checks" FOR EACH ROW WHEN (NEW."company_id" IS NOT NULL) EXECUTE FUNCTION "follow_merge"();
