import type { RuleSection } from './topic'

export const api = [
  {
    title: 'Shape',
    rules: {
      'API-1':
        'Calls live below `/api`; the base of a built app is `VITE_API_BASE`, for a shop whose API lives elsewhere; its pages may then call that host and show its pictures.',
      'API-2': 'Success is `{ success: true, data, message? }`.',
      'API-3':
        'An error is `{ success: false, code, message, errors?: [{ path, msg }] }`. `code` is stable; clients look at it first and at the message after it.',
      'API-4':
        'Messages follow `Accept-Language` (de, tr, en; else de), but those of coupons, which are always Turkish.',
      'API-5':
        'Validation errors are 400, a missing or ended session 401, a wrong role 403, conflicts 409, too much 413, a media type 415, an idempotency mismatch 422, too often 429, an unavailable database 503.',
      'API-6':
        'Unknown and read-only fields of a body are ignored. A body has at most 1 MiB, an upload or import 25 MB.',
      'API-310':
        'The answer of a call that writes is read before the write is committed: what is answered by an error has not happened. A bank statement is settled entry by entry, and read again a settled one changes nothing (ORDER-224).',
      'API-7':
        'Lists take `page` and `limit` (at most 100) and answer `pagination` with `currentPage`, `current`, `totalPages`, `pages`, `total`, `hasPrev` and `hasNext`.',
      'API-8': 'The contract in `src/contract` is published as OpenAPI and read as a page at `/api/docs`.',
      'API-9':
        'Public reads carry an ETag and are fresh for at most 10 s in a process; every write that shows drops them. A token that is no administrator’s, and parameters that a call or a page does not know, change nothing about that. For 60 s they are kept for when the database is away, and say so by `Cache-Status`. Other answers are `no-store`.',
    },
  },
  {
    title: 'The client',
    rules: {
      'API-10':
        'It waits 10,000 ms (120,000 for files and imports; a list’s file may take any time while no 30,000 pass without a part of it), sends JSON without credentials, and unwraps `data`.',
      'API-11': 'It sends a bearer token with every call: the administrator’s, else the customer’s.',
      'API-90':
        'A server that answers with `success` and `message` alone is understood: its message is shown, `success: false` is a refusal whatever the status, and where nothing is read of a success it needs no `data`.',
      'API-12':
        'On 401 it forgets both sessions. Any other error is thrown with the server’s body, else with a message of its own.',
    },
  },
  {
    title: 'What is typed',
    rules: {
      'API-60':
        'Text of one line is stored in Unicode NFC, without spaces and invisible characters at its ends, with a space for a tab. Line breaks, control characters, halves of letters, characters that turn the direction of what follows, and more than 30 marks on a letter are 400 at the field. What nobody can see is nothing, so 400 where a text is required.',
      'API-61': 'Text of several lines is the same, with line breaks as line feeds, and tabs.',
      'API-62':
        'A person’s name has a letter or a digit. Names, streets, towns and the products of a withdrawal may be mailed to whoever was named as recipient, so `://`, `www.`, a name with a dot before a slash (`example.de/`), one that ends in `.com`, `.info`, `.net` or `.org` and e-mail addresses are 400, in a person’s name also a word, a dot and small letters (`evil.shop`), but not a title or `St.Pauli`. Every space is an ordinary one.',
      'API-63':
        'An e-mail address is one that the shop can write to: before the @ words between dots without space and `"(),:;<>[]\\`, behind it the name of a host: labels of 1 to 63 letters, digits and hyphens inside, at least one dot, and no number at the end. Invisible characters are dropped wherever they stand.',
      'API-500':
        'A text that is shortened, for a message, a file or a head, ends with a whole letter: never with half of one that takes two code units, as emoji do.',
      'API-64':
        'A password is compared in NFC and with ordinary spaces (RFC 8265), however it was typed. Nothing is trimmed; line breaks and control characters are 400.',
      'API-65':
        'Codes and numbers (of orders, coupons, parcels, telephones, accounts, zip codes, tokens) are read in NFKC, without invisible characters, with a hyphen for every dash.',
      'API-66':
        'Words to search for are never refused for their characters: what cannot be read separates words.',
      'API-67':
        'An amount is 0 to 10,000,000 with at most two decimals, a count is whole, a date is a day that exists, `YYYY-MM-DD`. A file’s cells go through the same kinds as the form’s fields.',
    },
  },
  {
    title: 'Customers',
    rules: {
      'API-13':
        '`POST /user-auth/register` (`name`, `email`, `password`, `phone`, `platform`, `address`, `acceptTerms`) and `POST /user-auth/login` (`email`, `password`, `platform`) answer `data.token` and `data.user`.',
      'API-14':
        '`POST /user-auth/logout`, `POST /user-auth/verify-token` (`data.user`), `POST /user-auth/forgot-password` (`email`, `platform`), `POST /user-auth/reset-password` (`token`, `password`), `POST /user-auth/send-verification`, `POST /user-auth/verify-email` (`token`; `data.joinedOrders`), `GET /user-auth/data`, `DELETE /user-auth/account` (`password`).',
      'API-15':
        '`PUT /user/profile` answers `data.user`; `PUT /user/password` takes `currentPassword` and `newPassword`.',
      'API-16':
        '`GET /user/orders` (`page`, `limit`, `status`) and `GET /user/orders/{id}`; `POST /user/orders/claim` (`orderNumber`, `code`); `GET /user/wishlist`, `POST` and `DELETE /user/wishlist/{productId}`.',
    },
  },
  {
    title: 'Cart and coupons',
    rules: {
      'API-17':
        '`GET /cart/items/{ids}` (ids separated by commas) answers `data.items` with `productId`, `name`, `price`, `image`, `stock` and `premiumSubscription`.',
      'API-18':
        '`POST /cart/checkout` takes `items` (`productId`, `quantity`), `customerInfo`, `shippingAddress`, `paymentMethod`, `customerNote`, `couponData` (null or an object with `coupon.code`) and optionally `expectedTotal`, `reviewMail` and `platform`, by default germany; it answers `data.order` and, for a guest’s new order, `data.lookupCode`.',
      'API-19':
        '`GET /cart/payment-settings` and `GET /cart/payment-settings/public/{platform}` answer `data.settings`; `GET /cart/orders` and `GET /cart/order/{id}` the caller’s orders.',
      'API-20':
        '`POST /coupons/validate` takes `code`, `orderData` (`items`, `platform`, `currency`), `userEmail` and `userId`; `POST /coupons/use` also `orderId`; `POST /coupons/auto` takes `orderData`.',
      'API-21':
        '`POST /orders/lookup`, `POST /orders/confirm` (`token`) and `POST /withdrawals` are for guests and need no token.',
    },
  },
  {
    title: 'Catalogue',
    rules: {
      'API-22':
        '`GET /products`, `GET /products/{id}`, `GET /products/slug/{slug}`, `GET /products/categories/{platform}`; `POST`, `PUT` and `DELETE /products`.',
      'API-23':
        '`POST /products/{id}/images` is multipart with the field `images`; `DELETE /products/{id}/images/{imageId}`, `PUT /products/{id}/images/{imageId}/primary`.',
      'API-24':
        '`POST /products/{id}/reviews` takes `user`, `rating`, `comment`; `DELETE /products/{id}/reviews/{reviewId}`.',
      'API-25':
        '`GET /categories` takes `platform`, `isActive`, `parent` (the text `null` asks for main categories) and `tree=true`; `GET /categories/{id}`, `GET /categories/slug/{platform}/{slug}`, `POST`, `PUT`, `DELETE /categories`, `POST /categories/{id}/update-product-count`.',
    },
  },
  {
    title: 'Back office',
    rules: {
      'API-26':
        '`POST /auth/login`, `/auth/verify`, `/auth/refresh`, `/auth/logout`, `/auth/forgot-password` (`email`); `/auth/undo-address` (`token`, answers `data.email`); `PUT /auth/change-password`; `GET` and `PUT /auth/profile`; `GET` and `POST /admin/admins`, `PUT /admin/admins/{id}`; `GET /auth/second-factor`, `POST`, `PUT` and `DELETE /auth/second-factor/totp`, `POST /auth/second-factor/recovery-codes`, `GET` and `POST /auth/passkeys`, `POST /auth/passkeys/start` and `/auth/passkeys/prove`, `PUT` and `DELETE /auth/passkeys/{id}`; `POST /auth/login/second-factor`, `/auth/login/passkey/start` and `/auth/login/passkey`; `PUT /admin/second-factor`, `DELETE /admin/admins/{id}/second-factor`; `GET /auth/sessions`, `DELETE /auth/sessions/{id}`, `POST /auth/sessions/end-others`.',
      'API-27':
        '`GET /admin/dashboard` answers `data.stats`; `GET /admin/analytics` takes `period`, 7d, 30d (default) or 90d, or `from` and `to` (`YYYY-MM-DD`), with `platform` and `currency`.',
      'API-28':
        '`GET /admin/users`, `GET /admin/users/premium`, `GET /admin/users/{id}`, `PUT /admin/users/{id}/status`, `PUT /admin/users/{id}/premium` (`action`, `duration`).',
      'API-29':
        '`GET /admin/orders` (`status`, `platform`, `dateRange`, `search`, `paymentStatus`, `sort`; of more than 1,000 hits of a search or a date range `pagination.total` is estimated, and `pagination.isEstimated` says so; a whole e-mail address that orders have finds only these), `GET /admin/orders/{id}`, `PUT /admin/orders/{id}/status`, `/payment-status` (`status`, `anyway`) and `/assign-cargo` (`cargoCompanyId`, `trackingNumber`).',
      'API-30': '`GET` and `PUT /admin/payment-settings/{platform}`, answer `data.settings`.',
      'API-31':
        '`GET /cargo` (`page`, `limit`, `platform`, `isActive`, `search`), `GET /cargo/active/{platform}`, `POST`, `PUT`, `DELETE /cargo`, `PUT /cargo/{id}/toggle-status`; lists are `data.cargoCompanies`.',
      'API-32':
        '`GET /coupons/admin` (`page`, `limit`, `status`, `type`, `platform`, `search`), `GET /coupons/admin/{id}/stats`, `POST`, `PUT` and `DELETE /coupons/admin`.',
      'API-36':
        '`GET /admin/mails` (`state`: `waiting`, `sent` or `failed`, `recipient`) lists mails without what they say; `POST /admin/mails/{id}/resend` sends one again that did not leave and is not just leaving, else 409 `CONFLICT`.',
      'API-39':
        '`GET /admin/orders/{id}/invoice.pdf` and `/packing-slip.pdf`, `POST /admin/orders/documents` (`ids`, `kind`: `invoice`, `packing_slip` or `label`) answer a PDF; `GET /admin/activity` (`kind`, `admin`, `from`, `to`); `GET` and `PUT /admin/shop` (`details`, `version`), `GET /admin/shop/versions/{version}`, and for everybody `GET /shop`.',
    },
  },
  {
    title: 'Mails',
    rules: {
      'API-68':
        'What strangers can cause (confirmation of an address, a deleted account, a stock notice, an order with its reminder and its cancellation for want of payment, the receipt of a withdrawal) leaves at most three times an hour to one address, over all kinds and processes. Mails about orders and withdrawals wait for their time, others are dropped: asked for by their own account or as a stock notice they are 429. A link for a forgotten password neither counts nor waits, so that strangers hold back nobody’s: it is sent while fewer than three of the account’s links work, and answers as ever. An unconfirmed address is greeted by name only about an order; a note is on the order’s page and in no mail.',
    },
  },
  {
    title: 'Running',
    rules: {
      'API-33':
        '`GET /api/health/live` says that the process answers, `GET /api/health/ready` that its database accepts orders.',
      'API-34':
        'A second process on the same `DATA_DIR` refuses to start and names the first one’s pid. On SIGTERM requests in flight are answered before the end.',
      'API-35': 'A wrong environment variable stops the start with one line that names it.',
      'API-37':
        'Only the shop’s own pages may read the API, and those of `CORS_ORIGINS`. Pictures may be shown everywhere.',
      'API-70':
        'A lock on `DATA_DIR` names its process, boot and PID namespace. One from elsewhere holds while its heartbeat (5 s) is at most 15 s old; a process that finds its lock taken ends at once.',
      'API-71':
        '`DATA_DIR` and the database in it are closed to other users of the machine (mode 700), also where they were open before.',
      'API-72':
        'Each migration is one transaction, or none where it builds an index `concurrently`. It waits 2 s for a lock and then lets others pass before it tries again, up to five minutes; public reads are answered from the store meanwhile.',
      'API-73':
        '`DATABASE_URL` may name several servers (`postgres://user@a,b:5433/shop`); the first that accepts writes is used, and a process moves to another one without a restart.',
      'API-74':
        'While the database only reads, calls that write are 503 with `Retry-After` and `ready` is 503; lists, pages and what a signed-in customer reads stay 200.',
      'API-75':
        'Views of categories and interest in products are counted in memory and written once a second; what one second counted is lost where the process or the database fails.',
      'API-76':
        'A restore ends all sessions and links, sets mails that were waiting aside, erases again whom the shop had erased since, and continues order and invoice numbers after the highest that the shop or the backup knows. It says how many of each, and which numbers are left out. Before numbers go on it asks at a terminal, and elsewhere wants `--continue-numbers`; without a yes nothing is changed.',
      'API-77':
        'Jobs (retention, unpaid orders, notices) go by the database’s clock, and none runs while that and the process’s are more than two minutes apart.',
      'API-78':
        'Within a job each order and each kind of record is on its own: one that fails is logged, tried again in the next run, and holds up no other.',
      'API-79':
        'A picture store that accepts a connection and never answers fails an upload and a picture after 10 s an attempt, three at most.',
      'API-80':
        'Of an import no more is read than it may have: 10,000 lines, empty ones included, 1,000,000 separators, and one column name more than there are columns.',
      'API-81':
        'An import is stored whole or not at all, at its end and in a few statements for all lines. It holds only the products that it changes, and only while these run: an order of one of them waits that long (2 s at most) and is placed.',
      'API-82':
        'At most 16 pages are rendered at once; others are 503 with the page that the browser makes. It also makes pages with a search param of more than 100 characters. What does not exist is one stored page for each language.',
      'API-590': 'A search is widened by at most 20 words that mean the same as its own, in all.',
      'API-83': 'A search that finds nothing is repeated with at most 20 corrected words in all.',
      'API-84':
        'CSV files separate by comma where the language writes decimals with a point, else by semicolon; products always by semicolon. Cells with a separator of any kind are quoted, and what a spreadsheet could take for a formula at the start or after a separator gets an apostrophe, which an import removes.',
      'API-85': 'Every request is traced where traces are sent: the flag of a caller does not decide.',
      'API-86':
        'Metrics and health are not for the outside: the proxy refuses every spelling of their paths, and the shop knows metrics under one only.',
      'API-87':
        'A mail server outside of this machine has to offer TLS, unless `SMTP_URL` says `?requireTLS=false`. With `DKIM_SELECTOR` and `DKIM_KEY_FILE` mails are signed for the sender’s domain.',
      'API-100':
        'A sitemap of more than 1,000 products is an index of parts. Each is kept like other public answers, and a part that the index does not name is 404, so that strangers’ requests cost one read of each part in 10 s.',
      'API-101':
        'The ids of erased customers are also listed outside of the database, in `erased-customers.txt` of `DATA_DIR` (mode 600, written within a minute) and of a backup’s folder. A restore applies both lists; a start applies that of `DATA_DIR`, so that a database restored by its own means brings nobody back.',
      'API-102':
        'Behind a pooler that gives a session’s connection to others between transactions (pgbouncer in transaction mode) the shop does not start and says so: statements, settings, locks and notices belong to sessions.',
      'API-300':
        'A process whose event loop has lagged more than a second for two seconds refuses requests beyond 100 in flight with 503 `UNAVAILABLE` and `Retry-After`; administrators’ calls and pages only beyond 500, health and metrics never. What lies ready in memory is still answered.',
      'API-38':
        'Who sends slowly loses the connection within 30 s; an upload may take 300 s while it moves. Who has sent everything may wait 120 s for the answer.',
    },
  },
] as const satisfies readonly RuleSection[]
