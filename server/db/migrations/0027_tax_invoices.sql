CREATE TABLE "tax_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bill_id" uuid NOT NULL,
	"invoice_kind" text NOT NULL,
	"part_id" uuid NOT NULL,
	"document_key" text NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"invoice_state" text NOT NULL,
	"supply_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"written_on" date NOT NULL,
	"tax_invoice_no" text,
	"failure" text,
	"failure_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "tax_invoices_document_key_unique" UNIQUE("document_key")
);
--> statement-breakpoint
ALTER TABLE "tax_invoices" ADD CONSTRAINT "tax_invoices_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoices_once" ON "tax_invoices" USING btree ("bill_id","invoice_kind","part_id");--> statement-breakpoint
CREATE INDEX "tax_invoices_due" ON "tax_invoices" USING btree ("next_look_at") WHERE "tax_invoices"."next_look_at" is not null;--> statement-breakpoint
CREATE INDEX "tax_invoices_failed" ON "tax_invoices" USING btree ("bill_id") WHERE "tax_invoices"."invoice_state" in ('REFUSED', 'UNSENT');