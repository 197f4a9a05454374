DROP INDEX CONCURRENTLY IF EXISTS "orders_guests";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_guests" ON "orders" USING btree ("created_at","id","email") WHERE "orders"."user_id" is null and "orders"."email" <> '';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_address";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_address" ON "orders" USING btree ("email","created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_email";
