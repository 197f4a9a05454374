import * as Popover from '@radix-ui/react-popover'
import { useState } from 'react'
import { PlusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import type { MoreFilters } from './filter-types'

/** Button with the filters that have no select of their own, on desktops; phones have them in the sheet. */
export function FilterPopover({ more: { formId, fields } }: { more: MoreFilters }) {
  const t = useTranslations('admin')
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button variant="outline" size="admin" className="flex-none border-dashed">
          <PlusIcon size="s" />
          {t('list.addFilter')}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          data-slot="filter-popover"
          aria-label={t('list.addFilter')}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          // A form that is refused stops its event.
          onSubmit={() => setOpen(false)}
          className="z-dialog grid max-h-(--radix-popover-content-available-height) w-90 max-w-[calc(100vw-2rem)] gap-3.5 overflow-y-auto rounded-m border border-border bg-surface-raised p-4 text-text shadow-l data-[state=open]:animate-[fade-in_var(--verda-t-fast)_var(--verda-ease-out)]"
        >
          {fields}
          <Button type="submit" form={formId} size="admin">
            {t('list.apply')}
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
