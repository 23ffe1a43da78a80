CREATE TABLE "bill_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bill_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reason_box" text NOT NULL,
	"refund_way" text NOT NULL,
	"refund_state" text NOT NULL,
	"provider_key" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_refunds" ADD CONSTRAINT "bill_refunds_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_refunds_attempt" ON "bill_refunds" USING btree ("bill_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_refunds_started" ON "bill_refunds" USING btree ("bill_id") WHERE "bill_refunds"."refund_state" = 'STARTED';--> statement-breakpoint
CREATE INDEX "bill_refunds_asked" ON "bill_refunds" USING btree ("asked_at") WHERE "bill_refunds"."refund_state" = 'STARTED';