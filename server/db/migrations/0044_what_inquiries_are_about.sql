ALTER TABLE "inquiries" ADD COLUMN "about_bill_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "about_subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "about_grant_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "about_request_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_about_bill_id_bills_id_fk" FOREIGN KEY ("about_bill_id") REFERENCES "public"."bills"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_about_subscription_id_subscriptions_id_fk" FOREIGN KEY ("about_subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_about_grant_id_access_grants_id_fk" FOREIGN KEY ("about_grant_id") REFERENCES "public"."access_grants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_about_request_id_access_requests_id_fk" FOREIGN KEY ("about_request_id") REFERENCES "public"."access_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_about_bill_id" ON "inquiries" USING btree ("about_bill_id") WHERE "inquiries"."about_bill_id" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_about_subscription_id" ON "inquiries" USING btree ("about_subscription_id") WHERE "inquiries"."about_subscription_id" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_about_grant_id" ON "inquiries" USING btree ("about_grant_id") WHERE "inquiries"."about_grant_id" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_about_request_id" ON "inquiries" USING btree ("about_request_id") WHERE "inquiries"."about_request_id" is not null;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_about" CHECK (num_nonnulls("inquiries"."about_bill_id", "inquiries"."about_subscription_id", "inquiries"."about_grant_id", "inquiries"."about_request_id") <= 1);