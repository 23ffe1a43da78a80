CREATE TABLE "flow_counts" (
	"day" date NOT NULL,
	"flow_step" text NOT NULL,
	"mark" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "flow_counts_day_flow_step_mark_pk" PRIMARY KEY("day","flow_step","mark")
);
