CREATE TABLE "bank_files" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account" text NOT NULL,
	"entries" integer NOT NULL,
	"settled" integer NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bank_files_settled" ON "bank_files" USING btree ("settled_at");