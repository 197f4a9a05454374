import { TagIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { ListScreen, type ListProps } from '@/screens/admin/shared/lists/list-screen'
import { ListTable } from '@/screens/admin/shared/lists/list-table'

export interface TemplateListEntry {
  readonly id: string
  readonly name: string
}

export type TemplateListProps = Pick<
  ListProps<TemplateListEntry, object>,
  'state' | 'onPageChange' | 'onRetry' | 'onNoticeEnd'
>

/** What this list is for; the page of the screen begins with it. States: loading, error (idle, retrying), empty, ready (optionally updating). */
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
        <ListTable
          label={t('title')}
          rows={entries}
          columns={[{ header: t('form.name'), cell: ({ name }) => name, wrap: true }]}
        />
      )}
      icon={TagIcon}
      errorText={t('loadFailed')}
      empty={{ title: t('noneYet'), text: t('noneYetHint') }}
    />
  )
}
