-- drizzle-kit knows no functions and triggers: the first statement and those after the last index are written by hand.
CREATE FUNCTION "search_keys"("words" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
	SELECT coalesce(array_agg(DISTINCT substr("form", "at", 2)), '{}')
	FROM (VALUES
			(regexp_replace(normalize("words", NFC), '\s', '', 'g')),
			(regexp_replace(normalize("words", NFD), '[\s\u1161-\u1175\u11A8-\u11C2]', '', 'g'))
		) AS "forms"("form"),
		generate_series(1, length("form") - 1) AS "at"
$$;
--> statement-breakpoint
CREATE TABLE "abnormal_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"detector" text NOT NULL,
	"event_key" text NOT NULL,
	"abnormal_type" text,
	"detect_type" text,
	"action_status" text,
	"abnormal_state" text NOT NULL,
	"exclusion_end_date" date,
	"first_at" timestamp (3) with time zone NOT NULL,
	"detected_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"last_action" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "abnormal_events_event_key_unique" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE TABLE "abnormal_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"abnormal_event_id" uuid NOT NULL,
	"action" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"comment" text NOT NULL,
	"end_date" date,
	"count" integer,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "abnormal_steps_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "access_level_closings" (
	"company_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"use_state" text DEFAULT 'D' NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_level_closings_company_id_level_id_pk" PRIMARY KEY("company_id","level_id")
);
--> statement-breakpoint
CREATE TABLE "access_level_terms" (
	"company_id" uuid NOT NULL,
	"level_id" uuid NOT NULL,
	"longest_term_days" integer NOT NULL,
	CONSTRAINT "access_level_terms_company_id_level_id_pk" PRIMARY KEY("company_id","level_id")
);
--> statement-breakpoint
CREATE TABLE "access_levels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"administers" boolean NOT NULL,
	"position" integer NOT NULL,
	"risk_level" text DEFAULT 'LOW' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_policies" (
	"company_id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"longest_term_days" integer NOT NULL,
	"auto_approval" boolean NOT NULL,
	"auto_approval_by" uuid,
	"release_review" boolean NOT NULL,
	"use_state" text DEFAULT 'A' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "app_policies_company_id_app_id_pk" PRIMARY KEY("company_id","app_id")
);
--> statement-breakpoint
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
CREATE TABLE "access_event_seals" (
	"position" integer PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"event_position" integer NOT NULL,
	"key_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "access_event_seals_event_id_unique" UNIQUE("event_id")
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
CREATE TABLE "account_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"content_box" text NOT NULL,
	"code_for" text,
	"code_hash" text,
	"code_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"member_id" uuid,
	CONSTRAINT "account_drafts_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"terms_code" text NOT NULL,
	"version" text NOT NULL,
	"agreed" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"devices" text[] DEFAULT '{}'::text[] NOT NULL,
	"longest_term_days" integer NOT NULL,
	"release_review" boolean DEFAULT false NOT NULL,
	CONSTRAINT "apps_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"position" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"chains" jsonb NOT NULL,
	"key_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_records" (
	"chain" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"member_id" uuid,
	"stage" text NOT NULL,
	"address" text NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"key_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_records_chain_position_pk" PRIMARY KEY("chain","position")
);
--> statement-breakpoint
CREATE TABLE "bill_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bill_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"payment_method_code" text NOT NULL,
	"payment_state" text NOT NULL,
	"failure" text,
	"provider_key" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bill_receivers" (
	"subscription_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"email_box" text NOT NULL,
	CONSTRAINT "bill_receivers_subscription_id_position_pk" PRIMARY KEY("subscription_id","position")
);
--> statement-breakpoint
CREATE TABLE "bill_sums" (
	"owner_id" uuid,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"bill_state" text NOT NULL,
	"count" bigint NOT NULL,
	"total_amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_keys" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"key_box" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bill_no" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"owner_id" uuid,
	"period" text NOT NULL,
	"bill_state" text NOT NULL,
	"currency" text NOT NULL,
	"supply_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"total_amount" bigint NOT NULL,
	"bill_date" date NOT NULL,
	"due_date" date NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"bill_kind" text DEFAULT 'CYCLE' NOT NULL,
	"period_from" date,
	"period_to" date,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_method_code" text DEFAULT 'G' NOT NULL,
	"next_charge_on" date,
	"charging_since" timestamp (3) with time zone,
	"failure" text,
	"tax_invoice_state" text DEFAULT 'NONE' NOT NULL,
	"tax_invoice_no" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bills_bill_no_unique" UNIQUE("bill_no")
);
--> statement-breakpoint
CREATE TABLE "subscription_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occurred_on" date NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"label" text NOT NULL,
	"currency" text NOT NULL,
	"supply_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"bill_id" uuid
);
--> statement-breakpoint
CREATE TABLE "build_pieces" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"served_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rnno" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counsel_slots" (
	"start_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"counsel_id" uuid,
	"hold_key_hash" text,
	"held_until" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "counsels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"counsel_no" text NOT NULL,
	"member_id" uuid,
	"counsel_state" text NOT NULL,
	"counsel_method" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"company_name" text,
	"memo" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cancel_reason" text,
	"privacy_agreed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "counsels_counsel_no_unique" UNIQUE("counsel_no")
);
--> statement-breakpoint
CREATE TABLE "encryption_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "flow_counts" (
	"day" date NOT NULL,
	"flow_step" text NOT NULL,
	"mark" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "flow_counts_day_flow_step_mark_pk" PRIMARY KEY("day","flow_step","mark")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer_box" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_no" text NOT NULL,
	"member_id" uuid,
	"inquiry_type" text NOT NULL,
	"inquiry_state" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"company_name" text,
	"privacy_agreed_at" timestamp (3) with time zone NOT NULL,
	"staff_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "inquiries_inquiry_no_unique" UNIQUE("inquiry_no")
);
--> statement-breakpoint
CREATE TABLE "inquiry_attachments" (
	"file_key" text PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"author" text NOT NULL,
	"staff_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail_box" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone_number" text NOT NULL,
	"sub_email" text,
	"dept_name" text,
	"company_name" text,
	"password_hash" text NOT NULL,
	"mfa_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "mfa_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"mfa_type" text NOT NULL,
	"code_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
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
CREATE TABLE "mfa_factors" (
	"member_id" uuid NOT NULL,
	"mfa_type" text NOT NULL,
	"secret_box" text,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mfa_factors_member_id_mfa_type_pk" PRIMARY KEY("member_id","mfa_type")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"member_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
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
CREATE TABLE "post_attachments" (
	"file_key" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board" text NOT NULL,
	"announcement_type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"pinned" boolean NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posts_published_has_time" CHECK ("posts"."state" <> 'PUBLISHED' or "posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "reference_numbers" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"app_id" uuid
);
--> statement-breakpoint
CREATE TABLE "security_orders" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_orders_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"device_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"password_checked_at" timestamp (3) with time zone,
	"confirmed_used_at" timestamp (3) with time zone,
	"verified_again_at" timestamp (3) with time zone,
	"device" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"result" text NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cancellation_no" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"end_option" text NOT NULL,
	"reason_code" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"last_date" date NOT NULL,
	"end_date_before" date,
	"next_bill_date_before" date,
	"supply_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"due_amount" bigint DEFAULT 0 NOT NULL,
	"set_off_amount" bigint DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "subscription_cancellations_cancellation_no_unique" UNIQUE("cancellation_no")
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
CREATE TABLE "subscription_links" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_links_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_no" text NOT NULL,
	"company_id" uuid,
	"member_id" uuid NOT NULL,
	"subscription_state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"start_date" date,
	"end_date" date,
	"next_bill_date" date,
	"contract_no" text,
	"payment_cycle" text NOT NULL,
	"currency" text NOT NULL,
	"supply_amount" bigint NOT NULL,
	"vat_amount" bigint NOT NULL,
	"total_amount" bigint NOT NULL,
	"service_info" jsonb NOT NULL,
	"company_info" jsonb NOT NULL,
	"subscriber_info" jsonb NOT NULL,
	"admin_info" jsonb NOT NULL,
	"payment" jsonb NOT NULL,
	"rn_img_view_info" jsonb,
	"ddl_img_view_info" jsonb,
	"memo" text,
	"draft_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"decider_id" uuid,
	"reject_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(subscription_no || ' ' || coalesce(company_info ->> 'companyName', '') || ' ' || coalesce(subscriber_info ->> 'name', ''))) STORED NOT NULL,
	CONSTRAINT "subscriptions_subscription_no_unique" UNIQUE("subscription_no"),
	CONSTRAINT "subscriptions_draft_id_unique" UNIQUE("draft_id")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "uploads" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL,
	"purpose" text NOT NULL,
	"sender_id" uuid,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attached_at" timestamp (3) with time zone,
	CONSTRAINT "uploads_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "kept_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kept_type" text NOT NULL,
	"record_box" text NOT NULL,
	"erase_on" date NOT NULL
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
ALTER TABLE "abnormal_events" ADD CONSTRAINT "abnormal_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abnormal_steps" ADD CONSTRAINT "abnormal_steps_abnormal_event_id_abnormal_events_id_fk" FOREIGN KEY ("abnormal_event_id") REFERENCES "public"."abnormal_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_level_closings" ADD CONSTRAINT "access_level_closings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_level_closings" ADD CONSTRAINT "access_level_closings_level_id_access_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."access_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_level_terms" ADD CONSTRAINT "access_level_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_level_terms" ADD CONSTRAINT "access_level_terms_level_id_access_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."access_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_levels" ADD CONSTRAINT "access_levels_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_levels" ADD CONSTRAINT "access_levels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_policies" ADD CONSTRAINT "app_policies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_policies" ADD CONSTRAINT "app_policies_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_policies" ADD CONSTRAINT "app_policies_auto_approval_by_members_id_fk" FOREIGN KEY ("auto_approval_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_delegations" ADD CONSTRAINT "access_delegations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_delegations" ADD CONSTRAINT "access_delegations_delegate_id_members_id_fk" FOREIGN KEY ("delegate_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_level_id_access_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."access_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_level_id_access_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."access_levels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_grant_id_access_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."access_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_decider_id_members_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_drafts" ADD CONSTRAINT "account_drafts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_payments" ADD CONSTRAINT "bill_payments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_receivers" ADD CONSTRAINT "bill_receivers_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_keys" ADD CONSTRAINT "billing_keys_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_adjustments" ADD CONSTRAINT "subscription_adjustments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_adjustments" ADD CONSTRAINT "subscription_adjustments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel_slots" ADD CONSTRAINT "counsel_slots_counsel_id_counsels_id_fk" FOREIGN KEY ("counsel_id") REFERENCES "public"."counsels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsels" ADD CONSTRAINT "counsels_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_staff_id_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_message_id_inquiry_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."inquiry_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_staff_id_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_proofs" ADD CONSTRAINT "member_proofs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_challenges" ADD CONSTRAINT "mfa_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_enrolments" ADD CONSTRAINT "mfa_enrolments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_factors" ADD CONSTRAINT "mfa_factors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_attachments" ADD CONSTRAINT "post_attachments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_roles" ADD CONSTRAINT "member_roles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_roles" ADD CONSTRAINT "member_roles_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_orders" ADD CONSTRAINT "security_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cancellations" ADD CONSTRAINT "subscription_cancellations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_consents" ADD CONSTRAINT "subscription_consents_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_documents" ADD CONSTRAINT "subscription_documents_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_drafts" ADD CONSTRAINT "subscription_drafts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_links" ADD CONSTRAINT "subscription_links_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_links" ADD CONSTRAINT "subscription_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_decider_id_members_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_requester_id_members_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_proofs" ADD CONSTRAINT "withdrawal_proofs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abnormal_events_detected_at" ON "abnormal_events" USING btree ("detected_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "abnormal_events_member" ON "abnormal_events" USING btree ("member_id","detector","detected_at");--> statement-breakpoint
CREATE INDEX "abnormal_events_waiting" ON "abnormal_events" USING btree ("abnormal_state","member_id","detected_at") WHERE "abnormal_events"."abnormal_state" in ('OPEN', 'REVIEW');--> statement-breakpoint
CREATE INDEX "abnormal_steps_event" ON "abnormal_steps" USING btree ("abnormal_event_id","position");--> statement-breakpoint
CREATE INDEX "access_levels_app" ON "access_levels" USING btree ("app_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "access_delegations_member" ON "access_delegations" USING btree ("member_id") WHERE "access_delegations"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "access_delegations_delegate" ON "access_delegations" USING btree ("delegate_id") WHERE "access_delegations"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "access_events_request" ON "access_events" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "access_events_grant" ON "access_events" USING btree ("grant_id","position");--> statement-breakpoint
CREATE INDEX "access_events_member" ON "access_events" USING btree ("member_id","at","id","position","actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_grants_living" ON "access_grants" USING btree ("member_id","level_id") WHERE "access_grants"."use_status" <> 'EXPIRE';--> statement-breakpoint
CREATE INDEX "access_grants_member" ON "access_grants" USING btree ("member_id","start_at","id","level_id","use_status","end_date");--> statement-breakpoint
CREATE INDEX "access_grants_level" ON "access_grants" USING btree ("level_id","use_status");--> statement-breakpoint
CREATE INDEX "access_grants_end" ON "access_grants" USING btree ("end_date") WHERE "access_grants"."use_status" <> 'EXPIRE';--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_waiting" ON "access_requests" USING btree ("member_id","level_id") WHERE "access_requests"."approval_result" = 'WAITING';--> statement-breakpoint
CREATE INDEX "access_requests_member" ON "access_requests" USING btree ("member_id","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_requests_grant" ON "access_requests" USING btree ("grant_id") WHERE "access_requests"."grant_id" is not null;--> statement-breakpoint
CREATE INDEX "access_requests_deadline" ON "access_requests" USING btree ("deadline_at","id") WHERE "access_requests"."approval_result" = 'WAITING';--> statement-breakpoint
CREATE INDEX "access_requests_decided" ON "access_requests" USING btree ("closed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "access_requests"."decider_id" is not null and "access_requests"."approval_result" <> 'WAITING';--> statement-breakpoint
CREATE INDEX "account_drafts_expires_at" ON "account_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","terms_code","answered_at");--> statement-breakpoint
CREATE INDEX "apps_search" ON "apps" USING gin (search_keys(lower("name" || ' ' || "category" || ' ' || "description")));--> statement-breakpoint
CREATE INDEX "audit_records_at" ON "audit_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_records_member" ON "audit_records" USING btree ("member_id","at","chain","position","operation");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payments_attempt" ON "bill_payments" USING btree ("bill_id","attempt");--> statement-breakpoint
CREATE INDEX "bill_sums_owner" ON "bill_sums" USING btree ("owner_id","period");--> statement-breakpoint
CREATE INDEX "bills_subscription" ON "bills" USING btree ("subscription_id","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST,"period","currency","bill_state","total_amount");--> statement-breakpoint
CREATE INDEX "bills_owner" ON "bills" USING btree ("owner_id","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_owner_state" ON "bills" USING btree ("owner_id","bill_state","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_owner_period" ON "bills" USING btree ("owner_id","period","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_list" ON "bills" USING btree ("bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_state" ON "bills" USING btree ("bill_state","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_period" ON "bills" USING btree ("period","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_state_period" ON "bills" USING btree ("bill_state","period","bill_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bills_number" ON "bills" USING btree ("bill_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bills_to_charge" ON "bills" USING btree ("next_charge_on") WHERE "bills"."next_charge_on" is not null;--> statement-breakpoint
CREATE INDEX "bills_late" ON "bills" USING btree ("due_date") WHERE "bills"."bill_state" = 'LATE';--> statement-breakpoint
CREATE UNIQUE INDEX "bills_once" ON "bills" USING btree ("subscription_id","period_from") WHERE "bills"."bill_kind" = 'CYCLE';--> statement-breakpoint
CREATE INDEX "subscription_adjustments_subscription" ON "subscription_adjustments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscription_adjustments_open" ON "subscription_adjustments" USING btree ("subscription_id") WHERE "subscription_adjustments"."bill_id" is null;--> statement-breakpoint
CREATE INDEX "build_pieces_served_at" ON "build_pieces" USING btree ("served_at");--> statement-breakpoint
CREATE INDEX "counsel_slots_hold" ON "counsel_slots" USING btree ("hold_key_hash");--> statement-breakpoint
CREATE INDEX "counsel_slots_counsel" ON "counsel_slots" USING btree ("counsel_id");--> statement-breakpoint
CREATE INDEX "counsels_member" ON "counsels" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "counsels_search" ON "counsels" USING gin (search_keys(lower("counsel_no" || ' ' || "name" || ' ' || coalesce("company_name", '') || ' ' || "memo")));--> statement-breakpoint
CREATE INDEX "counsels_start_at" ON "counsels" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "counsels_booked" ON "counsels" USING btree ("start_at") WHERE "counsels"."counsel_state" = 'BOOKED';--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_member" ON "inquiries" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_state" ON "inquiries" USING btree ("inquiry_state","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_search" ON "inquiries" USING gin (search_keys(lower("inquiry_no" || ' ' || "subject" || ' ' || "name" || ' ' || coalesce("company_name", ''))));--> statement-breakpoint
CREATE INDEX "inquiries_waiting" ON "inquiries" USING btree ("waiting_since","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiry_attachments_message" ON "inquiry_attachments" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "inquiry_messages_inquiry" ON "inquiry_messages" USING btree ("inquiry_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_queue_next_try_at" ON "mail_queue" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "contact_changes_member" ON "contact_changes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "contact_changes_expires_at" ON "contact_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_proofs_kind" ON "member_proofs" USING btree ("member_id","kind");--> statement-breakpoint
CREATE INDEX "member_proofs_expires_at" ON "member_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "members_company" ON "members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin (search_keys(lower("name")));--> statement-breakpoint
CREATE INDEX "mfa_challenges_session" ON "mfa_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "mfa_enrolments_expires_at" ON "mfa_enrolments" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trusted_devices_member" ON "trusted_devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "trusted_devices_expires_at" ON "trusted_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_member" ON "notifications" USING btree ("member_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_member" ON "passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_attachments_post" ON "post_attachments" USING btree ("post_id","position");--> statement-breakpoint
CREATE INDEX "posts_list" ON "posts" USING btree ("board","pinned" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_published_at" ON "posts" USING btree ("board","published_at","id");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin (search_keys(lower("title")));--> statement-breakpoint
CREATE INDEX "member_roles_member" ON "member_roles" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sign_ins_member" ON "sign_ins" USING btree ("member_id","tried_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sign_ins_tried_at" ON "sign_ins" USING btree ("tried_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cancellations_standing" ON "subscription_cancellations" USING btree ("subscription_id") WHERE "subscription_cancellations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "subscription_cancellations_subscription" ON "subscription_cancellations" USING btree ("subscription_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscription_documents_subscription" ON "subscription_documents" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscription_drafts_member" ON "subscription_drafts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "subscription_drafts_expires_at" ON "subscription_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "subscriptions_number" ON "subscriptions" USING btree ("subscription_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin (search_keys(("search_text" || ' ' || lower(coalesce("service_info" ->> 'serviceName', '') || ' ' || coalesce("service_info" ->> 'planName', '') || ' ' || coalesce("contract_no", '')))));--> statement-breakpoint
CREATE INDEX "subscriptions_company" ON "subscriptions" USING btree ("company_id","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_member" ON "subscriptions" USING btree ("member_id","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_list" ON "subscriptions" USING btree ("requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_state" ON "subscriptions" USING btree ("subscription_state","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_waiting" ON "subscriptions" USING btree ("requested_at","id") WHERE "subscriptions"."subscription_state" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("end_date","id") WHERE "subscriptions"."subscription_state" = 'CANCEL_SCHEDULED';--> statement-breakpoint
CREATE INDEX "throttles_window_ends_at" ON "throttles" USING btree ("window_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_company" ON "trials" USING btree ("company_id","service_code");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_owner" ON "trials" USING btree ("owner_id","service_code");--> statement-breakpoint
CREATE INDEX "trials_requester" ON "trials" USING btree ("requester_id");--> statement-breakpoint
CREATE INDEX "trials_ending" ON "trials" USING btree ("end_date","id") WHERE "trials"."trial_state" = 'RUNNING';--> statement-breakpoint
CREATE INDEX "trials_reminding" ON "trials" USING btree ("next_reminder_date","id") WHERE "trials"."trial_state" = 'RUNNING';--> statement-breakpoint
CREATE INDEX "uploads_waiting" ON "uploads" USING btree ("created_at") WHERE "uploads"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "kept_records_erase_on" ON "kept_records" USING btree ("erase_on");--> statement-breakpoint
CREATE INDEX "withdrawal_reasons_month" ON "withdrawal_reasons" USING btree ("month");
--> statement-breakpoint
CREATE FUNCTION "audit_records_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '2 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'An audit record is kept for two years and never changed.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_records_stay" BEFORE UPDATE OR DELETE ON "audit_records" FOR EACH ROW EXECUTE FUNCTION "audit_records_stay"();
--> statement-breakpoint
CREATE TRIGGER "audit_records_stay_all" BEFORE TRUNCATE ON "audit_records" FOR EACH STATEMENT EXECUTE FUNCTION "audit_records_stay"();
--> statement-breakpoint
CREATE FUNCTION "access_events_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '3 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'What happened to permissions is kept for three years and never changed.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "access_events_stay" BEFORE UPDATE OR DELETE ON "access_events" FOR EACH ROW EXECUTE FUNCTION "access_events_stay"();
--> statement-breakpoint
CREATE TRIGGER "access_events_stay_all" BEFORE TRUNCATE ON "access_events" FOR EACH STATEMENT EXECUTE FUNCTION "access_events_stay"();
--> statement-breakpoint
CREATE FUNCTION "access_event_seals_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The seals of what happened to permissions are never changed.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "access_event_seals_stay" BEFORE UPDATE OR DELETE ON "access_event_seals" FOR EACH ROW EXECUTE FUNCTION "access_event_seals_stay"();
--> statement-breakpoint
CREATE TRIGGER "access_event_seals_stay_all" BEFORE TRUNCATE ON "access_event_seals" FOR EACH STATEMENT EXECUTE FUNCTION "access_event_seals_stay"();
--> statement-breakpoint
CREATE FUNCTION "bills_owned"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."owner_id" := (SELECT coalesce("company_id", "member_id") FROM "subscriptions" WHERE "id" = NEW."subscription_id");
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bills_owned" BEFORE INSERT ON "bills" FOR EACH ROW EXECUTE FUNCTION "bills_owned"();
--> statement-breakpoint
CREATE FUNCTION "subscriptions_owned"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "bills" SET "owner_id" = coalesce(NEW."company_id", NEW."member_id") WHERE "subscription_id" = NEW."id";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_owned" AFTER UPDATE OF "company_id", "member_id" ON "subscriptions" FOR EACH ROW
	WHEN (coalesce(OLD."company_id", OLD."member_id") IS DISTINCT FROM coalesce(NEW."company_id", NEW."member_id")) EXECUTE FUNCTION "subscriptions_owned"();
--> statement-breakpoint
CREATE FUNCTION "bills_summed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "bill_sums" SELECT "owner_id", "period", "currency", "bill_state", count(*), sum("total_amount") FROM "after" GROUP BY GROUPING SETS (("owner_id", "period", "currency", "bill_state"), ("period", "currency", "bill_state"));
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "bill_sums" SELECT "owner_id", "period", "currency", "bill_state", -count(*), -sum("total_amount") FROM "before" GROUP BY GROUPING SETS (("owner_id", "period", "currency", "bill_state"), ("period", "currency", "bill_state"));
	ELSE
		INSERT INTO "bill_sums"
		SELECT "owner_id", "period", "currency", "bill_state", sum("one"), sum("amount") FROM (
			SELECT "owner_id", "period", "currency", "bill_state", 1 AS "one", "total_amount" AS "amount" FROM "after"
			UNION ALL
			SELECT "owner_id", "period", "currency", "bill_state", -1, -"total_amount" FROM "before"
		) "changes" GROUP BY GROUPING SETS (("owner_id", "period", "currency", "bill_state"), ("period", "currency", "bill_state")) HAVING sum("one") <> 0 OR sum("amount") <> 0;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bills_summed_new" AFTER INSERT ON "bills" REFERENCING NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "bills_summed"();
--> statement-breakpoint
CREATE TRIGGER "bills_summed_changed" AFTER UPDATE ON "bills" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "bills_summed"();
--> statement-breakpoint
CREATE TRIGGER "bills_summed_gone" AFTER DELETE ON "bills" REFERENCING OLD TABLE AS "before" FOR EACH STATEMENT EXECUTE FUNCTION "bills_summed"();
--> statement-breakpoint
CREATE FUNCTION "audit_heads_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The heads of the audit record are never changed.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_heads_stay" BEFORE UPDATE OR DELETE ON "audit_heads" FOR EACH ROW EXECUTE FUNCTION "audit_heads_stay"();
--> statement-breakpoint
CREATE TRIGGER "audit_heads_stay_all" BEFORE TRUNCATE ON "audit_heads" FOR EACH STATEMENT EXECUTE FUNCTION "audit_heads_stay"();
