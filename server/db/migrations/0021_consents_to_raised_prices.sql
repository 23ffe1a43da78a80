CREATE TABLE "price_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"service_code" text NOT NULL,
	"consent_state" text NOT NULL,
	"rises_on" date NOT NULL,
	"plan_name" text NOT NULL,
	"currency" text NOT NULL,
	"amount_before" bigint NOT NULL,
	"amount_after" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by_id" uuid,
	"settled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_editions" ADD COLUMN "asks_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_rise" jsonb;--> statement-breakpoint
ALTER TABLE "price_consents" ADD CONSTRAINT "price_consents_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_consents" ADD CONSTRAINT "price_consents_answered_by_id_members_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_consents_standing" ON "price_consents" USING btree ("subscription_id") WHERE "price_consents"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "price_consents_day" ON "price_consents" USING btree ("rises_on","id") WHERE "price_consents"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "price_consents_subscription" ON "price_consents" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "price_consents_service" ON "price_consents" USING btree ("service_code","rises_on" DESC NULLS FIRST);