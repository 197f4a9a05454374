import type { Ref } from 'react'
import {
  CAFFEINE_ANSWERS,
  DAYTIME_ANSWERS,
  QUESTIONS,
  TASTE_ANSWERS,
  type Given,
  type Question,
} from '@/shop/adviser/adviser'
import { Botanical, type BotanicalName } from '@/art/botanical'
import { ArrowRightIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import type { AdviserLinks } from './adviser-types'
import { GivenAnswers } from './given-answers'

interface AdviserQuestionProps extends AdviserLinks {
  question: Question
  given: Given
  headingRef: Ref<HTMLHeadingElement>
}

const DRAWINGS: Readonly<Record<Question, BotanicalName>> = {
  taste: 'minze',
  caffeine: 'kaffee',
  daytime: 'kamille',
}

/** One question; each answer is a link, so that a press leads on, Back leads back, and it works without scripts. */
export function AdviserQuestion({ question, given, hrefOf, headingRef }: AdviserQuestionProps) {
  const t = useTranslations('adviser')
  const options = {
    taste: TASTE_ANSWERS.map((taste) => ({
      key: taste,
      answer: { taste },
      label: t(`answers.taste.${taste}`),
      hint: t(`hints.taste.${taste}`),
    })),
    caffeine: CAFFEINE_ANSWERS.map((caffeine) => ({
      key: caffeine,
      answer: { caffeine },
      label: t(`answers.caffeine.${caffeine}`),
      hint: t(`hints.caffeine.${caffeine}`),
    })),
    daytime: DAYTIME_ANSWERS.map((daytime) => ({
      key: daytime,
      answer: { daytime },
      label: t(`answers.daytime.${daytime}`),
      hint: t(`hints.daytime.${daytime}`),
    })),
  }
  const isFirst = QUESTIONS.every((each) => given[each] === undefined)
  const number = QUESTIONS.indexOf(question) + 1
  return (
    <div className="flex items-end justify-between gap-x-16 pb-24 max-md:pb-14">
      <div className="max-w-240 min-w-0 flex-1">
        <p className="text-small text-text-muted">{t('step', { number, count: QUESTIONS.length })}</p>
        <h1 ref={headingRef} tabIndex={-1} className="mt-1 rounded-xs font-serif text-display-l text-balance">
          {t(`questions.${question}`)}
        </h1>
        {isFirst ? (
          <p className="mt-3 text-text-muted">{t('intro')}</p>
        ) : (
          <GivenAnswers given={given} hrefOf={hrefOf} className="mt-4" />
        )}
        <ul className="mt-6 grid gap-3 sm:grid-cols-2">
          {options[question].map(({ key, answer, label, hint }) => (
            <li key={key} className="flex min-w-0">
              <a
                href={hrefOf({ ...given, ...answer })}
                data-keeps-place=""
                className="flex min-w-0 flex-1 items-center gap-4 rounded-l border border-border-input bg-surface px-5 py-4.5 hover:border-text-muted max-sm:px-4 max-sm:py-3.5"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="block text-body/normal font-semibold">{label}</span>{' '}
                  <span className="block text-small text-text-muted">{hint}</span>
                </span>
                <ArrowRightIcon className="text-text-muted" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div
        aria-hidden="true"
        className="hidden h-70 w-60 flex-none items-end justify-items-center overflow-hidden rounded-t-[120px] rounded-b-l bg-tint-sage lg:grid"
      >
        <Botanical
          name={DRAWINGS[question]}
          preserveAspectRatio="xMidYMax meet"
          className="h-[88%] w-[76%]"
        />
      </div>
    </div>
  )
}
