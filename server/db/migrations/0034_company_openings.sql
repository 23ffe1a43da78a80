CREATE TABLE "company_openings" (
	"company_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"opened_on" date NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "company_openings_by_id_company_id_opened_on_pk" PRIMARY KEY("by_id","company_id","opened_on")
);
--> statement-breakpoint
CREATE INDEX "company_openings_at" ON "company_openings" USING btree ("opened_at");