import { useState } from 'react'
import { BanIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { ReturnRecord } from '@/shop/returns/returns'
import { AlertDialog } from '@/ui/alert-dialog'
import { Button } from '@/ui/button'
import { useMay } from '../shared/permissions'

interface RefuseUnmatchedProps {
  /** Of the page, decided and matched ones included. */
  returns: readonly ReturnRecord[]
  refusing?: boolean
  onRefuse: (ids: readonly string[]) => void
}

/** Refuses the page's undecided withdrawals of no order together, after a question. */
export function RefuseUnmatched({ returns, refusing, onRefuse }: RefuseUnmatchedProps) {
  const t = useTranslations('adminReturns')
  const [asked, setAsked] = useState<readonly string[]>()
  const mayDecide = useMay('returns.write')
  const unmatched = returns.filter(({ status, order }) => status === 'new' && !order)
  if (!mayDecide || (unmatched.length === 0 && !asked)) return null
  const refuse = (ids: readonly string[]) => {
    setAsked(undefined)
    onRefuse(ids)
  }
  return (
    <>
      <Button
        variant="outline"
        size="admin"
        loading={refusing}
        onClick={() => setAsked(unmatched.map(({ id }) => id))}
      >
        {t('refuseAll.action', { count: unmatched.length })}
      </Button>
      {asked && (
        <AlertDialog
          size="admin"
          open
          icon={BanIcon}
          title={t('refuseAll.title', { count: asked.length })}
          description={t('refuseAll.text')}
          confirmLabel={t('refuseAll.confirm')}
          onConfirm={() => refuse(asked)}
          onOpenChange={(open) => !open && setAsked(undefined)}
        />
      )}
    </>
  )
}
