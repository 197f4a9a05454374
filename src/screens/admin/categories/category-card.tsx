import type { CSSProperties } from 'react'
import { EditIcon, EyeIcon, RefreshIcon, TrashIcon } from '../../../icons'
import { useFormat, useTranslations } from '../../../i18n'
import type { Category } from '@/shop/categories/category'
import { Card } from '../../../ui/card'
import { IconButton } from '../../../ui/icon-button'
import { Status } from '../../../ui/status'
import { CategoryIcon } from './category-icon'
import { PlatformLabel } from '../shared/platform-label'
import { May } from '../shared/permissions'

export interface CategoryActions {
  onCount: (category: Category) => void
  onView: (category: Category) => void
  onEdit: (category: Category) => void
  onRemove: (category: Category) => void
}
interface CategoryCardProps extends CategoryActions {
  category: Category
  /** True while the product count is being refreshed. */
  counting: boolean
}

const bandOf = (color: string): CSSProperties & Record<'--category', string> => ({ '--category': color })

/** A category with colour, icon, product count and actions. */
export function CategoryCard({ category, counting, ...actions }: CategoryCardProps) {
  const t = useTranslations('adminCategories')
  const format = useFormat()
  const { name, description, parent, analytics, isActive, platform, sortOrder } = category
  return (
    <Card asChild density="admin">
      <article aria-label={name} className="flex flex-col overflow-hidden">
        <div
          style={bandOf(category.color)}
          className="flex h-22 items-end bg-[color-mix(in_oklab,var(--category)_24%,var(--surface))] px-4.5"
        >
          <span className="grid h-17 w-14 place-items-center rounded-t-[1.75rem] bg-surface text-text forced-colors:border">
            <CategoryIcon icon={category.icon} />
          </span>
          <span
            aria-hidden="true"
            className="mb-3 ml-auto size-3.5 rounded-pill bg-(--category) inset-ring inset-ring-border-strong forced-color-adjust-none"
          />
        </div>
        <div className="flex flex-1 flex-col px-4.5 pt-3.5 pb-3.5">
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-a-heading font-semibold wrap-anywhere">{name}</h2>
            <Status size="admin" tone={isActive ? 'success' : 'neutral'}>
              {t(isActive ? 'active' : 'passive')}
            </Status>
          </div>
          <p className="text-a-small text-text-subtle">{parent?.name ?? t('main')}</p>
          <p className="my-2 line-clamp-2 text-text-muted">{description || t('noDescription')}</p>
          <dl className="mt-auto grid grid-cols-[1fr_1fr_1fr] gap-2 pt-1.5">
            <div>
              <dt className="text-a-caption text-text-subtle">{t('products')}</dt>
              <dd className="flex items-center font-semibold tabular-nums">
                {format.number(analytics.productCount)}
                <May needs="catalogue.write">
                  <IconButton
                    size="admin"
                    className="-my-2.5 max-sm:-my-3"
                    icon={RefreshIcon}
                    loading={counting}
                    label={t('count', { name })}
                    onClick={() => actions.onCount(category)}
                  />
                </May>
              </dd>
            </div>
            <div>
              <dt className="text-a-caption text-text-subtle">{t('views')}</dt>
              <dd className="font-semibold tabular-nums">{format.number(analytics.views)}</dd>
            </div>
            <div>
              <dt className="text-a-caption text-text-subtle">{t('order')}</dt>
              <dd className="font-semibold tabular-nums">{format.number(sortOrder)}</dd>
            </div>
          </dl>
        </div>
        <footer className="flex items-center gap-0.5 border-t border-border py-1.5 pr-2.5 pl-4.5">
          <span className="mr-auto">
            <PlatformLabel platform={platform} />
          </span>
          <IconButton
            size="admin"
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
        </footer>
      </article>
    </Card>
  )
}
