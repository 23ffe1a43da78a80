CREATE TABLE "tried_services" (
	"person_hash" text NOT NULL,
	"service_code" text NOT NULL,
	"forget_on" date NOT NULL,
	CONSTRAINT "tried_services_person_hash_service_code_pk" PRIMARY KEY("person_hash","service_code")
);
--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "person_hash" text;--> statement-breakpoint
CREATE INDEX "tried_services_forget_on" ON "tried_services" USING btree ("forget_on");