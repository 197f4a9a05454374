import { TagIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { ListScreen, type ListProps } from '@/screens/admin/shared/lists/list-screen'

export interface TemplateListEntry {
  readonly id: string
  readonly name: string
}

export type TemplateListProps = Pick<
  ListProps<TemplateListEntry, object>,
  'state' | 'onPageChange' | 'onRetry' | 'onNoticeEnd'
>

/** States: loading, error (idle, retrying), empty, ready (optionally updating). */
export function TemplateList(props: TemplateListProps) {
  const t = useTranslations('adminCoupons')
  return (
    <ListScreen
      list={{ ...props, filters: {}, onFiltersChange: () => undefined }}
      layout={{ kind: 'table', columns: 1 }}
      title={t('title')}
      filterBy={[]}
      noFilters={{}}
      rows={(entries) => (
        <ul className="border-t border-border">
          {entries.map(({ id, name }) => (
            <li key={id} className="border-b border-border px-4 py-3.5 wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )}
      icon={TagIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
    />
  )
}
