import { ArrowUpIcon, ChevronDownIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { IconButton } from '@/ui/icon-button'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/popover'
import type { ColumnChoice } from './list-columns'

interface ColumnsMenuProps extends ColumnChoice {
  /** Names of the columns by their ids, in their own order. */
  names: Readonly<Record<string, string>>
}

/** Button that shows, hides and moves the columns of a table. */
export function ColumnsMenu({ names, chosen = Object.keys(names), onChange }: ColumnsMenuProps) {
  const t = useTranslations('admin')
  const ids = [...chosen, ...Object.keys(names).filter((id) => !chosen.includes(id))]
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const move = (id: string, step: -1 | 1) => {
    const to = chosen.indexOf(id) + step
    // At an end the button stays, so that it keeps the focus, and does nothing.
    if (chosen[to] === undefined) return
    const moved = chosen.filter((other) => other !== id)
    moved.splice(to, 0, id)
    onChange(moved)
  }
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" size="admin">
          {t('list.columns')}
          <ChevronDownIcon size="s" />
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={t('list.columns')} align="end" className="grid gap-1">
        <ul className="grid gap-1">
          {ids.map((id) => {
            const place = chosen.indexOf(id)
            const name = names[id] ?? ''
            return (
              <li key={id} className="flex min-h-10 items-center gap-1">
                <Checkbox
                  size="admin"
                  className="min-w-0 flex-1"
                  checked={place >= 0}
                  onChange={() => toggle(id)}
                >
                  {name}
                </Checkbox>
                {place >= 0 &&
                  ([-1, 1] as const).map((step) => (
                    <IconButton
                      key={step}
                      size="admin"
                      variant="ghost"
                      icon={ArrowUpIcon}
                      className={step > 0 ? 'rotate-180' : undefined}
                      label={t(step < 0 ? 'list.columnEarlier' : 'list.columnLater', { name })}
                      aria-disabled={chosen[place + step] === undefined || undefined}
                      onClick={() => move(id, step)}
                    />
                  ))}
              </li>
            )
          })}
        </ul>
        <Button
          variant="ghost"
          size="admin"
          className="justify-self-start"
          onClick={() => onChange(undefined)}
        >
          {t('list.columnsReset')}
        </Button>
      </PopoverContent>
    </Popover>
  )
}
