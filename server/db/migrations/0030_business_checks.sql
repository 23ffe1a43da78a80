CREATE TABLE "business_checks" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"rnno" text NOT NULL,
	"state" text,
	"tax_type" text,
	"closed_on" date,
	"checked_at" timestamp (3) with time zone,
	"notified_state" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_checks" ADD CONSTRAINT "business_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_checks_due" ON "business_checks" USING btree ("next_ask_at");