import { cva } from 'class-variance-authority'
import { useEffect, useState, type ComponentProps } from 'react'
import { CheckIcon, CopyIcon } from '../icons'
import { useTranslations } from '../i18n'
import { useControlSize } from './control-size'
import { IconButton, type IconButtonProps } from './icon-button'
import { Input, type InputProps } from './input'

interface CopyButtonOwnProps {
  /** Text to copy to the clipboard. */
  value: string
  /** What is copied, for example 'IBAN'; the button's label is 'Copy IBAN'. */
  label: string
  onCopied?: () => void
}
export type CopyButtonProps = CopyButtonOwnProps &
  Omit<IconButtonProps, keyof CopyButtonOwnProps | 'icon' | 'asChild' | 'loading' | 'onClick' | 'children'>

const statusStyles = cva('sr-only')

/** Copies a text and confirms it with a check mark for two seconds and a screen reader announcement. */
export function CopyButton({ value, label, onCopied, ...rest }: CopyButtonProps) {
  const t = useTranslations('ui')
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])
  // Asynchronous as a whole, because browsers have no clipboard on a page without https.
  const copy = async () => navigator.clipboard.writeText(value)
  const handleClick = () => {
    copy().then(
      () => {
        setState('copied')
        onCopied?.()
      },
      () => setState('failed'),
    )
  }
  return (
    <>
      <IconButton
        {...rest}
        data-state={state}
        label={t('copy.label', { label })}
        icon={state === 'copied' ? CheckIcon : CopyIcon}
        onClick={handleClick}
      />
      <span role="status" className={statusStyles()}>
        {state === 'copied' && t('copy.done', { label })}
        {state === 'failed' && t('copy.failed', { label })}
      </span>
    </>
  )
}

interface CopyFieldOwnProps {
  /** Text to show and copy. */
  value: string
  /** Label of the copy button, and of the input if it is not in a Field. */
  label: string
  /** Called after copying to the clipboard. */
  onCopied?: () => void
}
export type CopyFieldProps = CopyFieldOwnProps &
  Omit<InputProps, keyof CopyFieldOwnProps | 'action' | 'unit' | 'readOnly'> &
  Pick<ComponentProps<'input'>, 'name'>

/** Read-only text with a copy button. */
export function CopyField({ value, label, onCopied, size: ownSize, onFocus, ...rest }: CopyFieldProps) {
  const size = useControlSize(ownSize)
  return (
    <Input
      {...rest}
      readOnly
      size={size}
      value={value}
      aria-label={label}
      onFocus={(event) => {
        event.currentTarget.select()
        onFocus?.(event)
      }}
      action={<CopyButton size={size} value={value} label={label} onCopied={onCopied} />}
    />
  )
}
