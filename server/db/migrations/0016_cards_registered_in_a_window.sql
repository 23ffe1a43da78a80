CREATE TABLE "registered_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"customer_key" uuid NOT NULL,
	"card_box" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registered_cards_customer_key_unique" UNIQUE("customer_key")
);
--> statement-breakpoint
ALTER TABLE "registered_cards" ADD CONSTRAINT "registered_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registered_cards_member" ON "registered_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "registered_cards_expires_at" ON "registered_cards" USING btree ("expires_at");