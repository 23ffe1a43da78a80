CREATE TABLE "build_pieces" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"served_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "build_pieces_served_at" ON "build_pieces" USING btree ("served_at");