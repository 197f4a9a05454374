CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Lower-case without accents, as withoutAccents in shop/shared/plain-letters writes what is looked for.
CREATE FUNCTION "accent_insensitive"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length(value) = char_length(value) THEN lower(value) ELSE
		translate(replace(replace(replace(replace(replace(replace(
			lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')),
			'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ıøłØŁς', 'iololσ')
	END
$$;
--> statement-breakpoint
CREATE FUNCTION "umlauts_joined"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT replace(replace(replace(accent_insensitive(value), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;
--> statement-breakpoint
CREATE FUNCTION "searchable"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE WHEN joined = plain THEN plain ELSE plain || ' ' || joined END
	FROM (SELECT accent_insensitive(value), umlauts_joined(value)) AS forms (plain, joined)
$$;
--> statement-breakpoint
-- The texts of a list in one.
CREATE FUNCTION "words_of"("value" text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_to_string(value, ' ')
$$;
--> statement-breakpoint
-- What shoppers call the traits of a product, in every language.
CREATE FUNCTION "trait_words"("traits" text[], "is_organic" boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(string_agg(named.words, ' ' ORDER BY named.trait), '')
	FROM (VALUES
		('loose', 'lose dökme loose'), ('bags', 'Beutel poşet bags'), ('beans', 'Bohnen çekirdek beans'),
		('ground', 'gemahlen öğütülmüş ground'), ('capsules', 'Kapseln kapsül capsules'), ('powder', 'Pulver toz powder'),
		('oil', 'Öl yağ oil'), ('caffeineFree', 'koffeinfrei kafeinsiz caffeine-free'), ('vegan', 'vegan'),
		('organic', 'Bio organik organic')) AS named (trait, words)
	WHERE named.trait = ANY (traits) OR named.trait = 'organic' AND is_organic
$$;
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
-- The words of a text of `searchText` that are long enough for a slip.
CREATE FUNCTION "long_words"("value" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT DISTINCT "each" FROM regexp_split_to_table(value, '[^[:alnum:]]+') AS "each" WHERE length("each") BETWEEN 4 AND 40
$$;
--> statement-breakpoint
CREATE FUNCTION "platform_bit"("platform" text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE platform WHEN 'germany' THEN 1 WHEN 'turkey' THEN 2 WHEN 'mobile' THEN 4 ELSE 0 END::smallint
$$;
--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"role" text,
	"custom_role_id" uuid,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admins_email_unique" UNIQUE("email"),
	CONSTRAINT "admins_email_lower" CHECK ("admins"."email" = lower("admins"."email")),
	CONSTRAINT "admins_role" CHECK ("admins"."role" in ('owner', 'manager', 'orders', 'catalogue', 'accounting')),
	CONSTRAINT "admins_one_role" CHECK (num_nonnulls("admins"."role", "admins"."custom_role_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"platform" text DEFAULT 'germany' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"ban_reason" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'Deutschland' NOT NULL,
	"date_of_birth" date,
	"gender" text,
	"language" text DEFAULT 'de' NOT NULL,
	"notify_email" boolean DEFAULT true NOT NULL,
	"notify_sms" boolean DEFAULT false NOT NULL,
	"notify_push" boolean DEFAULT true NOT NULL,
	"premium_until" timestamp (3) with time zone,
	"accepted_terms_at" timestamp (3) with time zone,
	"last_activity_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(' ' || "users"."name" || ' ' || "users"."email" || ' ' || "users"."phone" || ' ' || regexp_replace("users"."phone", '[^0-9]', '', 'g'))) STORED NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_platform" CHECK ("users"."platform" in ('germany', 'turkey', 'mobile')),
	CONSTRAINT "users_status" CHECK ("users"."status" in ('active', 'inactive', 'banned')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('de', 'tr', 'en')),
	CONSTRAINT "users_gender" CHECK ("users"."gender" in ('male', 'female', 'other'))
);
--> statement-breakpoint
CREATE TABLE "former_category_names" (
	"name" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_columns" (
	"signature" text PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_entries" (
	"fingerprint" text NOT NULL,
	"order_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"admin_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_entries_fingerprint_order_id_pk" PRIMARY KEY("fingerprint","order_id"),
	CONSTRAINT "bank_entries_decision" CHECK ("bank_entries"."decision" in ('pay', 'reopen', 'refund')),
	CONSTRAINT "bank_entries_amount" CHECK ("bank_entries"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"platform" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '📦' NOT NULL,
	"color" text DEFAULT '#6B7280' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"parent_id" uuid,
	"views" bigint DEFAULT 0 NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_platform_name" UNIQUE("platform","name"),
	CONSTRAINT "categories_platform_slug" UNIQUE("platform","slug"),
	CONSTRAINT "categories_platform" CHECK ("categories"."platform" in ('germany', 'turkey', 'mobile')),
	CONSTRAINT "categories_numbers" CHECK ("categories"."sort_order" >= 0 and "categories"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "category_names" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(' ' || "category_names"."name")) STORED NOT NULL,
	CONSTRAINT "category_names_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "coupon_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coupon_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"single_code" text,
	"discount" bigint NOT NULL,
	"released_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_redemptions_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "coupon_redemptions_email_lower" CHECK ("coupon_redemptions"."email" = lower("coupon_redemptions"."email")),
	CONSTRAINT "coupon_redemptions_discount" CHECK ("coupon_redemptions"."discount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"percent" double precision DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"premium_months" integer DEFAULT 0 NOT NULL,
	"buy_quantity" integer DEFAULT 0 NOT NULL,
	"free_quantity" integer DEFAULT 0 NOT NULL,
	"applicable_products" text[] DEFAULT '{}' NOT NULL,
	"applicable_categories" text[] DEFAULT '{}' NOT NULL,
	"gift_product_id" uuid,
	"gift_quantity" integer DEFAULT 0 NOT NULL,
	"minimum_order_amount" bigint DEFAULT 0 NOT NULL,
	"platforms" text[] NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"usage_limit_total" integer,
	"usage_limit_per_user" integer DEFAULT 1 NOT NULL,
	"stackable" boolean DEFAULT false NOT NULL,
	"one_time_use" boolean DEFAULT true NOT NULL,
	"auto_apply" boolean DEFAULT false NOT NULL,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"total_used" integer DEFAULT 0 NOT NULL,
	"total_customers" integer DEFAULT 0 NOT NULL,
	"total_discount" bigint DEFAULT 0 NOT NULL,
	"single_codes" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(' ' || "coupons"."code" || ' ' || "coupons"."name" || ' ' || "coupons"."description")) STORED NOT NULL,
	CONSTRAINT "coupons_type" CHECK ("coupons"."type" in ('percentage', 'fixed_amount', 'free_shipping', 'premium_extension', 'buy_x_get_y', 'free_product')),
	CONSTRAINT "coupons_status" CHECK ("coupons"."status" in ('active', 'inactive')),
	CONSTRAINT "coupons_currency" CHECK ("coupons"."currency" in ('EUR', 'TRY', 'USD')),
	CONSTRAINT "coupons_platforms" CHECK ("coupons"."platforms" <@ array['germany', 'turkey', 'mobile']::text[]),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent" between 0 and 100),
	CONSTRAINT "coupons_days" CHECK ("coupons"."start_date" <= "coupons"."end_date"),
	CONSTRAINT "coupons_numbers" CHECK ("coupons"."amount" >= 0 and "coupons"."minimum_order_amount" >= 0 and "coupons"."total_used" >= 0 and "coupons"."premium_months" >= 0)
);
--> statement-breakpoint
CREATE TABLE "image_variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"image_id" uuid,
	"photo_id" uuid,
	"category_id" uuid,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea",
	"is_stored" boolean DEFAULT false NOT NULL,
	CONSTRAINT "image_variants_type" CHECK ("image_variants"."type" in ('image/webp', 'image/avif')),
	CONSTRAINT "image_variants_of_one" CHECK (num_nonnulls("image_variants"."image_id", "image_variants"."photo_id", "image_variants"."category_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unused_pictures" (
	"file" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"recipient" jsonb,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"invoice_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_kind" CHECK ("credit_notes"."kind" in ('cancellation', 'correction'))
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid NOT NULL,
	"section" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_section" CHECK ("list_views"."section" in ('orders', 'products', 'users', 'coupons'))
);
--> statement-breakpoint
CREATE TABLE "premium_renewals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid,
	"source" text NOT NULL,
	"months" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "premium_renewals_source" CHECK ("premium_renewals"."source" in ('admin', 'product', 'coupon')),
	CONSTRAINT "premium_renewals_months" CHECK ("premium_renewals"."months" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"version" integer NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_user_id_platform_pk" PRIMARY KEY("user_id","platform"),
	CONSTRAINT "carts_platform" CHECK ("carts"."platform" in ('germany', 'turkey', 'mobile'))
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"post_number" text DEFAULT '' NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_country" CHECK ("addresses"."country" in ('Deutschland', 'Österreich', 'Schweiz', 'Türkiye'))
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_amount" bigint,
	CONSTRAINT "wishlist_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "price_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"language" text NOT NULL,
	"mailed_on" date,
	CONSTRAINT "price_mails_token_unique" UNIQUE("token"),
	CONSTRAINT "price_mails_language" CHECK ("price_mails"."language" in ('de', 'tr', 'en'))
);
--> statement-breakpoint
CREATE TABLE "wishlist_shares" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "order_holds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"network" text,
	"confirm_by" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "order_holds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "review_requests_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'payment', 'cargo', 'refund', 'return', 'withdrawal', 'address', 'mail', 'invoice', 'credit_note', 'reminder', 'hold'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"image_url" text,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"tax_rate" double precision NOT NULL,
	"is_gift" boolean DEFAULT false NOT NULL,
	"premium_months" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_total" CHECK ("order_lines"."total" = "order_lines"."unit_price" * "order_lines"."quantity"),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."unit_price" >= 0 and "order_lines"."total" >= 0 and "order_lines"."discount" >= 0 and "order_lines"."premium_months" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"platform" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"user_id" uuid,
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
	"note" text,
	"gift_message" text,
	"language" text DEFAULT 'de' NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping_discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"shipping_tax_rate" double precision,
	"total" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"payment_instructions" jsonb,
	"coupon_code" text,
	"premium_months" integer DEFAULT 0 NOT NULL,
	"coupon_premium_months" integer DEFAULT 0 NOT NULL,
	"cargo_company_id" uuid,
	"cargo_name" text,
	"tracking_number" text,
	"tracking_url" text,
	"shipped_at" timestamp (3) with time zone,
	"lookup_code_hash" text,
	"idempotency_key" text,
	"request_hash" text,
	"released_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS (substring("orders"."number" from '[0-9]{1,18}$')::bigint) STORED,
	"status_step" smallint GENERATED ALWAYS AS (array_position(array['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded']::text[], "orders"."status")::smallint) STORED NOT NULL,
	"customer_sort" text GENERATED ALWAYS AS (searchable(' ' || "orders"."customer_name")) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(' ' || "orders"."number" || ' ' || "orders"."customer_name" || ' ' || "orders"."email" || ' ' || "orders"."zip_code" || ' ' || "orders"."city" || ' ' || "orders"."phone" || ' ' || regexp_replace("orders"."phone", '[^0-9]', '', 'g') || ' ' || replace(coalesce("orders"."tracking_number", ''), ' ', ''))) STORED NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_platform" CHECK ("orders"."platform" in ('germany', 'turkey', 'mobile')),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded')),
	CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('paypal', 'bank_transfer')),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('pending', 'completed', 'refunded')),
	CONSTRAINT "orders_currency" CHECK ("orders"."currency" in ('EUR', 'TRY', 'USD')),
	CONSTRAINT "orders_email_lower" CHECK ("orders"."email" = lower("orders"."email")),
	CONSTRAINT "orders_totals" CHECK ("orders"."subtotal" >= 0 and "orders"."shipping" >= 0 and "orders"."discount" >= 0 and "orders"."shipping_discount" >= 0 and "orders"."tax" >= 0 and "orders"."total" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = greatest(0, "orders"."subtotal" + "orders"."shipping" - "orders"."discount" - "orders"."shipping_discount")),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"order_number" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"items" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"admin_id" uuid,
	"password_hash" text,
	"challenge" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "challenges_kind" CHECK ("challenges"."kind" in ('login', 'passkey-login', 'customer-login', 'passkey-proof', 'passkey-new'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"admin_id" uuid,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_owner" CHECK (num_nonnulls("passkeys"."user_id", "passkeys"."admin_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"amount" bigint NOT NULL,
	"valid_from" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"original_amount" bigint,
	"sale_amount" bigint,
	"sale_starts_at" timestamp (3) with time zone,
	"sale_ends_at" timestamp (3) with time zone,
	"regular_amount" bigint,
	"regular_original_amount" bigint,
	"from_amount" bigint,
	CONSTRAINT "product_prices_product_id_platform_pk" PRIMARY KEY("product_id","platform"),
	CONSTRAINT "product_prices_platform" CHECK ("product_prices"."platform" in ('germany', 'turkey', 'mobile')),
	CONSTRAINT "product_prices_currency" CHECK ("product_prices"."currency" in ('EUR', 'TRY', 'USD')),
	CONSTRAINT "product_prices_sale" CHECK (("product_prices"."sale_amount" is null) = ("product_prices"."regular_amount" is null) and coalesce("product_prices"."sale_amount" < "product_prices"."regular_amount", true) and coalesce("product_prices"."sale_starts_at" < "product_prices"."sale_ends_at", true)),
	CONSTRAINT "product_prices_amounts" CHECK ("product_prices"."amount" >= 0 and coalesce("product_prices"."original_amount", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_interest" (
	"product_id" uuid NOT NULL,
	"event" text NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_interest_product_id_event_day_pk" PRIMARY KEY("product_id","event","day")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"short_description" text NOT NULL,
	"detailed_description" text NOT NULL,
	"category_id" uuid NOT NULL,
	"platform" text DEFAULT 'germany' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"bestseller" boolean DEFAULT false NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"certification" text[] DEFAULT '{}' NOT NULL,
	"traits" text[] DEFAULT '{}' NOT NULL,
	"ingredients" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nutritional_info" jsonb,
	"organic" jsonb,
	"brewing" jsonb,
	"origin" text DEFAULT '' NOT NULL,
	"harvest" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"net_amount" double precision,
	"net_unit" text,
	"tint" text NOT NULL,
	"tax_rate" double precision,
	"sku" text DEFAULT '' NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"cost" bigint,
	"turkish_tax_rate" double precision,
	"stock_quantity" integer DEFAULT 0 NOT NULL,
	"low_stock_threshold" integer DEFAULT 10 NOT NULL,
	"rating" double precision DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"premium_enabled" boolean DEFAULT false NOT NULL,
	"premium_months" integer DEFAULT 1 NOT NULL,
	"premium_value" bigint DEFAULT 0 NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"family_id" uuid,
	"size_label" text,
	"size_order" integer DEFAULT 0 NOT NULL,
	"is_default_size" boolean DEFAULT false NOT NULL,
	"card_on" smallint DEFAULT 0 NOT NULL,
	"family_sizes" text DEFAULT '' NOT NULL,
	"full_name" text GENERATED ALWAYS AS ("products"."name" || coalesce(', ' || "products"."size_label", '')) STORED NOT NULL,
	"lowest_amount" bigint,
	"sold_on" smallint DEFAULT 0 NOT NULL,
	"is_low" boolean GENERATED ALWAYS AS ("products"."stock_quantity" <= "products"."low_stock_threshold") STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(' ' || "products"."name" || ' ' || "products"."subtitle" || ' ' || "products"."short_description" || ' ' || "products"."family_sizes" || ' ' || words_of("products"."features") || ' ' || trait_words("products"."traits", "products"."organic" is not null))) STORED NOT NULL,
	"name_sort" text GENERATED ALWAYS AS (accent_insensitive("products"."name")) STORED NOT NULL,
	"translated_search_text" text GENERATED ALWAYS AS (searchable(' ' || coalesce("products"."translations" -> 'tr' ->> 'subtitle', '') || ' ' || coalesce("products"."translations" -> 'tr' ->> 'shortDescription', '') || ' ' || coalesce("products"."translations" -> 'en' ->> 'subtitle', '') || ' ' || coalesce("products"."translations" -> 'en' ->> 'shortDescription', ''))) STORED NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_platform" CHECK ("products"."platform" in ('germany', 'turkey', 'mobile')),
	CONSTRAINT "products_status" CHECK ("products"."status" in ('active', 'inactive', 'out_of_stock', 'discontinued')),
	CONSTRAINT "products_tint" CHECK ("products"."tint" in ('sand', 'sage', 'apricot', 'honey', 'rose', 'mist')),
	CONSTRAINT "products_net_unit" CHECK ("products"."net_unit" in ('g', 'kg', 'ml', 'l')),
	CONSTRAINT "products_net" CHECK (("products"."net_amount" is null) = ("products"."net_unit" is null) and coalesce("products"."net_amount", 1) > 0),
	CONSTRAINT "products_traits" CHECK ("products"."traits" <@ array['loose', 'bags', 'beans', 'ground', 'capsules', 'powder', 'oil', 'caffeineFree', 'vegan']),
	CONSTRAINT "products_size" CHECK (("products"."family_id" is null) = ("products"."size_label" is null)),
	CONSTRAINT "products_stock" CHECK ("products"."stock_quantity" >= 0),
	CONSTRAINT "products_premium" CHECK ("products"."premium_months" between 1 and 12),
	CONSTRAINT "products_tax" CHECK ("products"."tax_rate" is null or "products"."tax_rate" between 0 and 100),
	CONSTRAINT "products_turkish_tax" CHECK ("products"."turkish_tax_rate" is null or "products"."turkish_tax_rate" between 0 and 100),
	CONSTRAINT "products_cost" CHECK ("products"."cost" is null or "products"."cost" >= 0),
	CONSTRAINT "products_numbers" CHECK ("products"."low_stock_threshold" >= 0 and "products"."sales_count" >= 0 and "products"."review_count" >= 0 and "products"."premium_value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"product_id" uuid NOT NULL,
	"related_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "related_products_product_id_related_id_pk" PRIMARY KEY("product_id","related_id"),
	CONSTRAINT "related_products_other" CHECK ("related_products"."product_id" <> "related_products"."related_id")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"words" text[] NOT NULL,
	"folded" text[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_language_position_pk" PRIMARY KEY("language","position"),
	CONSTRAINT "search_synonyms_language" CHECK ("search_synonyms"."language" in ('de', 'tr', 'en'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"payload" jsonb NOT NULL,
	"order_number" text,
	"dedupe_key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"last_error" text,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "mail_limits" (
	"recipient" text PRIMARY KEY NOT NULL,
	"due" timestamp (3) with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"withdrawal_id" uuid,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"actor" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"voided_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_tax" CHECK ("refunds"."tax" >= 0)
);
--> statement-breakpoint
CREATE TABLE "returned_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"withdrawal_id" uuid,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" boolean NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returned_lines_quantity" CHECK ("returned_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"withdrawal_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"by_shop" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"verified" boolean DEFAULT false NOT NULL,
	"order_id" uuid,
	"state" text DEFAULT 'shown' NOT NULL,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"helpful" integer DEFAULT 0 NOT NULL,
	"photos" smallint DEFAULT 0 NOT NULL,
	"photos_approved" boolean DEFAULT false NOT NULL,
	"has_photo" boolean GENERATED ALWAYS AS ("reviews"."photos" > 0 and "reviews"."photos_approved") STORED NOT NULL,
	"awaits" boolean GENERATED ALWAYS AS ("reviews"."state" = 'waiting' or ("reviews"."state" = 'shown' and "reviews"."photos" > 0 and not "reviews"."photos_approved")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(' ' || "reviews"."author" || ' ' || "reviews"."comment" || ' ' || "reviews"."answer")) STORED NOT NULL,
	CONSTRAINT "reviews_customer" UNIQUE("product_id","user_id"),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('waiting', 'shown', 'hidden')),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_photos" CHECK ("reviews"."photos" between 0 and 3),
	CONSTRAINT "reviews_helpful" CHECK ("reviews"."helpful" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_counts" (
	"product_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"has_photo" boolean NOT NULL,
	"reviews" integer NOT NULL,
	CONSTRAINT "review_counts_product_id_rating_has_photo_pk" PRIMARY KEY("product_id","rating","has_photo")
);
--> statement-breakpoint
CREATE TABLE "helpful_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "helpful_marks" (
	"review_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "helpful_marks_review_id_visitor_pk" PRIMARY KEY("review_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "review_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"approve_first" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_settings_one" CHECK ("review_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erased_users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"admin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"device" text,
	"network" text,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tokens_owner" CHECK (("tokens"."kind" = 'user' and "tokens"."user_id" is not null and "tokens"."admin_id" is null)
        or ("tokens"."kind" = 'admin' and "tokens"."admin_id" is not null and "tokens"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "cargo_companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"tracking_url" text NOT NULL,
	"platforms" text[] NOT NULL,
	"domestic_days" integer DEFAULT 3 NOT NULL,
	"international_days" integer DEFAULT 7 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cargo_companies_code_unique" UNIQUE("code"),
	CONSTRAINT "cargo_companies_platforms" CHECK ("cargo_companies"."platforms" <@ array['germany', 'turkey', 'mobile']::text[]),
	CONSTRAINT "cargo_companies_some_platform" CHECK (cardinality("cargo_companies"."platforms") > 0),
	CONSTRAINT "cargo_companies_days" CHECK ("cargo_companies"."domestic_days" > 0 and "cargo_companies"."international_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"platform" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"paypal_enabled" boolean DEFAULT false NOT NULL,
	"paypal_email" text DEFAULT '' NOT NULL,
	"paypal_instructions" text DEFAULT '' NOT NULL,
	"bank_enabled" boolean DEFAULT false NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"account_holder" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"bank_instructions" text DEFAULT '' NOT NULL,
	"free_shipping_threshold" bigint NOT NULL,
	"standard_shipping_cost" bigint NOT NULL,
	"expedited_shipping_cost" bigint NOT NULL,
	"tax_rate" double precision NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_settings_platform" CHECK ("payment_settings"."platform" in ('germany', 'turkey', 'mobile')),
	CONSTRAINT "payment_settings_currency" CHECK ("payment_settings"."currency" in ('EUR', 'TRY', 'USD')),
	CONSTRAINT "payment_settings_costs" CHECK ("payment_settings"."free_shipping_threshold" >= 0 and "payment_settings"."standard_shipping_cost" >= 0 and "payment_settings"."expedited_shipping_cost" >= 0),
	CONSTRAINT "payment_settings_tax" CHECK ("payment_settings"."tax_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "shop_details" (
	"version" integer PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_devices" (
	"admin_id" uuid NOT NULL,
	"device" text NOT NULL,
	"network" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_devices_admin_id_device_network_pk" PRIMARY KEY("admin_id","device","network")
);
--> statement-breakpoint
CREATE TABLE "admin_recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_totps" (
	"admin_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"pending_secret" text,
	"pending_until" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_second_factor_required" boolean NOT NULL,
	CONSTRAINT "staff_settings_one" CHECK ("staff_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "admin_address_undos" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "admin_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
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
CREATE TABLE "order_names" (
	"customer_sort" text PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"category_id" uuid NOT NULL,
	"status" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "product_counts_category_id_status_pk" PRIMARY KEY("category_id","status")
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
CREATE TABLE "product_months" (
	"month" date NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "product_months_month_product_id_pk" PRIMARY KEY("month","product_id")
);
--> statement-breakpoint
CREATE TABLE "shelf_counts" (
	"category_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"products" integer NOT NULL,
	"cards" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shelf_counts_category_id_platform_pk" PRIMARY KEY("category_id","platform")
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
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"units" integer NOT NULL,
	"stock" integer NOT NULL,
	"order_id" uuid,
	"admin_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('sale', 'cancellation', 'return', 'correction', 'import')),
	CONSTRAINT "stock_movements_units" CHECK ("stock_movements"."units" <> 0)
);
--> statement-breakpoint
CREATE TABLE "low_stock_notices" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_notices_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_notices_once" UNIQUE("product_id","email"),
	CONSTRAINT "stock_notices_email_lower" CHECK ("stock_notices"."email" = lower("stock_notices"."email")),
	CONSTRAINT "stock_notices_language" CHECK ("stock_notices"."language" in ('de', 'tr', 'en'))
);
--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_name_category_names_name_fk" FOREIGN KEY ("name") REFERENCES "public"."category_names"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_codes" ADD CONSTRAINT "coupon_codes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_gift_product_id_products_id_fk" FOREIGN KEY ("gift_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_variants" ADD CONSTRAINT "image_variants_image_id_product_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."product_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_renewals" ADD CONSTRAINT "premium_renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_renewals" ADD CONSTRAINT "premium_renewals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_mails" ADD CONSTRAINT "price_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_shares" ADD CONSTRAINT "wishlist_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_holds" ADD CONSTRAINT "order_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cargo_company_id_cargo_companies_id_fk" FOREIGN KEY ("cargo_company_id") REFERENCES "public"."cargo_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_interest" ADD CONSTRAINT "product_interest_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_category_names_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family_id_products_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_category_names" ADD CONSTRAINT "former_category_names_category_id_category_names_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category_names"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_lines" ADD CONSTRAINT "returned_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_lines" ADD CONSTRAINT "returned_lines_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_lines" ADD CONSTRAINT "returned_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_variants" ADD CONSTRAINT "image_variants_photo_id_review_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."review_photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_variants" ADD CONSTRAINT "image_variants_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_marks" ADD CONSTRAINT "helpful_marks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_custom_role_id_roles_id_fk" FOREIGN KEY ("custom_role_id") REFERENCES "public"."roles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_devices" ADD CONSTRAINT "admin_devices_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_recovery_codes" ADD CONSTRAINT "admin_recovery_codes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_totps" ADD CONSTRAINT "admin_totps_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_address_undos" ADD CONSTRAINT "admin_address_undos_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_resets" ADD CONSTRAINT "admin_resets_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_customers" ADD CONSTRAINT "coupon_customers_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_category_id_category_names_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category_names"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_counts" ADD CONSTRAINT "shelf_counts_category_id_category_names_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category_names"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "low_stock_notices" ADD CONSTRAINT "low_stock_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE INDEX "credit_notes_issued" ON "credit_notes" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "admins_custom_role" ON "admins" USING btree ("custom_role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "bank_entries_order" ON "bank_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id","platform","status","premium_until");--> statement-breakpoint
CREATE INDEX "users_premium" ON "users" USING btree ("premium_until");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coupon_codes_coupon" ON "coupon_codes" USING btree ("coupon_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_single" ON "coupon_redemptions" USING btree ("single_code") WHERE "coupon_redemptions"."released_at" is null;--> statement-breakpoint
CREATE INDEX "coupon_redemptions_user" ON "coupon_redemptions" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_email" ON "coupon_redemptions" USING btree ("coupon_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code") WHERE "coupons"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "image_variants_image" ON "image_variants" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "image_variants_file" ON "image_variants" USING btree ("file") WHERE "image_variants"."bytes" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "image_variants_stored" ON "image_variants" USING btree ("file") WHERE "image_variants"."is_stored";--> statement-breakpoint
CREATE INDEX "product_images_product" ON "product_images" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_images_one_primary" ON "product_images" USING btree ("product_id") WHERE "product_images"."is_primary";--> statement-breakpoint
CREATE INDEX "unused_pictures_due" ON "unused_pictures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "premium_renewals_user" ON "premium_renewals" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "premium_renewals_once" ON "premium_renewals" USING btree ("order_id","source") WHERE "premium_renewals"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "order_holds_network" ON "order_holds" USING btree ("network") WHERE "order_holds"."network" is not null;--> statement-breakpoint
CREATE INDEX "order_holds_confirm" ON "order_holds" USING btree ("confirm_by") WHERE "order_holds"."network" is not null and "order_holds"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "review_requests_waiting" ON "review_requests" USING btree ("consented_at") WHERE "review_requests"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","sequence","id");--> statement-breakpoint
CREATE INDEX "orders_sequence" ON "orders" USING btree ("sequence","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status_step","created_at","sequence","id");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status_step","created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_platform_created" ON "orders" USING btree ("platform","created_at","sequence","id");--> statement-breakpoint
CREATE INDEX "orders_payment_created" ON "orders" USING btree ("payment_status","created_at","sequence","id");--> statement-breakpoint
CREATE INDEX "orders_total_created" ON "orders" USING btree ("total","created_at","sequence","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_sort","created_at","sequence","id");--> statement-breakpoint
CREATE INDEX "orders_tracking" ON "orders" USING btree ("tracking_number") WHERE "orders"."tracking_number" is not null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" USING btree ("country","created_at","sequence","id");--> statement-breakpoint
CREATE INDEX "orders_carrier" ON "orders" USING btree ("cargo_company_id","created_at","sequence","id") WHERE "orders"."cargo_company_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_code","created_at","sequence","id") WHERE "orders"."coupon_code" is not null;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE "orders"."status" in ('pending', 'confirmed', 'processing') and "orders"."payment_status" = 'pending';--> statement-breakpoint
CREATE INDEX "challenges_user" ON "challenges" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("admin_id","section","name");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_shared_name" ON "list_views" USING btree ("section","name") WHERE "list_views"."is_shared";--> statement-breakpoint
CREATE INDEX "challenges_admin" ON "challenges" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "challenges_end" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_admin" ON "passkeys" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "price_history_product" ON "price_history" USING btree ("product_id","platform","valid_from");--> statement-breakpoint
CREATE INDEX "product_prices_from" ON "product_prices" USING btree ("platform","from_amount","product_id");--> statement-breakpoint
CREATE INDEX "product_prices_amount" ON "product_prices" USING btree ("platform","amount","product_id");--> statement-breakpoint
CREATE INDEX "product_prices_sale" ON "product_prices" USING btree ("product_id") WHERE "product_prices"."sale_amount" is not null;--> statement-breakpoint
CREATE INDEX "product_prices_facets" ON "product_prices" USING btree ("platform","product_id","from_amount","amount","original_amount");--> statement-breakpoint
CREATE INDEX "former_category_names_category" ON "former_category_names" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "former_slugs_product" ON "former_slugs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_list" ON "products" USING btree ("status","position","created_at","id","sold_on","card_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_position" ON "products" USING btree ("position","created_at","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","position","created_at","id","status","sold_on","card_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id","status","sold_on","card_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("lowest_amount","position","created_at","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_price_desc" ON "products" USING btree ("lowest_amount" DESC NULLS LAST,"position","created_at","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("rating" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"position","created_at","id","status","sold_on","card_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree (lower("sku")) WHERE "products"."sku" <> '';--> statement-breakpoint
CREATE INDEX "products_name_sort" ON "products" USING btree ("name_sort","position","created_at","id","status","sold_on","card_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","position","created_at","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("stock_quantity","position","created_at","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("sales_count" DESC NULLS FIRST,"position","created_at","id","status","sold_on","card_on") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_bestseller" ON "products" USING btree ("position","created_at","id") WHERE "products"."archived_at" is null and "products"."bestseller";--> statement-breakpoint
CREATE INDEX "products_low" ON "products" USING btree ("position","created_at","id") WHERE "products"."archived_at" is null and "products"."is_low";--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("id","status","card_on","category_id","traits","organic","rating","bestseller","stock_quantity","family_id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family_id","size_order","id") WHERE "products"."family_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_default_size" ON "products" USING btree ("family_id") WHERE "products"."is_default_size";--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_translated_search" ON "products" USING gin ("translated_search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "returned_lines_order" ON "returned_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "image_variants_photo" ON "image_variants" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "image_variants_category" ON "image_variants" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "helpful_marks_day" ON "helpful_marks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "review_photos_review" ON "review_photos" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "reviews_order" ON "reviews" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at","id") WHERE "reviews"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_most_helpful" ON "reviews" USING btree ("product_id","helpful","created_at","id") WHERE "reviews"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_best" ON "reviews" USING btree ("product_id","rating","created_at","id") WHERE "reviews"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_worst" ON "reviews" USING btree ("product_id","rating","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_with_photo" ON "reviews" USING btree ("product_id","created_at","id") WHERE "reviews"."state" = 'shown' and "reviews"."has_photo";--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_awaiting" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."awaits";--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."state" = 'hidden';--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."state" = 'shown' and "reviews"."rating" <= 3 and "reviews"."answer" = '' and not "reviews"."by_shop";--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "attempts_since" ON "attempts" USING btree ("since");--> statement-breakpoint
CREATE INDEX "email_verifications_user" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_admin" ON "tokens" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "tokens_end" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "admin_recovery_codes_admin" ON "admin_recovery_codes" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_address_undos_admin" ON "admin_address_undos" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_resets_admin" ON "admin_resets" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "coupon_customers_top" ON "coupon_customers" USING btree ("coupon_id","uses" DESC NULLS FIRST,"discount" DESC NULLS FIRST,"email","customer");--> statement-breakpoint
CREATE INDEX "product_days_product" ON "product_days" USING btree ("product_id","berlin_day");--> statement-breakpoint
CREATE INDEX "product_months_best" ON "product_months" USING btree ("month","units" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stock_notices_end" ON "stock_notices" USING btree ("expires_at");
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
	IF uses_now = 0 THEN
		DELETE FROM coupon_customers WHERE coupon_id = r.coupon_id AND customer = who;
	ELSIF by < 0 AND r.user_id IS NOT NULL THEN
		UPDATE coupon_customers SET email = coalesce((SELECT max(u.email) FROM coupon_redemptions u
			WHERE u.coupon_id = r.coupon_id AND u.user_id = r.user_id AND u.released_at IS NULL), email)
		WHERE coupon_id = r.coupon_id AND customer = who;
	END IF;
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
-- Which size of a family lists show on each platform (the default where it is sold, else the next), the labels of all
-- for the search, and the price from which there is one.
CREATE FUNCTION "arrange_sizes"("family" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE products SET card_on = shown.bits, family_sizes = shown.labels
	FROM (
		SELECT size.id AS size_id,
			coalesce((
				SELECT bit_or(platform_bit(first.platform)) FROM (
					SELECT DISTINCT ON (price.platform) price.platform, other.id AS size_id
					FROM products other JOIN product_prices price ON price.product_id = other.id
					WHERE other.family_id = family AND other.status = 'active' AND other.archived_at IS NULL
					ORDER BY price.platform, other.is_default_size DESC, other.size_order, other.id
				) AS first WHERE first.size_id = size.id), 0) AS bits,
			coalesce(string_agg(size.size_label, ' ') FILTER (WHERE size.archived_at IS NULL) OVER every_size, '') AS labels
		FROM products size WHERE size.family_id = family
		WINDOW every_size AS (ORDER BY size.size_order, size.id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
	) AS shown
	WHERE id = shown.size_id AND (card_on, family_sizes) IS DISTINCT FROM (shown.bits, shown.labels);
	UPDATE product_prices SET from_amount = lowest.amount
	FROM (
		SELECT price.product_id AS size_id, price.platform AS shelf, coalesce(
			min(price.amount) FILTER (WHERE size.status = 'active' AND size.archived_at IS NULL)
				OVER (PARTITION BY price.platform), price.amount) AS amount
		FROM products size JOIN product_prices price ON price.product_id = size.id WHERE size.family_id = family
	) AS lowest
	WHERE product_id = lowest.size_id AND platform = lowest.shelf AND from_amount IS DISTINCT FROM lowest.amount;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "products_sizes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.family_id IS NOT NULL THEN PERFORM arrange_sizes(old.family_id); END IF;
	IF tg_op = 'DELETE' THEN RETURN NULL; END IF;
	IF new.family_id IS DISTINCT FROM old.family_id THEN
		IF new.family_id IS NOT NULL THEN PERFORM arrange_sizes(new.family_id);
		ELSE UPDATE product_prices SET from_amount = amount WHERE product_id = new.id;
		END IF;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Who joins a family takes its texts, who leaves it is a product of one size.
CREATE FUNCTION "products_family_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.family_id IS NULL THEN
		new.size_label := NULL;
		new.size_order := 0;
		new.is_default_size := false;
		new.family_sizes := '';
		new.card_on := new.sold_on;
	ELSIF old.family_id IS NULL AND new.family_id <> new.id THEN
		SELECT name, subtitle, short_description, detailed_description, category_id, bestseller, features, benefits,
			certification, ingredients, nutritional_info, organic, brewing, origin, harvest, translations, tint, traits
		INTO new.name, new.subtitle, new.short_description, new.detailed_description, new.category_id, new.bestseller,
			new.features, new.benefits, new.certification, new.ingredients, new.nutritional_info, new.organic, new.brewing,
			new.origin, new.harvest, new.translations, new.tint, new.traits
		FROM products WHERE id = new.family_id;
	END IF;
	RETURN new;
END
$$;
--> statement-breakpoint
-- The same fields as above. The other sizes are new versions too, so that a form that was opened before is refused.
CREATE FUNCTION "share_family_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE products SET name = new.name, subtitle = new.subtitle, short_description = new.short_description,
		detailed_description = new.detailed_description, category_id = new.category_id, bestseller = new.bestseller,
		features = new.features, benefits = new.benefits, certification = new.certification,
		ingredients = new.ingredients, nutritional_info = new.nutritional_info, organic = new.organic,
		brewing = new.brewing, origin = new.origin, harvest = new.harvest, translations = new.translations,
		tint = new.tint, traits = new.traits, updated_at = greatest(new.updated_at, updated_at + interval '1 millisecond')
	WHERE family_id = new.family_id AND id <> new.id
		AND (name, subtitle, short_description, detailed_description, category_id, bestseller, features, benefits,
			certification, ingredients, nutritional_info, organic, brewing, origin, harvest, translations, tint, traits)
		IS DISTINCT FROM (new.name, new.subtitle, new.short_description, new.detailed_description, new.category_id,
			new.bestseller, new.features, new.benefits, new.certification, new.ingredients, new.nutritional_info,
			new.organic, new.brewing, new.origin, new.harvest, new.translations, new.tint, new.traits);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "product_prices_from"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.from_amount := new.amount;
	RETURN new;
END
$$;
--> statement-breakpoint
-- What a statement changes is added up and written once for each shelf: a row that one transaction writes a thousand
-- times makes each time slower than the one before.
CREATE FUNCTION "products_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO shelf_counts AS s (category_id, platform, products, cards)
	SELECT category_id, platform, sum(by * is_sold::int), sum(by * is_card::int)
	FROM (SELECT category_id, name AS platform, by, (sold_on & platform_bit(name)) <> 0 AS is_sold,
			(card_on & platform_bit(name)) <> 0 AS is_card
		FROM (SELECT category_id, status, archived_at, sold_on, card_on, -1 AS by FROM before
			UNION ALL SELECT category_id, status, archived_at, sold_on, card_on, 1 FROM after) AS products,
			unnest(array['germany', 'mobile', 'turkey']) AS platforms (name)
		WHERE status = 'active' AND archived_at IS NULL) AS shelves
	GROUP BY 1, 2 HAVING sum(by * is_sold::int) <> 0 OR sum(by * is_card::int) <> 0 ORDER BY 1, 2
	ON CONFLICT (category_id, platform)
	DO UPDATE SET products = s.products + excluded.products, cards = s.cards + excluded.cards;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "products_statistics_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE shelf_counts SET products = products - ((old.sold_on & platform_bit(platform)) <> 0)::int,
		cards = cards - ((old.card_on & platform_bit(platform)) <> 0)::int
	WHERE category_id = old.category_id AND old.status = 'active' AND old.archived_at IS NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
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
-- Money that went back is no revenue, whether all of it or a part.
CREATE FUNCTION "count_order"("o" orders, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_days AS d (berlin_day, istanbul_day, platform, currency, slot, orders, revenue)
	VALUES ((o.created_at AT TIME ZONE 'Europe/Berlin')::date, (o.created_at AT TIME ZONE 'Europe/Istanbul')::date,
		o.platform, o.currency, order_slot(o.id), by, by * (o.total - o.refunded))
	ON CONFLICT (berlin_day, istanbul_day, platform, currency, slot)
	DO UPDATE SET orders = d.orders + excluded.orders, revenue = d.revenue + excluded.revenue;
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
CREATE FUNCTION "rebuild_sums"() RETURNS void LANGUAGE plpgsql AS $$
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
CREATE FUNCTION "count_reviews"("product" uuid, "rating" integer, "has_photo" boolean, "by" bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO review_counts AS c (product_id, rating, has_photo, reviews) VALUES (product, rating, has_photo, by)
	ON CONFLICT (product_id, rating, has_photo) DO UPDATE SET reviews = c.reviews + excluded.reviews;
$$;
--> statement-breakpoint
CREATE FUNCTION "reviews_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		PERFORM count_reviews(product_id, rating, has_photo, changed.by) FROM (
			SELECT product_id, rating, has_photo, count(*) AS by FROM after WHERE state = 'shown'
			GROUP BY 1, 2, 3 ORDER BY 1, 2, 3) AS changed;
	ELSIF tg_op = 'UPDATE' THEN
		PERFORM count_reviews(product_id, rating, has_photo, changed.by) FROM (
			SELECT product_id, rating, has_photo, sum(by) AS by
			FROM (SELECT product_id, rating, has_photo, state, -1 AS by FROM before
				UNION ALL SELECT product_id, rating, has_photo, state, 1 FROM after) AS changes
			WHERE state = 'shown' GROUP BY 1, 2, 3 HAVING sum(by) <> 0 ORDER BY 1, 2, 3) AS changed;
	ELSE
		PERFORM count_reviews(product_id, rating, has_photo, changed.by) FROM (
			SELECT product_id, rating, has_photo, -count(*) AS by FROM before WHERE state = 'shown'
			GROUP BY 1, 2, 3 ORDER BY 1, 2, 3) AS changed;
		DELETE FROM review_counts WHERE reviews = 0 AND product_id IN (SELECT product_id FROM before);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "note_unused_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO unused_pictures (file, due_at) VALUES (old.file, now()) ON CONFLICT (file) DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- In the order of the words, so that two writers that note the same new ones wait for each other and never in a circle.
-- Old addresses lead on, until something else has them.
CREATE FUNCTION "keep_former_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND OLD."slug" NOT LIKE 'archived-%' THEN
		INSERT INTO "former_slugs" ("slug", "product_id") VALUES (OLD."slug", NEW."id")
		ON CONFLICT ("slug") DO UPDATE SET "product_id" = excluded."product_id";
	END IF;
	DELETE FROM "former_slugs" WHERE "slug" = NEW."slug";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_former_category_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' THEN
		INSERT INTO "former_category_names" ("name", "category_id") VALUES (OLD."name", NEW."id")
		ON CONFLICT ("name") DO UPDATE SET "category_id" = excluded."category_id";
	END IF;
	DELETE FROM "former_category_names" WHERE "name" = NEW."name";
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "note_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "search_words" ("word")
		SELECT "found"."word" FROM long_words(NEW."search_text" || ' ' || NEW."translated_search_text") AS "found" ("word")
		WHERE NOT EXISTS (SELECT 1 FROM "search_words" AS "known" WHERE "known"."word" = "found"."word")
		ORDER BY 1
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "product_prices_statistics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE products SET lowest_amount = sold.amount, sold_on = sold.bits,
		card_on = CASE WHEN family_id IS NULL THEN sold.bits ELSE card_on END
	FROM (SELECT product_id, min(amount) AS amount, coalesce(bit_or(platform_bit(platform)), 0) AS bits
		FROM (SELECT DISTINCT product_id FROM changed) AS priced LEFT JOIN product_prices USING (product_id)
		GROUP BY 1) AS sold
	WHERE id = sold.product_id AND (lowest_amount, sold_on) IS DISTINCT FROM (sold.amount, sold.bits);
	PERFORM arrange_sizes(family_id) FROM (SELECT DISTINCT family_id FROM products
		WHERE id IN (SELECT product_id FROM changed) AND family_id IS NOT NULL ORDER BY 1) AS families;
	RETURN NULL;
END
$$;
--> statement-breakpoint
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
CREATE FUNCTION "count_products"("o" orders, "by" integer) RETURNS void LANGUAGE plpgsql AS $$
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
	UPDATE products SET card_on = sold_on WHERE family_id IS NULL AND card_on <> sold_on;
	UPDATE product_prices SET from_amount = amount FROM products
	WHERE products.id = product_id AND family_id IS NULL AND from_amount IS DISTINCT FROM amount;
	PERFORM arrange_sizes(id) FROM products WHERE family_id = id;
	DELETE FROM shelf_counts;
	INSERT INTO shelf_counts (category_id, platform, products, cards)
	SELECT p.category_id, s.platform, count(*), count(*) FILTER (WHERE p.card_on & platform_bit(s.platform) <> 0)
	FROM products p JOIN product_prices s ON s.product_id = p.id
	WHERE p.status = 'active' AND p.archived_at IS NULL GROUP BY 1, 2;
	DELETE FROM order_names;
	INSERT INTO order_names (customer_sort, orders)
	SELECT customer_sort, count(*) FROM orders GROUP BY 1 ORDER BY 1;
	DELETE FROM product_months;
	INSERT INTO product_months (month, product_id, units)
	SELECT date_trunc('month', berlin_day::timestamp)::date, product_id, sum(units) FROM product_days GROUP BY 1, 2 ORDER BY 1, 2;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "rebuild_statistics"() RETURNS void LANGUAGE plpgsql AS $$
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
	LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE;
	DELETE FROM review_counts;
	INSERT INTO review_counts (product_id, rating, has_photo, reviews)
	SELECT product_id, rating, has_photo, count(*) FROM reviews WHERE state = 'shown' GROUP BY 1, 2, 3;
END
$$;
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
CREATE TRIGGER "products_statistics" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION "products_statistics"();
--> statement-breakpoint
CREATE TRIGGER "products_family_changed" BEFORE UPDATE OF family_id ON "products" FOR EACH ROW
	WHEN (old.family_id IS DISTINCT FROM new.family_id) EXECUTE FUNCTION "products_family_changed"();
--> statement-breakpoint
CREATE TRIGGER "products_share_texts"
	AFTER UPDATE OF name, subtitle, short_description, detailed_description, category_id, bestseller, features, benefits,
		certification, ingredients, nutritional_info, organic, brewing, origin, harvest, translations, tint, traits
	ON "products" FOR EACH ROW WHEN (new.family_id IS NOT NULL AND (old.name, old.subtitle, old.short_description, old.detailed_description, old.category_id, old.bestseller, old.features, old.benefits,
			old.certification, old.ingredients, old.nutritional_info, old.organic, old.brewing, old.origin, old.harvest, old.translations, old.tint, old.traits)
		IS DISTINCT FROM (new.name, new.subtitle, new.short_description, new.detailed_description, new.category_id, new.bestseller, new.features, new.benefits,
			new.certification, new.ingredients, new.nutritional_info, new.organic, new.brewing, new.origin, new.harvest, new.translations, new.tint, new.traits)) EXECUTE FUNCTION "share_family_texts"();
--> statement-breakpoint
CREATE TRIGGER "products_sizes" AFTER UPDATE OF status, archived_at, family_id, size_label, size_order, is_default_size
	ON "products" FOR EACH ROW
	WHEN (coalesce(old.family_id, new.family_id) IS NOT NULL AND
		(old.status, old.archived_at, old.family_id, old.size_label, old.size_order, old.is_default_size)
		IS DISTINCT FROM (new.status, new.archived_at, new.family_id, new.size_label, new.size_order, new.is_default_size))
	EXECUTE FUNCTION "products_sizes"();
--> statement-breakpoint
CREATE TRIGGER "products_sizes_gone" AFTER DELETE ON "products" FOR EACH ROW
	WHEN (old.family_id IS NOT NULL) EXECUTE FUNCTION "products_sizes"();
--> statement-breakpoint
CREATE TRIGGER "product_prices_from" BEFORE INSERT OR UPDATE OF amount ON "product_prices"
	FOR EACH ROW EXECUTE FUNCTION "product_prices_from"();
--> statement-breakpoint
CREATE TRIGGER "products_statistics_gone" AFTER DELETE ON "products" FOR EACH ROW
	EXECUTE FUNCTION "products_statistics_gone"();
--> statement-breakpoint
CREATE TRIGGER "product_prices_added" AFTER INSERT ON "product_prices" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "product_prices_statistics"();
--> statement-breakpoint
CREATE TRIGGER "product_prices_changed" AFTER UPDATE ON "product_prices" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "product_prices_statistics"();
--> statement-breakpoint
CREATE TRIGGER "product_prices_gone" AFTER DELETE ON "product_prices" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "product_prices_statistics"();
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
--> statement-breakpoint
CREATE TRIGGER "orders_statistics"
	AFTER INSERT OR UPDATE OF platform, status, payment_status, currency, total, refunded, created_at
	ON "orders" FOR EACH ROW EXECUTE FUNCTION "orders_statistics"();
--> statement-breakpoint
CREATE TRIGGER "reviews_added" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION "reviews_statistics"();
--> statement-breakpoint
CREATE TRIGGER "reviews_changed" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION "reviews_statistics"();
--> statement-breakpoint
CREATE TRIGGER "reviews_gone" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION "reviews_statistics"();
--> statement-breakpoint
CREATE TRIGGER "image_variants_unused" AFTER DELETE ON "image_variants"
	FOR EACH ROW WHEN (old.is_stored) EXECUTE FUNCTION "note_unused_picture"();
--> statement-breakpoint
CREATE TRIGGER "products_slug" AFTER INSERT ON "products"
	FOR EACH ROW EXECUTE FUNCTION "keep_former_slug"();
--> statement-breakpoint
CREATE TRIGGER "products_slug_changed" AFTER UPDATE OF "slug" ON "products"
	FOR EACH ROW WHEN (OLD."slug" <> NEW."slug") EXECUTE FUNCTION "keep_former_slug"();
--> statement-breakpoint
CREATE TRIGGER "category_names_name" AFTER INSERT ON "category_names"
	FOR EACH ROW EXECUTE FUNCTION "keep_former_category_name"();
--> statement-breakpoint
CREATE TRIGGER "category_names_name_changed" AFTER UPDATE OF "name" ON "category_names"
	FOR EACH ROW WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION "keep_former_category_name"();
--> statement-breakpoint
CREATE TRIGGER "products_words_inserted" AFTER INSERT ON "products"
	FOR EACH ROW EXECUTE FUNCTION "note_search_words"();
--> statement-breakpoint
CREATE TRIGGER "products_words_updated" AFTER UPDATE ON "products"
	FOR EACH ROW WHEN (OLD."search_text" || OLD."translated_search_text" <> NEW."search_text" || NEW."translated_search_text")
	EXECUTE FUNCTION "note_search_words"();
--> statement-breakpoint
-- Deferred, so that the row of a name is locked only while its order commits.
CREATE CONSTRAINT TRIGGER "order_names_statistics" AFTER INSERT OR DELETE ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_names_statistics"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_names_statistics_changed" AFTER UPDATE OF customer_name ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.customer_sort IS DISTINCT FROM new.customer_sort)
	EXECUTE FUNCTION "order_names_statistics"();
