import type { CSSProperties } from 'react'
import { EditIcon, EyeIcon, RefreshIcon, TrashIcon } from '@/icons'
import { CategoryIcon } from '@/icons/category-icon'
import { useFormat, useTranslations } from '@/i18n'
import type { Category, CategoryImage } from '@/shop/categories/category'
import { Card } from '@/ui/card'
import { IconButton } from '@/ui/icon-button'
import { Status } from '@/ui/status'
import { PlatformLabel } from '../shared/platform-label'
import { May } from '../shared/permissions'

export interface CategoryActions {
  onCount: (category: Category) => void
  onView: (category: Category) => void
  onEdit: (category: Category) => void
  onRemove: (category: Category) => void
}
interface CategoryCardProps extends CategoryActions {
  /** The categories of one name, of one platform each; the first gives icon, colour and description. */
  categories: readonly [Category, ...Category[]]
  /** Id of the category whose products are being counted. */
  countingId?: string
}

/** It is shown 48 px wide. */
const smallest = ({ url, sources }: CategoryImage): string =>
  sources.toSorted((a, b) => a.width - b.width).find(({ type }) => type === 'image/webp')?.url ?? url

const archOf = (color: string): CSSProperties & Record<'--category', string> => ({ '--category': color })

/** All categories of one name: a row with counts and actions for each platform. */
export function CategoryCard({ categories, countingId, ...actions }: CategoryCardProps) {
  const t = useTranslations('adminCategories')
  const [{ name, icon, color }] = categories
  const image = categories.find((category) => category.image)?.image
  const description = categories.find((category) => category.description !== '')?.description
  const parents = [...new Set(categories.map(({ parent }) => parent?.name ?? t('main')))]
  return (
    <Card asChild density="admin">
      <article aria-label={name} className="flex flex-col overflow-hidden">
        <header className="flex gap-3.5 px-4.5 pt-4 pb-3.5">
          <span
            style={archOf(color)}
            className="grid h-14 w-12 flex-none place-items-center overflow-hidden rounded-t-[1.5rem] rounded-b-s bg-[color-mix(in_oklab,var(--category)_24%,var(--verda-surface))] text-text forced-colors:border"
          >
            {image ? (
              <img
                src={smallest(image)}
                alt=""
                width={48}
                height={56}
                loading="lazy"
                className="size-full object-cover"
              />
            ) : (
              <CategoryIcon icon={icon} />
            )}
          </span>
          <div className="min-w-0">
            <h2 className="text-a-heading font-semibold wrap-anywhere">{name}</h2>
            <p className="text-a-small text-text-subtle">{parents.join(', ')}</p>
            <p className="mt-1 line-clamp-2 text-text-muted">{description ?? t('noDescription')}</p>
          </div>
        </header>
        <ul className="mt-auto">
          {categories.map((category) => (
            <PlatformRow
              key={category.id}
              category={category}
              isOnlyOne={categories.length === 1}
              counting={category.id === countingId}
              {...actions}
            />
          ))}
        </ul>
      </article>
    </Card>
  )
}

interface PlatformRowProps extends CategoryActions {
  category: Category
  /** Without another platform the name alone says which one its buttons mean. */
  isOnlyOne: boolean
  counting: boolean
}

function PlatformRow({ category, isOnlyOne, counting, ...actions }: PlatformRowProps) {
  const t = useTranslations('adminCategories')
  const common = useTranslations('admin')
  const format = useFormat()
  const { analytics, isActive, platform, sortOrder } = category
  const name = isOnlyOne
    ? category.name
    : t('onPlatform', { name: category.name, platform: common(`platforms.${platform}`) })
  return (
    <li
      data-row={category.id}
      className="flex flex-wrap items-center gap-x-4 border-t border-border py-1 ps-4.5 pe-2.5"
    >
      <span className="min-w-22 flex-1 py-1.5">
        <PlatformLabel platform={platform} />
      </span>
      <dl className="order-1 flex gap-x-4 text-a-small text-text-muted tabular-nums max-sm:order-2 max-sm:w-full">
        <div className="flex gap-1">
          <dt className="sr-only">{t('products')}</dt>
          <dd>{t('productCount', { count: analytics.productCount })}</dd>
        </div>
        <div className="flex items-center gap-1">
          <dt>
            <EyeIcon size="s" className="block" />
            <span className="sr-only">{t('views')}</span>
          </dt>
          <dd>{format.number(analytics.views)}</dd>
        </div>
        <div className="flex gap-1">
          <dt>{t('order')}</dt>
          <dd>{format.number(sortOrder)}</dd>
        </div>
      </dl>
      <Status size="admin" tone={isActive ? 'success' : 'neutral'} className="order-1">
        {t(isActive ? 'active' : 'passive')}
      </Status>
      <div className="order-2 flex items-center max-sm:order-3 max-sm:-ms-3">
        <May needs="catalogue.write">
          <IconButton
            size="admin"
            icon={RefreshIcon}
            loading={counting}
            label={t('count', { name })}
            onClick={() => actions.onCount(category)}
          />
        </May>
        <IconButton
          size="admin"
          data-opener
          icon={EyeIcon}
          label={t('view', { name })}
          onClick={() => actions.onView(category)}
        />
        <May needs="catalogue.write">
          <IconButton
            size="admin"
            icon={EditIcon}
            label={t('edit', { name })}
            onClick={() => actions.onEdit(category)}
          />
          <IconButton
            size="admin"
            icon={TrashIcon}
            label={t('delete', { name })}
            onClick={() => actions.onRemove(category)}
          />
        </May>
      </div>
    </li>
  )
}
