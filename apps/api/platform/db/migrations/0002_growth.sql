CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Lower-case without accents, as withoutAccents in queries/search-text writes what is looked for.
CREATE FUNCTION "accent_insensitive"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length(value) = char_length(value) THEN lower(value) ELSE
		translate(replace(replace(replace(replace(replace(replace(
			lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')),
			'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ıøłØŁ', 'iolol')
	END
$$;
--> statement-breakpoint
CREATE TABLE "coupon_customers" (
	"coupon_id" uuid NOT NULL,
	"customer" text NOT NULL,
	"email" text NOT NULL,
	"uses" integer NOT NULL,
	"discount" bigint NOT NULL,
	CONSTRAINT "coupon_customers_coupon_id_customer_pk" PRIMARY KEY("coupon_id","customer")
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"slot" smallint NOT NULL,
	"orders" bigint NOT NULL,
	CONSTRAINT "order_counts_platform_status_payment_status_slot_pk" PRIMARY KEY("platform","status","payment_status","slot")
);
--> statement-breakpoint
CREATE TABLE "order_days" (
	"berlin_day" date NOT NULL,
	"istanbul_day" date NOT NULL,
	"platform" text NOT NULL,
	"currency" text NOT NULL,
	"slot" smallint NOT NULL,
	"orders" bigint NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "order_days_berlin_day_istanbul_day_platform_currency_slot_pk" PRIMARY KEY("berlin_day","istanbul_day","platform","currency","slot")
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"berlin_day" date NOT NULL,
	"istanbul_day" date NOT NULL,
	"platform" text NOT NULL,
	"currency" text NOT NULL,
	"product_id" uuid NOT NULL,
	"units" bigint NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "product_days_berlin_day_istanbul_day_platform_currency_product_id_pk" PRIMARY KEY("berlin_day","istanbul_day","platform","currency","product_id")
);
--> statement-breakpoint
CREATE TABLE "shelf_counts" (
	"category_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "shelf_counts_category_id_platform_pk" PRIMARY KEY("category_id","platform")
);
--> statement-breakpoint
DROP INDEX "orders_status_created";
--> statement-breakpoint
DROP INDEX "users_created";
--> statement-breakpoint
DROP INDEX "orders_created";
--> statement-breakpoint
DROP INDEX "products_list";
--> statement-breakpoint
DROP INDEX "products_category";
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_category_category_names_name_fk";
--> statement-breakpoint
ALTER TABLE "categories" DROP CONSTRAINT "categories_name_category_names_name_fk";
--> statement-breakpoint
ALTER TABLE "category_names" DROP CONSTRAINT "category_names_pkey",
	ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	ADD CONSTRAINT "category_names_name_unique" UNIQUE("name");
--> statement-breakpoint
ALTER TABLE "category_names"
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (accent_insensitive(' ' || "category_names"."name")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_name_category_names_name_fk" FOREIGN KEY ("name") REFERENCES "public"."category_names"("name") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category_id" uuid, ADD COLUMN "lowest_amount" bigint, DROP COLUMN "search_text";
--> statement-breakpoint
UPDATE "products" SET "category_id" = "category_names"."id" FROM "category_names" WHERE "category_names"."name" = "products"."category";
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "category_id" SET NOT NULL, DROP COLUMN "category";
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_category_names_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category_names"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products"
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (accent_insensitive(' ' || "products"."name" || ' ' || "products"."subtitle" || ' ' || "products"."short_description")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "users"
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (accent_insensitive(' ' || "users"."name" || ' ' || "users"."email")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders"
	ADD COLUMN "sequence" bigint GENERATED ALWAYS AS (substring("orders"."number" from '[0-9]{1,18}$')::bigint) STORED,
	ADD COLUMN "status_step" smallint GENERATED ALWAYS AS (array_position(array['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded']::text[], "orders"."status")::smallint) STORED NOT NULL,
	ADD COLUMN "customer_sort" text GENERATED ALWAYS AS (accent_insensitive(' ' || "orders"."customer_name")) STORED NOT NULL,
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (accent_insensitive(' ' || "orders"."number" || ' ' || "orders"."customer_name" || ' ' || "orders"."email")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "total_customers" integer DEFAULT 0 NOT NULL, ADD COLUMN "total_discount" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupons"
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (accent_insensitive(' ' || "coupons"."code" || ' ' || "coupons"."name" || ' ' || "coupons"."description")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD CONSTRAINT "coupon_customers_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shelf_counts" ADD CONSTRAINT "shelf_counts_category_id_category_names_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category_names"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Cancelled and refunded orders count nowhere.
CREATE FUNCTION "is_counted"("status" text, "payment_status" text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT status NOT IN ('cancelled', 'refunded') AND payment_status <> 'refunded'
$$;
--> statement-breakpoint
CREATE FUNCTION "order_slot"("order_id" uuid) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT (get_byte(uuid_send(order_id), 15) % 4)::smallint
$$;
--> statement-breakpoint
CREATE FUNCTION "count_order"("o" orders, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_days AS d (berlin_day, istanbul_day, platform, currency, slot, orders, revenue)
	VALUES ((o.created_at AT TIME ZONE 'Europe/Berlin')::date, (o.created_at AT TIME ZONE 'Europe/Istanbul')::date,
		o.platform, o.currency, order_slot(o.id), by, by * o.total)
	ON CONFLICT (berlin_day, istanbul_day, platform, currency, slot)
	DO UPDATE SET orders = d.orders + excluded.orders, revenue = d.revenue + excluded.revenue;
END
$$;
--> statement-breakpoint
-- Rows in the order of their products, as everywhere, so that no two transactions deadlock.
CREATE FUNCTION "count_products"("o" orders, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_days AS d (berlin_day, istanbul_day, platform, currency, product_id, units, revenue)
	SELECT (o.created_at AT TIME ZONE 'Europe/Berlin')::date, (o.created_at AT TIME ZONE 'Europe/Istanbul')::date,
		o.platform, o.currency, l.product_id, by * sum(l.quantity), by * sum(l.total - l.discount)
	FROM order_lines l WHERE l.order_id = o.id AND NOT l.is_gift
	GROUP BY l.product_id ORDER BY l.product_id
	ON CONFLICT (berlin_day, istanbul_day, platform, currency, product_id)
	DO UPDATE SET units = d.units + excluded.units, revenue = d.revenue + excluded.revenue;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "orders_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
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
	IF tg_op <> 'UPDATE' OR (was, old.platform, old.currency, old.total, old.created_at)
		IS DISTINCT FROM (now_is, new.platform, new.currency, new.total, new.created_at) THEN
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
CREATE FUNCTION "order_lines_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_days AS d (berlin_day, istanbul_day, platform, currency, product_id, units, revenue)
	SELECT (o.created_at AT TIME ZONE 'Europe/Berlin')::date, (o.created_at AT TIME ZONE 'Europe/Istanbul')::date,
		o.platform, o.currency, l.product_id, sum(l.quantity), sum(l.total - l.discount)
	FROM added l JOIN orders o ON o.id = l.order_id
	WHERE is_counted(o.status, o.payment_status) AND NOT l.is_gift
	GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
	ON CONFLICT (berlin_day, istanbul_day, platform, currency, product_id)
	DO UPDATE SET units = d.units + excluded.units, revenue = d.revenue + excluded.revenue;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_redemption"("r" coupon_redemptions, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	who text := coalesce(r.user_id::text, r.email);
	uses_now integer;
BEGIN
	IF r.released_at IS NOT NULL THEN RETURN; END IF;
	INSERT INTO coupon_customers AS c (coupon_id, customer, email, uses, discount)
	VALUES (r.coupon_id, who, r.email, by, by * r.discount)
	ON CONFLICT (coupon_id, customer) DO UPDATE
	SET uses = c.uses + excluded.uses, discount = c.discount + excluded.discount, email = greatest(c.email, excluded.email)
	RETURNING uses INTO uses_now;
	IF uses_now = 0 THEN DELETE FROM coupon_customers WHERE coupon_id = r.coupon_id AND customer = who; END IF;
	UPDATE coupons SET total_used = greatest(0, total_used + by), total_discount = total_discount + by * r.discount,
		total_customers = total_customers + CASE WHEN uses_now = 0 THEN -1 WHEN uses_now = 1 AND by = 1 THEN 1 ELSE 0 END
	WHERE id = r.coupon_id;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "coupon_redemptions_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' THEN PERFORM count_redemption(old, -1); END IF;
	IF tg_op <> 'DELETE' THEN PERFORM count_redemption(new, 1); END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_on_shelves"("p" products, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF p.status <> 'active' OR p.archived_at IS NOT NULL THEN RETURN; END IF;
	INSERT INTO shelf_counts AS s (category_id, platform, products)
	SELECT p.category_id, platform, by FROM product_prices WHERE product_id = p.id ORDER BY platform
	ON CONFLICT (category_id, platform) DO UPDATE SET products = s.products + excluded.products;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "products_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_on_shelves(old, -1);
	IF tg_op = 'UPDATE' THEN PERFORM count_on_shelves(new, 1); END IF;
	RETURN coalesce(new, old);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "product_prices_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
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
	UPDATE products SET lowest_amount = lowest.amount
	FROM (SELECT min(amount) AS amount FROM product_prices WHERE product_id = p.id) AS lowest
	WHERE id = p.id AND lowest_amount IS DISTINCT FROM lowest.amount;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Makes every kept sum anew; writers wait meanwhile, readers do not.
CREATE FUNCTION "rebuild_statistics"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE coupons, products, product_prices, orders, order_lines, coupon_redemptions IN SHARE ROW EXCLUSIVE MODE;
	DELETE FROM order_counts;
	INSERT INTO order_counts (platform, status, payment_status, slot, orders)
	SELECT platform, status, payment_status, order_slot(id), count(*) FROM orders GROUP BY 1, 2, 3, 4;
	DELETE FROM order_days;
	INSERT INTO order_days (berlin_day, istanbul_day, platform, currency, slot, orders, revenue)
	SELECT (created_at AT TIME ZONE 'Europe/Berlin')::date, (created_at AT TIME ZONE 'Europe/Istanbul')::date,
		platform, currency, order_slot(id), count(*), sum(total)
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
SELECT "rebuild_statistics"();
--> statement-breakpoint
CREATE TRIGGER "orders_statistics" AFTER INSERT OR UPDATE OF platform, status, payment_status, currency, total, created_at
	ON "orders" FOR EACH ROW EXECUTE FUNCTION "orders_statistics"();
--> statement-breakpoint
-- Before, while the lines are still there.
CREATE TRIGGER "orders_statistics_gone" BEFORE DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "orders_statistics"();
--> statement-breakpoint
CREATE TRIGGER "order_lines_statistics" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "order_lines_statistics"();
--> statement-breakpoint
CREATE TRIGGER "coupon_redemptions_statistics"
	AFTER INSERT OR DELETE OR UPDATE OF coupon_id, user_id, email, discount, released_at
	ON "coupon_redemptions" FOR EACH ROW EXECUTE FUNCTION "coupon_redemptions_statistics"();
--> statement-breakpoint
CREATE TRIGGER "products_statistics" AFTER UPDATE OF status, archived_at, category_id ON "products" FOR EACH ROW
	WHEN ((old.status, old.archived_at, old.category_id) IS DISTINCT FROM (new.status, new.archived_at, new.category_id))
	EXECUTE FUNCTION "products_statistics"();
--> statement-breakpoint
CREATE TRIGGER "products_statistics_gone" BEFORE DELETE ON "products" FOR EACH ROW
	EXECUTE FUNCTION "products_statistics"();
--> statement-breakpoint
CREATE TRIGGER "product_prices_statistics" AFTER INSERT OR DELETE OR UPDATE OF amount ON "product_prices"
	FOR EACH ROW EXECUTE FUNCTION "product_prices_statistics"();
--> statement-breakpoint
CREATE INDEX "coupon_customers_top" ON "coupon_customers" USING btree ("coupon_id","uses" DESC NULLS FIRST,"discount" DESC NULLS FIRST,"email","customer");
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "orders_sequence" ON "orders" USING btree ("sequence","id");
--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status_step","created_at","sequence","id");
--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status_step","created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "orders_platform_created" ON "orders" USING btree ("platform","created_at","sequence","id");
--> statement-breakpoint
CREATE INDEX "orders_payment_created" ON "orders" USING btree ("payment_status","created_at","sequence","id");
--> statement-breakpoint
CREATE INDEX "orders_total_created" ON "orders" USING btree ("total","created_at","sequence","id");
--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_sort","created_at","sequence","id");
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "product_prices_amount" ON "product_prices" USING btree ("platform","amount","product_id");
--> statement-breakpoint
CREATE INDEX "products_position" ON "products" USING btree ("position","created_at","id") WHERE "products"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "products"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("lowest_amount","position","created_at","id") WHERE "products"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "products_price_desc" ON "products" USING btree ("lowest_amount" DESC NULLS LAST,"position","created_at","id") WHERE "products"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("rating" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"position","created_at","id") WHERE "products"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","position","created_at","id") WHERE "products"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("stock_quantity","position","created_at","id") WHERE "products"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("sales_count" DESC NULLS FIRST,"position","created_at","id") WHERE "products"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "products_bestseller" ON "products" USING btree ("position","created_at","id") WHERE "products"."archived_at" is null and "products"."bestseller";
--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("position","created_at","id") WHERE "products"."archived_at" is null and "products"."stock_quantity" <= "products"."low_stock_threshold";
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id","platform","status","premium_until");
--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","sequence","id");
--> statement-breakpoint
CREATE INDEX "products_list" ON "products" USING btree ("status","position","created_at","id") WHERE "products"."archived_at" is null;
--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","position","created_at","id") WHERE "products"."archived_at" is null;
