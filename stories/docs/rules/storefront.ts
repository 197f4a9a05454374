import type { RuleSection } from './topic'

export const storefront = [
  {
    title: 'Addresses',
    rules: {
      'SHOP-1':
        'Pages are `/`, `/products`, `/product/{slug}`, `/checkout`, `/orders`, `/reset-password?token=`, `/verify-email?token=`, `/notify?token=`, `/wishlist?token=`, `/unsubscribe?token=`, `/cart/{slug}:{quantity},…` and `/legal/{name}`. A link to a product uses its slug, else its id.',
      'SHOP-2':
        'On `/` the anchors `products`, `features`, `about` and `contact` lead to their sections. Only a link within a page scrolls smoothly; going back arrives at once.',
      'SHOP-3':
        'The catalogue keeps search, category, filters, sort and page in the URL, and shows 12 products on a page.',
      'SHOP-330':
        'Its filters (CATALOGUE-270) hold together and at once, stand in the URL, so that Back takes the last one away, and as chips above the list. They are a form with links, so they also work without scripts and before these have come. A filtered list is `noindex`.',
      'SHOP-331':
        'Beside each filter stands how many products its press would leave. One that would leave none is shown, but cannot be chosen; a chosen one can always be taken away. An empty list says which filter to take away and what is left then.',
      'SHOP-332':
        'The filters are a rail from 1024 px on, a sheet below, which the browser opens by itself; its button tells how many products are left, and closing it gives the focus back.',
      'SHOP-4':
        'Languages are de (default), tr and en. `?lang=` chooses, the cookie `lang` remembers for a year, a login goes on in the account’s language, `hreflang` names all of them.',
      'SHOP-310':
        'Each language version of a page has one address, German without `lang`, the others with it: it names that address as canonical, in `og:url` and to crawlers, is named by it as alternate in every version, and has an entry in the sitemap of its own.',
      'SHOP-573':
        '`/feeds/google.xml` holds every product that is sold here as Google’s Merchant Center reads it (RSS 2.0): each size an item of its own with `item_group_id` of its family, the original price as `price` and the lower one as `sale_price`, barcode as `gtin` and article number as `mpn`, shipping costs to the shop’s country and what is needed for the price per kg or l. More than 2,000 products are in parts, `?part=2` and so on; one that there is not is 404. `robots.txt` names it.',
      'SHOP-5': 'The shop serves one platform, `VITE_PLATFORM`, by default germany.',
    },
  },
  {
    title: 'Landing page',
    rules: {
      'SHOP-6':
        'It shows a hero, claims in numbers, products, ten testimonials, six features, an about section, contact and a footer; all but the products is fixed content.',
      'SHOP-7': 'Its product list asks for `status=active`, the shop’s platform and `limit=8`.',
      'SHOP-8':
        'A testimonial has name, age, city, product, five stars and the weight before and after; the next one comes after 6000 ms and not under pointer, focus or reduced motion.',
    },
  },
  {
    title: 'Header',
    rules: {
      'SHOP-9':
        'A visitor finds “Anmelden” and “Registrieren”, a customer a menu with “Profil”, “Meine Bestellungen”, “Wunschliste” and “Abmelden”; both the wishlist and the cart with their counts, and on a phone the menu.',
      'SHOP-51':
        'The search field, on a phone in the menu, suggests products with picture, name and price and categories while somebody types, from two characters on. Arrows choose, Enter opens the choice or the list of all results, Escape closes. An answer to an earlier text never replaces a later one. Without them, and without script, the field leads to the list, which has a field of its own: there this one is shown only while somebody types in it.',
      'SHOP-590':
        'Among the suggestions are at most three of the shop’s own pages (shipping, returns, withdrawal, orders, contact, legal pages), in the shopper’s language, if every typed word begins one of theirs in any language, one of three letters at least; umlauts and their transcriptions are the same. They come without asking the server. Beside such a page nothing is offered that only looks like the text.',
      'SHOP-10':
        'The cart overlay has lines with quantity and “Entfernen”, the coupon, the totals, the notice on free shipping and “Zur Kasse”.',
      'SHOP-11':
        'Adding plays a flight of 0.8 s. An error is logged and flashes the button; reduced motion skips the flight.',
    },
  },
  {
    title: 'Login and registration',
    rules: {
      'SHOP-12':
        'The dialog has the modes login (default) and register and, by default and before both, the option “Als Gast bestellen”. After a success its message shows, in view, for 1000 ms before it closes; closed meanwhile, it goes on as well.',
      'SHOP-13':
        'Registration asks for name, e-mail address, password and its repetition, phone, platform, zip code, city and the terms; the country is Deutschland.',
      'SHOP-14':
        '“E-Mail-Adresse ist erforderlich”, “Bitte geben Sie eine gültige E-Mail-Adresse ein”, “Passwort ist erforderlich”.',
      'SHOP-15':
        'When registering also “Name ist erforderlich”, “Passwörter stimmen nicht überein”, “Passwort muss mindestens 6 Zeichen lang sein”, “Sie müssen die Nutzungsbedingungen akzeptieren”.',
      'SHOP-16':
        'A new password needs an address: “Bitte geben Sie Ihre E-Mail-Adresse ein”. Failure: the server’s refusal, else “Fehler beim Zurücksetzen des Passworts”.',
      'SHOP-17':
        'A refused login shows the server’s message, else “Vorgang fehlgeschlagen”; an exception “Verbindungsfehler. Bitte prüfen Sie Ihre Internetverbindung.”, “Die Anfrage hat zu lange gedauert.” or “Ein Fehler ist aufgetreten”.',
    },
  },
  {
    title: 'Product page',
    rules: {
      'SHOP-18':
        'It has a breadcrumb, a gallery with thumbnails, badges for bestseller and discount, title, category, stars with halves and count, short description, price with original price and saving, the premium gift, features, health notes, quantity, cart, wishlist and stock.',
      'SHOP-19':
        'Tabs are “Beschreibung”, “Inhaltsstoffe”, “Vorteile” and the reviews, of which it shows the 5 newest and a link to all of them. Related products follow.',
      'SHOP-200':
        'A product in several sizes offers them as radio buttons with price, base price and what a kg or l of it saves against the first; sold-out ones can be chosen and say so. Choosing changes the address in place, without a reload, so that Back leads to where the shopper came from. A card shows “ab” the lowest price with its base price and the number of sizes, and its button adds the size that it names; the reduction of one size is left to the page. Crawlers read a `ProductGroup`, each size with its own canonical address.',
      'SHOP-270':
        'A pressed card’s product shows what the card knows at once: name, price and the card’s own picture, until the larger one and the rest have come. The picture moves from the card to its place where motion is wanted.',
      'SHOP-271':
        'A card’s product and its larger picture are fetched when pointer, finger or focus reach the card, and on an idle line the products of the first four cards in the window; never with Save-Data.',
      'SHOP-272': 'Back shows the list at its place without asking the server.',
      'SHOP-561':
        'The browser may keep each page whole while another document is shown, so that Back needs no load.',
      'SHOP-510':
        'A product’s pictures are swiped with dots below on phones, chosen by thumbnails elsewhere, and move by arrow keys while one of them has the focus.',
      'SHOP-511':
        'A press on one opens it in the whole window. There arrow keys, buttons and swipes move on, a press or pinch zooms, which of how many is shown is announced; Escape leads back to the pressed picture.',
      'SHOP-340':
        'The day of delivery is reckoned for each country from the carrier’s working days, the cut-off on the shop’s clock and the shop’s closed days. It is never a Saturday, a Sunday or a public holiday of the country, and later orders never arrive earlier.',
      'SHOP-341':
        'Product, cart and checkout name the same first and last day of arrival; cart and checkout, until the cut-off, also how long that holds, with the country it goes to. Past the cut-off the next days are fetched.',
      'SHOP-342':
        'With a bank transfer no day is named before the payment has come, at the checkout and at the order, but how many working days follow its arrival. A paid order names the days that were promised when it was paid.',
      'SHOP-343': 'The standard page on shipping names the same working days for each country.',
      'SHOP-560':
        'On wide windows a bar with name, price and button stands at the bottom while the buy row lies above the window. It comes once the page is idle, never with Save-Data, stands at the end of the page, and leaves what has the focus in view.',
      'SHOP-20': 'What cannot be bought says “Ausverkauft” in place of “In den Warenkorb”.',
      'SHOP-21':
        'An unknown product says “Ürün Bulunamadı”, that it may not exist or was removed, and leads home.',
    },
  },
  {
    title: 'Account',
    rules: {
      'SHOP-22':
        'The profile has the tabs personal data, preferences, password, and data and account: `name`, `phone`, `address`, `dateOfBirth`, `gender` (male, female, other), `language` (de, tr, en) and notifications (email on, sms off, push on by default), of which it shows only the first, since nothing is sent by the others.',
      'SHOP-502': 'The profile’s dialog keeps its height, so that its tabs stay where they are.',
      'SHOP-23':
        'The name is required: “İsim gereklidir”. Saved: “Profil başarıyla güncellendi”. Failure: the server’s message or a fallback.',
      'SHOP-24':
        'Passwords: “Mevcut şifre ve yeni şifre gereklidir”, “Yeni şifreler eşleşmiyor”, “Yeni şifre en az 6 karakter olmalıdır”; done: “Şifre başarıyla güncellendi”.',
      'SHOP-25':
        'Orders come ten to a page. Failure of the list: “Bestellungen konnten nicht geladen werden”, “Fehler beim Laden der Bestellungen”; of an order: “Bestelldetails konnten nicht geladen werden”, “Fehler beim Laden der Bestelldetails”.',
      'SHOP-26': 'The wishlist cuts descriptions at 100 characters. Failure: “Favori listesi yüklenemedi”.',
      'SHOP-27':
        'Adding to the wishlist needs a login: “Wunschliste hinzufügen erfordert eine Anmeldung...” in the dialog; the wish is kept meanwhile (SHOP-50). Failures are “Fehler beim Hinzufügen zur Wunschliste” and “Fehler beim Entfernen aus der Wunschliste”; a success is said.',
    },
  },
  {
    title: 'Checkout',
    rules: {
      'SHOP-28':
        'It has a way back to where the shopper was, with the cart open, customer data, delivery address, payment method, an optional note and the summary. Payment settings come from the public call for the platform, else from the other one; failure: “Fehler beim Laden der Zahlungseinstellungen”.',
      'SHOP-80':
        'The confirmation has the address `/checkout?order={number}` in place of the form: a reload, Back and a tab that was discarded show it again, from `placedOrder` in the tab’s session storage, to a guest or to the customer whose order it is. Elsewhere it leads to `/orders`, with the number filled in.',
      'SHOP-29':
        'Success begins at its top and shows the order number, the payment instructions, what was ordered and where it goes, “Weiter einkaufen” and the way to `/orders`; a guest also sees the code (ORDER-8), and finds the order there at once.',
    },
  },
  {
    title: 'Whose shop it is',
    rules: {
      'SHOP-55':
        'Every page shows the shop’s details as they were saved last: seller and contact in footer and contact section, the announcement above the header instead of the standard lines, the days of delivery (SHOP-340) above the header, at products, in the cart and in the checkout. `GET /shop` and `GET /shop/legal/{page}` tell them in one language (`lang`), German where there is no text in it, null where the standard text stands.',
      'SHOP-56':
        'A legal page shows the owner’s text with its day, else the standard one with the seller’s data, the shipping costs and the days to pay (`UNPAID_DAYS`) that hold; where it is in German on a page in another language, it says so. What somebody typed is text: `## ` makes headings, empty lines paragraphs, and markup stays as it was typed.',
    },
  },
  {
    title: 'Names',
    rules: {
      'SHOP-120':
        'A person’s name stands for itself: one that is written from right to left does not move the signs around it, on screens and in mails.',
      'SHOP-121':
        'Mails carry the company’s name of the shop’s details as sender, heading, in their texts and below.',
    },
  },
  {
    title: 'Storage',
    rules: {
      'SHOP-30':
        '`cartItems` holds a JSON array of cart items: `productId`, `name`, `price`, `image`, `quantity`, `stock`, `premiumSubscription`, `isFree`, `originalPrice`, and where they are known `slug`, `tint`, `lowestPrice` and `netContent`. The image is a placeholder where the product has none.',
      'SHOP-50':
        '`wishlistItems` holds a JSON array of the ids of at most 50 products that a visitor wished for. At a login they join the account’s list, once; products that are gone are dropped, and what could not be sent waits for the next visit.',
      'SHOP-57':
        'A visitor opens the wishlist from the header like a customer. Names, prices and stocks are asked for by the ids (CATALOGUE-56), never taken from the browser; what is not offered at present is counted, not shown, until it is removed or offered again. A line offers the login, after which the list is the account’s.',
      'SHOP-600':
        '“Für später merken” puts a line of the cart aside on the wishlist, a visitor’s too, and takes it out of the cart: there it has the price of now, follows the account, and a press puts one back into the cart. “Zurückholen” brings the line back with its quantity, and takes off the list what was not on it before. A line stays where the wish could not be kept; gifts are not put aside.',
      'SHOP-601':
        'A customer can share the wishlist: `/wishlist?token=` shows whoever has the link its newest 100 products as they are now, which everybody can put into their own cart, and a heading of at most 60 characters where one was typed; no name, no address, no dates. It is `noindex`. Turned off, the link is dead at once, and a later one is another; it goes with the account and is hidden while that is banned.',
      'SHOP-602':
        'A customer can ask to be told by mail when a wished product becomes cheaper in the German shop. Every quarter of an hour prices are compared as they are with what was last told, whatever changed them; what can be bought and is cheaper is told once, all of it in one mail, at most one a day, in the language of the account, with price, base price and the lowest of 30 days. A price that has risen counts anew. Nothing is sent before the address is confirmed.',
      'SHOP-31':
        '`appliedCoupon`, `userToken`, `userData`, `adminToken` and `adminData` hold their value as it is, without a wrapper; `autoCoupon` the code that was applied by itself.',
      'SHOP-32':
        'Garbage in any of them never breaks a page: valid parts are kept, the rest is dropped. Tabs follow each other’s changes.',
      'SHOP-33':
        'Where the browser stores nothing the cart lives as long as the page, and says so: “Ihr Browser erlaubt keine Speicherung. Der Warenkorb bleibt nur erhalten, solange diese Seite geöffnet ist.”',
      'SHOP-34':
        'Every change of the cart fires `cartUpdated` on `window` with `items`, `count` and `total`, every change of the coupon `couponUpdated`.',
      'SHOP-81':
        'Where a page translator has wrapped texts in elements of its own, the page goes on: what it removes is removed with its wrapper.',
      'SHOP-82':
        'Where orders, wishlist or profile cannot be loaded again, what was known is shown, and that it is not the latest is said.',
      'SHOP-250':
        'Once a page is idle all of it is laid out and drawn, so that a picture of the whole page shows every part; a print does at any time.',
      'SHOP-500':
        'A printed page has what is read: no header and footer, no link to the content, no button to buy and no related products.',
      'SHOP-501':
        'Without JavaScript every page says above its header what needs it, and shows nothing as loading; reading and searching need none.',
      'SHOP-251':
        'An address whose mail domain looks mistyped (`gmial.com`) is taken as it is, and the likely one is offered when the field is left: at the login, the registration and the checkout.',
      'SHOP-252':
        'A control that is filled in part, as a date without its day, is refused at its field in every form; what was stored stays.',
      'SHOP-300':
        'A link `/cart/{slug}:{quantity},…` raises the cart to its quantities (1 where there is none, 20 products at most), so that opening it again adds nothing, then opens the cart. With `?coupon=` it applies that code, also to the cart as it is (`/cart?coupon=`); a refusal is said in the cart. What is gone, sold out or short is named first.',
      'SHOP-35':
        'Messages that come by themselves stay for 4 s; errors and questions until they are answered. A new one replaces the one before, so that they never pile up over the page.',
    },
  },
] as const satisfies readonly RuleSection[]
