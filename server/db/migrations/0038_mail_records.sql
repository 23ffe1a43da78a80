CREATE TABLE "member_openings" (
	"member_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"opened_on" date NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "member_openings_by_id_member_id_opened_on_pk" PRIMARY KEY("by_id","member_id","opened_on")
);
--> statement-breakpoint
CREATE TABLE "mail_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"label" text NOT NULL,
	"subject_box" text NOT NULL,
	"receiver" text NOT NULL,
	"mail_state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_records" ADD CONSTRAINT "mail_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_openings_at" ON "member_openings" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "mail_records_member" ON "mail_records" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_records_created_at" ON "mail_records" USING btree ("created_at");