-- The triggers at the end and the defaults for rows of before, which no key has sealed, are written by hand.
CREATE TABLE "audit_heads" (
	"position" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"chains" jsonb NOT NULL,
	"key_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_event_seals" ADD COLUMN "key_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_event_seals" ALTER COLUMN "key_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "key_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_records" ALTER COLUMN "key_id" DROP DEFAULT;--> statement-breakpoint
CREATE FUNCTION "audit_heads_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The heads of the audit record are never changed.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_heads_stay" BEFORE UPDATE OR DELETE ON "audit_heads" FOR EACH ROW EXECUTE FUNCTION "audit_heads_stay"();
--> statement-breakpoint
CREATE TRIGGER "audit_heads_stay_all" BEFORE TRUNCATE ON "audit_heads" FOR EACH STATEMENT EXECUTE FUNCTION "audit_heads_stay"();
