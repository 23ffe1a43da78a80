CREATE TABLE "contact_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"former_box" text NOT NULL,
	"key_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_changes_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_changes_member" ON "contact_changes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "contact_changes_expires_at" ON "contact_changes" USING btree ("expires_at");