ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_refunded";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "outstanding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "outstanding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind" CHECK ("order_events"."kind" in ('status', 'payment', 'cargo', 'refund', 'return', 'withdrawal', 'address', 'mail', 'invoice', 'credit_note', 'reminder', 'hold', 'paypal', 'change', 'difference')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_outstanding" CHECK ("orders"."outstanding" between 0 and "orders"."total" and ("orders"."outstanding" = 0 or "orders"."payment_status" <> 'pending')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total" - "orders"."outstanding") NOT VALID;