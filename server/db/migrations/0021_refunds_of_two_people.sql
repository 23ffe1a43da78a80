ALTER TABLE "bill_refunds" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "bill_refunds" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "bill_refunds" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bill_refunds" ADD COLUMN "decision_box" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_refunds_open" ON "bill_refunds" USING btree ("bill_id") WHERE "bill_refunds"."refund_state" in ('STARTED', 'WAITING');