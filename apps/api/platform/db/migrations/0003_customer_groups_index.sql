DROP INDEX CONCURRENTLY IF EXISTS "users_groups";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_groups" ON "users" USING gin ("groups");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_grouped";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_grouped" ON "users" USING btree ("groups") WHERE "users"."groups" <> '{}';
