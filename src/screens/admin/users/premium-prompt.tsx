import { useState } from 'react'
import { useNow } from 'use-intl'
import { CalendarIcon } from '@/icons'
import { useFormat, useTranslations } from '@/i18n'
import type { UserDetail } from '@/shop/users/users'
import { extendPremium, MAX_PREMIUM_MONTHS, parsePremiumMonths } from '@/shop/users/premium'
import { isolated } from '@/shop/shared/isolated'
import { Button } from '@/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { SegmentedControl } from '@/ui/segmented-control'
import { sheetOnPhone } from '../shared/forms/modal-styles'

const PRESETS = [1, 3, 6, 12] as const

interface PremiumPromptProps {
  /** Start a membership or lengthen the current one. */
  action: 'activate' | 'extend'
  user: UserDetail
  /** Called with a number of months above 0. */
  onSubmit: (months: number) => void
  onCancel: () => void
}

/** Asks for the number of Premium months to grant; 1 by default. */
export function PremiumPrompt({ action, user, onSubmit, onCancel }: PremiumPromptProps) {
  const t = useTranslations('adminUsers')
  const common = useTranslations('admin')
  const format = useFormat()
  const now = useNow()
  const [typed, setTyped] = useState('1')
  const [wasSent, setWasSent] = useState(false)
  const months = parsePremiumMonths(typed)
  const end = user.premiumUntil ? new Date(user.premiumUntil) : null
  const newEnd = months === null ? undefined : extendPremium(end, months, now).end.toISOString()
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent density="admin" size="s" className={sheetOnPhone}>
        <DialogHeader>
          <DialogTitle>{t(`prompt.${action}Title`)}</DialogTitle>
          <DialogDescription>
            {action === 'extend' && user.premiumUntil
              ? t('prompt.whoUntil', {
                  name: isolated(user.name),
                  date: format.date(user.premiumUntil, 'long'),
                })
              : t('prompt.who', { name: isolated(user.name) })}
          </DialogDescription>
        </DialogHeader>
        <form
          className="contents"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setWasSent(true)
            if (months !== null) onSubmit(months)
          }}
        >
          <DialogBody className="grid gap-3.5">
            <Field
              label={t('prompt.months')}
              size="admin"
              error={wasSent && months === null && t('prompt.invalid', { maximum: MAX_PREMIUM_MONTHS })}
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                className="w-24"
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setWasSent(false)
                }}
              />
            </Field>
            <SegmentedControl
              aria-label={t('prompt.presets')}
              options={PRESETS.map((count) => ({
                value: String(count),
                label: t('prompt.preset', { count }),
              }))}
              // Another number than theirs chooses none.
              value={String(months)}
              onValueChange={setTyped}
            />
            {newEnd !== undefined && (
              <Note tone="info" size="admin" icon={CalendarIcon} role="status">
                {t('prompt.newEnd', { date: format.date(newEnd, 'long') })}
              </Note>
            )}
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline" size="admin">
                {common('form.cancel')}
              </Button>
            </DialogClose>
            <Button type="submit" size="admin">
              {t('prompt.submit', { count: months ?? 0 })}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
