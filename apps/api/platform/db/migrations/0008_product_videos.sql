CREATE TABLE "product_videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"size" integer NOT NULL,
	"is_stored" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_videos_productId_unique" UNIQUE("product_id"),
	CONSTRAINT "product_videos_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "video_parts" (
	"video_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "video_parts_video_id_position_pk" PRIMARY KEY("video_id","position")
);
--> statement-breakpoint
ALTER TABLE "product_videos" ADD CONSTRAINT "product_videos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_parts" ADD CONSTRAINT "video_parts_video_id_product_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."product_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "product_videos_unused" AFTER DELETE ON "product_videos"
	FOR EACH ROW WHEN (old.is_stored) EXECUTE FUNCTION "note_unused_picture"();
