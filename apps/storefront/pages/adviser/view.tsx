import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { adviserHref, allAnswers, nextQuestion, readAnswers, type Answers } from '@/shop/adviser/adviser'
import { AdviserPage } from '@/screens/storefront/adviser/adviser-page'
import type { AdviserState } from '@/screens/storefront/adviser/adviser-types'
import { useTranslations } from '@/i18n'
import { PageHead } from '../../app/page-head'
import { adviceQuery } from '../../features/adviser/advice-query'
import { useApplication } from '../../features/application'
import { catalogueHref } from '../../features/catalogue/catalogue-search-params'
import { useProductActions } from '../../features/catalogue/use-product-actions'
import { toQueryState } from '../../features/query-state'

/** Asked for only once every question is answered. */
const OPEN: Answers = { taste: 'any', caffeine: 'any', daytime: 'any' }

/** One canonical address; what is answered is `noindex`. */
export default function AdviserView() {
  const t = useTranslations('adviser')
  const application = useApplication()
  const actions = useProductActions()
  const [params] = useSearchParams()
  const given = readAnswers(params)
  const question = nextQuestion(given)
  const query = useQuery({
    ...adviceQuery(application, allAnswers(given) ?? OPEN),
    enabled: question === undefined,
  })
  const result = toQueryState(query)
  const state: AdviserState =
    question !== undefined
      ? { status: 'asking', question }
      : result.status !== 'ready'
        ? result
        : {
            status: 'ready',
            advice: result.data,
            listHref: catalogueHref({ ...result.data.list.choice, search: '', sort: 'position', page: 1 }),
          }
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        path="/berater"
        noindex={adviserHref(given) !== '/berater'}
      />
      <AdviserPage
        state={state}
        given={given}
        hrefOf={adviserHref}
        onRetry={() => void query.refetch()}
        {...actions}
      />
    </>
  )
}
