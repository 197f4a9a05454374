import type { RuleSection } from './topic'

export const law = [
  {
    title: 'Prices',
    rules: {
      'LAW-1':
        'Beside every price stands “inkl. MwSt., zzgl. Versand”; on the product page “Versand” links to the page on shipping.',
      'LAW-2':
        'A product with a net content (g, kg, ml, l) shows its base price per kg or l, rounded half up, wherever its price shows.',
      'LAW-3':
        'A price is struck only where the original price is above the price; with it stands the lowest price of the 30 days before the present one, from the price history.',
      'LAW-4': 'The discount badge is the saving in whole percent of the original price, rounded.',
    },
  },
  {
    title: 'Ordering and withdrawing',
    rules: {
      'LAW-5':
        'The button that orders says “Zahlungspflichtig bestellen”; beside it are links to terms, withdrawal and privacy, and the summary stands with it.',
      'LAW-6':
        'A withdrawal needs no login: order number, e-mail address and name, optionally products and a reason. A second step confirms it.',
      'LAW-7':
        'Its receipt is confirmed at once by mail to the order’s own address, with name, products, date and time of arrival (§ 356a BGB), at most three times a day. The reason is in it only where an account has confirmed the address. The answer is the same whether or not order number and e-mail address belong together; a declaration that fits no order is kept for the shop.',
      'LAW-120':
        'The accessibility statement (BFSG) is a legal page of its own with the service, the standard followed, known gaps, whom to tell about a barrier and the authority; its standard text is in all three languages.',
      'LAW-60':
        'Withdrawals of no order can be refused together (`POST /admin/withdrawals/refuse`, at most 100): without a mail, because their addresses are a stranger’s word, each with an entry in the log. Those matched or decided by now are left alone.',
      'LAW-8':
        'Legal pages are `/legal/impressum`, `/legal/agb`, `/legal/datenschutz`, `/legal/widerruf`, `/legal/versand` and `/legal/barrierefreiheit`; the footer of every page links to all of them and to “Vertrag widerrufen”.',
    },
  },
  {
    title: 'Claims',
    rules: {
      'LAW-9':
        'Reviews by an administrator carry the label “Vom Shop eingetragen”. No call can mark a review “Verifizierter Kauf”: the server does, for what was delivered to the customer who writes it.',
      'LAW-350':
        'The page of all reviews says how the shop makes sure that reviews are by buyers (§ 5b UWG): what “Verifizierter Kauf” means, that it is checked by the order, who has written the others, and what is taken down. The product’s page links to it.',
      'LAW-10': 'Weights of testimonials stand with “Persönliche Erfahrung, Ergebnisse sind individuell.”',
      'LAW-11':
        'Every page says that supplements replace no balanced diet; a product page has health notes that can be opened.',
      'LAW-30':
        'The EU’s organic mark is shown for a product that names the code of its control body (`DE-ÖKO-006`) and where its ingredients grow, with both beside it, and for no other.',
      'LAW-12': 'Sample data of the back office is marked “Örnek veri”.',
    },
  },
  {
    title: 'Cookies and privacy',
    rules: {
      'LAW-13':
        'The only cookie is `lang`, set when a language is chosen. Carts and sessions lie in the browser’s own storage and no third party is called.',
      'LAW-21':
        'The browser keeps only what the shop needs for what the visitor asks of it, so nobody is asked for consent and there is no banner. The privacy page says so, “Warum wir nicht um Ihre Einwilligung bitten”, and lists every key with its purpose and its end.',
      'LAW-600':
        'Mails that nobody needs for an order go only to those who asked for them (§ 7 UWG): off at first, by a sentence of their own beside the switch or box, kept with its date. A link in each, which mail programs offer as well (`List-Unsubscribe`), ends them without a login, by a press on its page, not by being opened, and can do nothing else.',
      'LAW-270':
        'Search engines read of every offer its price per kg or l (`UnitPriceSpecification`), the shipping cost of an order of it alone with the working days that it takes, the fourteen days in which it can be returned with the page that says so, and the `OnlineStore` that sells it.',
      'LAW-20':
        'Orders of a deleted account stay for the books, without link to the person: e-mail address, phone, note, internal notes and what was written in withdrawals are deleted, with withdrawals of no order from a confirmed address, name and address too, in history and log as well, unless an invoice was issued, which tax law wants kept with them (§ 14b UStG, § 147 AO).',
      'LAW-14': 'Logs and error answers hold no passwords, tokens, addresses or internals.',
    },
  },
] as const satisfies readonly RuleSection[]
