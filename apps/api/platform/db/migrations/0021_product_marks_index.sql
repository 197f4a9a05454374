-- Nobody changes a product meanwhile: what was read of it before would be written after the change.
DO $$ BEGIN
	LOCK TABLE products, product_prices IN SHARE ROW EXCLUSIVE MODE;
	PERFORM mark_prices(array_agg(id)) FROM products;
END $$;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_prices_cards";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_prices_cards" ON "product_prices" USING btree ("platform","card","category_id","marks","is_reduced","from_amount");