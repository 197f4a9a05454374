import { useState } from 'react'
import { PlusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/popover'
import type { MoreFilters } from './filter-types'

/** Button with the filters that have no select of their own, on desktops; phones have them in the sheet. */
export function FilterPopover({ more: { formId, fields } }: { more: MoreFilters }) {
  const t = useTranslations('admin')
  const [open, setOpen] = useState(false)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="outline" size="admin" className="flex-none border-dashed">
          <PlusIcon size="s" />
          {t('list.addFilter')}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={t('list.addFilter')}
        size="m"
        align="end"
        className="grid gap-3.5"
        // A form that is refused stops its event.
        onSubmit={() => setOpen(false)}
      >
        {fields}
        <Button type="submit" form={formId} size="admin">
          {t('list.apply')}
        </Button>
      </PopoverContent>
    </Popover>
  )
}
