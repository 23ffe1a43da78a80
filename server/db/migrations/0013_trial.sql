CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"owner_id" uuid,
	"requester_id" uuid,
	"service_code" text NOT NULL,
	"trial_state" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"next_reminder_date" date,
	"requested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trials_holder" CHECK (("trials"."company_id" is null) <> ("trials"."owner_id" is null))
);
--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_requester_id_members_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trials_company" ON "trials" USING btree ("company_id","service_code");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_owner" ON "trials" USING btree ("owner_id","service_code");--> statement-breakpoint
CREATE INDEX "trials_requester" ON "trials" USING btree ("requester_id");--> statement-breakpoint
CREATE INDEX "trials_ending" ON "trials" USING btree ("end_date","id") WHERE "trials"."trial_state" = 'RUNNING';--> statement-breakpoint
CREATE INDEX "trials_reminding" ON "trials" USING btree ("next_reminder_date","id") WHERE "trials"."trial_state" = 'RUNNING';