-- What orders went out in before they had parcels: one each, with everything that was ordered.
INSERT INTO "parcels" ("order_id", "number", "cargo_company_id", "cargo_name", "tracking_number", "tracking_url", "shipped_at", "lines")
SELECT "orders"."id", 1, "cargo_company_id", "cargo_name", "tracking_number", "tracking_url", "shipped_at", (
  SELECT coalesce(jsonb_agg(jsonb_build_object('position', "at", 'quantity', "quantity") ORDER BY "at"), '[]')
  FROM (
    SELECT row_number() OVER (ORDER BY "position") - 1 AS "at", "quantity" FROM "order_lines" WHERE "order_id" = "orders"."id"
  ) AS "line"
)
FROM "orders" WHERE "tracking_number" IS NOT NULL
ON CONFLICT DO NOTHING;
