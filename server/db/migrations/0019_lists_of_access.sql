DROP INDEX "access_grants_member";--> statement-breakpoint
DROP INDEX "audit_records_member";--> statement-breakpoint
CREATE INDEX "access_events_member" ON "access_events" USING btree ("member_id","at","id","position","actor_id");--> statement-breakpoint
CREATE INDEX "access_grants_member" ON "access_grants" USING btree ("member_id","start_at","id","level_id","use_status","end_date");--> statement-breakpoint
CREATE INDEX "audit_records_member" ON "audit_records" USING btree ("member_id","at","chain","position","operation");