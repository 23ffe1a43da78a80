CREATE TABLE "access_delegations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"delegate_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cleared_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "access_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"member_id" uuid NOT NULL,
	"request_id" uuid,
	"grant_id" uuid,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text,
	"text" text,
	"end_date" date,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "access_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "access_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"use_status" text NOT NULL,
	"pause_origin" text,
	"end_reason" text,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_date" date NOT NULL,
	"noticed_days" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_levels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"administers" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"grant_id" uuid,
	"approval_type" text NOT NULL,
	"approval_result" text NOT NULL,
	"close_reason" text,
	"reason" text NOT NULL,
	"term_days" integer,
	"granted_term_days" integer,
	"end_date" date,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"decider_id" uuid,
	"comment" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "access_requests_closed" CHECK (("access_requests"."approval_result" = 'WAITING') = ("access_requests"."close_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "kept_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kept_type" text NOT NULL,
	"record_box" text NOT NULL,
	"erase_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value_box" text NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mfa_enrolments" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"mfa_type" text NOT NULL,
	"secret_box" text,
	"code_hash" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"last_step" bigint,
	"recovery_hashes" jsonb NOT NULL,
	CONSTRAINT "mfa_enrolments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"label" text NOT NULL,
	"content_box" text NOT NULL,
	"path" text,
	"event_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_event" UNIQUE("member_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"holder" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_consents" (
	"subscription_id" uuid NOT NULL,
	"terms_code" text NOT NULL,
	"version" text NOT NULL,
	"agreed" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_consents_subscription_id_terms_code_pk" PRIMARY KEY("subscription_id","terms_code")
);
--> statement-breakpoint
CREATE TABLE "subscription_documents" (
	"file_key" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"content_box" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trusted_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"password_mark" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trusted_devices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_proofs" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_proofs_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"reason_code" text,
	"text_box" text
);
--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "release_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "verified_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "access_delegations" ADD CONSTRAINT "access_delegations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_delegations" ADD CONSTRAINT "access_delegations_delegate_id_members_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_level_id_access_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."access_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_levels" ADD CONSTRAINT "access_levels_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_level_id_access_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."access_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_grant_id_access_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."access_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_decider_id_members_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_proofs" ADD CONSTRAINT "member_proofs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_enrolments" ADD CONSTRAINT "mfa_enrolments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_consents" ADD CONSTRAINT "subscription_consents_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_documents" ADD CONSTRAINT "subscription_documents_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_drafts" ADD CONSTRAINT "subscription_drafts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_proofs" ADD CONSTRAINT "withdrawal_proofs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_delegations_member" ON "access_delegations" USING btree ("member_id") WHERE "access_delegations"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "access_delegations_delegate" ON "access_delegations" USING btree ("delegate_id") WHERE "access_delegations"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "access_events_request" ON "access_events" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "access_events_grant" ON "access_events" USING btree ("grant_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "access_grants_living" ON "access_grants" USING btree ("member_id","level_id") WHERE "access_grants"."use_status" <> 'EXPIRE';--> statement-breakpoint
CREATE INDEX "access_grants_member" ON "access_grants" USING btree ("member_id","start_at");--> statement-breakpoint
CREATE INDEX "access_grants_level" ON "access_grants" USING btree ("level_id","use_status");--> statement-breakpoint
CREATE INDEX "access_grants_end" ON "access_grants" USING btree ("end_date") WHERE "access_grants"."use_status" <> 'EXPIRE';--> statement-breakpoint
CREATE INDEX "access_levels_app" ON "access_levels" USING btree ("app_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_waiting" ON "access_requests" USING btree ("member_id","level_id") WHERE "access_requests"."approval_result" = 'WAITING';--> statement-breakpoint
CREATE INDEX "access_requests_member" ON "access_requests" USING btree ("member_id","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_requests_deadline" ON "access_requests" USING btree ("deadline_at","id") WHERE "access_requests"."approval_result" = 'WAITING';--> statement-breakpoint
CREATE INDEX "kept_records_erase_on" ON "kept_records" USING btree ("erase_on");--> statement-breakpoint
CREATE UNIQUE INDEX "member_proofs_kind" ON "member_proofs" USING btree ("member_id","kind");--> statement-breakpoint
CREATE INDEX "member_proofs_expires_at" ON "member_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mfa_enrolments_expires_at" ON "mfa_enrolments" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_member" ON "notifications" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_member" ON "passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "subscription_documents_subscription" ON "subscription_documents" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscription_drafts_member" ON "subscription_drafts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "subscription_drafts_expires_at" ON "subscription_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trusted_devices_member" ON "trusted_devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "trusted_devices_expires_at" ON "trusted_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "withdrawal_reasons_month" ON "withdrawal_reasons" USING btree ("month");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_draft_id_unique" UNIQUE("draft_id");--> statement-breakpoint
CREATE FUNCTION "access_events_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '3 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'What happened to permissions is kept for three years and never changed.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "access_events_stay" BEFORE UPDATE OR DELETE ON "access_events" FOR EACH ROW EXECUTE FUNCTION "access_events_stay"();--> statement-breakpoint
CREATE TRIGGER "access_events_stay_all" BEFORE TRUNCATE ON "access_events" FOR EACH STATEMENT EXECUTE FUNCTION "access_events_stay"();
