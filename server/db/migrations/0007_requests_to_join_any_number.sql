ALTER TABLE "company_offers" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_offers" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "company_offers" ADD COLUMN "rnno" text;--> statement-breakpoint
ALTER TABLE "company_offers" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "company_offers_undelivered" ON "company_offers" USING btree ("created_at") WHERE "company_offers"."company_id" is null and "company_offers"."delivered_at" is null and "company_offers"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "company_offers" ADD CONSTRAINT "company_offers_company" CHECK ("company_offers"."company_id" is not null or "company_offers"."offer_kind" = 'JOIN');--> statement-breakpoint
-- Moves data: what waits, and what is about people of the company, is named as it is shown today; of others nothing later is shown.
UPDATE "company_offers" AS "o" SET "rnno" = "c"."rnno", "delivered_at" = "o"."created_at" FROM "companies" AS "c"
WHERE "c"."id" = "o"."company_id" AND "o"."offer_kind" = 'JOIN';--> statement-breakpoint
UPDATE "company_offers" AS "o" SET "name" = "m"."name", "email" = coalesce("o"."email", "m"."email") FROM "members" AS "m"
WHERE "m"."id" = "o"."member_id" AND ("o"."closed_at" IS NULL OR "m"."company_id" = "o"."company_id");
