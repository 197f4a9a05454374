CREATE TABLE "replaced_invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"recipient" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "own_discount" jsonb;--> statement-breakpoint
ALTER TABLE "paypal_payments" ADD COLUMN "taking_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "from_change" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "replaced_invoices" ADD CONSTRAINT "replaced_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_invoices_order" ON "replaced_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "replaced_invoices_issued" ON "replaced_invoices" USING btree ("issued_at");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'payment', 'cargo', 'refund', 'return', 'withdrawal', 'address', 'mail', 'invoice', 'credit_note', 'reminder', 'hold', 'paypal', 'change')) NOT VALID;