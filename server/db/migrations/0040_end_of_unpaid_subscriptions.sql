ALTER TABLE "bills" ALTER COLUMN "channels" SET DEFAULT '{"issued":{"mailYn":"Y","phoneYn":"N"},"failed":{"mailYn":"Y","phoneYn":"N"},"reminder":{"mailYn":"Y","phoneYn":"N"},"late":{"mailYn":"Y","phoneYn":"N"},"pastDue":{"mailYn":"Y","phoneYn":"N"},"ending":{"mailYn":"Y","phoneYn":"N"},"ended":{"mailYn":"Y","phoneYn":"N"}}'::jsonb;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "end_days" integer;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "last_notice_days" integer;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "ends_on" date;