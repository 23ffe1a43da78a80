CREATE TABLE "settlement_comparisons" (
	"id" integer PRIMARY KEY NOT NULL,
	"compared_on" date NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"difference_kind" text NOT NULL,
	"money_kind" text NOT NULL,
	"difference_state" text DEFAULT 'OPEN' NOT NULL,
	"provider_key" text NOT NULL,
	"transaction_key" text NOT NULL,
	"order_id" text NOT NULL,
	"bill_id" uuid,
	"own_amount" bigint,
	"service_amount" bigint,
	"moved_on" date NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"note_box" text,
	"noted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_transactions" (
	"transaction_key" text PRIMARY KEY NOT NULL,
	"money_kind" text NOT NULL,
	"provider_key" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"sold_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_differences_once" ON "settlement_differences" USING btree ("difference_kind","money_kind","transaction_key");--> statement-breakpoint
CREATE INDEX "settlement_differences_list" ON "settlement_differences" USING btree ("difference_state","found_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "simulated_transactions_sold" ON "simulated_transactions" USING btree ("sold_on");--> statement-breakpoint
CREATE INDEX "simulated_transactions_charge" ON "simulated_transactions" USING btree ("provider_key");