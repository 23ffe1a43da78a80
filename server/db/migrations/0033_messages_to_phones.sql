CREATE TABLE "phone_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"bill_id" uuid,
	"kind" text NOT NULL,
	"phone_state" text NOT NULL,
	"content_box" text,
	"template_id" text,
	"place" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "channels" jsonb DEFAULT '{"issued":{"mailYn":"Y","phoneYn":"N"},"failed":{"mailYn":"Y","phoneYn":"N"},"reminder":{"mailYn":"Y","phoneYn":"N"},"late":{"mailYn":"Y","phoneYn":"N"},"pastDue":{"mailYn":"Y","phoneYn":"N"}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_messages_next_try_at" ON "phone_messages" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "phone_messages_member" ON "phone_messages" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "phone_messages_bill" ON "phone_messages" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "phone_messages_created_at" ON "phone_messages" USING btree ("created_at");