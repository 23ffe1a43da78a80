CREATE TABLE "deposit_feeds" (
	"account" text PRIMARY KEY NOT NULL,
	"job_id" text,
	"job_to" date,
	"asked_at" timestamp (3) with time zone,
	"covered_to" date,
	"completed_at" timestamp (3) with time zone,
	"imported" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_code" text,
	"failed_since" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "fingerprint" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "balance" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_transaction_id_unique" UNIQUE("transaction_id");--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_source" CHECK (num_nonnulls("deposits"."fingerprint", "deposits"."transaction_id") > 0);