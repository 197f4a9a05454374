ALTER TABLE "product_images" ADD COLUMN "alts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "organic" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "brewing" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "harvest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translated_search_text" text GENERATED ALWAYS AS (accent_insensitive(' ' || coalesce("products"."translations" -> 'tr' ->> 'subtitle', '') || ' ' || coalesce("products"."translations" -> 'tr' ->> 'shortDescription', '') || ' ' || coalesce("products"."translations" -> 'en' ->> 'subtitle', '') || ' ' || coalesce("products"."translations" -> 'en' ->> 'shortDescription', ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_translated_search" ON "products" USING gin ("translated_search_text" gin_trgm_ops);--> statement-breakpoint
-- The organic mark stood among the seals, its control body's code beside it. Where the ingredients grow was not asked for.
UPDATE "products" SET
  "organic" = jsonb_build_object('controlBody', "named"."code", 'farming', 'mixed'),
  "certification" = array_remove(array_remove("products"."certification", "named"."code"), 'EU-Bio-Logo')
FROM (
  SELECT "id", (SELECT "seal" FROM unnest("certification") AS "seal" WHERE "seal" ~ '^[A-Z]{2}-.{3}-[0-9]{2,3}$' LIMIT 1) AS "code"
  FROM "products"
) AS "named"
WHERE "named"."id" = "products"."id" AND "named"."code" IS NOT NULL;
