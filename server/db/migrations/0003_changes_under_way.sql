CREATE TABLE "audit_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"member_id" uuid,
	"stage" text NOT NULL,
	"address" text NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_intents_due" ON "audit_intents" USING btree ("due_at");