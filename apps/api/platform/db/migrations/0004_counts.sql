CREATE TABLE "product_counts" (
	"category_id" uuid NOT NULL,
	"status" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "product_counts_category_id_status_pk" PRIMARY KEY("category_id","status")
);
--> statement-breakpoint
CREATE TABLE "user_counts" (
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"slot" smallint NOT NULL,
	"users" integer NOT NULL,
	CONSTRAINT "user_counts_platform_status_slot_pk" PRIMARY KEY("platform","status","slot")
);
--> statement-breakpoint
DROP INDEX "products_low";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_low" boolean GENERATED ALWAYS AS ("products"."stock_quantity" <= "products"."low_stock_threshold") STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_category_id_category_names_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category_names"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_premium" ON "users" USING btree ("premium_until");--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("position","created_at","id") WHERE "products"."archived_at" is null and "products"."is_low";--> statement-breakpoint
CREATE FUNCTION "users_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO user_counts AS c (platform, status, slot, users)
	SELECT * FROM (
		SELECT old.platform, old.status, order_slot(old.id), -1 WHERE tg_op <> 'INSERT'
		UNION ALL
		SELECT new.platform, new.status, order_slot(new.id), 1 WHERE tg_op <> 'DELETE'
	) AS changed ORDER BY 1, 2, 3
	ON CONFLICT (platform, status, slot) DO UPDATE SET users = c.users + excluded.users;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "product_counts_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_counts AS c (category_id, status, products)
	SELECT * FROM (
		SELECT old.category_id, old.status, -1 WHERE tg_op <> 'INSERT' AND old.archived_at IS NULL
		UNION ALL
		SELECT new.category_id, new.status, 1 WHERE tg_op <> 'DELETE' AND new.archived_at IS NULL
	) AS changed ORDER BY 1, 2
	ON CONFLICT (category_id, status) DO UPDATE SET products = c.products + excluded.products;
	RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER FUNCTION "rebuild_statistics"() RENAME TO "rebuild_sums";
--> statement-breakpoint
CREATE FUNCTION "rebuild_statistics"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE;
	PERFORM rebuild_sums();
	DELETE FROM user_counts;
	INSERT INTO user_counts (platform, status, slot, users)
	SELECT platform, status, order_slot(id), count(*) FROM users GROUP BY 1, 2, 3;
	DELETE FROM product_counts;
	INSERT INTO product_counts (category_id, status, products)
	SELECT category_id, status, count(*) FROM products WHERE archived_at IS NULL GROUP BY 1, 2;
END
$$;
--> statement-breakpoint
SELECT "rebuild_statistics"();
--> statement-breakpoint
CREATE TRIGGER "users_statistics" AFTER INSERT OR DELETE ON "users" FOR EACH ROW
	EXECUTE FUNCTION "users_statistics"();
--> statement-breakpoint
CREATE TRIGGER "users_statistics_changed" AFTER UPDATE OF platform, status ON "users" FOR EACH ROW
	WHEN ((old.platform, old.status) IS DISTINCT FROM (new.platform, new.status))
	EXECUTE FUNCTION "users_statistics"();
--> statement-breakpoint
CREATE TRIGGER "product_counts_statistics" AFTER INSERT OR DELETE ON "products" FOR EACH ROW
	EXECUTE FUNCTION "product_counts_statistics"();
--> statement-breakpoint
CREATE TRIGGER "product_counts_statistics_changed" AFTER UPDATE OF status, archived_at, category_id ON "products"
	FOR EACH ROW
	WHEN ((old.status, old.archived_at, old.category_id) IS DISTINCT FROM (new.status, new.archived_at, new.category_id))
	EXECUTE FUNCTION "product_counts_statistics"();
