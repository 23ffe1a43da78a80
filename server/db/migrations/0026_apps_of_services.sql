CREATE TABLE "app_closing_notices" (
	"company_id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"last_date" date NOT NULL,
	CONSTRAINT "app_closing_notices_company_id_app_id_last_date_pk" PRIMARY KEY("company_id","app_id","last_date")
);
--> statement-breakpoint
CREATE TABLE "app_services" (
	"app_id" uuid NOT NULL,
	"service_code" text NOT NULL,
	CONSTRAINT "app_services_app_id_service_code_pk" PRIMARY KEY("app_id","service_code")
);
--> statement-breakpoint
CREATE TABLE "subscription_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid
);
--> statement-breakpoint
ALTER TABLE "access_grants" ADD COLUMN "unsubscribed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app_closing_notices" ADD CONSTRAINT "app_closing_notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_closing_notices" ADD CONSTRAINT "app_closing_notices_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_services" ADD CONSTRAINT "app_services_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_services_service" ON "app_services" USING btree ("service_code");--> statement-breakpoint
CREATE INDEX "access_grants_unsubscribed" ON "access_grants" USING btree ("unsubscribed_at") WHERE "access_grants"."unsubscribed_at" is not null;--> statement-breakpoint
-- Written by hand: records each change of a subscription, whichever code makes it, for the code that follows them (decision 172).
CREATE FUNCTION "note_subscription_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM "app_services") THEN
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' AND OLD."company_id" IS NOT NULL THEN
		INSERT INTO "subscription_changes" ("company_id") VALUES (OLD."company_id");
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."company_id" IS NOT NULL AND (TG_OP = 'INSERT' OR NEW."company_id" IS DISTINCT FROM OLD."company_id") THEN
		INSERT INTO "subscription_changes" ("company_id") VALUES (NEW."company_id");
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_noted" AFTER INSERT OR DELETE OR UPDATE OF "subscription_state", "company_id", "service_info" ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "note_subscription_change"();
--> statement-breakpoint
CREATE TRIGGER "trials_noted" AFTER INSERT OR DELETE OR UPDATE OF "trial_state", "company_id" ON "trials" FOR EACH ROW EXECUTE FUNCTION "note_subscription_change"();
--> statement-breakpoint
CREATE FUNCTION "note_app_service_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "subscription_changes" ("company_id") VALUES (NULL);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "app_services_noted" AFTER INSERT OR DELETE ON "app_services" FOR EACH STATEMENT EXECUTE FUNCTION "note_app_service_change"();
