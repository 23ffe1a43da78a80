CREATE TABLE "scim_accounts" (
	"app_id" uuid NOT NULL,
	"subject" uuid NOT NULL,
	"remote_id" text,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"written_hash" text,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"last_status" integer,
	"differing" text[] DEFAULT '{}'::text[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scim_accounts_app_id_subject_pk" PRIMARY KEY("app_id","subject")
);
--> statement-breakpoint
CREATE TABLE "scim_groups" (
	"app_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	CONSTRAINT "scim_groups_app_id_level_id_pk" PRIMARY KEY("app_id","level_id")
);
--> statement-breakpoint
CREATE TABLE "scim_reconciliations" (
	"app_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"compared_at" timestamp (3) with time zone,
	"correct_at" timestamp (3) with time zone,
	"accounts" integer DEFAULT 0 NOT NULL,
	"drift" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fault" text,
	"last_status" integer
);
--> statement-breakpoint
CREATE TABLE "scim_targets" (
	"app_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"token_box" text NOT NULL,
	"enabled" boolean NOT NULL,
	"user_name" text NOT NULL,
	"attributes" text[] NOT NULL,
	"group_names" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_push_at" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"lease_id" uuid,
	"lease_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "scim_accounts" ADD CONSTRAINT "scim_accounts_app_id_scim_targets_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."scim_targets"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_app_id_scim_targets_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."scim_targets"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_reconciliations" ADD CONSTRAINT "scim_reconciliations_app_id_scim_targets_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."scim_targets"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_targets" ADD CONSTRAINT "scim_targets_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_accounts_due" ON "scim_accounts" USING btree ("app_id","next_try_at") WHERE "scim_accounts"."state" = 'WAITING';