LOCK TABLE "products" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- What shoppers call the traits of a product, in every language; taste and time of day too.
CREATE OR REPLACE FUNCTION "trait_words"("traits" text[], "is_organic" boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(string_agg(named.words, ' ' ORDER BY named.trait), '')
	FROM (VALUES
		('loose', 'lose dökme loose'), ('bags', 'Beutel poşet bags'), ('beans', 'ganze Bohnen çekirdek whole beans'),
		('ground', 'gemahlen öğütülmüş ground'), ('capsules', 'Kapseln kapsül capsules'), ('powder', 'Pulver toz powder'),
		('oil', 'Öl yağ oil'), ('caffeineFree', 'koffeinfrei kafeinsiz caffeine-free'), ('vegan', 'vegan'),
		('mild', 'mild yumuşak'), ('fresh', 'frisch ferah fresh'), ('fruity', 'fruchtig meyvemsi fruity'),
		('spicy', 'würzig baharatlı spicy'), ('strong', 'kräftig güçlü strong'),
		('morning', 'für morgens am zum Morgen sabah için for mornings in the morning'),
		('afternoon', 'für nachmittags am zum Nachmittag öğleden sonra için for afternoons in the afternoon'),
		('evening', 'für abends am zum Abend akşam için for evenings in the evening'),
		('organic', 'Bio organik organic')) AS named (trait, words)
	WHERE named.trait = ANY (traits) OR named.trait = 'organic' AND is_organic
$$;
--> statement-breakpoint
-- What was generated of them stays until a column that it is made of is written.
UPDATE "products" SET "traits" = "traits"
	WHERE "traits" && array['beans', 'mild', 'fresh', 'fruity', 'spicy', 'strong', 'morning', 'afternoon', 'evening'];
