CREATE TABLE "bill_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bill_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"payment_method_code" text NOT NULL,
	"payment_state" text NOT NULL,
	"failure" text,
	"provider_key" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bill_receivers" (
	"subscription_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"email_box" text NOT NULL,
	CONSTRAINT "bill_receivers_subscription_id_position_pk" PRIMARY KEY("subscription_id","position")
);
--> statement-breakpoint
CREATE TABLE "billing_keys" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"source_hash" text NOT NULL,
	"key_box" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "bill_kind" text DEFAULT 'CYCLE' NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "period_from" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "period_to" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "payment_method_code" text DEFAULT 'G' NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "next_charge_on" date;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "charging_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "tax_invoice_state" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "tax_invoice_no" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_receivers" ADD CONSTRAINT "bill_receivers_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_keys" ADD CONSTRAINT "billing_keys_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payments_attempt" ON "bill_payments" USING btree ("bill_id","attempt");--> statement-breakpoint
CREATE INDEX "bills_list" ON "bills" USING btree ("bill_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bills_to_charge" ON "bills" USING btree ("next_charge_on") WHERE "bills"."next_charge_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bills_once" ON "bills" USING btree ("subscription_id","period_from") WHERE "bills"."bill_kind" = 'CYCLE';
-- custom:
--> statement-breakpoint
UPDATE "bills" SET "period_from" = "bill_date", "period_to" = ("bill_date" + (CASE WHEN s."payment_cycle" = 'Y' THEN interval '1 year' ELSE interval '1 month' END))::date - 1, "payment_method_code" = s."payment" ->> 'paymentMethodCode', "lines" = jsonb_build_array(jsonb_build_object('lineType', 'SERVICE', 'label', (s."service_info" ->> 'serviceName') || ' ' || (s."service_info" ->> 'planName'), 'fromDate', "bill_date", 'toDate', ("bill_date" + (CASE WHEN s."payment_cycle" = 'Y' THEN interval '1 year' ELSE interval '1 month' END))::date - 1, 'supplyAmount', "bills"."supply_amount", 'vatAmount', "bills"."vat_amount")) FROM "subscriptions" s WHERE s."id" = "bills"."subscription_id";
