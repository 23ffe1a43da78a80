CREATE TABLE "bill_rules" (
	"version" integer PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "retry_days" jsonb DEFAULT '[1,3,5]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "reminder_days" integer;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "is_reminded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "grace_days" integer DEFAULT 7;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "is_copied" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_rules" ADD CONSTRAINT "bill_rules_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;