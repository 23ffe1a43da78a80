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
CREATE TABLE "registered_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"customer_key" uuid NOT NULL,
	"card_box" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registered_cards_customer_key_unique" UNIQUE("customer_key")
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_refunds" ADD CONSTRAINT "bill_refunds_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_cards" ADD CONSTRAINT "registered_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_refunds_attempt" ON "bill_refunds" USING btree ("bill_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_refunds_started" ON "bill_refunds" USING btree ("bill_id") WHERE "bill_refunds"."refund_state" = 'STARTED';--> statement-breakpoint
CREATE INDEX "bill_refunds_asked" ON "bill_refunds" USING btree ("asked_at") WHERE "bill_refunds"."refund_state" = 'STARTED';--> statement-breakpoint
CREATE INDEX "registered_cards_member" ON "registered_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "registered_cards_expires_at" ON "registered_cards" USING btree ("expires_at");