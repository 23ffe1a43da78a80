ALTER TABLE "apps" ALTER COLUMN "code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "access_levels" ADD COLUMN "longest_term_days" integer;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "icon" text DEFAULT 'WINDOW' NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "apps_company" ON "apps" USING btree ("company_id");--> statement-breakpoint
-- Moves data: an app that one company alone has to do with is that company's own, with its levels; every other is the operator's.
UPDATE "apps" AS "a" SET "company_id" = "o"."company_id" FROM (
  SELECT "app_id", min("company_id"::text)::uuid AS "company_id" FROM (
    SELECT "l"."app_id", "m"."company_id" FROM "access_grants" AS "g" INNER JOIN "access_levels" AS "l" ON "l"."id" = "g"."level_id" INNER JOIN "members" AS "m" ON "m"."id" = "g"."member_id"
    UNION SELECT "l"."app_id", "m"."company_id" FROM "access_requests" AS "r" INNER JOIN "access_levels" AS "l" ON "l"."id" = "r"."level_id" INNER JOIN "members" AS "m" ON "m"."id" = "r"."member_id"
    UNION SELECT "r"."app_id", "m"."company_id" FROM "member_roles" AS "r" INNER JOIN "members" AS "m" ON "m"."id" = "r"."member_id" WHERE "r"."app_id" IS NOT NULL
    UNION SELECT "app_id", "company_id" FROM "access_levels"
    UNION SELECT "app_id", "company_id" FROM "app_policies"
    UNION SELECT "l"."app_id", "c"."company_id" FROM "access_level_closings" AS "c" INNER JOIN "access_levels" AS "l" ON "l"."id" = "c"."level_id"
    UNION SELECT "l"."app_id", "t"."company_id" FROM "access_level_terms" AS "t" INNER JOIN "access_levels" AS "l" ON "l"."id" = "t"."level_id"
  ) AS "uses" WHERE "company_id" IS NOT NULL GROUP BY "app_id" HAVING count(DISTINCT "company_id") = 1
) AS "o" WHERE "o"."app_id" = "a"."id";--> statement-breakpoint
UPDATE "access_levels" AS "l" SET "company_id" = "a"."company_id" FROM "apps" AS "a" WHERE "a"."id" = "l"."app_id" AND "a"."company_id" IS NOT NULL;--> statement-breakpoint
-- Each app has the icon that its category had.
UPDATE "apps" SET "icon" = CASE "category" WHEN '개발' THEN 'CODE' WHEN '경영 지원' THEN 'PERSON_CARD' WHEN '물류' THEN 'WAREHOUSE' WHEN '영업' THEN 'TALK' WHEN '인프라' THEN 'CLOUD' WHEN '협업' THEN 'ENVELOPE' ELSE "icon" END;
