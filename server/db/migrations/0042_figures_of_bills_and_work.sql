CREATE INDEX "bill_payments_paid" ON "bill_payments" USING btree ("settled_at") WHERE "bill_payments"."payment_state" = 'PAID';--> statement-breakpoint
CREATE INDEX "inquiry_messages_day" ON "inquiry_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_decided" ON "subscriptions" USING btree ("decided_at") WHERE "subscriptions"."decided_at" is not null;