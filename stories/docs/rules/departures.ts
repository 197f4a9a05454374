import type { RuleSection } from './topic'

export const departures = [
  {
    title: 'Where the shop does not follow its specification, and why',
    rules: {
      'DEPART-1':
        'Zip codes of Österreich and Schweiz have 4 digits. The specification asks for 5 everywhere and offers these countries, whose zip codes have 4; see CHECKOUT-13.',
      'DEPART-2':
        'A product without a price on the shop’s platform is not sold there. The specification falls back to the first price of any platform, which may be in another currency; see CHECKOUT-4.',
      'DEPART-3':
        'Active and premium users are counted. The specification estimates them as 89 % and 15 % of all; see ADMIN-35.',
      'DEPART-4':
        'An order can be set to `refunded`. The specification shows that status but lets nobody choose it; see ORDER-2.',
      'DEPART-5':
        'Cart items, checkout and payment settings take a guest. The specification marks them as needing a token and also lets guests check out; see IDENTITY-9.',
      'DEPART-6':
        'Analytics is live but for age, gender and traffic. The specification has a mock screen and a call for it; see ADMIN-10.',
      'DEPART-7':
        'Alerts, prompts and confirmations are toasts and dialogs of the shop. The browser’s own cannot be styled, translated or read in context; see SHOP-35.',
      'DEPART-8':
        'The section of the back office stands in the URL. The specification switches without changing it, so that reload and Back lose the place; see ADMIN-4.',
      'DEPART-9':
        'A product has a price for each platform. The specification’s form has one price and one platform, its entity a list of prices; both are accepted. See CATALOGUE-1.',
      'DEPART-10':
        'A cargo company keeps all its platforms. The specification gathers a list and sends only the first; see ADMIN-31.',
      'DEPART-11':
        'Passwords that everybody uses are refused, beside those of fewer than 6 characters; see IDENTITY-11.',
      'DEPART-12':
        'Loads whose failure the specification only logs (users, coupon statistics) say so on the screen.',
      'DEPART-60':
        'What an unconfirmed address orders unpaid is limited and has to be confirmed within a day. The specification lets anybody take the whole stock without paying; see CHECKOUT-60 and ORDER-60.',
      'DEPART-13':
        'The catalogue page, guests’ orders, the new password, links that fill the cart and the legal pages have addresses of their own, which the specification does not name; see SHOP-1.',
      'DEPART-14':
        'Calls of the back office that change who may enter or what shoppers pay to need `currentPassword` in their body. The specification’s calls have none, so that a stolen token would be enough to keep the account or to redirect payments; see IDENTITY-24 and IDENTITY-54.',
      'DEPART-140':
        'The currency of a shop’s payment settings is that of its prices and is no choice. The specification lists EUR, TRY and USD; another one than that of the prices would be refused to every shopper. See ADMIN-32.',
      'DEPART-141':
        'Messages of success with something to do, such as undoing a status, stay for 10 s. The specification clears all after 3 s, in which nobody can read and press. See ADMIN-6.',
      'DEPART-320':
        'The mobile shop is called “Mobil Uygulama” in every list, filter and form, as its section is. The specification says ‘Mobil App’ in filters; two names for one shop read as two shops.',
      'DEPART-81':
        'A user’s platform is kept and shown in the back office, but opens and closes no shop. The specification compares it; see IDENTITY-15.',
      'DEPART-82':
        'A visitor’s wish is kept in the browser and joins the account at the login. The specification only asks for the login; see SHOP-27, SHOP-50.',
      'DEPART-83':
        '`GET /cart/orders`, `GET /cart/order/{id}` and `GET /products/{id}` for a coupon’s gifts are served to other clients: the shop reads `GET /user/orders` and the gifts’ names from the coupon’s answer. See API-19.',
      'DEPART-84':
        'A stored session, also an administrator’s, ends when its token is refused (401; 403 for another kind of token), not when it could not be asked about. The specification clears it at any failure, which a moment without a connection would be; see IDENTITY-5 and ADMIN-1.',
      'DEPART-251':
        'A category’s icon is drawn where it is an emoji or one of those to choose from; the default 📦 and class names of other icon sets are a box, since their fonts are not loaded.',
      'DEPART-252':
        '`GET /categories?tree=true` and `GET /auth/profile` are served to other clients: the back office has no tree, and knows its administrator from the check of the session.',
      'DEPART-253':
        '“Product price not found” and the flash of a failed adding guard against a list of another server: the shop’s own leaves out what has no price. See CHECKOUT-4 and SHOP-11.',
      'DEPART-254':
        '“İşlem başarısız” appears where a refusal has no message, as from a proxy; the API’s own always have one, shown as “Hata: {message}”. See ADMIN-36.',
      'DEPART-255':
        'Without an answer of the order call its title alone says so; the alert of the same meaning is not repeated below it. See CHECKOUT-30.',
      'DEPART-310':
        'The coupon’s form reads the products and categories of the calls that the lists use (`data.products`, `data.categories`). The specification also has it read a bare array as `data`, which the same calls cannot answer at once.',
      'DEPART-500':
        '“Ürün bulunamadı” and the coupon service’s Turkish fallbacks are in the API’s answers alone. The shop’s pages choose their own sentence by the code, in the reader’s language: a Turkish one would explain nothing in a German shop. See COUPON-19, COUPON-20 and SHOP-21.',
      'DEPART-180':
        'Administrators have roles, and each call needs a permission. The specification knows one kind of administrator, who may do everything; an owner still is. See IDENTITY-180.',
      'DEPART-160':
        'Passwords of administrators have at least 12 characters, or 8 with a second factor. The specification asks for 6 of everybody, and a back office is worth more tries; see IDENTITY-168.',
      'DEPART-300':
        'The login dialog has a button for passkeys below its own, where the browser knows them. The specification has mail and password only; see IDENTITY-301.',
      'DEPART-80':
        'The profile shows no switch for SMS and push, by which nothing is sent; the interface keeps both. See SHOP-22.',
    },
  },
] as const satisfies readonly RuleSection[]
