CREATE TABLE "subscription_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from" text,
	"to" text,
	"note" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_changes_kind" CHECK ("subscription_changes"."kind" in ('skip', 'move', 'short', 'quantity', 'weeks', 'address', 'payment', 'pause', 'resume', 'ending', 'end')),
	CONSTRAINT "subscription_changes_by" CHECK ("subscription_changes"."by" in ('customer', 'office', 'shop'))
);
--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_changes_of" ON "subscription_changes" USING btree ("subscription_id","at");