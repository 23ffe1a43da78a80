CREATE TABLE "audit_records" (
	"chain" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"member_id" uuid,
	"stage" text NOT NULL,
	"address" text NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_records_chain_position_pk" PRIMARY KEY("chain","position")
);
--> statement-breakpoint
CREATE INDEX "audit_records_at" ON "audit_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_records_member" ON "audit_records" USING btree ("member_id","at");--> statement-breakpoint
CREATE FUNCTION "audit_records_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '2 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'An audit record is kept for two years and never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_records_stay" BEFORE UPDATE OR DELETE ON "audit_records" FOR EACH ROW EXECUTE FUNCTION "audit_records_stay"();--> statement-breakpoint
CREATE TRIGGER "audit_records_stay_all" BEFORE TRUNCATE ON "audit_records" FOR EACH STATEMENT EXECUTE FUNCTION "audit_records_stay"();
