CREATE TABLE "shop_details" (
	"version" integer PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_tax_rate" double precision;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "recipient" jsonb;
--> statement-breakpoint
-- Money that went back is no revenue, whether all of it or a part.
CREATE OR REPLACE FUNCTION "count_order"("o" orders, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_days AS d (berlin_day, istanbul_day, platform, currency, slot, orders, revenue)
	VALUES ((o.created_at AT TIME ZONE 'Europe/Berlin')::date, (o.created_at AT TIME ZONE 'Europe/Istanbul')::date,
		o.platform, o.currency, order_slot(o.id), by, by * (o.total - o.refunded))
	ON CONFLICT (berlin_day, istanbul_day, platform, currency, slot)
	DO UPDATE SET orders = d.orders + excluded.orders, revenue = d.revenue + excluded.revenue;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "orders_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was boolean := tg_op <> 'INSERT' AND is_counted(old.status, old.payment_status);
	now_is boolean := tg_op <> 'DELETE' AND is_counted(new.status, new.payment_status);
BEGIN
	IF tg_op <> 'UPDATE'
		OR (old.platform, old.status, old.payment_status) IS DISTINCT FROM (new.platform, new.status, new.payment_status) THEN
		INSERT INTO order_counts AS c (platform, status, payment_status, slot, orders)
		SELECT * FROM (
			SELECT old.platform, old.status, old.payment_status, order_slot(old.id), -1 WHERE tg_op <> 'INSERT'
			UNION ALL
			SELECT new.platform, new.status, new.payment_status, order_slot(new.id), 1 WHERE tg_op <> 'DELETE'
		) AS changed ORDER BY 1, 2, 3, 4
		ON CONFLICT (platform, status, payment_status, slot) DO UPDATE SET orders = c.orders + excluded.orders;
	END IF;
	IF tg_op <> 'UPDATE' OR (was, old.platform, old.currency, old.total, old.refunded, old.created_at)
		IS DISTINCT FROM (now_is, new.platform, new.currency, new.total, new.refunded, new.created_at) THEN
		IF was THEN PERFORM count_order(old, -1); END IF;
		IF now_is THEN PERFORM count_order(new, 1); END IF;
		-- A new order's lines count themselves.
		IF was THEN PERFORM count_products(old, -1); END IF;
		IF now_is AND tg_op = 'UPDATE' THEN PERFORM count_products(new, 1); END IF;
	END IF;
	RETURN coalesce(new, old);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "rebuild_sums"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE coupons, products, product_prices, orders, order_lines, coupon_redemptions IN SHARE ROW EXCLUSIVE MODE;
	DELETE FROM order_counts;
	INSERT INTO order_counts (platform, status, payment_status, slot, orders)
	SELECT platform, status, payment_status, order_slot(id), count(*) FROM orders GROUP BY 1, 2, 3, 4;
	DELETE FROM order_days;
	INSERT INTO order_days (berlin_day, istanbul_day, platform, currency, slot, orders, revenue)
	SELECT (created_at AT TIME ZONE 'Europe/Berlin')::date, (created_at AT TIME ZONE 'Europe/Istanbul')::date,
		platform, currency, order_slot(id), count(*), sum(total - refunded)
	FROM orders WHERE is_counted(status, payment_status) GROUP BY 1, 2, 3, 4, 5 ORDER BY 1;
	DELETE FROM product_days;
	INSERT INTO product_days (berlin_day, istanbul_day, platform, currency, product_id, units, revenue)
	SELECT (o.created_at AT TIME ZONE 'Europe/Berlin')::date, (o.created_at AT TIME ZONE 'Europe/Istanbul')::date,
		o.platform, o.currency, l.product_id, sum(l.quantity), sum(l.total - l.discount)
	FROM orders o JOIN order_lines l ON l.order_id = o.id
	WHERE is_counted(o.status, o.payment_status) AND NOT l.is_gift GROUP BY 1, 2, 3, 4, 5 ORDER BY 1;
	DELETE FROM shelf_counts;
	INSERT INTO shelf_counts (category_id, platform, products)
	SELECT p.category_id, s.platform, count(*) FROM products p JOIN product_prices s ON s.product_id = p.id
	WHERE p.status = 'active' AND p.archived_at IS NULL GROUP BY 1, 2;
	UPDATE products SET lowest_amount = lowest.amount
	FROM (SELECT p.id AS product_id, min(s.amount) AS amount
		FROM products p LEFT JOIN product_prices s ON s.product_id = p.id GROUP BY 1) AS lowest
	WHERE id = lowest.product_id AND lowest_amount IS DISTINCT FROM lowest.amount;
	DELETE FROM coupon_customers;
	INSERT INTO coupon_customers (coupon_id, customer, email, uses, discount)
	SELECT coupon_id, coalesce(user_id::text, email), max(email), count(*), sum(discount)
	FROM coupon_redemptions WHERE released_at IS NULL GROUP BY 1, 2;
	UPDATE coupons SET total_used = used.uses, total_customers = used.customers, total_discount = used.discount
	FROM (SELECT c.id AS coupon_id, coalesce(sum(u.uses), 0) AS uses, count(u.customer) AS customers,
			coalesce(sum(u.discount), 0) AS discount
		FROM coupons c LEFT JOIN coupon_customers u ON u.coupon_id = c.id GROUP BY 1) AS used
	WHERE id = used.coupon_id AND (total_used, total_customers, total_discount)
		IS DISTINCT FROM (used.uses, used.customers, used.discount);
END
$$;
--> statement-breakpoint
DROP TRIGGER "orders_statistics" ON "orders";
--> statement-breakpoint
CREATE TRIGGER "orders_statistics"
	AFTER INSERT OR UPDATE OF platform, status, payment_status, currency, total, refunded, created_at
	ON "orders" FOR EACH ROW EXECUTE FUNCTION "orders_statistics"();
--> statement-breakpoint
SELECT "rebuild_statistics"();
