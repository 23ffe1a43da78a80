CREATE TABLE "company_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"offer_kind" text NOT NULL,
	"offer_state" text NOT NULL,
	"member_id" uuid,
	"email" text,
	"by_id" uuid,
	"roles" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "company_roles" (
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "company_roles_member_id_role_pk" PRIMARY KEY("member_id","role")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "everybody_may" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "company_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_offers" ADD CONSTRAINT "company_offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_offers" ADD CONSTRAINT "company_offers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_offers" ADD CONSTRAINT "company_offers_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_roles" ADD CONSTRAINT "company_roles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_offers_page" ON "company_offers" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "company_offers_email" ON "company_offers" USING btree ("email") WHERE "company_offers"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "company_offers_member" ON "company_offers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "company_offers_by" ON "company_offers" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "company_offers_expiring" ON "company_offers" USING btree ("expires_at") WHERE "company_offers"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "company_offers_closed" ON "company_offers" USING btree ("closed_at") WHERE "company_offers"."closed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_offers_invited" ON "company_offers" USING btree ("company_id","email") WHERE "company_offers"."closed_at" is null and "company_offers"."offer_kind" = 'INVITATION';--> statement-breakpoint
CREATE UNIQUE INDEX "company_offers_asked" ON "company_offers" USING btree ("member_id") WHERE "company_offers"."closed_at" is null and "company_offers"."offer_kind" = 'JOIN';--> statement-breakpoint
CREATE UNIQUE INDEX "company_offers_owned" ON "company_offers" USING btree ("company_id") WHERE "company_offers"."closed_at" is null and "company_offers"."offer_kind" = 'OWNERSHIP';--> statement-breakpoint
CREATE INDEX "companies_rnno" ON "companies" USING btree ("rnno","created_at");--> statement-breakpoint
INSERT INTO "company_roles" ("member_id", "role")
SELECT DISTINCT ON ("company_id") "id", 'owner' FROM "members" WHERE "company_id" IS NOT NULL ORDER BY "company_id", "created_at", "id";
