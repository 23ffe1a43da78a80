CREATE TABLE "subscription_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occurred_on" date NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"label" text NOT NULL,
	"currency" text NOT NULL,
	"supply_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"bill_id" uuid
);
--> statement-breakpoint
CREATE TABLE "subscription_cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cancellation_no" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"end_option" text NOT NULL,
	"reason_code" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"last_date" date NOT NULL,
	"end_date_before" date,
	"next_bill_date_before" date,
	"supply_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "subscription_cancellations_cancellation_no_unique" UNIQUE("cancellation_no")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_adjustments" ADD CONSTRAINT "subscription_adjustments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_adjustments" ADD CONSTRAINT "subscription_adjustments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cancellations" ADD CONSTRAINT "subscription_cancellations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_adjustments_subscription" ON "subscription_adjustments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscription_adjustments_open" ON "subscription_adjustments" USING btree ("subscription_id") WHERE "subscription_adjustments"."bill_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cancellations_standing" ON "subscription_cancellations" USING btree ("subscription_id") WHERE "subscription_cancellations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "subscription_cancellations_subscription" ON "subscription_cancellations" USING btree ("subscription_id","requested_at" DESC NULLS LAST);