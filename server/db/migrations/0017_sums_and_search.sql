-- custom:
CREATE FUNCTION "search_grams"("words" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
	SELECT coalesce(array_agg(DISTINCT substr("words", "at", 2)), '{}') FROM generate_series(1, length("words") - 1) "at"
$$;--> statement-breakpoint
CREATE TABLE "bill_sums" (
	"owner_id" uuid,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"bill_state" text NOT NULL,
	"count" bigint NOT NULL,
	"total_amount" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "bills_sums";--> statement-breakpoint
DROP INDEX "bills_subscription";--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(subscription_no || ' ' || coalesce(company_info ->> 'companyName', '') || ' ' || coalesce(subscriber_info ->> 'name', ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bill_sums_owner" ON "bill_sums" USING btree ("owner_id","period");--> statement-breakpoint
CREATE INDEX "bills_owner" ON "bills" USING btree ("owner_id","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_owner_state" ON "bills" USING btree ("owner_id","bill_state","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_owner_period" ON "bills" USING btree ("owner_id","period","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_state_period" ON "bills" USING btree ("bill_state","period","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_number" ON "bills" USING btree ("bill_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "subscriptions_number" ON "subscriptions" USING btree ("subscription_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin (search_grams("search_text"));--> statement-breakpoint
CREATE INDEX "bills_subscription" ON "bills" USING btree ("subscription_id","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST,"period","currency","bill_state","total_amount");--> statement-breakpoint
UPDATE "bills" SET "owner_id" = (SELECT coalesce("company_id", "member_id") FROM "subscriptions" WHERE "subscriptions"."id" = "subscription_id");--> statement-breakpoint
INSERT INTO "bill_sums" SELECT "owner_id", "period", "currency", "bill_state", count(*), sum("total_amount") FROM "bills" GROUP BY GROUPING SETS (("owner_id", "period", "currency", "bill_state"), ("period", "currency", "bill_state"));--> statement-breakpoint
CREATE FUNCTION "bills_owned"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."owner_id" := (SELECT coalesce("company_id", "member_id") FROM "subscriptions" WHERE "id" = NEW."subscription_id");
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "bills_owned" BEFORE INSERT ON "bills" FOR EACH ROW EXECUTE FUNCTION "bills_owned"();--> statement-breakpoint
CREATE FUNCTION "subscriptions_owned"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "bills" SET "owner_id" = coalesce(NEW."company_id", NEW."member_id") WHERE "subscription_id" = NEW."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "subscriptions_owned" AFTER UPDATE OF "company_id", "member_id" ON "subscriptions" FOR EACH ROW
	WHEN (coalesce(OLD."company_id", OLD."member_id") IS DISTINCT FROM coalesce(NEW."company_id", NEW."member_id")) EXECUTE FUNCTION "subscriptions_owned"();--> statement-breakpoint
CREATE FUNCTION "bills_summed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "bill_sums" SELECT "owner_id", "period", "currency", "bill_state", count(*), sum("total_amount") FROM "after" GROUP BY GROUPING SETS (("owner_id", "period", "currency", "bill_state"), ("period", "currency", "bill_state"));
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "bill_sums" SELECT "owner_id", "period", "currency", "bill_state", -count(*), -sum("total_amount") FROM "before" GROUP BY GROUPING SETS (("owner_id", "period", "currency", "bill_state"), ("period", "currency", "bill_state"));
	ELSE
		INSERT INTO "bill_sums"
		SELECT "owner_id", "period", "currency", "bill_state", sum("one"), sum("amount") FROM (
			SELECT "owner_id", "period", "currency", "bill_state", 1 AS "one", "total_amount" AS "amount" FROM "after"
			UNION ALL
			SELECT "owner_id", "period", "currency", "bill_state", -1, -"total_amount" FROM "before"
		) "changes" GROUP BY GROUPING SETS (("owner_id", "period", "currency", "bill_state"), ("period", "currency", "bill_state")) HAVING sum("one") <> 0 OR sum("amount") <> 0;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "bills_summed_new" AFTER INSERT ON "bills" REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "bills_summed"();--> statement-breakpoint
CREATE TRIGGER "bills_summed_changed" AFTER UPDATE ON "bills" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "bills_summed"();--> statement-breakpoint
CREATE TRIGGER "bills_summed_gone" AFTER DELETE ON "bills" REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "bills_summed"();
