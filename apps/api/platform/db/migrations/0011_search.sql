CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- The words of a text of `searchText` that are long enough for a slip.
CREATE FUNCTION "long_words"("value" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT DISTINCT "each" FROM regexp_split_to_table(value, '[^[:alnum:]]+') AS "each" WHERE length("each") BETWEEN 4 AND 40
$$;
--> statement-breakpoint
-- In the order of the words, so that two writers that note the same new ones wait for each other and never in a circle.
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
CREATE TRIGGER "products_words_inserted" AFTER INSERT ON "products"
	FOR EACH ROW EXECUTE FUNCTION "note_search_words"();
--> statement-breakpoint
CREATE TRIGGER "products_words_updated" AFTER UPDATE ON "products"
	FOR EACH ROW WHEN (OLD."search_text" || OLD."translated_search_text" <> NEW."search_text" || NEW."translated_search_text")
	EXECUTE FUNCTION "note_search_words"();
--> statement-breakpoint
INSERT INTO "search_words" ("word")
	SELECT DISTINCT "word" FROM "products", long_words("search_text" || ' ' || "translated_search_text") AS "found" ("word");
