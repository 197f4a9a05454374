LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- Whoever joins a family takes its category, which the statement does not name.
DROP TRIGGER "product_counts_statistics_changed" ON "products";--> statement-breakpoint
CREATE TRIGGER "product_counts_statistics_changed" AFTER UPDATE ON "products"
	FOR EACH ROW
	WHEN ((old.status, old.archived_at, old.category_id) IS DISTINCT FROM (new.status, new.archived_at, new.category_id))
	EXECUTE FUNCTION "product_counts_statistics"();
--> statement-breakpoint
DELETE FROM "product_counts";--> statement-breakpoint
INSERT INTO "product_counts" ("category_id", "status", "products")
	SELECT "category_id", "status", count(*) FROM "products" WHERE "archived_at" IS NULL GROUP BY 1, 2;
