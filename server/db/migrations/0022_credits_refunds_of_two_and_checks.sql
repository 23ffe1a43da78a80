CREATE TABLE "bill_credit_uses" (
	"credit_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "bill_credit_uses_credit_id_bill_id_pk" PRIMARY KEY("credit_id","bill_id")
);
--> statement-breakpoint
CREATE TABLE "bill_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"credit_on" text NOT NULL,
	"amount" bigint NOT NULL,
	"left_amount" bigint NOT NULL,
	"reason_box" text NOT NULL,
	"credited_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_checks" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"notified_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"is_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_refunds" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "bill_refunds" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "bill_refunds" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bill_refunds" ADD COLUMN "decision_box" text;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "voided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "void_reason_box" text;--> statement-breakpoint
ALTER TABLE "bill_credit_uses" ADD CONSTRAINT "bill_credit_uses_credit_id_bill_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."bill_credits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_credit_uses" ADD CONSTRAINT "bill_credit_uses_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_credits" ADD CONSTRAINT "bill_credits_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_checks" ADD CONSTRAINT "payment_checks_payment_id_bill_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."bill_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_credit_uses_bill" ON "bill_credit_uses" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "bill_credits_subscription" ON "bill_credits" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "bill_credits_open" ON "bill_credits" USING btree ("subscription_id") WHERE "bill_credits"."left_amount" > 0;--> statement-breakpoint
CREATE INDEX "payment_checks_due" ON "payment_checks" USING btree ("notified_at") WHERE not "payment_checks"."is_done";--> statement-breakpoint
CREATE UNIQUE INDEX "bill_refunds_open" ON "bill_refunds" USING btree ("bill_id") WHERE "bill_refunds"."refund_state" in ('STARTED', 'WAITING');