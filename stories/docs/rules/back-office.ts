import type { RuleSection } from './topic'

export const backOffice = [
  {
    title: 'Login and shell',
    rules: {
      'ADMIN-1':
        '`/admin` is the login, `/admin/dashboard` the shell. Without a token, or with one that is refused (401, or 403 for a customer’s), the browser goes to `/admin`; so it does after a logout. A token that could not be asked about (IDENTITY-5) stays: the page says so and offers to try again or to log out.',
      'ADMIN-2':
        'A refused login shows the server’s message, else “Giriş yapılırken bir hata oluştu”. A success stores token and data.',
      'ADMIN-142':
        'Where the server ended the session the login says so; the title of the tab names the section.',
      'ADMIN-3':
        'Sections: “Kontrol Paneli”, “Siparişler”, “İadeler”, “Ürünler”, “Kategoriler”, “Kuponlar”, “Kullanıcılar”; under “Para”: “Banka dosyası”, “Belgeler”, “Analiz”; under “Mağaza”: “Kargo Şirketleri”, “Ödeme Ayarları”, “Arama Sözcükleri”, “Mağaza Bilgileri”, “Yöneticiler”, “Roller”, “Kayıtlar”; under “Örnek ekranlar”: “Almanya”, “Türkiye”, “Mobil Uygulama”, “Ayarlar”. Beside orders, returns and products stands how many wait; new orders are told in every section.',
      'ADMIN-4':
        'The route stays `/admin/dashboard`; the section stands in `?section=` (`dashboard` by default, `orders`, `returns`, `bank`, `bookkeeping`, `products`, `categories`, `cargo`, `payment-settings`, `germany`, `turkey`, `mobile`, `analytics`, `users`, `staff`, `roles`, `coupons`, `shop`, `activity`, `settings`), its filters, page, sort and open item beside it. The open item need not be on the loaded page; a page beyond the end becomes the last one.',
      'ADMIN-5':
        'The shell welcomes the administrator by name: “Hoş geldiniz, {name}”, and the first one, who has given no name yet, without.',
      'ADMIN-6':
        'Messages of success clear after 3000 ms, those with something to do after 10 s; errors and questions stay until they are answered. Whatever deletes asks first.',
      'ADMIN-7':
        'A form warns before its changes are lost, and keeps them in this tab (`adminDraft:` in the session storage) when the session ends. Where somebody else saved meanwhile nothing is overwritten; “Güncel kaydı yükle” lays what was typed over what is stored.',
      'ADMIN-540':
        'A field of a product, category, coupon, cargo company, of payment settings, shop details or an order’s address that somebody else changed as well is asked about: both values and the former one stand side by side, own ones stay unless the stored one is chosen, and nothing is saved before. Fields that only one of both changed are taken over without a question. This holds also for input that is restored after a session ended.',
      'ADMIN-80':
        'A refused save marks its fields: the answer has `errors` with `path` and `msg` in the reader’s language, also for what is taken already (409 `CONFLICT`), and the form shows each at its field. What belongs to no field stands above the form.',
      'ADMIN-542':
        'The palette (Ctrl-K) has commands beside its hits: on the ticked orders, else the open one, to assign cargo, to mark as paid and to print invoice and packing slip; new product, coupon, category and cargo company; theme and language. What the role does not allow is left out.',
      'ADMIN-8': 'Each list is read again after a change of its items.',
      'ADMIN-180':
        'What the role does not allow is not offered: sections, their entries in the palette, its hits, the dashboard’s orders. Without a section in the address the first that may be seen opens; one opened by its address without permission says “Bu bölüm için yetkiniz yok” with a way back. A 403 makes the back office look up anew what is allowed.',
      'ADMIN-300':
        'An address that opens a form (a product, category, cargo company, coupon, role or colleague, new or to be edited) says the same where the permission to save it lacks; the way back is the section. Looking without editing (`mode=view`) needs the reading permission only.',
      'ADMIN-240':
        'Buttons, forms and lists behind a call that the role may not make are not shown: whoever may only look sees rows, details and their texts, and an open withdrawal without its decision. Tabs that lead to one list only are left out.',
      'ADMIN-85':
        'A day of a filter that is half typed stays in its field and filters nothing: one request and one entry of the history for the whole day.',
      'ADMIN-81':
        'A list that cannot be read anew says so above its rows, with the time of the load that is shown and “Tekrar dene”; the coupons’ list is emptied instead (ADMIN-42).',
    },
  },
  {
    title: 'Dashboard and analytics',
    rules: {
      'ADMIN-9':
        'The dashboard has `totalUsers`, `totalRevenue`, `totalOrders`, `userGrowth`, `monthlySales`, `monthlyOrders`, `mobileMonthlySales`, `mobileMonthlyOrders`, `platformStats` and `topProducts` (name, platform where most were sold, `salesCount`, price there), with the 5 newest orders; it renews itself every minute and after every change. Failure: “Dashboard verileri alınırken hata oluştu”.',
      'ADMIN-10':
        'Analytics has revenue, orders, platforms and best sellers of 7, 30 (default) or 90 days, of a month or of free days (at most 366), by platform and currency, and the revenue of the last twelve months; age, gender and traffic are sample data.',
      'ADMIN-57':
        'Revenue is what was ordered without what was refunded, in whole or in part; the file has the figures of the charts.',
    },
  },
  {
    title: 'Orders',
    rules: {
      'ADMIN-11':
        'The list has filters for status, platform, date range and search (number of order or invoice, name, e-mail, phone, place, parcel), 20 to a page. Failure: “Siparişler yüklenemedi”, without an answer “Siparişler yüklenirken bir hata oluştu”.',
      'ADMIN-610':
        '“Filtre ekle” narrows the list of orders by product (by name, or its SKU), country, cargo company, coupon code (also a single code of a coupon) and amount from and to, in the order’s currency. Each is a removable chip and part of the address; list, file and counts follow (`product`, `country`, `carrier`, `coupon`, `amountFrom`, `amountTo` of `GET /admin/orders` and its export). An amount that cannot be read, or a range the wrong way round, is told at its field.',
      'ADMIN-611':
        'Filters and order of the lists of orders, products, customers and coupons are kept on the server under a name (at most 40 characters, 50 of each section, 409 `CONFLICT` for a name that is taken): `GET` and `POST /admin/views`, `PUT` and `DELETE /admin/views/{id}`. A view is private, or with “Ekiple paylaş” seen by all who may open the section; a shared one is changed and deleted by who keeps it or has `staff.write`, and that is recorded. What a browser had kept before (`adminOrderViews`) is taken over once.',
      'ADMIN-12':
        'The status is chosen from a select and takes effect with “Uygula”; what moves stock, coupons, premium, money or mails says so and asks first. “Sipariş durumu güncellendi”, else “Durum güncellenemedi” or “Durum güncellenirken hata oluştu”.',
      'ADMIN-82':
        'Changes of an order (status, payment, cargo, address, refund) carry the version that they are based on (`updatedAt`): 409 `STALE` when somebody changed the order meanwhile, and the order is read again, so that the question is asked about what is so now. A call without it is taken as it is.',
      'ADMIN-84':
        'An unpaid order can be shipped; the back office asks first and says so (select, cargo, many at once), and the history records it; an order of 0 counts as paid. A status that ships an order without its parcel also asks first: no company, no number and no mail go along.',
      'ADMIN-13':
        'Cargo needs both values: “Lütfen kargo şirketi ve takip numarası seçin”. Then “Kargo bilgileri başarıyla atandı”, else “Kargo ataması başarısız” with the reason. Companies that cannot be loaded are an alert. The dialog says what follows: a mail and “Kargoda”, for a shipped order the mail alone, for a delivered one neither.',
      'ADMIN-320':
        'An order whose e-mail address belongs to a banned account says so beside the customer, also when it was placed as a guest.',
      'ADMIN-541':
        'A ban may have a reason (at most 500 characters, with line breaks). It stands with the customer, at orders of the banned address and in the activity log; lifting the ban clears it. The customer gets it with their data, and it is erased with the account.',
      'ADMIN-321':
        'A product’s picture narrower than 600 px is taken, and marked with its width, because it looks blurred in the shop.',
      'ADMIN-141':
        'A tracking number that another order has is asked about before it is assigned: `anyway: false` is 409 `CONFLICT` at `trackingNumber` and names that order; `true`, or a call without it, assigns it.',
      'ADMIN-14':
        'New orders are asked for every 30 s while the tab is visible and announced without moving the list. Times stand in one zone, that of the shop (Berlin), named once: below the lists and at the date of an opened record. Days that filters count and the date of a document stay those of the platform’s zone.',
      'ADMIN-15':
        'Selected orders change their status one after the other; what failed stays selected. The list can be downloaded as CSV (`GET /admin/orders/export.csv`, of any length): its filters and order, each order once whatever happens meanwhile, in the reader’s language; what breaks off is not saved.',
      'ADMIN-144':
        'Selected orders are marked as paid one after the other; those that wait for no payment are left out and counted. An unpaid order shows for how many days it waits, a payment that was refunded in part says so.',
      'ADMIN-145':
        'An order is found by the numbers of its invoice and credit notes and by the last one or two digits of its own. The CSV has address, invoice number, cargo company and tracking number of each order.',
      'ADMIN-146':
        'An order opened beside its list has the focus; Escape closes it and returns to its row, or, where that has left the list, to the row in its place.',
      'ADMIN-250':
        'In an order opened beside its list P asks to mark it as paid and S opens its cargo, but where the key is typed. “Ödendi yap” does the same as the select for an order that waits for its payment.',
      'ADMIN-310':
        'An order’s panel offers its mails “Yeniden gönder” where they have gone, and “Gönder” for the shipping notice of an order that became “Kargoda” by its status alone.',
      'ADMIN-543': 'Own views say how many orders they hold as well, anew after every change.',
      'ADMIN-65':
        'Ready and own views are tabs above the filters; the ready ones say how many orders they hold (`GET /admin/orders/counts`), anew after every change. “Ödeme bekleyenler” are unpaid and neither cancelled nor refunded; “Hazırlanacaklar” are paid and not shipped; `status` takes these groups as `valid` and `unshipped`.',
      'ADMIN-66':
        'While the focus is in the rows of a table of orders, J and K take it to the next and the previous one, Enter opens it and X selects it.',
    },
  },
  {
    title: 'Products',
    rules: {
      'ADMIN-16':
        'Required are name, short and detailed description, category and a price on at least one platform. Prices have steps of 0.01; stock and threshold are at least 0.',
      'ADMIN-17': 'With premium the months (1 to 12) and their value are required.',
      'ADMIN-143':
        'A new product begins passive: it is not on sale before it has its pictures. Those chosen before it is stored are sent right after, in their order.',
      'ADMIN-580':
        'Every change of a product’s stock is kept three years with time, reason (sale, cancellation, return, correction, import), units, stock afterwards, order and administrator, written in the transaction that makes it; “Stok hareketleri” lists them (`GET /products/{id}/stock-movements`, `catalogue.read`).',
      'ADMIN-581':
        'Pictures are ordered by dragging one onto another’s place and by buttons on each; the first is the main picture.',
      'ADMIN-18': 'Features and benefits keep at least one row; empty rows are dropped on save.',
      'ADMIN-19':
        'Failures: “Ürünler alınırken hata oluştu”, “Ürün silinirken hata oluştu”; images and reviews show the message of the error, joined from `errors` where there are several.',
      'ADMIN-20':
        'Files that are no images, above 5 MB or more than 5 are dropped with a message each: “Yalnızca görsel dosyaları”, “{size} MB (sınır 5)”, “En çok 5 görsel”.',
      'ADMIN-21':
        'Reviews: “Tüm alanları doldurun”, “Kullanıcı adı en az 2 karakter olmalı”, “Yorum en az 10 karakter olmalı”, “Puan 1-5 arası olmalı”. The server says the same of each field. The list shows the first 10 and, on request, all.',
    },
  },
  {
    title: 'Reviews',
    rules: {
      'ADMIN-350':
        'The section “Yorumlar” lists reviews in the queues “Onay bekleyen”, “Yayında”, “Yanıtsız, 3 yıldız ve altı” and “Gizlenen” with their numbers; the URL keeps filters and the open review. What waits is marked, and what names an address says “Bağlantı”. Several are approved together; hiding asks for a reason, deleting asks first. Without `reviews.write` it is read only, without `reviews.read` absent; both belong to `manager` and `catalogue`.',
    },
  },
  {
    title: 'Many products',
    rules: {
      'ADMIN-60':
        'Products are downloaded and uploaded as CSV. Before anything is stored every change is shown with product, column, before and after, and every broken line by its number; broken lines are left out only when that is ticked.',
      'ADMIN-70':
        'The preview of an import names each column as the form does, with the file’s own name beside it.',
      'ADMIN-61':
        'Ticked products (`POST /products/bulk`, at most 1,000) get a status or, on one platform, prices raised or lowered by percent or amount: rounded to the cent, to 0.10, to 1.00 or to the nearest ,90, halves up, and each shown beside the old one first. One call changes all or, where one is no longer as it was shown (409 `STALE`), none; it can be taken back.',
      'ADMIN-69':
        'Where all rows of the page are ticked, every product of the filter can be selected for a new status or new prices: the server selects them by the list’s own filters (`GET /products/selection`), at most 1,000 (413 `TOO_LARGE`). The question says how many are changed and how many are not and why. The selection is never part of the address: a link or a reload that selects would change products that nobody has seen.',
      'ADMIN-62':
        'A copy of a product opens as a new one with “(Kopya)” behind its name, passive, without stock, pictures, slug and sales.',
    },
  },
  {
    title: 'Categories',
    rules: {
      'ADMIN-22':
        'Filters are platform (“Almanya”, “Türkiye”, “Mobil Uygulama”) and active or passive. A card has icon, colour, name, parent, description, product count with refresh, views, sort order, status and platform.',
      'ADMIN-23':
        'The name is required; a sort order that is no number becomes 0, a negative one is refused. Keywords are trimmed, added by Enter, comma (typed, pasted or from a phone’s keyboard) or button; empty ones and duplicates are ignored.',
      'ADMIN-24':
        'Failures: “Kategoriler alınırken hata oluştu”, “Ürün sayısı güncellenirken hata oluştu”, “Kategori silinirken hata oluştu: {message}”, “İşlem sırasında hata oluştu” (the server’s message where there is one).',
      'ADMIN-360':
        'Categories of one name are one card with a row for each platform: product count, views, order, status and actions; icon, colour and description are those of the first. Changing the name in the form says on which other platforms it changes and that the old address leads on.',
      'ADMIN-25': 'Without any category the page offers “İlk kategoriyi oluştur”.',
    },
  },
  {
    title: 'Words that mean the same',
    rules: {
      'ADMIN-590':
        '“Arama Sözcükleri” keeps groups of words that mean the same to the search (CATALOGUE-590), at most 200 for each language and 2 to 20 words in each: single words of 2 to 40 letters or digits, once in a language. All are read by `GET /admin/search-synonyms` and saved by `PUT` (`synonyms`, `updatedAt` as it was read, 409 `STALE` after another save), which needs `catalogue.write`; the log has what changed, and the shop finds by them at once.',
      'ADMIN-591':
        'The page says that only names of the same thing belong there: to have a food found by what it does for sleep or digestion is a health claim, which the regulation on claims (EC 1924/2006) does not allow.',
    },
  },
  {
    title: 'Cargo companies',
    rules: {
      'ADMIN-26':
        'Ten to a page with `Sayfa x / y (n kayıt)`; filters are platform, status and search by name or code. Codes are shown in upper case.',
      'ADMIN-27':
        "Name, code, link and a platform are required: “Zorunlu alanları doldurun: İsim, Kod, Takip URL'i, Platformlar”. The link needs its placeholder: “Takip URL'i {trackingNumber} yer tutucusunu içermelidir”.",
      'ADMIN-28': 'Delivery takes at least 1 day; defaults are 3 domestic and 7 international.',
      'ADMIN-29':
        'Success: “Kargo şirketi başarıyla oluşturuldu”, “Kargo şirketi başarıyla güncellendi”, “Kargo şirketi başarıyla silindi”, “Kargo şirketi durumu güncellendi”.',
      'ADMIN-30':
        'Failures: “Geçersiz API yanıtı”, “Kargo şirketleri yüklenirken hata oluştu”, “Durum güncellenirken hata oluştu”, “Silme işlemi sırasında hata oluştu”.',
      'ADMIN-31': 'A company has several platforms; its `platform` is the first of them.',
    },
  },
  {
    title: 'Payment settings',
    rules: {
      'ADMIN-32':
        'Germany, which holds for the mobile shop too and says so, and Turkey are saved separately, each with the currency of its prices, PayPal (`enabled`, `email`, `instructions`), bank transfer (`enabled`, `bankName`, `accountHolder`, `iban`, `bic`, `instructions`), shipping rules and VAT.',
      'ADMIN-83':
        'IBAN (country, length, check digits) and BIC are checked where they are typed and by the server, however they are spaced. PayPal is not switched on without its address, nor bank transfer without its IBAN.',
      'ADMIN-33': 'Threshold and costs are at least 0, in steps of 0.01.',
      'ADMIN-34':
        'Success: “{platform} ayarları başarıyla kaydedildi!”. Failures: “Ödeme ayarları yüklenemedi”, “Ödeme ayarları yüklenirken hata oluştu”, “Ayarlar kaydedilemedi”, “Ayarlar kaydedilirken hata oluştu”.',
    },
  },
  {
    title: 'Users',
    rules: {
      'ADMIN-35':
        'Four cards with real counts, search, filters for platform and status, “Yalnızca premium”, “Tüm kullanıcılar”, and a table of 20 to a page.',
      'ADMIN-36':
        'Managing a user shows details, membership and orders; delivered orders say “Tamamlandı”. Failures are said as “Hata: {message}”, “Kullanıcı durumu güncellenirken hata oluştu”, “İşlem başarısız” or “İşlem sırasında hata oluştu”; success as “Kullanıcı durumu başarıyla güncellendi!”.',
    },
  },
  {
    title: 'Coupons',
    rules: {
      'ADMIN-37':
        'Cards in pages of 12, with filters for status, type, platform and search, and a pager where there is more than one page. Statuses are “Aktif” (green), “Pasif” (orange), “Süresi Dolmuş” (red), “Kullanım Tamamlandı” (purple).',
      'ADMIN-38':
        'Code, name, type, start and end are required; the code is upper-cased. The end is after the start: “Bitiş tarihi başlangıç tarihinden sonra olmalıdır”. A new coupon starts today at the earliest; when editing the start may lie before.',
      'ADMIN-39':
        'Discount from 0 in steps of 0.01, at most 100 for a percentage; months, buy and free quantities, gift quantity, total and per-user limits at least 1; minimum order at least 0. An empty total is unlimited.',
      'ADMIN-40':
        'Fields of other types are removed before sending, an empty gift id too; `discountValue` is sent for percentage and fixed amount only.',
      'ADMIN-41':
        'Defaults: percentage, EUR, germany, one per user, gift quantity 1, minimum 0, not stackable, one-time use, not automatic.',
      'ADMIN-42':
        'Success: “Kupon oluşturuldu!”, “Kupon güncellendi!”, “Kupon silindi!”. Failures: the message, else “Kuponlar yüklenirken hata oluştu” with an empty list, “Kupon kaydedilirken hata oluştu”, “Kupon silinirken hata oluştu”. Deleting asks “Bu kuponu silmek istediğinizden emin misiniz?”',
      'ADMIN-362':
        'A copy of a coupon opens as a new one with its values but the code; a start in the past becomes today, an end that is over has to be chosen anew.',
      'ADMIN-43':
        'Statistics are `totalUses`, `remainingUses`, `uniqueUsers`, `totalDiscount`, `averageDiscount` and `topUsers` (`email`, `usedCount`, `totalDiscount`).',
    },
  },
  {
    title: 'Administrators',
    rules: {
      'ADMIN-46':
        'An invited administrator sets a password with a link that works for 7 days; a link for a new password works for one hour and ends every session when it is used. A changed e-mail address ends the links sent to the former one. Nobody deactivates themselves or the last active administrator.',
      'ADMIN-54':
        'While somebody works the session slides: a token older than 30 minutes is exchanged (`POST /auth/refresh`), and calls that were under way with the old one are sent again. 7 days after the password it ends for good; what was typed is restored after the login.',
      'ADMIN-71':
        'A quarter of an hour before that end (`endsAt` of `/auth/verify` and `/auth/refresh`) every section and every open form say so: with a form that is stored as a draft that it will be back after the login, with any other that it has to be saved first.',
      'ADMIN-47':
        'Behind the name at the foot of the sidebar name, e-mail and password are changed; the password and a new address ask for the current password. See IDENTITY-24.',
    },
  },
  {
    title: 'Returns and refunds',
    rules: {
      'ADMIN-48':
        'Withdrawals wait in “İadeler”, those of an order first, of these the oldest, until they are accepted or refused, once; a refusal needs a reason, which the customer reads. Every active administrator gets a mail about a new one of an order; about those of no order one mail an hour at most, with their number.',
      'ADMIN-68':
        'A withdrawal whose number and address name no order is matched with one by hand, once and before it is decided: else 409 `CONFLICT`. Until then it cannot be accepted (409 `RETURN_UNMATCHED`), only refused with a reason. The search begins with the customer’s address; an order of another address is warned about. The match stands in the order’s history and in the log, and the receipt goes to the order’s own address.',
      'ADMIN-49':
        'Refunds are amounts on an order, never more than was paid: 409 `REFUND_EXCEEDS_PAYMENT`. Returned units are worth their share of the price after the discount; they go back into stock or are written off, and take their premium months along. All that was paid refunded makes the payment `refunded` and gives the coupon back; a refund that is undone takes it again, or is 409 as in ORDER-5.',
      'ADMIN-50':
        'A payment that completes gives the order an invoice number, `RE-<year>-<6 digits>` (turkey `TR-…`), without gap or double.',
      'ADMIN-51':
        'Notes keep author and time; mails that an order has come to can be sent again; the delivery address is corrected until the parcel is on its way, within its country.',
      'ADMIN-52':
        'Invoice and packing slip of one order or of the selected ones (one file, at most 100) are PDF: German for germany and mobile, Turkish for turkey. An invoice has seller, recipient, lines with their part of the discount and VAT by rate, and stays as it was issued; an order that was never paid has none: 409 `CONFLICT` with its number. Latin, Greek and Cyrillic letters with all their accents are printed as they are, other scripts (Arabic, Hebrew, Chinese, Georgian …) transliterated into Latin letters. A row higher than a page goes on on the next.',
      'ADMIN-260':
        'Labels of one order or of the selected ones are a PDF of 100 × 150 mm: sender, recipient, phone, the first 60 characters of the customer’s note, and the tracking number (before there is one, the order’s number) as Code 128. They are no carrier’s labels: those come from the carrier.',
      'ADMIN-261':
        '“Kargo ata” of several selected orders opens one table of those that are not on their way, cancelled or refunded: the company of each platform is remembered by the browser, Enter (which scanners send) goes to the next order, a pasted column fills those below, equal numbers are told. They are shipped one after another as by `PUT /admin/orders/{id}/assign-cargo`; a refused one stays with its reason, and a number that another order has is taken by the second press.',
      'ADMIN-262':
        'A file with order number, company (or none) and tracking number fills the table, whatever separates its columns; nothing is sent before the press, and lines that cannot be used are told with their number.',
      'ADMIN-263':
        'The orders of that table are also a CSV for the carrier’s program: for DHL (germany, mobile) with the column names of its business portal, for Yurtiçi (turkey) with the field names of its shipping service. Sender, weight and product are set there; neither file was tried with the carrier.',
      'ADMIN-53':
        'The mail about a payment carries the invoice. The outbox keeps the order’s id; the file is made when the mail leaves.',
    },
  },
  {
    title: 'Papers',
    rules: {
      'ADMIN-361':
        '“Belgeler” (`bookkeeping.read`, which accountants have and who packs parcels has not) shows the papers of a month, by kind, each with its order and its PDF, and the VAT by rate and country with a sum for each currency. Its PDFs are a ZIP, which says how much has arrived and can be stopped; DATEV asks for chart, adviser’s and client’s number, which this browser remembers. A month without papers has no files.',
    },
  },
  {
    title: 'Low stock',
    rules: {
      'ADMIN-59':
        'Products on sale that come down to their threshold are told to every active administrator by mail, once per crossing; the link leads to the products that are low.',
    },
  },
  {
    title: 'Shop details',
    rules: {
      'ADMIN-140':
        'The tax number is checked where it is typed and by the server: German USt-IdNr. and Turkish VKN or TCKN by their check digits, a Steuernummer (with slashes or 13 digits) and numbers of other countries by their form.',
      'ADMIN-58':
        '“Mağaza Bilgileri” holds company, address, contact, VAT id, announcement, delivery (ADMIN-340) and the five legal texts in three languages. Every save is a version that can be laid into the form again; whoever saves over another version is 409 `STALE`. A missing language falls back to German, a missing German text to the built-in one. The shop (SHOP-55), mails and later invoices show it.',
      'ADMIN-530':
        'Türkiye and mobile may have a seller of their own there (company, address, contact, tax number, register); while all of it is empty, the seller of germany sells there, too, and half of it is refused at its fields. Invoices and credit notes, mails about orders, `GET /shop?platform=` with the imprint, and the books (MONEY-283, MONEY-284) have the seller of their platform, a paper that of the day it was issued. The built-in Turkish seller is a made-up company, as the German one is.',
      'ADMIN-340':
        'Whoever may edit the shop’s details sets what days of delivery are reckoned from: working days of the carrier per country (1 to 60), the cut-off time and the days on which nothing is packed. What makes no day is refused at its field.',
    },
  },
  {
    title: 'Customers’ data',
    rules: {
      'ADMIN-67':
        'An administrator hands out a customer’s data (`GET /admin/users/{id}/data`, a JSON file as the customer would get it) and anonymises a customer (`DELETE /admin/users/{id}`) after typing the e-mail address: account and sessions go, orders stay without the person, and the log keeps the deed without the name. While orders are under way: 409 `ORDERS_UNDER_WAY`.',
    },
  },
  {
    title: 'Records',
    rules: {
      'ADMIN-55':
        '“Kayıtlar” lists every change of the back office, the newest first: when, who, what, and the fields before and after, amounts, days, platforms and choices in the reader’s words, prices by platform; a save that changes nothing is left out; with filters for kind, administrator and days (Berlin), and as CSV of all that the filters let through (`GET /admin/activity/export.csv`, of any length).',
      'ADMIN-56':
        'Its second tab (`tab=mails`) lists the mails with the order that they are about, state, attempts and last error, by state and whole address; what has not been sent can be sent again at once. What a mail says is not shown.',
      'ADMIN-620':
        '“Önizleme” beside them (`GET /admin/mails/preview { kind, language, platform }`) shows every kind of mail as it would be sent now: subject, HTML at 600 and 320 px in a frame without scripts, and the text. Mails about an order show the newest one of the platform to whoever may see orders; all others have made-up data.',
    },
  },
  {
    title: 'Sample screens',
    rules: {
      'ADMIN-44':
        'Germany, Turkey, mobile and settings show sample data under “Örnek veri”, with links to the sections of the real data; they make no call and their buttons do nothing.',
      'ADMIN-45':
        'Germany and Turkey have the tabs products, orders, content and site settings, with VAT 19 % and 18 %; mobile has overview, users, content, notifications, analytics; settings has general, payments, security, notifications, backup, system.',
    },
  },
] as const satisfies readonly RuleSection[]
