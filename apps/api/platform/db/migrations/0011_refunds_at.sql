ALTER TABLE "order_events" VALIDATE CONSTRAINT "order_events_kind";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_at";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_at" ON "refunds" USING btree ("at");
