import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { BagIcon, PlusIcon } from '@/icons'
import { useTranslations } from '@/i18n'
import { Spinner } from '@/ui/spinner'
import type { AddState } from '../product/product-actions'

const addStyles = cva(
  [
    'relative z-1 inline-flex min-h-hit flex-none items-center justify-center gap-2 rounded-s border border-transparent text-small font-semibold whitespace-nowrap max-md:w-full md:rounded-m',
    'transition-[background-color,color,border-color] duration-fast',
  ],
  {
    variants: {
      look: {
        open: [
          'group/add bg-soft text-on-soft hover:bg-soft-hover active:translate-y-px aria-busy:cursor-progress',
          'md:group-hover/card:bg-primary md:group-hover/card:text-on-primary md:hover:bg-primary-hover md:hover:text-on-primary',
          'md:min-w-hit md:focus-visible:bg-primary md:focus-visible:text-on-primary',
          // Narrower windows have cards without room for the label beside the price.
          'min-[90rem]:group-hover/card:ps-3 min-[90rem]:group-hover/card:pe-4',
          'min-[90rem]:focus-visible:ps-3 min-[90rem]:focus-visible:pe-4',
        ],
        soldOut: 'cursor-not-allowed bg-disabled-bg px-4 text-disabled-text',
      },
      failed: { true: 'animate-[shake_200ms_ease-in-out_2] border-danger' },
    },
  },
)

interface CardAddButtonOwnProps {
  /** Product name, for the accessible label. */
  name: string
  inStock: boolean
  state: AddState
}
export type CardAddButtonProps = CardAddButtonOwnProps &
  Omit<ComponentProps<'button'>, keyof CardAddButtonOwnProps>

/** Plus button that expands to its label on hover and focus in wide windows; always wide on phones. */
export function CardAddButton({ name, inStock, state, onClick, className, ...rest }: CardAddButtonProps) {
  const t = useTranslations('product')
  if (!inStock)
    return (
      <button
        type="button"
        disabled
        aria-label={t('soldOutNamed', { name })}
        className={addStyles({ look: 'soldOut', className })}
        {...rest}
      >
        {t('soldOut')}
      </button>
    )
  const adding = state === 'adding'
  return (
    <button
      type="button"
      data-slot="card-add"
      data-state={state}
      aria-label={t('addNamed', { name })}
      aria-busy={adding || undefined}
      onClick={adding ? undefined : onClick}
      className={addStyles({ look: 'open', failed: state === 'error', className })}
      {...rest}
    >
      {adding ? (
        <Spinner size="s" />
      ) : (
        <>
          <PlusIcon className="max-md:hidden" />
          <BagIcon size="s" className="md:hidden" />
        </>
      )}
      <span className="md:hidden min-[90rem]:group-hover/card:inline min-[90rem]:group-focus-visible/add:inline">
        {t('add')}
      </span>
    </button>
  )
}
