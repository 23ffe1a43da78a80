-- drizzle-kit knows no functions: the first and the last statement are written by hand.
CREATE FUNCTION "search_keys"("words" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
	SELECT coalesce(array_agg(DISTINCT "pair"), '{}') FROM (
		SELECT substr("form", "at", 2) AS "pair"
		FROM (VALUES (normalize("words", NFC)), (regexp_replace(normalize("words", NFD), '[\u1161-\u1175\u11A8-\u11C2]', '', 'g'))) AS "forms"("form"),
			generate_series(1, length("form") - 1) AS "at"
	) AS "pairs" WHERE "pair" !~ '\s'
$$;
--> statement-breakpoint
DROP INDEX "subscriptions_search";--> statement-breakpoint
CREATE INDEX "apps_search" ON "apps" USING gin (search_keys(lower("name" || ' ' || "category" || ' ' || "description")));--> statement-breakpoint
CREATE INDEX "counsels_search" ON "counsels" USING gin (search_keys(lower("counsel_no" || ' ' || "name" || ' ' || coalesce("company_name", '') || ' ' || "memo")));--> statement-breakpoint
CREATE INDEX "inquiries_search" ON "inquiries" USING gin (search_keys(lower("inquiry_no" || ' ' || "subject" || ' ' || "name" || ' ' || coalesce("company_name", ''))));--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin (search_keys(lower("name")));--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin (search_keys(lower("title")));--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin (search_keys(("search_text" || ' ' || lower(coalesce("service_info" ->> 'serviceName', '') || ' ' || coalesce("service_info" ->> 'planName', '') || ' ' || coalesce("contract_no", '')))));--> statement-breakpoint
DROP FUNCTION "search_grams"(text);
