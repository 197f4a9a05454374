import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useTranslations } from '../i18n'

const counterStyles = cva('flex-none text-a-caption tabular-nums', {
  variants: {
    level: {
      fine: 'text-text-subtle',
      near: 'font-semibold text-warn-fg',
      over: 'font-semibold text-danger-fg',
    },
  },
})

interface FieldCounterOwnProps {
  /** Current number of characters. */
  count: number
  /** Maximum number of characters. */
  max: number
}
type FieldCounterProps = FieldCounterOwnProps & Omit<ComponentProps<'span'>, keyof FieldCounterOwnProps>

const levelOf = (count: number, max: number) => (count > max ? 'over' : count >= max * 0.9 ? 'near' : 'fine')

/** Character counter such as '61 / 60': shows a warning from 90 % on and an error above the maximum. */
export function FieldCounter({ count, max, className, ...rest }: FieldCounterProps) {
  const t = useTranslations('ui')
  const level = levelOf(count, max)
  return (
    <span
      data-slot="field-counter"
      data-level={level}
      className={counterStyles({ level, className })}
      {...rest}
    >
      <span aria-hidden>
        {count} / {max}
      </span>
      <span className="sr-only">{t('field.counter', { count, max })}</span>
    </span>
  )
}
