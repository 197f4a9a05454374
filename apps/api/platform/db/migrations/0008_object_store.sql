CREATE TABLE "unused_pictures" (
	"file" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_variants" ADD COLUMN "is_stored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "unused_pictures_due" ON "unused_pictures" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "image_variants_stored" ON "image_variants" USING btree ("file") WHERE "image_variants"."is_stored";
--> statement-breakpoint
CREATE FUNCTION "note_unused_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO unused_pictures (file, due_at) VALUES (old.file, now()) ON CONFLICT (file) DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "image_variants_unused" AFTER DELETE ON "image_variants"
	FOR EACH ROW WHEN (old.is_stored) EXECUTE FUNCTION "note_unused_picture"();
