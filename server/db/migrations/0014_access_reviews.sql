CREATE TABLE "access_reviews" (
	"month" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"finding" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid
);
--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_by_id_members_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;