CREATE TABLE "payment_checks" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"notified_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"is_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_checks" ADD CONSTRAINT "payment_checks_payment_id_bill_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."bill_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_checks_due" ON "payment_checks" USING btree ("notified_at") WHERE not "payment_checks"."is_done";