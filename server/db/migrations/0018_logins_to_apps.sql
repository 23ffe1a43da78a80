CREATE TABLE "app_clients" (
	"app_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text,
	"former_hash" text,
	"former_until" timestamp (3) with time zone,
	"redirect_uris" text[] NOT NULL,
	"start_url" text,
	"logout_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "app_logouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"subject" uuid NOT NULL,
	"sid" text NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_records" (
	"model" text NOT NULL,
	"id_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"app_id" uuid,
	"member_id" uuid,
	"login_id" uuid,
	"uid" text,
	"grant_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "login_records_model_id_hash_pk" PRIMARY KEY("model","id_hash")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"number" integer PRIMARY KEY NOT NULL,
	"key_box" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "login_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "factors" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "app_clients" ADD CONSTRAINT "app_clients_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_logouts" ADD CONSTRAINT "app_logouts_app_id_app_clients_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app_clients"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_records" ADD CONSTRAINT "login_records_app_id_app_clients_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."app_clients"("app_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_records" ADD CONSTRAINT "login_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_logouts_due" ON "app_logouts" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "app_logouts_app" ON "app_logouts" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "login_records_uid" ON "login_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "login_records_grant" ON "login_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "login_records_member" ON "login_records" USING btree ("member_id","model");--> statement-breakpoint
CREATE INDEX "login_records_app" ON "login_records" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "login_records_login" ON "login_records" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "login_records_expires" ON "login_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_login" ON "sessions" USING btree ("login_id");