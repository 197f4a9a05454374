/** Adds the products of an order to the cart. States: idle, loading, failed, done (all, some or none added). */
import type { LeftOut } from '@/shop/cart/reorder'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Note, NoteAction } from '@/ui/note'
import { FocusNote } from '../shared/focus-note'

export type ReorderState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message?: string }
  /** Units added to the cart, and the products left out. */
  | { readonly status: 'done'; readonly units: number; readonly leftOut: readonly LeftOut[] }

export interface ReorderBoxProps {
  state: ReorderState
  onReorder: () => void
  onCart: () => void
}

export function ReorderBox({ state, onReorder, onCart }: ReorderBoxProps) {
  const t = useTranslations('account')
  return (
    <div
      data-slot="reorder-box"
      className="grid max-w-full justify-items-start gap-3.5 has-[[role=status]]:w-full"
    >
      {state.status === 'done' ? (
        <ReorderResult {...state} onCart={onCart} />
      ) : (
        <>
          {state.status === 'failed' && (
            <FocusNote size="s" signal={state}>
              {state.message || t('reorder.failed')}
            </FocusNote>
          )}
          <Button variant="outline" loading={state.status === 'loading'} onClick={onReorder}>
            {t('reorder.action')}
          </Button>
        </>
      )}
    </div>
  )
}

interface ReorderResultProps extends Pick<ReorderBoxProps, 'onCart'> {
  units: number
  leftOut: readonly LeftOut[]
}

function ReorderResult({ units, leftOut, onCart }: ReorderResultProps) {
  const t = useTranslations('account')
  return (
    <Note
      role="status"
      className="w-full"
      tone={leftOut.length > 0 ? 'warn' : 'success'}
      title={t('reorder.added', { count: units })}
      action={units > 0 && <NoteAction onClick={onCart}>{t('reorder.cart')}</NoteAction>}
    >
      {leftOut.length > 0 && (
        <ul>
          {leftOut.map(({ name, reason }) => (
            <li key={name}>{t(`reorder.leftOut.${reason}`, { name })}</li>
          ))}
        </ul>
      )}
    </Note>
  )
}
