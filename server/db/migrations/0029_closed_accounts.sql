CREATE TABLE "account_closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"by_id" uuid,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"opened_by_id" uuid,
	"opening_reason" text
);
--> statement-breakpoint
CREATE TABLE "company_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"former_name" text NOT NULL,
	"former_rnno" text NOT NULL,
	"name" text NOT NULL,
	"rnno" text NOT NULL,
	"reason" text NOT NULL,
	"by_id" uuid,
	"corrected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_opened_by_id_members_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_corrections" ADD CONSTRAINT "company_corrections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_corrections" ADD CONSTRAINT "company_corrections_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_closings_open" ON "account_closings" USING btree ("member_id") WHERE "account_closings"."opened_at" is null;--> statement-breakpoint
CREATE INDEX "account_closings_member" ON "account_closings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "account_closings_by" ON "account_closings" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "account_closings_opened_by" ON "account_closings" USING btree ("opened_by_id");--> statement-breakpoint
CREATE INDEX "company_corrections_company" ON "company_corrections" USING btree ("company_id","corrected_at");--> statement-breakpoint
CREATE INDEX "company_corrections_by" ON "company_corrections" USING btree ("by_id");