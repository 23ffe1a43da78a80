CREATE OR REPLACE FUNCTION "search_keys"("words" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
	SELECT coalesce(array_agg(DISTINCT substr("form", "at", 2)), '{}')
	FROM (VALUES
			(regexp_replace(normalize("words", NFC), '\s', '', 'g')),
			(regexp_replace(normalize("words", NFD), '[\s\u1161-\u1175\u11A8-\u11C2]', '', 'g'))
		) AS "forms"("form"),
		generate_series(1, length("form") - 1) AS "at"
$$;
--> statement-breakpoint
REINDEX INDEX "apps_search";
--> statement-breakpoint
REINDEX INDEX "counsels_search";
--> statement-breakpoint
REINDEX INDEX "inquiries_search";
--> statement-breakpoint
REINDEX INDEX "members_search";
--> statement-breakpoint
REINDEX INDEX "posts_search";
--> statement-breakpoint
REINDEX INDEX "subscriptions_search";
