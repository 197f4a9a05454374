import { useRef, useState } from 'react'
import { useTranslations } from '@/i18n'
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
import { sheetOnPhone } from '../shared/forms/modal-styles'
import { MAX_VIEW_NAME } from './order-views'

interface OrderViewDialogProps {
  /** Names already in use. */
  taken: readonly string[]
  /** Called with a name that is trimmed, not empty and unique. */
  onSave: (name: string) => void
  onCancel: () => void
}

/** Asks for the name of a new view. */
export function OrderViewDialog({ taken, onSave, onCancel }: OrderViewDialogProps) {
  const t = useTranslations('adminOrders')
  const common = useTranslations('admin')
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<'nameRequired' | 'nameTaken'>()
  const submit = () => {
    const wanted = name.trim()
    const found = wanted === '' ? 'nameRequired' : taken.includes(wanted) ? 'nameTaken' : undefined
    setProblem(found)
    if (found) input.current?.focus()
    else onSave(wanted)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent density="admin" size="s" className={sheetOnPhone}>
        <DialogHeader>
          <DialogTitle>{t('views.saveTitle')}</DialogTitle>
          <DialogDescription>{t('views.saveText')}</DialogDescription>
        </DialogHeader>
        <form
          noValidate
          className="contents"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <DialogBody>
            <Field label={t('views.name')} size="admin" required error={problem && t(`views.${problem}`)}>
              <Input
                ref={input}
                value={name}
                maxLength={MAX_VIEW_NAME}
                autoComplete="off"
                onChange={(event) => {
                  setName(event.target.value)
                  setProblem(undefined)
                }}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline" size="admin">
                {common('form.cancel')}
              </Button>
            </DialogClose>
            <Button type="submit" size="admin">
              {common('form.save')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
