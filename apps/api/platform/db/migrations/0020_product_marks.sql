-- As everybody does who changes a price: the product first.
LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "marks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "card" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "is_reduced" boolean GENERATED ALWAYS AS (coalesce("product_prices"."original_amount" > "product_prices"."amount", false)) STORED NOT NULL;--> statement-breakpoint
-- Traits and flags of a product as bits, in the order of `queries/marks.ts`.
CREATE FUNCTION "shelf_marks"("p" products) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce((SELECT bit_or(1 << (array_position(array['loose', 'bags', 'beans', 'ground', 'capsules', 'powder',
			'oil', 'caffeineFree', 'vegan', 'mild', 'fresh', 'fruity', 'spicy', 'strong', 'morning', 'afternoon', 'evening'],
			trait) - 1)) FROM unnest(p.traits) AS trait), 0)
		| ((p.organic IS NOT NULL)::int << 17) | ((p.rating >= 4)::int << 18) | ((p.stock_quantity > 0)::int << 19)
		| (p.bestseller::int << 20)
$$;
--> statement-breakpoint
CREATE FUNCTION "shelf_card"("p" products, "platform" text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN p.status <> 'active' OR p.archived_at IS NOT NULL OR p.card_on & platform_bit(platform) = 0 THEN 0
		WHEN p.stock_quantity = 0 AND p.family_id IS NOT NULL THEN 2 ELSE 1 END::smallint
$$;
--> statement-breakpoint
CREATE FUNCTION "mark_prices"("changed" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_prices s SET category_id = p.category_id, marks = shelf_marks(p), card = shelf_card(p, s.platform)
	FROM products p WHERE p.id = ANY (changed) AND s.product_id = p.id
		AND (s.category_id, s.marks, s.card) IS DISTINCT FROM (p.category_id, shelf_marks(p), shelf_card(p, s.platform));
END
$$;
--> statement-breakpoint
-- A new price changes `sold_on`, so that it is marked after it. Whoever changes a product holds its row until the end, so
-- that the last to change it marks it last.
CREATE FUNCTION "products_marks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM mark_prices(array_agg(id)) FROM (
		SELECT id, category_id, status, archived_at, sold_on, card_on, family_id, traits, organic IS NULL, rating >= 4,
			stock_quantity > 0, bestseller FROM after
		EXCEPT SELECT id, category_id, status, archived_at, sold_on, card_on, family_id, traits, organic IS NULL, rating >= 4,
			stock_quantity > 0, bestseller FROM before) AS changed
	HAVING count(*) > 0;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_marks" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION "products_marks"();
--> statement-breakpoint
-- Marks alone change no amount and arrange no sizes.
CREATE OR REPLACE FUNCTION "product_prices_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' THEN
		IF NOT EXISTS (SELECT product_id, platform, amount, from_amount FROM changed
			EXCEPT SELECT product_id, platform, amount, from_amount FROM before) THEN RETURN NULL; END IF;
	END IF;
	UPDATE products SET lowest_amount = sold.amount, sold_on = sold.bits,
		card_on = CASE WHEN family_id IS NULL THEN sold.bits ELSE card_on END
	FROM (SELECT product_id, min(amount) AS amount, coalesce(bit_or(platform_bit(platform)), 0) AS bits
		FROM (SELECT DISTINCT product_id FROM changed) AS priced LEFT JOIN product_prices USING (product_id)
		GROUP BY 1) AS sold
	WHERE id = sold.product_id AND (lowest_amount, sold_on) IS DISTINCT FROM (sold.amount, sold.bits);
	PERFORM arrange_sizes(family_id) FROM (SELECT DISTINCT family_id FROM products
		WHERE id IN (SELECT product_id FROM changed) AND family_id IS NOT NULL ORDER BY 1) AS families;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "product_prices_changed" ON "product_prices";
--> statement-breakpoint
CREATE TRIGGER "product_prices_changed" AFTER UPDATE ON "product_prices" REFERENCING OLD TABLE AS before NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "product_prices_statistics"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "rebuild_shortcuts"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE products, product_prices, orders, order_lines IN SHARE ROW EXCLUSIVE MODE;
	UPDATE products SET sold_on = sold.bits
	FROM (SELECT p.id AS product_id, coalesce(bit_or(platform_bit(s.platform)), 0) AS bits
		FROM products p LEFT JOIN product_prices s ON s.product_id = p.id GROUP BY 1) AS sold
	WHERE id = sold.product_id AND sold_on <> sold.bits;
	UPDATE products SET card_on = sold_on WHERE family_id IS NULL AND card_on <> sold_on;
	UPDATE product_prices SET from_amount = amount FROM products
	WHERE products.id = product_id AND family_id IS NULL AND from_amount IS DISTINCT FROM amount;
	PERFORM arrange_sizes(id) FROM products WHERE family_id = id;
	PERFORM mark_prices(array_agg(id)) FROM products;
	DELETE FROM shelf_counts;
	INSERT INTO shelf_counts (category_id, platform, products, cards)
	SELECT p.category_id, s.platform, count(*), count(*) FILTER (WHERE p.card_on & platform_bit(s.platform) <> 0)
	FROM products p JOIN product_prices s ON s.product_id = p.id
	WHERE p.status = 'active' AND p.archived_at IS NULL GROUP BY 1, 2;
	DELETE FROM order_names;
	INSERT INTO order_names (customer_sort, orders)
	SELECT customer_sort, count(*) FROM orders GROUP BY 1 ORDER BY 1;
	DELETE FROM product_months;
	INSERT INTO product_months (month, product_id, units)
	SELECT date_trunc('month', berlin_day::timestamp)::date, product_id, sum(units) FROM product_days GROUP BY 1, 2 ORDER BY 1, 2;
END
$$;