-- custom:
CREATE FUNCTION "search_grams"("words" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT substr("words", "at", 2)), '{}') FROM generate_series(1, length("words") - 1) "at"
$$;--> statement-breakpoint
CREATE TABLE "bill_sums" (
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"bill_state" text NOT NULL,
	"count" bigint NOT NULL,
	"total_amount" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "bills_sums";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(subscription_no || ' ' || coalesce(company_info ->> 'companyName', '') || ' ' || coalesce(subscriber_info ->> 'name', ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bill_sums_period" ON "bill_sums" USING btree ("period");--> statement-breakpoint
CREATE INDEX "bills_state_period" ON "bills" USING btree ("bill_state","period","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_number" ON "bills" USING btree ("bill_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin (search_grams("search_text"));--> statement-breakpoint
INSERT INTO "bill_sums" SELECT "period", "currency", "bill_state", count(*), sum("total_amount") FROM "bills" GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE FUNCTION "bills_summed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "bill_sums" SELECT "period", "currency", "bill_state", count(*), sum("total_amount") FROM "after" GROUP BY 1, 2, 3;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "bill_sums" SELECT "period", "currency", "bill_state", -count(*), -sum("total_amount") FROM "before" GROUP BY 1, 2, 3;
	ELSE
		INSERT INTO "bill_sums"
		SELECT "period", "currency", "bill_state", sum("one"), sum("amount") FROM (
			SELECT "period", "currency", "bill_state", 1 AS "one", "total_amount" AS "amount" FROM "after"
			UNION ALL
			SELECT "period", "currency", "bill_state", -1, -"total_amount" FROM "before"
		) "changes" GROUP BY 1, 2, 3 HAVING sum("one") <> 0 OR sum("amount") <> 0;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "bills_summed_new" AFTER INSERT ON "bills" REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "bills_summed"();--> statement-breakpoint
CREATE TRIGGER "bills_summed_changed" AFTER UPDATE ON "bills" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "bills_summed"();--> statement-breakpoint
CREATE TRIGGER "bills_summed_gone" AFTER DELETE ON "bills" REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "bills_summed"();
