ALTER TABLE "service_editions" ADD COLUMN "approval_state" text;--> statement-breakpoint
ALTER TABLE "service_editions" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "service_editions" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_editions" ADD COLUMN "decision_box" text;--> statement-breakpoint
ALTER TABLE "service_editions" ADD CONSTRAINT "service_editions_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;