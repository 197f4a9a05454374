import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { pageHref, type SuggestedPage } from '@/shop/suggestions/suggested-pages'
import type { Suggestions } from '@/shop/suggestions/suggestions'
import { InfoIcon, SearchIcon, TagIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { categoryHref, productHref, searchHref } from '../product/product-href'
import { SuggestedProductLine } from './suggested-product-line'
import type { useSuggestionList } from './use-suggestion-list'

const optionStyles = cva([
  'flex min-h-hit items-center gap-3 rounded-s px-2.5 py-1.5 font-medium aria-selected:bg-surface-hover',
  'forced-colors:aria-selected:outline-2 [&>svg]:flex-none [&>svg]:text-text-subtle',
])

interface GroupProps {
  id: string
  title: string
  children: ReactNode
}

const Group = ({ id, title, children }: GroupProps) => (
  <div role="group" aria-labelledby={id}>
    <p id={id} className="px-2.5 pt-2.5 pb-1 text-caption font-medium text-text-subtle">
      {title}
    </p>
    {children}
  </div>
)

/** Whether there is a list of results to open. */
export const hasResults = ({ products, categories }: Suggestions): boolean =>
  products.length + categories.length > 0

interface SuggestionOptionsProps {
  suggestions: Suggestions
  pages: readonly SuggestedPage[]
  list: ReturnType<typeof useSuggestionList>
}

/** Products, categories, pages of the shop, and as the last option all results. */
export function SuggestionOptions({ suggestions, pages, list }: SuggestionOptionsProps) {
  const t = useTranslations('search')
  const { text, products, categories, isSimilar } = suggestions
  const { listId, optionProps } = list
  return (
    <div role="listbox" id={listId} aria-label={t('label')}>
      {products.length > 0 && (
        <Group id={`${listId}-products`} title={isSimilar ? t('similar', { text }) : t('products')}>
          {products.map((product, index) => (
            <a
              key={product.id}
              href={productHref(product)}
              className={optionStyles()}
              {...optionProps(index)}
            >
              <SuggestedProductLine product={product} />
            </a>
          ))}
        </Group>
      )}
      {categories.length > 0 && (
        <Group id={`${listId}-categories`} title={t('categories')}>
          {categories.map((name, index) => (
            <a
              key={name}
              href={categoryHref(name)}
              className={optionStyles()}
              {...optionProps(products.length + index)}
            >
              <TagIcon />
              {name}
            </a>
          ))}
        </Group>
      )}
      {pages.length > 0 && (
        <Group id={`${listId}-pages`} title={t('help.title')}>
          {pages.map((page, index) => (
            <a
              key={page}
              href={pageHref(page)}
              className={optionStyles()}
              {...optionProps(products.length + categories.length + index)}
            >
              <InfoIcon />
              {t(`help.${page}`)}
            </a>
          ))}
        </Group>
      )}
      {hasResults(suggestions) && (
        <div className="mt-1.5 border-t border-border pt-1.5" role="presentation">
          <a
            href={searchHref(text)}
            className={optionStyles()}
            {...optionProps(products.length + categories.length + pages.length)}
          >
            <SearchIcon />
            <span className="min-w-0 truncate">{isSimilar ? t('allSimilar') : t('all', { text })}</span>
          </a>
        </div>
      )}
    </div>
  )
}
