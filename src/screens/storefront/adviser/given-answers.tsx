import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { QUESTIONS, type Given, type Question } from '@/shop/adviser/adviser'
import { EditIcon, RefreshIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import type { AdviserLinks } from './adviser-types'

const rowStyles = cva('flex flex-wrap items-center gap-x-4 gap-y-2.5')

interface GivenAnswersOwnProps extends AdviserLinks {
  given: Given
}
type GivenAnswersProps = GivenAnswersOwnProps & Omit<ComponentProps<'div'>, keyof GivenAnswersOwnProps>

/** The answers by now; each leads back to its question and keeps the others. */
export function GivenAnswers({ given, hrefOf, className, ...rest }: GivenAnswersProps) {
  const t = useTranslations('adviser')
  const textOf: Readonly<Record<Question, string | undefined>> = {
    taste: given.taste && (given.taste === 'any' ? t('givenAny.taste') : t(`answers.taste.${given.taste}`)),
    caffeine:
      given.caffeine &&
      (given.caffeine === 'any' ? t('givenAny.caffeine') : t(`answers.caffeine.${given.caffeine}`)),
    daytime:
      given.daytime &&
      (given.daytime === 'any' ? t('givenAny.daytime') : t(`answers.daytime.${given.daytime}`)),
  }
  const answered = QUESTIONS.flatMap((question) => {
    const answer = textOf[question]
    return answer === undefined ? [] : [{ question, answer }]
  })
  return (
    <div data-slot="given-answers" className={rowStyles({ className })} {...rest}>
      <ul aria-label={t('given')} className="flex flex-wrap gap-2">
        {answered.map(({ question, answer }) => (
          <li key={question}>
            <Button asChild variant="soft" size="s">
              <a
                href={hrefOf({ ...given, [question]: undefined })}
                data-keeps-place=""
                aria-label={t('change', { answer })}
              >
                {answer}
                <EditIcon size="s" />
              </a>
            </Button>
          </li>
        ))}
      </ul>
      <Link href={hrefOf({})} data-keeps-place="" className="text-small">
        <RefreshIcon size="s" />
        {t('again')}
      </Link>
    </div>
  )
}
