import type { RuleSection } from './topic'

export const catalogue = [
  {
    title: 'Products',
    rules: {
      'CATALOGUE-1':
        'One catalogue serves the platforms germany, turkey and mobile. A product has a price for each platform that it is sold on; without one it is not sold there.',
      'CATALOGUE-2': 'A product’s status is `active`, `inactive`, `out_of_stock` or `discontinued`.',
      'CATALOGUE-3':
        'Public lists show active products only. A discontinued or sold-out product stays readable by its link and cannot be bought; an inactive one is 404.',
      'CATALOGUE-4':
        'A product’s fields are `name`, `subtitle`, `shortDescription`, `detailedDescription`, `category`, `prices`, `price`, `originalPrice`, `images`, `primaryImage`, `stock` (`quantity`, `lowStockThreshold`), `inStock`, `bestseller`, `status`, `rating`, `reviews` (`count`, `list`), `features`, `benefits`, `nutritionalInfo`, `ingredients`, `certification`, `organic`, `brewing`, `origin`, `harvest`, `tint`, `translations`, `premiumSubscription`, `netContent`, `taxRate`, `turkishTaxRate`, `sku`, `barcode`, `cost`, `seo.slug` and `relatedProducts`.',
      'CATALOGUE-530':
        'Article number (`sku`), barcode (`barcode`, GTIN of 8, 12, 13 or 14 digits with its check digit) and cost of a unit (`cost`, euros without VAT) are the back office’s: no public answer has them, but the feed for Google’s Merchant Center names barcode and article number (SHOP-573). The form shows the margin of the German price without VAT. A copy has neither number nor barcode.',
      'CATALOGUE-5':
        'A product is found by its slug, else by its id. A slug that is left empty is made from the name.',
      'CATALOGUE-6': 'New products have a stock of 0 and a low-stock threshold of 10 unless told otherwise.',
      'CATALOGUE-7':
        'Deleting a product that was ordered archives it; orders keep what they show. The same holds for a coupon that was used.',
      'CATALOGUE-8':
        'A save that sends back an older `updatedAt` than the stored one is 409 `STALE` and overwrites nothing.',
      'CATALOGUE-310':
        'What CATALOGUE-9 counts stands beside the best sellers of the analytics, for the same days.',
      'CATALOGUE-9':
        '`POST /products/{id}/track` with `add_to_cart` or `add_to_wishlist` counts interest; it answers 204 and never fails what the shopper does.',
    },
  },
  {
    title: 'Earlier addresses',
    rules: {
      'CATALOGUE-120':
        'A product’s earlier slugs and a category’s earlier names lead on to it (301 to its address at present, also in the running shop; `GET /products` then names the `category`), whoever changed them, until another one takes them. What was deleted or archived is 404.',
    },
  },
  {
    title: 'Sizes',
    rules: {
      'CATALOGUE-200':
        'Products that differ only in size or packing are a family; each has its own id, address, prices, stock and status. `GET /products/{id}` and `/products/slug/{slug}` answer `sizes` (`_id`, `label`, `seo.slug`, `price`, `originalPrice`, `basePrice` per kg or l, `inStock`, `current`) in the family’s order, those that are sold on the platform; a sold-out size is among them, an inactive or discontinued one is not. A product in one size has no such field.',
      'CATALOGUE-201':
        'Lists, searches and related products show shoppers one product for each family, with `sizeLabel`, `sizeCount`, `priceFrom` (the lowest price of the sizes in stock, else of all) and `basePriceFrom`; pages and categories count it once, the order by price uses the lowest price of its sizes. Administrators get every product; `ids` and the sitemap name every size.',
      'CATALOGUE-202': 'A search finds a family by the names of all its sizes.',
      'CATALOGUE-203':
        'The family’s default size is shown; where it is not sold, the next in order. When a size is deleted, the default or else the first in order takes over what the family had of it: pictures, related products, reviews. A family of one is a product in one size.',
      'CATALOGUE-510':
        'Where the size that lists, suggestions and related products would show is sold out, they show the first in order that is not, which their button adds; where all are, the default.',
      'CATALOGUE-560':
        'For shoppers’ filter “in stock” and its count a family is in stock if one of its sizes that the platform sells is.',
      'CATALOGUE-204':
        'Carts, wishlists, orders, mails and files name the size behind the product’s name, after a comma. Label and name are the same in every language.',
      'CATALOGUE-205':
        'Name, texts, category, bestseller, tint, pictures, related products and reviews belong to the family: written through any size they change in all, and the rating counts every review once. A form of another size that was opened before is 409 `STALE`.',
      'CATALOGUE-206':
        'Administrators read and write `size` (`family`, the id of any of its products; `label`, different in each; `order`; `isDefault`). A product that joins takes the family’s texts; another product begins a family as the size that its content names. `size: null` leaves: texts are kept as a copy, pictures and reviews of others are not. Files have the columns `size.family`, `size.label` and `size.order`.',
    },
  },
  {
    title: 'Categories',
    rules: {
      'CATALOGUE-10':
        'A product carries the name of a category. Seeded are `Energy`, `Detox`, `Organic`, `Beauty` and `Wellness`; others can be added.',
      'CATALOGUE-11':
        'A category has two levels at most: a parent is a main category (`parent: null`) of the same platform.',
      'CATALOGUE-12':
        'Deleting a category that has children or that products carry is 409 `IN_USE`. Renaming it renames it in its products and coupons.',
      'CATALOGUE-13':
        'Defaults are the icon 📦, the colour `#6B7280` and the sort order 0. The meta title has at most 60 characters, the meta description 160.',
      'CATALOGUE-80':
        'Searches fold query and stored text in one way, in every script: Unicode NFKC, case, accents of letters (ä, ae and a are one, while `elle` still finds `Quelle`), while signs that make up a word stay. Punctuation around a word, # before a number, and spaces, brackets, the country code of a telephone number and a zero behind it do not matter. Orders are found by number, name, e-mail, telephone, tracking number, zip code and city, customers by name, e-mail and telephone.',
      'CATALOGUE-81':
        'Forms and files read numbers by the same rules: `1.000` is a thousand, `12.5` and `12,5` twelve and a half; separators of one number are the same and not its decimal mark, so `1.234,567` and `1.234.56` are refused.',
      'CATALOGUE-250':
        'A file’s cell that cannot be read is refused with product, field and a cell that could be; a status is also read as the screens call it, in any language.',
      'CATALOGUE-251':
        'Pictures are JPEG, PNG, WebP, AVIF or GIF of at most 50 megapixels and 16,383 pixels a side; one with more is refused with its size.',
      'CATALOGUE-252':
        'A product whose address (slug) is emptied gets that of its name; a size or number behind it keeps the present one.',
      'CATALOGUE-360':
        'A category’s page shows what its form holds, as it was typed: the icon (not the default 📦) on its colour, the description, and in the head the meta title (else “{category} – Verda”), the meta description (else the beginning of the description) and the keywords, which are kept once and trimmed.',
      'CATALOGUE-623':
        'A category may have a picture: `POST /categories/{id}/image` (one file, as of products) puts it in the place of the present one, `DELETE` takes it away. `image` of a category is null or `url`, `srcset` and `alt`, which is the form’s `imageAlt` (at most 250 characters). The category’s page and its card in the back office show it instead of the icon.',
      'CATALOGUE-14':
        'Reading a category by its slug counts as a view of it; the catalogue page does so whenever a shopper opens a category. Product counts are counted, never stored.',
    },
  },
  {
    title: 'Sales',
    rules: {
      'CATALOGUE-620':
        'A price may have a sale: a lower price with a first and a last day in the platform’s zone (`prices[].sale { amount, from, until }`), both inclusive and each optional. While it runs, `price` is the sale’s and `originalPrice` the regular one, in lists, their filters and order, on the page, in cart, order, feed and file alike; before and after it the regular price holds alone, with its own struck price if it has one. The server’s clock decides; a job puts a sale into force, and takes it away after its end, within seconds.',
      'CATALOGUE-621':
        'Cart and checkout go by the clock and not by that job: no order is placed at the price of a sale that has not begun or is over. Who ordered at the old total gets 409 `TOTAL_CHANGED` with the new one.',
      'CATALOGUE-622':
        'A sale is below the regular price, its end not before its start and not in the past; each is refused at its field. Only administrators read it before it runs (`prices[].sale` with `running` and the regular price). What is not sent of it stays; `sale: null` takes it away. Changes of many prices change the regular one, which stays above the sale’s. While it runs, pages say until when its price holds (`priceValidUntil`) and the feed its days (`sale_price_effective_date`, where both are known); the file has `salePrice`, `saleFrom` and `saleUntil` for each platform.',
    },
  },
  {
    title: 'Many products',
    rules: {
      'CATALOGUE-41':
        'An archived product is in no shop and no list but the archive’s (`archived=true`, for administrators); orders keep it. Restored it is what it was, with status and slug; one that was deleted after it was ordered gets a new slug.',
      'CATALOGUE-55':
        'Administrators open an archived product to look at it (`archived: true` in `GET /products/{id}`, 404 for everybody else); its form changes nothing and brings it back by “Arşivden çıkar”, which can be taken back.',
      'CATALOGUE-42':
        '`GET /products/export.csv` answers the products of the list’s filters, at most 5,000: Unicode with its mark, semicolons, decimal commas, lists one entry per line of the cell, formulas made harmless. Its first columns are `id`, `slug` and `name`.',
      'CATALOGUE-43':
        '`POST /products/import { csv, dryRun, skipBroken?, version? }` takes those columns or some of them: all lines are stored or none, unless `skipBroken` leaves the broken ones out. It answers `rows` with every change and `errors` with line and message; line 1 is the header. A line without `id` and known `slug` is a new product; of the stock the difference to `stockAsExported` counts. Another `version` than the preview’s is 409 `STALE`. One import changes at most 1,000 products.',
    },
  },
  {
    title: 'Images',
    rules: {
      'CATALOGUE-15':
        'Images are JPEG, PNG, WebP, AVIF or GIF, recognised by their bytes; SVG is refused. One has at most 5 MB (5,242,880 bytes), a product at most 5.',
      'CATALOGUE-16':
        'They are encoded anew as WebP and AVIF in widths of 320, 640, 960 and 1280 px under random names. `url` is the WebP of 960 px, `srcset` has all of them.',
      'CATALOGUE-17':
        'Uploaded images lie in the database, or in an S3-compatible store that `S3_BUCKET` names, and are served below `/media/` as immutable. Relative addresses belong to the API’s origin.',
    },
  },
  {
    title: 'Reviews',
    rules: {
      'CATALOGUE-18':
        'A review’s name has 2 to 50 characters, its comment 10 to 500, its rating is an integer from 1 to 5.',
      'CATALOGUE-19': 'A product’s rating is the average of its reviews, rounded to 0.1.',
      'CATALOGUE-48':
        'A customer reviews what was delivered to the account (`POST /user/reviews` with `productId`, `rating`, `comment`; else 409 `NOT_BOUGHT`), once for each product: another review takes the place of the first. It is signed with the first name and the initial of the last and marked as a verified purchase, which the server alone decides; a review of the shop never is.',
      'CATALOGUE-49': 'Reviews of an account that is deleted stay, without the name.',
      'CATALOGUE-350':
        'A customer’s review is shown at once, unless the shop approves reviews first. What names a page or a mailbox, and what was hidden or waiting before, waits for approval. Only what is shown counts for rating and number.',
      'CATALOGUE-351':
        '`GET /products/slug/{slug}/reviews` answers all shown reviews of a product and its sizes, 10 on a page: `sort` is `newest`, `helpful`, `best` or `worst`; `rating`, `photo=true` and `search` (text, name, answer) filter. `summary` has the average, the number, the number of each star and of those with a photo, whatever is filtered. A product’s own answer has the 5 newest for shoppers and its `stars`. The page is `/product/<slug>/reviews`, with one canonical address for each page of the list; filtered lists are `noindex`.',
      'CATALOGUE-354':
        '`POST /user/reviews/{id}/photos` puts 1 to 3 pictures, with the limits of a product’s, in the place of the present ones of the own review of a product; `DELETE` takes them back. They are encoded anew without place and time of the shot, are shown once an administrator has approved them, and wait again when they are replaced. In 15 minutes an account uploads 10 times.',
      'CATALOGUE-353':
        '`GET /admin/reviews` lists reviews in queues: `waiting` (text or photos, the longest waiting first), `shown`, `unanswered` (shown, three stars or less, without an answer) and `hidden`, filtered by `rating`, `photo`, `product` and `search`, with the number of each queue and the setting `approveFirst`, off at first (`PUT /admin/reviews/settings`). `POST /admin/reviews/decisions` takes up to 50 ids and `approve`, `withoutPhotos` (photos are deleted) or `hide` with a reason. `PUT /admin/reviews/{id}/answer` writes the shop’s answer, of at most 500 characters, or takes it back, and approves with `approve`; `DELETE /admin/reviews/{id}` deletes. Each is logged; `reviews.write` is needed.',
      'CATALOGUE-352':
        '`POST /reviews/{id}/helpful` counts a visitor once a day, without account, cookie or storage in the browser: by a hash of network and browser with a key of that day, which is deleted with it after a day. From one network 5 marks of a review and 60 in all are taken in 15 minutes. Lists show it within 10 seconds.',
    },
  },
  {
    title: 'Lists',
    rules: {
      'CATALOGUE-20':
        '`GET /products` takes `platform`, `status`, `category`, `search`, `bestseller`, `ids`, `sort`, `page` and `limit`. An administrator’s token sees every status.',
      'CATALOGUE-56':
        '`ids` asks `GET /products` for at most 50 products, comma-separated. Sold-out and discontinued products are among them, not in stock; what is hidden, unknown, malformed or not sold on the platform is absent.',
      'CATALOGUE-253': 'A search also finds products by their German features.',
      'CATALOGUE-331':
        'A search also finds products by their traits and by ‘Bio’ in the words of every language, and by a word without its ending before another: ‘grüner Tee’ finds Grüntee. Umlauts and their transcriptions find the same.',
      'CATALOGUE-590':
        'A typed word that stands in a group of words that mean the same (ADMIN-590), of whatever language, also finds products by the other words of the group. In the catalogue’s order and among the suggestions products with the typed words come first. What is found so is no likeness. The back office finds what was typed alone.',
      'CATALOGUE-592':
        'A word is found inside compounds, at their end too: ‘tee’ in Kräutertee, ‘minze’ in Pfefferminze. What only looks like the search is offered, and said to be so, where nothing has its words.',
      'CATALOGUE-21':
        'Searches and the order by name ignore case and accents. A word of one or two letters is looked for at the beginnings of words, punctuation around a word does not count; a search without any letter or digit finds nothing. Products are found by the words of every language.',
      'CATALOGUE-46':
        '`GET /products/suggest` takes `q` (at most 100 characters) and `platform`. It answers at most 6 products, those first whose names begin so, and at most 3 categories. Where no product has the words it answers those with words that may be meant and says `isSimilar`: in a word of 4 or 5 letters one may be wrong, missing, too many or swapped, in one of up to 8 letters two, in longer ones three.',
      'CATALOGUE-47':
        'A search of `GET /products` that finds nothing is answered to shoppers with at most 24 products that look like it and `isSimilar`; filters, sorting and pages hold for them too. Administrators get what they searched for.',
    },
  },
  {
    title: 'Texts and details of a product',
    rules: {
      'CATALOGUE-50':
        'A product’s texts are German and may be translated: `translations` has, for `tr` and `en`, `subtitle`, `shortDescription`, `detailedDescription`, `features`, `benefits`, `certification`, `ingredients` (their names, in order), `servingSize`, `origin` and `harvest`. What is not translated is answered in German and named in `untranslated`; the shop shows it with `lang="de"`. The name is the same in every language.',
      'CATALOGUE-51':
        'Public reads answer in the language of `lang`, else of `Accept-Language`, else in German. To administrators, who edit what they read, they are German without `lang` and have `translations`.',
      'CATALOGUE-52':
        'What an administrator reads of a product, `PUT /products/{id}` accepts; `relatedProducts` are ids or products as they are read, at most 20.',
      'CATALOGUE-53':
        '`brewing` has the temperature (1 to 100 °C), the time (`seconds`), the amount (`grams`) and the water (`millilitres`), or is null. `origin` has at most 200 characters, `harvest` 100. The product’s page shows them.',
      'CATALOGUE-54':
        '`PUT /products/{id}/images/{imageId}` changes what a picture’s description says (`alt`, and `alts` by language, at most 250 characters) and its `position` among the pictures, from 0; the first is the primary one.',
    },
  },
  {
    title: 'Sold out',
    rules: {
      'CATALOGUE-40':
        'The page of a sold-out product takes an e-mail address (`POST /products/{id}/notify`, 409 `CONFLICT` where it is in stock). The link of a mail confirms or cancels it at `/notify` within 7 days. When the product can be bought again, within 180 days, one mail is sent and the address deleted. In 15 minutes 5 requests for an address from one place and 20 from all are taken.',
    },
  },
  {
    title: 'Demo data',
    rules: {
      'CATALOGUE-22':
        'With `DEMO_DATA` an empty database is filled once: 24 products in the five categories with prices on all platforms, five of them (teas, coffee, capsules) in further sizes, the cargo companies DHL, Hermes and DPD (germany), Yurtiçi and Aras (turkey), and payment settings with PayPal and a bank account for germany and turkey.',
      'CATALOGUE-591':
        'A handful of groups of words that mean the same belong to it, names of plants and drinks in three languages; none of them says what a food does for one’s health.',
      'CATALOGUE-23':
        'Its coupons are `WILLKOMMEN10` (10 %), `MINUS5` (5 EUR from 30 EUR), `VERSANDFREI` (free shipping), `PREMIUM3` (3 months), `TEE2PLUS1` (buy 2 get 1) and `GESCHENK` (a free product).',
      'CATALOGUE-24':
        'Every demo product has at least 60 in stock, but one that is sold out and one with 3 left; neither is among the first eight.',
      'CATALOGUE-270':
        'Shoppers filter a list by category, form (loose, bags, whole beans, ground, capsules, powder, oil), caffeine-free, vegan, organic, from four stars, reduced, in stock, bestseller and a range of the platform’s prices, both ends included. All that is set must hold, of several forms one. `GET /products?facets=true` with a platform answers `data.facets`: for each filter how many products a press would leave beside what is set, of categories and forms in place of the chosen ones, and the range of prices.',
      'CATALOGUE-330':
        'Facets also tell how many products would be left without each filter that is set (`without`). Where nothing matches a search they count the similar products that are listed instead.',
      'CATALOGUE-271':
        'Form, caffeine-free and vegan are `traits` of the product, the same in all of its sizes, in the form and in the file. Organic is a product with the code of a control body, by nothing else; decaffeinated is not caffeine-free.',
      'CATALOGUE-280':
        'Unless `DEMO_ORDERS` is false, the demo catalogue comes with the last 90 days of a small shop: 150 orders on three platforms in every state and by both payments, 40 customers with memberships that run, end soon and have ended, guests, coupons, refunds, returns, invoices, mails and reviews. They are the same for every day they are written on; amounts, numbers and months are what the shop’s own rules make of them, and the stock is what the catalogue says. Later starts write none.',
      'CATALOGUE-281': 'A mail to a made-up customer (`@demo.example`) counts as sent and never leaves.',
      'CATALOGUE-282':
        'Whoever may change the shop’s details, and `npm run demo:clear`, takes the made-up customers away with all orders, their invoices, returns and mails; numbers start anew, and what was set up stays. Orders that were placed since share the numbers and go, too: their number is shown first (`GET /admin/demo`) and sent along (`POST /admin/demo/clear { others }`, `STALE` if it is another by now). Another shop has nothing to clear (`NOT_FOUND`).',
      'CATALOGUE-283':
        '`GET /admin/demo/bank-statement` answers a CAMT.053 message in which unpaid made-up orders are paid as people do: certain, doubtful and foreign payments.',
    },
  },
  {
    title: 'Wishlist and cart',
    rules: {
      'CATALOGUE-25':
        '`GET`, `POST` and `DELETE /user/wishlist` take the `platform` of the shop that asks, by default germany, and answer its prices, whatever the customer’s own platform. What that shop does not sell has the price null, never another platform’s; it says “In diesem Shop nicht erhältlich” and cannot be put into the cart.',
    },
  },
] as const satisfies readonly RuleSection[]
