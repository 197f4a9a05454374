import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icons'
import { useTranslations } from '../i18n'
import { useControlSize } from './control-size'
import { useFieldControl } from './field-context'
import { IconButton } from './icon-button'
import { Input, type InputProps } from './input'

export type PasswordInputProps = Omit<InputProps, 'type' | 'action' | 'unit'>

/** Password input with a visibility toggle. Set `autoComplete` to 'current-password' or 'new-password'. */
export function PasswordInput({ size: ownSize, ...rest }: PasswordInputProps) {
  const t = useTranslations('ui')
  const size = useControlSize(ownSize)
  const { disabled } = useFieldControl(rest)
  const [shown, setShown] = useState(false)
  return (
    <Input
      data-slot="password-input"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      size={size}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          size={size === 'm' ? 'm' : size}
          label={t(shown ? 'passwordInput.hide' : 'passwordInput.show')}
          icon={shown ? EyeOffIcon : EyeIcon}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
