import { queryOptions } from '@tanstack/react-query'
import { readAdvice } from '@/shop/adviser/advice.client'
import { adviserHref, type Answers } from '@/shop/adviser/adviser'
import { PLATFORM } from '../../settings'
import type { Application } from '../application'

export const adviceQuery = ({ http }: Pick<Application, 'http'>, answers: Answers) =>
  queryOptions({
    queryKey: ['advice', adviserHref(answers)],
    queryFn: () => readAdvice(http, PLATFORM, answers),
  })
