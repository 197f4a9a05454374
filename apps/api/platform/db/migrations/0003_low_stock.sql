DROP INDEX "products_low";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_low" boolean GENERATED ALWAYS AS ("products"."stock_quantity" <= "products"."low_stock_threshold") STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("position","created_at","id") WHERE "products"."archived_at" is null and "products"."is_low";