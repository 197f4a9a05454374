DROP INDEX "products_list";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_rating";--> statement-breakpoint
DROP INDEX "products_name_sort";--> statement-breakpoint
DROP INDEX "products_sales";--> statement-breakpoint
CREATE FUNCTION "platform_bit"("platform" text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE platform WHEN 'germany' THEN 1 WHEN 'turkey' THEN 2 WHEN 'mobile' THEN 4 ELSE 0 END::smallint
$$;
--> statement-breakpoint
-- What most products have as the first value of all, because writing a row anew writes every index of the products.
DO $$ BEGIN
	EXECUTE format('ALTER TABLE "products" ADD COLUMN "sold_on" smallint DEFAULT %s NOT NULL', coalesce((
		SELECT mode() WITHIN GROUP (ORDER BY bits) FROM (
			SELECT bit_or(platform_bit(platform)) AS bits FROM product_prices GROUP BY product_id) AS sold), 0));
END $$;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sold_on" SET DEFAULT 0;
--> statement-breakpoint
UPDATE "products" SET "sold_on" = "sold"."bits"
FROM (SELECT p.id AS product_id, coalesce(bit_or(platform_bit(s.platform)), 0) AS bits
	FROM products p LEFT JOIN product_prices s ON s.product_id = p.id GROUP BY 1) AS sold
WHERE "id" = "sold"."product_id" AND "sold_on" <> "sold"."bits";
--> statement-breakpoint
CREATE INDEX "products_list" ON "products" USING btree ("status","position","created_at","id","sold_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","position","created_at","id","status","sold_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id","status","sold_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("rating" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"position","created_at","id","status","sold_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_name_sort" ON "products" USING btree ("name_sort","position","created_at","id","status","sold_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("sales_count" DESC NULLS FIRST,"position","created_at","id","status","sold_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "product_prices_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	price product_prices := coalesce(new, old);
	p products;
BEGIN
	SELECT * INTO p FROM products WHERE id = price.product_id;
	-- A product that is deleted has taken its own count back.
	IF NOT FOUND THEN RETURN NULL; END IF;
	IF tg_op <> 'UPDATE' AND p.status = 'active' AND p.archived_at IS NULL THEN
		INSERT INTO shelf_counts AS s (category_id, platform, products)
		VALUES (p.category_id, price.platform, CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END)
		ON CONFLICT (category_id, platform) DO UPDATE SET products = s.products + excluded.products;
	END IF;
	UPDATE products SET lowest_amount = sold.amount, sold_on = sold.bits
	FROM (SELECT min(amount) AS amount, coalesce(bit_or(platform_bit(platform)), 0) AS bits
		FROM product_prices WHERE product_id = p.id) AS sold
	WHERE id = p.id AND (lowest_amount, sold_on) IS DISTINCT FROM (sold.amount, sold.bits);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TABLE "order_names" (
	"customer_sort" text PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_months" (
	"month" date NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "product_months_month_product_id_pk" PRIMARY KEY("month","product_id")
);
--> statement-breakpoint
CREATE INDEX "product_days_product" ON "product_days" USING btree ("product_id","berlin_day");--> statement-breakpoint
CREATE FUNCTION "order_names_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_names AS n (customer_sort, orders)
	SELECT * FROM (
		SELECT old.customer_sort, -1 WHERE tg_op <> 'INSERT'
		UNION ALL
		SELECT new.customer_sort, 1 WHERE tg_op <> 'DELETE'
	) AS changed ORDER BY 1
	ON CONFLICT (customer_sort) DO UPDATE SET orders = n.orders + excluded.orders;
	-- A name is personal data: it does not outlive its last order.
	IF tg_op <> 'INSERT' THEN DELETE FROM order_names WHERE customer_sort = old.customer_sort AND orders = 0; END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_products"("o" orders, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_days AS d (berlin_day, istanbul_day, platform, currency, product_id, units, revenue)
	SELECT (o.created_at AT TIME ZONE 'Europe/Berlin')::date, (o.created_at AT TIME ZONE 'Europe/Istanbul')::date,
		o.platform, o.currency, l.product_id, by * sum(l.quantity), by * sum(l.total - l.discount)
	FROM order_lines l WHERE l.order_id = o.id AND NOT l.is_gift
	GROUP BY l.product_id ORDER BY l.product_id
	ON CONFLICT (berlin_day, istanbul_day, platform, currency, product_id)
	DO UPDATE SET units = d.units + excluded.units, revenue = d.revenue + excluded.revenue;
	INSERT INTO product_months AS m (month, product_id, units)
	SELECT date_trunc('month', o.created_at AT TIME ZONE 'Europe/Berlin')::date, l.product_id, by * sum(l.quantity)
	FROM order_lines l WHERE l.order_id = o.id AND NOT l.is_gift
	GROUP BY l.product_id ORDER BY l.product_id
	ON CONFLICT (month, product_id) DO UPDATE SET units = m.units + excluded.units;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "order_lines_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_days AS d (berlin_day, istanbul_day, platform, currency, product_id, units, revenue)
	SELECT (o.created_at AT TIME ZONE 'Europe/Berlin')::date, (o.created_at AT TIME ZONE 'Europe/Istanbul')::date,
		o.platform, o.currency, l.product_id, sum(l.quantity), sum(l.total - l.discount)
	FROM added l JOIN orders o ON o.id = l.order_id
	WHERE is_counted(o.status, o.payment_status) AND NOT l.is_gift
	GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
	ON CONFLICT (berlin_day, istanbul_day, platform, currency, product_id)
	DO UPDATE SET units = d.units + excluded.units, revenue = d.revenue + excluded.revenue;
	INSERT INTO product_months AS m (month, product_id, units)
	SELECT date_trunc('month', o.created_at AT TIME ZONE 'Europe/Berlin')::date, l.product_id, sum(l.quantity)
	FROM added l JOIN orders o ON o.id = l.order_id
	WHERE is_counted(o.status, o.payment_status) AND NOT l.is_gift
	GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT (month, product_id) DO UPDATE SET units = m.units + excluded.units;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "rebuild_shortcuts"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE products, product_prices, orders, order_lines IN SHARE ROW EXCLUSIVE MODE;
	UPDATE products SET sold_on = sold.bits
	FROM (SELECT p.id AS product_id, coalesce(bit_or(platform_bit(s.platform)), 0) AS bits
		FROM products p LEFT JOIN product_prices s ON s.product_id = p.id GROUP BY 1) AS sold
	WHERE id = sold.product_id AND sold_on <> sold.bits;
	DELETE FROM order_names;
	INSERT INTO order_names (customer_sort, orders)
	SELECT customer_sort, count(*) FROM orders GROUP BY 1 ORDER BY 1;
	DELETE FROM product_months;
	INSERT INTO product_months (month, product_id, units)
	SELECT date_trunc('month', berlin_day::timestamp)::date, product_id, sum(units) FROM product_days GROUP BY 1, 2 ORDER BY 1, 2;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "rebuild_statistics"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE;
	PERFORM rebuild_sums();
	PERFORM rebuild_shortcuts();
	DELETE FROM user_counts;
	INSERT INTO user_counts (platform, status, slot, users)
	SELECT platform, status, order_slot(id), count(*) FROM users GROUP BY 1, 2, 3;
	DELETE FROM product_counts;
	INSERT INTO product_counts (category_id, status, products)
	SELECT category_id, status, count(*) FROM products WHERE archived_at IS NULL GROUP BY 1, 2;
END
$$;
--> statement-breakpoint
SELECT "rebuild_shortcuts"();
--> statement-breakpoint
CREATE INDEX "product_months_best" ON "product_months" USING btree ("month","units" DESC NULLS FIRST,"product_id");--> statement-breakpoint
-- Deferred, so that the row of a name is locked only while its order commits.
CREATE CONSTRAINT TRIGGER "order_names_statistics" AFTER INSERT OR DELETE ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_names_statistics"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_names_statistics_changed" AFTER UPDATE OF customer_name ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.customer_sort IS DISTINCT FROM new.customer_sort)
	EXECUTE FUNCTION "order_names_statistics"();
