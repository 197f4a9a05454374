CREATE TABLE "shop_details" (
	"version" integer PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_tax_rate" double precision;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "recipient" jsonb;