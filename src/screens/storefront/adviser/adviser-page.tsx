/** /berater, the adviser of three questions. States: asking, loading, error, ready (fitting, with others, nearest, none). */
import { useLayoutEffect, useRef } from 'react'
import type { Given, Question } from '@/shop/adviser/adviser'
import { useTranslations } from '@/i18n'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import { FailureRow } from '../shared/failure-row'
import { ProductGridSkeleton } from '../catalogue/product-grid'
import type { ProductActions } from '../product/product-actions'
import { AdviserQuestion } from './adviser-question'
import { AdviserResults } from './adviser-results'
import type { AdviserLinks, AdviserState } from './adviser-types'
import { GivenAnswers } from './given-answers'

export interface AdviserPageProps extends ProductActions, AdviserLinks {
  state: AdviserState
  /** Answers by now. */
  given: Given
  onRetry: () => void
}

/** Gives the focus to the heading of what has come: the next question or what is advised. */
function useArrivingHeading(place: Question | 'results') {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useLayoutEffect(() => {
    if (shown.current === place) return
    shown.current = place
    heading.current?.focus()
  }, [place])
  return heading
}

export function AdviserPage({ state, given, hrefOf, ...rest }: AdviserPageProps) {
  const t = useTranslations('adviser')
  const heading = useArrivingHeading(state.status === 'asking' ? state.question : 'results')
  return (
    <Container data-slot="adviser-page">
      <Breadcrumb
        items={[{ label: t('home'), href: '/' }, { label: t('title') }]}
        className="pt-4.5 pb-6.5 max-md:pt-3 max-md:pb-4"
      />
      {state.status === 'asking' ? (
        <AdviserQuestion question={state.question} given={given} hrefOf={hrefOf} headingRef={heading} />
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className="rounded-xs font-serif text-display-l text-balance">
            {t('resultTitle')}
          </h1>
          <GivenAnswers given={given} hrefOf={hrefOf} className="mt-4" />
          <AdviserBody state={state} {...rest} />
        </>
      )}
    </Container>
  )
}

interface AdviserBodyProps extends Omit<AdviserPageProps, 'given' | 'hrefOf' | 'state'> {
  state: Exclude<AdviserState, { readonly status: 'asking' }>
}

function AdviserBody({ state, onRetry, ...actions }: AdviserBodyProps) {
  const t = useTranslations('adviser')
  switch (state.status) {
    case 'loading':
      return (
        <div className="pt-10 pb-24 max-md:pb-14">
          <ProductGridSkeleton count={3} beside />
        </div>
      )
    case 'error':
      return (
        <FailureRow
          title={t('failedTitle')}
          text={t('failedText')}
          retryLabel={t('retry')}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )
    case 'ready':
      return <AdviserResults advice={state.advice} listHref={state.listHref} {...actions} />
  }
}
