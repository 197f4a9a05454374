import { useState } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { AdminOrder } from '@/shop/orders/admin-order'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { useDiscardQuestion, DiscardQuestion } from '../../shared/forms/discard-question'
import { May } from '../../shared/permissions'

interface OrderNotesProps {
  order: AdminOrder
  saving: boolean
  onAdd: (text: string) => void
}

/** Internal notes, not visible to customers. Remounted after each added note to clear the field. */
export function OrderNotes({ order, saving, onAdd }: OrderNotesProps) {
  const t = useTranslations('adminOrders')
  const format = useFormat()
  const [text, setText] = useState('')
  const { question } = useDiscardQuestion(text.trim() !== '')
  return (
    <div className="grid gap-3">
      {order.notes.length === 0 ? (
        <p className="text-text-muted">{t('work.noNotes')}</p>
      ) : (
        <ul className="grid gap-2.5">
          {order.notes.map((note) => (
            <li key={`${note.at}-${note.text}`}>
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-a-caption text-text-subtle">
                {format.date(note.at, 'time')}, {note.author}
              </p>
            </li>
          ))}
        </ul>
      )}
      <May needs="orders.write">
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (!saving && text.trim() !== '') onAdd(text.trim())
          }}
        >
          <Field label={t('work.note')} size="admin" disabled={saving}>
            <Textarea
              rows={2}
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="outline"
            size="admin"
            loading={saving}
            disabled={text.trim() === ''}
            className="justify-self-start"
          >
            {t('work.addNote')}
          </Button>
        </form>
      </May>
      <DiscardQuestion {...question} />
    </div>
  )
}
