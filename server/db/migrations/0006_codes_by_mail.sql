ALTER TABLE "members" ADD COLUMN "password_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mfa_challenges" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;