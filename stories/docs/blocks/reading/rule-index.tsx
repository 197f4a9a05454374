import { RULE_PAGE_NAMES, RULE_PAGES, type RulePage } from '../../rules/rules'

const titles: Readonly<Record<RulePage, readonly [title: string, about: string]>> = {
  money: ['Money', 'Amounts, currencies, shipping, totals and VAT.'],
  coupons: ['Coupons', 'Codes, refusals, the six types, validity.'],
  'stock-and-checkout': ['Stock and checkout', 'The cart, the form, one order exactly once.'],
  'orders-and-payment': ['Orders and payment', 'Statuses, payment, cargo, mails, statistics.'],
  premium: ['Premium', 'Months of membership and how they come and go.'],
  identity: ['Identity', 'Sessions, accounts, who may call what.'],
  law: ['Law', 'What German and European law asks of a shop.'],
  catalogue: ['Catalogue', 'Products, categories, images, reviews, demo data.'],
  api: ['API', 'The shape of answers, and every call.'],
  storefront: ['Storefront', 'Pages, texts, storage keys and limits of the shop.'],
  'back-office': ['Back office', 'Sections, forms and texts of the administration.'],
  departures: ['Departures', 'Where the shop does not follow its specification, and why.'],
}

const countOf = (page: RulePage) =>
  RULE_PAGES[page].reduce((sum, { rules }) => sum + Object.keys(rules).length, 0)

/** Links to all rule pages. */
export function RuleIndex() {
  return (
    <ul className="sb-unstyled m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">
      {RULE_PAGE_NAMES.map((page) => {
        const [title, about] = titles[page]
        return (
          <li key={page}>
            <a
              href={`?path=/docs/docs-rules-${page}--docs`}
              target="_top"
              className="flex h-full flex-col rounded-l border border-border bg-surface p-5 text-text no-underline transition-colors duration-fast hover:bg-surface-hover"
            >
              <span className="font-serif text-title-m">{title}</span>
              <span className="mt-1 text-[0.9375rem]/normal text-text-muted">{about}</span>
              <span className="mt-auto pt-3 text-small text-text-subtle tabular-nums">
                {countOf(page)} rules
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
