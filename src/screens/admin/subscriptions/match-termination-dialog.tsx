import { useState } from 'react'
import { useFormat, useTranslations } from '@/i18n'
import type { SubscriptionRecord } from '@/shop/subscriptions/subscription'
import type { UnmatchedTermination } from '@/shop/subscriptions/termination-form'
import { ErrorState } from '@/ui/error-state'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { FormDialog } from '../shared/forms/form-dialog'
import type { ListState } from '../shared/lists/list-state'
import { SearchFilter } from '../shared/lists/search-filter'
import { SubscriptionStatusMark } from './subscriptions-table'
import { TerminationLines } from './unmatched-terminations'

interface MatchTerminationDialogProps {
  termination: UnmatchedTermination
  search: string
  found: ListState<SubscriptionRecord>
  submitting?: boolean
  /** Error message of the server; '' if it sent none. */
  serverError?: string | undefined
  onSearch: (text: string) => void
  onMatch: (subscriptionId: string) => void
  onRetry: () => void
  onClose: () => void
}

/** Finds the Sparabo that a termination is about, which then ends. States of the search: loading, error, empty, ready. */
export function MatchTerminationDialog({
  termination,
  search,
  found,
  submitting = false,
  serverError,
  onSearch,
  onMatch,
  onRetry,
  onClose,
}: MatchTerminationDialogProps) {
  const t = useTranslations('adminSubscriptions')
  const [chosenId, setChosenId] = useState<string>()
  const [checked, setChecked] = useState(false)
  const chosen = found.status === 'ready' ? found.items.find(({ id }) => id === chosenId) : undefined
  const failure = serverError !== undefined && (serverError || t('notices.failed'))
  return (
    <FormDialog
      size="m"
      title={t('match.title')}
      submitLabel={t('match.submit')}
      submitting={submitting}
      dirty={false}
      error={checked && !chosen ? t('match.choose') : failure}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (chosen) onMatch(chosen.id)
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div className="text-a-small wrap-anywhere">
          <p className="font-semibold">{termination.contract}</p>
          <TerminationLines termination={termination} />
        </div>
        <p className="text-text-muted">{t('match.text')}</p>
        <SearchFilter label={t('search')} value={search} onChange={onSearch} />
        <Found found={found} chosenId={chosen?.id} onChoose={setChosenId} onRetry={onRetry} />
      </div>
    </FormDialog>
  )
}

interface FoundProps {
  found: ListState<SubscriptionRecord>
  chosenId: string | undefined
  onChoose: (id: string) => void
  onRetry: () => void
}

function Found({ found, chosenId, onChoose, onRetry }: FoundProps) {
  const t = useTranslations('adminSubscriptions')
  const format = useFormat()
  if (found.status === 'loading')
    return (
      <LoadingRegion className="grid gap-2">
        <Skeleton shape="block" className="h-14" />
        <Skeleton shape="block" className="h-14" />
      </LoadingRegion>
    )
  if (found.status === 'error')
    return (
      <ErrorState
        density="admin"
        headingLevel={3}
        title={found.message ?? t('loadFailed')}
        onRetry={onRetry}
        retrying={found.retrying}
      />
    )
  if (found.status === 'empty')
    return (
      <p role="status" className="text-text-muted">
        {t('match.none')}
      </p>
    )
  return (
    <RadioGroup
      aria-label={t('match.title')}
      value={chosenId ?? ''}
      onValueChange={onChoose}
      className="gap-0! rounded-s border border-border"
    >
      {found.items.map(({ id, number, status, customer, product, quantity, nextOn }) => (
        <Radio
          key={id}
          value={id}
          className="border-b border-border px-3.5 py-2.5 last:border-b-0"
          description={
            <span className="wrap-anywhere">
              {customer.name}, {customer.email}
              <span className="block">
                {quantity} × {product.name}
                {status !== 'ended' && ` · ${format.date(nextOn, 'short', 'UTC')}`}
              </span>
            </span>
          }
        >
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold tabular-nums">{number}</span>
            <SubscriptionStatusMark status={status} />
          </span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
