import { useWatch } from 'react-hook-form'
import { useTranslations } from '@/i18n'
import { slugify } from '@/shop/categories/category'
import type { CategoryControl } from './category-draft'

/** Preview of the category as a search result. */
export function CategoryPreview({ control }: { control: CategoryControl }) {
  const t = useTranslations('adminCategories')
  const [name, title, text] = useWatch({ control, name: ['name', 'metaTitle', 'metaDescription'] })
  return (
    <section
      aria-label={t('form.preview')}
      className="min-w-0 rounded-s border border-border px-3.5 py-3 leading-snug"
    >
      <p className="truncate text-a-caption text-text-subtle">verda.example › {slugify(name) || '…'}</p>
      <p className="my-0.5 truncate text-body font-medium text-info-fg">
        {title || name || t('form.previewTitle')}
      </p>
      <p className="line-clamp-2 text-a-small text-text-muted">{text || t('form.previewText')}</p>
    </section>
  )
}
