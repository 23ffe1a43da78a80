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
CREATE TABLE "security_orders" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_orders_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
ALTER TABLE "abnormal_events" ADD CONSTRAINT "abnormal_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abnormal_steps" ADD CONSTRAINT "abnormal_steps_abnormal_event_id_abnormal_events_id_fk" FOREIGN KEY ("abnormal_event_id") REFERENCES "public"."abnormal_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_orders" ADD CONSTRAINT "security_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abnormal_events_detected_at" ON "abnormal_events" USING btree ("detected_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "abnormal_events_member" ON "abnormal_events" USING btree ("member_id","detector","detected_at");--> statement-breakpoint
CREATE INDEX "abnormal_steps_event" ON "abnormal_steps" USING btree ("abnormal_event_id","position");