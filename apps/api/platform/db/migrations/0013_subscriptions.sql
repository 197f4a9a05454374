CREATE SEQUENCE "public"."subscription_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "subscription_deliveries" (
	"subscription_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"outcome" text NOT NULL,
	"order_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_deliveries_subscription_id_due_on_pk" PRIMARY KEY("subscription_id","due_on"),
	CONSTRAINT "subscription_deliveries_outcome" CHECK ("subscription_deliveries"."outcome" in ('placed', 'skipped', 'short'))
);
--> statement-breakpoint
CREATE TABLE "subscription_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"pause_reason" text,
	"end_reason" text,
	"platform" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"weeks" integer NOT NULL,
	"percent" integer NOT NULL,
	"payment_method" text NOT NULL,
	"customer_name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"post_number" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"next_on" date NOT NULL,
	"announced_on" date,
	"announced_amount" bigint,
	"ends_on" date,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(' ' || "subscriptions"."number" || ' ' || "subscriptions"."customer_name" || ' ' || "subscriptions"."email")) STORED NOT NULL,
	CONSTRAINT "subscriptions_number_unique" UNIQUE("number"),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "subscriptions_platform" CHECK ("subscriptions"."platform" in ('germany', 'turkey', 'mobile')),
	CONSTRAINT "subscriptions_payment" CHECK ("subscriptions"."payment_method" in ('paypal', 'bank_transfer')),
	CONSTRAINT "subscriptions_email_lower" CHECK ("subscriptions"."email" = lower("subscriptions"."email")),
	CONSTRAINT "subscriptions_numbers" CHECK ("subscriptions"."quantity" > 0 and "subscriptions"."weeks" > 0 and "subscriptions"."percent" between 1 and 30),
	CONSTRAINT "subscriptions_ended" CHECK (("subscriptions"."status" = 'ended') = ("subscriptions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "terminations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"contract" text NOT NULL,
	"email" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"end_on" date,
	"received_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "terminations_kind" CHECK ("terminations"."kind" in ('ordinary', 'extraordinary')),
	CONSTRAINT "terminations_email_lower" CHECK ("terminations"."email" = lower("terminations"."email"))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "subscription_percent" integer;--> statement-breakpoint
ALTER TABLE "subscription_deliveries" ADD CONSTRAINT "subscription_deliveries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_deliveries" ADD CONSTRAINT "subscription_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_links" ADD CONSTRAINT "subscription_links_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terminations" ADD CONSTRAINT "terminations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_deliveries_order" ON "subscription_deliveries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscription_links_of" ON "subscription_links" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscription_links_age" ON "subscription_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_on","id") WHERE "subscriptions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_list" ON "subscriptions" USING btree (("status" = 'ended'),"next_on","id");--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_product" ON "subscriptions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "terminations_received" ON "terminations" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "terminations_of" ON "terminations" USING btree ("subscription_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_subscription" CHECK ("products"."subscription_percent" is null or "products"."subscription_percent" between 1 and 30);