/**
 * Leads of pages that show a part of a screen, or a component that exists only in its stories, by title. The others are
 * the comment in the screen's file.
 */
export const screenLeads: Readonly<Record<string, string>> = {
  'Admin/Cargo companies/Form':
    'The form of a carrier over its list: for a new one or for one that exists; submitting, refused, with the errors of each field.',
  'Admin/Categories/Form':
    'The form of a category over the list: new, edited or only looked at; submitting, refused.',
  'Admin/List screen':
    'What all lists of the back office share: loading, failed, empty, empty by filter, and updating while the old rows stay visible; as a table or as cards.',
  'Admin/Matching a return':
    'A withdrawal that names no known order is matched with one by hand, before it is decided.',
  'Admin/Orders/Bulk change':
    'The status of several orders is changed one after the other: the question, the progress, and what failed.',
  'Admin/Orders/Daily work':
    'Sorting, selecting, new orders that arrive meanwhile, the export and taking back a change.',
  'Admin/Orders/Views': 'Filters under a name, ready-made or saved, as tabs above the list.',
  'Admin/Products/All of the filter':
    'Selecting every product of the filter on all pages, for a new status or new prices.',
  'Admin/Products/Many products': 'A new status or new prices for the selected products, and the archive.',
  'Admin/Users/Manage':
    'One customer in a dialog: details, Premium, orders, a ban, and the data that the law lets them ask for.',
  'Storefront/Auth dialog/Forgotten password': 'Asking for a mail with a link to a new password.',
  'Storefront/Auth dialog/Register': 'Registration, with the errors of each field and the server’s refusal.',
  'Storefront/Cart coupons':
    'The coupon in the cart: entered, checked, refused, applied, applied by itself, lapsed.',
  'Storefront/Cart sidebar/Changes and notices':
    'What the cart says of itself: lines that have changed, a sold-out product, no connection, a browser that stores nothing.',
  'Storefront/Checkout failures':
    'Every way in which an order fails, with its message; what was typed always stays.',
  'Storefront/Fly to cart':
    'A copy of the picture flies from the product to the cart button, and the count bumps when it arrives.',
  'Storefront/Landing sections':
    'The sections around the products of the home page: hero, claims in numbers, features, about the shop, contact.',
  'Storefront/Product detail/Windows':
    'The product page on phones of three widths, with price and button in a bar at the bottom, and on a narrow desktop.',
  'Storefront/Profile dialog/Password': 'Changing the password, with the current one.',
  'Storefront/Profile dialog/Privacy': 'Downloading all stored data, and deleting the account.',
  'Storefront/Toasts':
    'What the shop reports by itself: cart, wishlist, limits, failures and who has to sign in.',
}
