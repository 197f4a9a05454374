import type { ReactNode } from 'react'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ItemBody, type ItemBodyProps } from '../lists/item-body'
import { Panel } from '../panel'

/** A page that is one form: its panel while the record is loading or could not be read, then the form. */
export function PageForm<Item>({
  state,
  ...rest
}: Omit<ItemBodyProps<Item>, 'loading' | 'headingLevel'>): ReactNode {
  const body = (
    <ItemBody
      {...rest}
      headingLevel={2}
      state={state}
      loading={
        <LoadingRegion className="grid gap-4 p-4.5">
          {['w-24', 'w-40', 'w-28', 'w-36'].map((width) => (
            <div key={width} className="grid gap-2">
              <Skeleton className={width} />
              <Skeleton shape="block" className="h-9" />
            </div>
          ))}
        </LoadingRegion>
      }
    />
  )
  return state.status === 'ready' ? body : <Panel edge={false}>{body}</Panel>
}

interface SaveBarProps {
  label: string
  saving: boolean
  dirty: boolean
}

/** Stays at the foot of the window: what is unsaved, and the button that saves it. */
export function SaveBar({ label, saving, dirty }: SaveBarProps) {
  const t = useTranslations('admin')
  return (
    <div className="sticky bottom-0 flex items-center gap-3 border-t border-border bg-bg py-3 max-md:-mx-4 max-md:px-4">
      <span role="status" className="me-auto text-text-subtle">
        {saving ? t('form.saving') : dirty && t('form.unsaved')}
      </span>
      <Button type="submit" size="admin" loading={saving}>
        {label}
      </Button>
    </div>
  )
}
