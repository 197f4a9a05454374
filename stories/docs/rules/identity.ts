import type { RuleSection } from './topic'

export const identity = [
  {
    title: 'Sessions',
    rules: {
      'IDENTITY-1':
        'Tokens are opaque random strings. The database keeps their hash, owner, kind and end: a customer’s lives 7 days, an administrator’s 12 hours. An administrator’s is renewed while it is used, and ends for good 7 days after the login.',
      'IDENTITY-2':
        'Every request looks its token up, so a logout, a ban or a new password takes effect at once.',
      'IDENTITY-3': 'A ban deletes all tokens of the account, a password change all but the caller’s own.',
      'IDENTITY-4':
        'Logging in as a customer clears the administrator’s session in this browser, and the reverse. Where both exist the client sends the administrator’s token.',
      'IDENTITY-80':
        'While an administrator’s session exists, nobody is signed in as a customer in the shop, whatever else is stored: its calls count as a guest’s (IDENTITY-9).',
      'IDENTITY-5':
        'A session needs a token and its object: `userToken` with `userData`, `adminToken` with `adminData`. A token that is refused clears it; without an answer it stays.',
    },
  },
  {
    title: 'Answers',
    rules: {
      'IDENTITY-6':
        '401 means only that the token is missing, unknown or ended. The client then clears both sessions, and on admin paths the browser goes to `/admin`.',
      'IDENTITY-7':
        'A failed login is 400 `INVALID_CREDENTIALS`, a wrong current password 400 `WRONG_PASSWORD`, a banned account 403 `ACCOUNT_BANNED`, another role 403 `FORBIDDEN`.',
      'IDENTITY-8':
        'Each call has one of four kinds of access: `public` ignores a token, `optional` takes a guest but refuses an ended token, `user` and `admin` need theirs.',
      'IDENTITY-9':
        'Optional are `/cart/items`, `/cart/checkout`, `/cart/payment-settings` and `/coupons/validate`, `/coupons/auto`, `/coupons/use`. There an administrator’s token counts as a guest; on customers’ calls it is 403.',
    },
  },
  {
    title: 'Accounts',
    rules: {
      'IDENTITY-10':
        'E-mail addresses are compared in lower case and unique; a second registration is 409 `EMAIL_TAKEN` at its field.',
      'IDENTITY-11':
        'Passwords have at least 6 characters, are not among the hundred most common ones, and are stored as argon2id.',
      'IDENTITY-12':
        'Registration stores the acceptance of the terms with its time. Fields that nobody may set (role, status, premium, `_id`) are ignored.',
      'IDENTITY-13':
        '“Passwort vergessen?” gives the same answer for known and unknown addresses. The mail holds a link with a token for one use within one hour.',
      'IDENTITY-14':
        'A user is `active`, `inactive` or `banned`. A banned one cannot log in; banning and lifting a ban ask first, activating an inactive one does not.',
      'IDENTITY-15':
        'A user of another platform may log in; the platform, by default germany, is kept, and shown in the back office.',
      'IDENTITY-30':
        'Registration sends a mail whose link (`/verify-email?token=`) verifies the address within 7 days; the profile sends another. Once verified, the account takes over the guests’ orders of its address with their uses of coupons and their paid premium months.',
      'IDENTITY-31':
        'Verifying needs the link and a session of the same account: whoever registers somebody else’s address never gets their orders, even where the owner follows the link, and neither reads nor deletes the mails and notices of that address.',
      'IDENTITY-32':
        'A customer downloads all that is stored on the account as JSON: profile with address and preferences, sessions, names and times of passkeys, orders, withdrawals (of no order, too, once the address is confirmed), the shop’s internal notes on the orders, wishlist and whether it is shared, consents to mails, premium, own reviews, notices wanted and mails sent, without what they said.',
      'IDENTITY-33':
        'A customer deletes the account with the password; a dialog has the last word. Sessions, wishlist, membership and mails go with it, and a mail says so. While an order is `pending`, `confirmed` or `processing` it is 409 `ORDERS_UNDER_WAY`.',
      'IDENTITY-16': '`lastActivity` is the last authenticated request, kept to the minute.',
    },
  },
  {
    title: 'Passkeys of customers',
    rules: {
      'IDENTITY-300':
        'A customer whose address is confirmed keeps passkeys (WebAuthn) in the profile: they have names and show their last use. Adding and removing one needs the password or an own passkey, within the ten tries of IDENTITY-42, and each is told by mail; sessions stay. With an unconfirmed address it is 409 `EMAIL_UNVERIFIED`, since whoever registers somebody else’s address would keep a way in.',
      'IDENTITY-301':
        'A passkey signs a customer in alone, with a button of the login dialog where the browser knows passkeys; the password signs in as before, and no second step is asked. Nobody is told which passkeys an address has. IDENTITY-172 holds for these, too.',
      'IDENTITY-302':
        'A new password, also by “Passwort vergessen?”, leaves passkeys as they are: the mail of each addition tells the owner, who removes in the profile what is lost or unknown. They go with the account.',
      'IDENTITY-303':
        'A customer’s passkey and challenge open nothing of the back office, and an administrator’s nothing of the shop.',
    },
  },
  {
    title: 'Limits',
    rules: {
      'IDENTITY-17':
        'In 15 minutes an account takes 10 wrong passwords from one address, and 3 from each further one after 50 from all; then it is 429 `RATE_LIMITED`. Only failures count, so the right password passes from an address without any, whoever else guesses. With a new password, however it was set, counting begins anew. The counters lie in the database and hold across processes.',
      'IDENTITY-18':
        'In 15 minutes 5 reset links, customers’ or administrators’, from one address and 20 from all can be asked for; withdrawals by an e-mail address have 5 and 20. Failed look-ups of a guest’s order, and claims of one, are limited together as wrong passwords are. Whatever they name, 60 of such a call, of look-ups and claims 60 failed ones, may come from one address. A /64 of IPv6 is one address.',
      'IDENTITY-40':
        'In 15 minutes 60 logins may fail from one address, whatever accounts they name, customers’ and administrators’ apart. What is refused by a limit writes nothing to the database.',
      'IDENTITY-41':
        'Passwords are hashed a few at a time; administrators have a queue of their own. In a queue addresses take turns, each has at most 20 waiting, and in a full one a newcomer takes the place of the address with most; whoever is refused gets 429 `RATE_LIMITED`.',
      'IDENTITY-42':
        'A session may name a wrong own password 10 times in 15 minutes, renewed or not; other sessions of the account have their own 10.',
      'IDENTITY-19':
        'Checkout and coupon calls together are limited to `RATE_LIMIT` (600) requests in 10 s from one address, across all processes.',
    },
  },
  {
    title: 'Administrators',
    rules: {
      'IDENTITY-20':
        'Every administrator has one role; an owner may do everything in the back office. See IDENTITY-180.',
      'IDENTITY-21':
        'At the first start the administrator is made from `ADMIN_EMAIL` and `ADMIN_PASSWORD`, else as admin@verda.example with a random password, printed once and written to a file of mode 0600 in `DATA_DIR` before the account is made. `ADMIN_NAME` is their name. These variables count until an administrator has signed in for the first time. `npm run admin:reset` prints a new password, ends the sessions and lifts every limit of attempts.',
      'IDENTITY-43':
        'An administrator who has forgotten the password asks for a link on the login page. The answer is the same for known and unknown addresses, the link works once within one hour, and asking for another leaves earlier ones working, so that nobody ends them for the owner; while three work no further one is sent. A link that works is never limited, and after it neither are logins from its address.',
      'IDENTITY-22':
        'The last active owner can neither be made inactive nor get another role: 409 `CONFLICT`, also when two do that to each other at once. `npm run admin:reset` makes an owner where no active one is left.',
      'IDENTITY-23': 'What administrators change is kept in an audit log with who, what and when.',
      'IDENTITY-24':
        'What decides who may enter asks for one’s own password as `currentPassword`, however recent the login is: passwords, own and others’ e-mail addresses, new administrators, links for a password, roles, activating and deactivating. A fresh code or a passkey counts as well (IDENTITY-165). Other fields are checked first; a missing or wrong one is 400 at the field `currentPassword`. A session has ten tries in 15 minutes, also when it is renewed.',
      'IDENTITY-52':
        'A changed address of an administrator who has signed in is told to the former one, with a link (`/admin/undo-address?token=`) whose page undoes it within 72 hours by a button: the former address counts again, all sessions and links of the account end, its password is void, a link for a new one is mailed, and the other administrators are told. While a link is open, further changes are told to that former address too, and to no other; using one ends them all, and so does setting the former address again.',
      'IDENTITY-53':
        'Every active administrator is mailed when somebody gets access: a new administrator, or one who is active again.',
      'IDENTITY-54':
        'Changing what shoppers pay to (IBAN, BIC, account holder, bank, PayPal address and both instructions) asks for one’s own password like IDENTITY-24, and is mailed to every active administrator.',
      'IDENTITY-50':
        'A renewal of a session that is under way when the password changes or the account is deactivated does not survive it.',
      'IDENTITY-51':
        'Every new password (one’s own change, another administrator’s, a mailed link, `admin:reset`) ends the links sent before and all sessions but the one it was changed in. So does deactivating, with all sessions.',
    },
  },
  {
    title: 'Roles',
    rules: {
      'IDENTITY-180':
        'Each call of the back office names the permissions that it needs; calls about the own account need none. Who lacks one gets 403 `FORBIDDEN` with their names in the message and their ids in `details.missing`. The role is looked up with the token, so a change counts from the next request on. The catalogue’s public calls show drafts and archived products to `catalogue.read` only.',
      'IDENTITY-181':
        'Built-in roles are `owner` (everything), `manager` (all but administrators, roles, payment settings and shop details; the default of a new administrator), `orders` (orders, returns, refunds, cargo, reading customers), `catalogue` (products, categories, reviews, coupons) and `accounting` (reading orders and returns, documents, the books, exports, figures). The first administrator is an owner.',
      'IDENTITY-182':
        'A role of the shop’s own is a name, unique in any case, and ticked permissions; what a permission is of no use without comes along (`orders.write` brings `orders.read`). While administrators have it, it cannot be removed: 409 `IN_USE` with their number in `details.people`.',
      'IDENTITY-183':
        'Nobody gives a permission that they lack, in a role or to a person, nor changes a role or a person that has one: 403 `FORBIDDEN`. A person’s role and a role’s permissions change with one’s own password (IDENTITY-24), sessions stay and may what the new role may. Over another version of a role: 409 `STALE`.',
    },
  },
  {
    title: 'Second factor of administrators',
    rules: {
      'IDENTITY-160':
        'An administrator sets up an authenticator app (TOTP, 6 digits, 30 s) in the own account: the password, then a secret as QR code and text, and within 15 minutes its first code. That shows ten recovery codes once and ends all other sessions. Recovery codes are stored as hashes; the app’s secret is stored as it is, because the shop has no key outside of its database: a dump of the database has to be kept like a password.',
      'IDENTITY-161':
        'With a second factor the right password answers 403 `SECOND_FACTOR_REQUIRED` with `details.challenge`, which lives 5 minutes, opens one session and ends with a new password. Whoever does not know the password gets the same answer whether there is a factor or not.',
      'IDENTITY-162':
        'A code counts in its time step, the one before and the one after, and once: no code of the same or an earlier step follows it. Wrong codes are limited like wrong passwords (IDENTITY-17), and after 100 within 15 minutes from all networks no code of the account counts; recovery codes and passkeys still do.',
      'IDENTITY-163':
        'A recovery code opens one login instead of the factor and is gone; capitals, spaces and hyphens do not matter.',
      'IDENTITY-164':
        'What changes a second factor (setting it up anew, removing it, new recovery codes) needs the password and, where there is a factor, a code, a passkey or a recovery code as well: `currentPassword` and `secondFactor`.',
      'IDENTITY-165':
        'Where IDENTITY-24 and IDENTITY-54 ask for the password, a fresh code of the authenticator app in `secondFactor.code` counts instead, or the answer of an own passkey in `secondFactor.passkey` to the challenge of `POST /auth/passkeys/prove`, within the same ten tries; a recovery code does not. A refused one is 400 `WRONG_CODE` at that field.',
      'IDENTITY-240':
        'Whoever has an authenticator app sees a field for its code beside the one for the own password, and either is enough; whoever has a passkey sees a button for it. What is refused is said at its own field, and nothing else that was typed is lost.',
      'IDENTITY-166':
        'A second factor can be demanded of all administrators. Whoever has none is led to set one up after the login; until then every other call is 403 `SECOND_FACTOR_SETUP_REQUIRED`.',
      'IDENTITY-167':
        'For a lost device another administrator removes a colleague’s factors, with the own proof; the sessions end, a mail tells the owner, and the log keeps it. `npm run admin:reset` removes them too and says so.',
      'IDENTITY-168':
        'An administrator’s new password has at least 12 characters, or 8 with a second factor; `ADMIN_PASSWORD` has 12. Shorter ones from before stay.',
      'IDENTITY-169':
        'A sign-in is kept in the activity log, failed ones of an account as one entry an hour that counts them. One from a browser, system or network that the account has not used for 90 days is mailed to the owner, but for its first.',
      'IDENTITY-170':
        'A passkey (WebAuthn) signs in alone, without address and password, or as the second step after the password, then only one of that account. The authenticator must check its user. Nobody is told which passkeys an address has.',
      'IDENTITY-171':
        'Passkeys are added with password and, where there is one, a factor; they have names, several are possible, and the first factor brings recovery codes. Adding one ends all other sessions; removing one needs what IDENTITY-164 says.',
      'IDENTITY-173':
        'An administrator sees the own sessions with browser and system, network, login and last use (to the minute), ends one of them or all others; a renewal stays the same session.',
      'IDENTITY-172':
        'Passkeys count for host and origin of `PUBLIC_URL` only; a shop on localhost takes every port. Challenges lie in the database, live 5 minutes and are used up by the first answer. A signature counter that goes back is refused and logged.',
    },
  },
] as const satisfies readonly RuleSection[]
