DROP INDEX "bills_list";--> statement-breakpoint
DROP INDEX "counsels_member";--> statement-breakpoint
DROP INDEX "inquiries_member";--> statement-breakpoint
DROP INDEX "sign_ins_member";--> statement-breakpoint
DROP INDEX "subscription_cancellations_subscription";--> statement-breakpoint
DROP INDEX "subscriptions_company";--> statement-breakpoint
DROP INDEX "subscriptions_member";--> statement-breakpoint
CREATE INDEX "bills_state" ON "bills" USING btree ("bill_state","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_period" ON "bills" USING btree ("period","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_sums" ON "bills" USING btree ("period","currency","bill_state","total_amount");--> statement-breakpoint
CREATE INDEX "subscriptions_list" ON "subscriptions" USING btree ("requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_state" ON "subscriptions" USING btree ("subscription_state","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_list" ON "bills" USING btree ("bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "counsels_member" ON "counsels" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_member" ON "inquiries" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sign_ins_member" ON "sign_ins" USING btree ("member_id","tried_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscription_cancellations_subscription" ON "subscription_cancellations" USING btree ("subscription_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_company" ON "subscriptions" USING btree ("company_id","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_member" ON "subscriptions" USING btree ("member_id","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);