CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cargo_company_id" uuid,
	"cargo_name" text,
	"tracking_number" text,
	"tracking_url" text,
	"shipped_at" timestamp (3) with time zone,
	"lines" jsonb NOT NULL,
	CONSTRAINT "parcels_number" UNIQUE("order_id","number")
);
--> statement-breakpoint
DROP INDEX "orders_tracking";--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_cargo_company_id_cargo_companies_id_fk" FOREIGN KEY ("cargo_company_id") REFERENCES "public"."cargo_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "parcels_carrier" ON "parcels" USING btree ("cargo_company_id");