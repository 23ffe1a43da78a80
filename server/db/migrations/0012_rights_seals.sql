CREATE TABLE "access_event_seals" (
	"position" integer PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"event_position" integer NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "access_event_seals_event_id_unique" UNIQUE("event_id")
);

-- custom:
--> statement-breakpoint
CREATE FUNCTION "access_event_seals_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The seals of what happened to permissions are never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "access_event_seals_stay" BEFORE UPDATE OR DELETE ON "access_event_seals" FOR EACH ROW EXECUTE FUNCTION "access_event_seals_stay"();--> statement-breakpoint
CREATE TRIGGER "access_event_seals_stay_all" BEFORE TRUNCATE ON "access_event_seals" FOR EACH STATEMENT EXECUTE FUNCTION "access_event_seals_stay"();
