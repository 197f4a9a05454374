ALTER TABLE "order_events" VALIDATE CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_outstanding";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_refunded";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_awaiting";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_awaiting" ON "orders" USING btree ("created_at","sequence","id") WHERE ("orders"."payment_status" = 'pending' or ("orders"."payment_status" = 'completed' and "orders"."outstanding" > 0));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_owing";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_owing" ON "orders" USING btree ("outstanding") WHERE "orders"."outstanding" > 0;
