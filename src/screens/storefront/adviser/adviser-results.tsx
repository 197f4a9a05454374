import type { Advice, Advised } from '@/shop/adviser/adviser'
import { Botanical } from '@/art/botanical'
import { ArrowRightIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import type { ProductActions } from '../product/product-actions'
import { AdvisedProducts } from './advised-products'

interface AdviserResultsProps extends ProductActions {
  advice: Advice<Advised>
  /** Of the list with all that is advised. */
  listHref: string
}

/** What fits, then what is near with the answer that was left open for it, and the list of all. */
export function AdviserResults({ advice, listHref, ...actions }: AdviserResultsProps) {
  const t = useTranslations('adviser')
  const { fitting, total, near, list } = advice
  if (list.total === 0) {
    return (
      <EmptyState
        headingLevel={2}
        tint="sage"
        drawing={<Botanical name="blattzweig" />}
        title={t('emptyTitle')}
        action={
          <Button asChild variant="outline">
            <a href="/products">{t('allProducts')}</a>
          </Button>
        }
      >
        {t('emptyText')}
      </EmptyState>
    )
  }
  const opened = near && (near.opened.length > 1 ? 'both' : near.opened[0])
  return (
    <div className="pb-24 max-md:pb-14">
      <p role="status" className="mt-6 mb-6 text-text-muted">
        {total > 0 ? t('fitting', { count: total }) : t('nothing')}
        {total === 0 && opened && ` ${t(`open.${opened}`)}`}
      </p>
      {fitting.length > 0 && (
        <AdvisedProducts products={fitting} eager={3} label={t('products')} {...actions} />
      )}
      {near && opened && (
        <>
          {fitting.length > 0 && (
            <h2 className="mt-12 mb-6 font-serif text-title-l text-balance">{t(`also.${opened}`)}</h2>
          )}
          <AdvisedProducts
            products={near.products}
            label={fitting.length > 0 ? t(`also.${opened}`) : t('products')}
            {...actions}
          />
        </>
      )}
      {list.total > 1 && (
        <p className="mt-12 md:mt-16">
          <Button asChild variant="outline" size="l">
            <a href={listHref}>
              {t('all', { count: list.total })}
              <ArrowRightIcon />
            </a>
          </Button>
        </p>
      )}
    </div>
  )
}
