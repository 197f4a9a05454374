CREATE TABLE "paypal_connections" (
	"platform" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"secret" text NOT NULL,
	"mode" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paypal_connections_platform" CHECK ("paypal_connections"."platform" in ('germany', 'turkey', 'mobile')),
	CONSTRAINT "paypal_connections_mode" CHECK ("paypal_connections"."mode" in ('live', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "paypal_payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"paypal_id" text,
	"approve_url" text,
	"started_at" timestamp (3) with time zone,
	"capture_id" text,
	CONSTRAINT "paypal_payments_token_unique" UNIQUE("token"),
	CONSTRAINT "paypal_payments_paypalId_unique" UNIQUE("paypal_id")
);
--> statement-breakpoint
CREATE TABLE "paypal_refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"is_refused" boolean NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "paypal_payments" ADD CONSTRAINT "paypal_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paypal_refunds" ADD CONSTRAINT "paypal_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paypal_payments_open" ON "paypal_payments" USING btree ("started_at") WHERE "paypal_payments"."paypal_id" is not null and "paypal_payments"."capture_id" is null;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'payment', 'cargo', 'refund', 'return', 'withdrawal', 'address', 'mail', 'invoice', 'credit_note', 'reminder', 'hold', 'paypal')) NOT VALID;