import { PlusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import type { MoreFilters } from './filter-types'
import { ListPopover } from './list-popover'

/** Button with the filters that have no select of their own, on desktops; phones have them in the sheet. */
export function FilterPopover({ more: { formId, fields } }: { more: MoreFilters }) {
  const t = useTranslations('admin')
  return (
    <ListPopover
      label={t('list.addFilter')}
      className="w-90 gap-3.5"
      trigger={
        <Button variant="outline" size="admin" className="flex-none border-dashed">
          <PlusIcon size="s" />
          {t('list.addFilter')}
        </Button>
      }
    >
      {fields}
      <Button type="submit" form={formId} size="admin">
        {t('list.apply')}
      </Button>
    </ListPopover>
  )
}
