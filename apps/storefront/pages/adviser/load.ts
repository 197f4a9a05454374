import { allAnswers, readAnswers } from '@/shop/adviser/adviser'
import { adviceQuery } from '../../features/adviser/advice-query'
import type { Application } from '../../features/application'
import type { Visit } from '../page'

/** Prefetches what is advised, once every question is answered. */
export async function load(application: Application, { searchParams }: Visit): Promise<void> {
  const answers = allAnswers(readAnswers(searchParams))
  if (answers) await application.queries.prefetchQuery(adviceQuery(application, answers))
}
