ALTER TABLE "subscriptions" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "decider_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_decider_id_members_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_waiting" ON "subscriptions" USING btree ("requested_at","id") WHERE "subscriptions"."subscription_state" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("end_date","id") WHERE "subscriptions"."subscription_state" = 'CANCEL_SCHEDULED';