/** Both values of what two administrators changed. States: choosing, one side for all, long values, phone. */
import { useState, type SubmitEvent } from 'react'
import { useMessages, useTranslations } from '@/i18n'
import { PLATFORMS } from '@/shop/shared/platform'
import { fields } from '@/shop/shared/stored'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/ui/dialog'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import type { ConflictTexts, FieldConflict } from './conflicts'
import { sheetOnPhone } from './modal-styles'

interface ConflictDialogProps {
  conflicts: readonly FieldConflict[]
  texts: ConflictTexts
  /** Called with the fields whose stored value is taken. */
  onChoose: (stored: readonly FieldConflict[]) => void
  onClose: () => void
}

const SIDES = ['own', 'stored'] as const
type Side = (typeof SIDES)[number]

/** Asks for each field that somebody else changed as well which of both values stays. */
export function ConflictDialog({ conflicts, texts, onChoose, onClose }: ConflictDialogProps) {
  const t = useTranslations('adminActivity')
  const [stored, setStored] = useState<ReadonlySet<string>>(new Set())
  const text = useConflictTexts(texts)
  const choose = (path: string, side: Side) => {
    const next = new Set(stored)
    if (side === 'stored') next.add(path)
    else next.delete(path)
    setStored(next)
  }
  const chooseAll = (side: Side) =>
    setStored(new Set(side === 'stored' ? conflicts.map(({ path }) => path) : []))
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog is drawn elsewhere, but its events reach the form that it is about.
    event.stopPropagation()
    onChoose(conflicts.filter(({ path }) => stored.has(path)))
  }
  const columns = 'grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]'
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent density="admin" size="l" className={sheetOnPhone}>
        <DialogHeader>
          <DialogTitle>{t('conflict.title')}</DialogTitle>
          <DialogDescription>{t('conflict.text', { count: conflicts.length })}</DialogDescription>
        </DialogHeader>
        <ControlSizeProvider value="admin">
          <form className="flex min-h-0 flex-auto flex-col" onSubmit={handleSubmit}>
            <DialogBody>
              <div className="rounded-m border border-border">
                <div className={`${columns} rounded-t-m bg-surface-sunken px-4 py-2.5`}>
                  <span className="font-semibold max-sm:hidden">{t('conflict.field')}</span>
                  {SIDES.map((side) => (
                    <span key={side} className="flex items-baseline justify-between gap-3 font-semibold">
                      {t(`conflict.${side}`)}
                      <button
                        type="button"
                        onClick={() => chooseAll(side)}
                        className="min-h-6 rounded-xs text-a-small text-text-brand pointer-coarse:min-h-hit"
                        aria-label={t('conflict.allOf', { side: t(`conflict.${side}`) })}
                      >
                        {t('conflict.all')}
                      </button>
                    </span>
                  ))}
                </div>
                {conflicts.map(({ path, before, ...values }) => (
                  <RadioGroup
                    key={path}
                    aria-label={text.name(path)}
                    value={stored.has(path) ? 'stored' : 'own'}
                    onValueChange={(side) => choose(path, side === 'stored' ? 'stored' : 'own')}
                    className={`${columns} gap-y-2.5 border-t border-border px-4 py-3`}
                  >
                    <span className="font-semibold">
                      {text.name(path)}
                      <span className="block text-a-caption font-normal wrap-anywhere text-text-subtle">
                        {t('conflict.before', { value: text.value(path, before) })}
                      </span>
                    </span>
                    {SIDES.map((side) => (
                      <Radio key={side} value={side} className="has-checked:font-medium">
                        <span className="text-text-subtle sm:sr-only">{t(`conflict.${side}`)}: </span>
                        <span className="whitespace-pre-line">{text.value(path, values[side])}</span>
                      </Radio>
                    ))}
                  </RadioGroup>
                ))}
              </div>
              <p className="mt-3 text-text-muted">{t('conflict.rest')}</p>
            </DialogBody>
            <DialogFooter>
              <Button variant="outline" size="admin" className="ms-auto max-sm:ms-0" onClick={onClose}>
                {t('conflict.back')}
              </Button>
              <Button type="submit" size="admin">
                {t('conflict.apply')}
              </Button>
            </DialogFooter>
          </form>
        </ControlSizeProvider>
      </DialogContent>
    </Dialog>
  )
}

const KNOWN_VALUES = ['active', 'inactive', 'out_of_stock', 'discontinued'] as const

/** Names and values as the activity log calls them. */
function useConflictTexts({ names = {}, textOf }: ConflictTexts) {
  const t = useTranslations('adminActivity')
  const common = useTranslations('admin')
  const fieldNames: Readonly<Record<string, string>> = useMessages().adminActivity.fields
  const platformOf = (part: unknown) => {
    const platform = PLATFORMS.find((each) => each === part)
    return platform && common(`platforms.${platform}`)
  }
  const nameOf = (part: string) => platformOf(part) ?? fieldNames[part] ?? part
  const valueText = (path: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(`values.${value ? 'true' : 'false'}`)
    const known = KNOWN_VALUES.find((each) => each === value)
    if (known) return t(`values.${known}`)
    if (Array.isArray(value)) {
      const all = value.map((each: unknown) => valueText(path, each)).filter(Boolean)
      return all.join(value.some((each) => typeof each === 'object') ? '\n' : ', ')
    }
    if (typeof value === 'object' && value !== null) {
      return Object.entries(fields(value))
        .flatMap(([name, part]) => (name !== 'id' && typeof part === 'string' && part !== '' ? [part] : []))
        .join(' ')
    }
    const shown = textOf?.(path, value) ?? platformOf(value)
    if (shown !== undefined) return shown
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return {
    name: (path: string) => (names[path] ?? path).split('.').map(nameOf).join(' · '),
    value: (path: string, value: unknown) => valueText(path, value) || t('conflict.empty'),
  }
}
