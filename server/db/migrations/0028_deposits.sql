CREATE TABLE "deposit_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deposit_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"matched_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"deposited_on" date NOT NULL,
	"deposited_time" text,
	"payer_box" text NOT NULL,
	"amount" bigint NOT NULL,
	"left_amount" bigint NOT NULL,
	"deposit_state" text DEFAULT 'NEW' NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deposits_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "deposits_left" CHECK ("deposits"."left_amount" between 0 and "deposits"."amount")
);
--> statement-breakpoint
ALTER TABLE "deposit_matches" ADD CONSTRAINT "deposit_matches_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_matches" ADD CONSTRAINT "deposit_matches_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_matches_once" ON "deposit_matches" USING btree ("deposit_id","bill_id") WHERE "deposit_matches"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "deposit_matches_bill" ON "deposit_matches" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "deposit_matches_payment" ON "deposit_matches" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "deposits_list" ON "deposits" USING btree ("deposited_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "deposits_state" ON "deposits" USING btree ("deposit_state","deposited_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);