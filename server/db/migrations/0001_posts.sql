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
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posts_published_has_time" CHECK ("posts"."state" <> 'PUBLISHED' or "posts"."published_at" is not null)
);
--> statement-breakpoint
INSERT INTO "posts" ("id", "board", "announcement_type", "title", "body", "pinned", "state", "published_at", "created_at", "updated_at")
SELECT "id", 'NOTICE', "announcement_type", "title", "body", "pinned", 'PUBLISHED', "published_at", "published_at", "published_at" FROM "notices";
--> statement-breakpoint
DROP TABLE "notices";--> statement-breakpoint
ALTER TABLE "post_attachments" ADD CONSTRAINT "post_attachments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_attachments_post" ON "post_attachments" USING btree ("post_id","position");--> statement-breakpoint
CREATE INDEX "posts_list" ON "posts" USING btree ("board","pinned" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_published_at" ON "posts" USING btree ("board","published_at","id");