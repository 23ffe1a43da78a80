CREATE TABLE "cash_receipt_numbers" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"usage" text NOT NULL,
	"number_box" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bill_id" uuid NOT NULL,
	"receipt_kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"document_key" text NOT NULL,
	"place" integer NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"receipt_state" text NOT NULL,
	"usage" text NOT NULL,
	"number_box" text,
	"supply_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"traded_at" timestamp (3) with time zone NOT NULL,
	"confirm_no" text,
	"traded_on" date,
	"failure" text,
	"failure_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "cash_receipts_document_key_unique" UNIQUE("document_key")
);
--> statement-breakpoint
ALTER TABLE "cash_receipt_numbers" ADD CONSTRAINT "cash_receipt_numbers_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_receipts_once" ON "cash_receipts" USING btree ("receipt_kind","part_id");--> statement-breakpoint
CREATE INDEX "cash_receipts_bill" ON "cash_receipts" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "cash_receipts_due" ON "cash_receipts" USING btree ("next_look_at") WHERE "cash_receipts"."next_look_at" is not null;