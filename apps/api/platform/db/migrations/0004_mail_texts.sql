CREATE TABLE "mail_texts" (
	"platform" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_texts_platform_kind_language_pk" PRIMARY KEY("platform","kind","language"),
	CONSTRAINT "mail_texts_platform" CHECK ("mail_texts"."platform" in ('germany', 'turkey', 'mobile')),
	CONSTRAINT "mail_texts_language" CHECK ("mail_texts"."language" in ('de', 'tr', 'en'))
);
