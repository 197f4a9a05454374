import { cva } from 'class-variance-authority'
import { useId, useState, type ComponentProps, type CSSProperties } from 'react'
import { CheckIcon } from '../icons'
import { useTranslations } from '../i18n'
import { useControlSize, type ControlSize } from './control-size'
import { useFieldGroup } from './field-context'
import { Input } from './input'
import { useControlled } from './use-controlled'

const rootStyles = cva('flex min-w-0 flex-wrap items-center gap-1.75 max-sm:gap-y-3')
const swatchStyles = cva([
  'relative grid size-6.5 place-items-center rounded-pill bg-(--swatch) text-on-inverse inset-ring inset-ring-border-strong forced-color-adjust-none',
  'has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:opacity-60 forced-colors:outline-[Highlight]!',
  "before:absolute before:-inset-1 before:content-[''] max-sm:size-8 max-sm:before:-inset-1.5",
])

export interface Colour {
  /** Hex colour, for example '#24483a'. */
  value: string
  /** Name of the colour for screen readers. */
  label: string
}
interface ColourPickerOwnProps {
  /** Preset colours. */
  colours: readonly Colour[]
  /** Selected hex colour; one that is not a preset is shown in the custom field. */
  value?: string
  /** Initial value if uncontrolled. */
  defaultValue?: string
  /** Called with a hex colour such as '#24483a'. */
  onValueChange?: (value: string) => void
  /** Hides the field for a custom colour. */
  presetsOnly?: boolean
  /** Height: `admin` 36 px, `s` 40, `m` 48. @default the size of the field, else 'm' */
  size?: ControlSize
  /** Disables the component. */
  disabled?: boolean
}
export type ColourPickerProps = ColourPickerOwnProps & Omit<ComponentProps<'div'>, keyof ColourPickerOwnProps>

const HEX = /^#[0-9a-f]{6}$/i
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const swatchOf = (value: string): CSSProperties & Record<'--swatch', string> => ({ '--swatch': value })

/** Preset colours and a field for a custom hex colour. Use within a `Field group`. */
export function ColourPicker({
  colours,
  value: given,
  defaultValue = '',
  onValueChange,
  presetsOnly = false,
  size: ownSize,
  disabled: ownDisabled,
  className,
  ...rest
}: ColourPickerProps) {
  const t = useTranslations('ui')
  const size = useControlSize(ownSize)
  const name = useId()
  const { group, disabled } = useFieldGroup({ ...rest, disabled: ownDisabled })
  const [value, setValue] = useControlled({ value: given, start: defaultValue, onChange: onValueChange })
  const [draft, setDraft] = useState<string>()
  const handleDraft = (text: string) => {
    const hex = text === '' || text.startsWith('#') ? text : `#${text}`
    setDraft(hex)
    if (HEX.test(hex)) setValue(hex.toLowerCase())
  }
  return (
    <div
      data-slot="colour-picker"
      role="radiogroup"
      {...rest}
      {...group}
      className={rootStyles({ className })}
    >
      {colours.map((colour) => (
        <label key={colour.value} style={swatchOf(colour.value)} className={swatchStyles()}>
          <input
            type="radio"
            name={name}
            value={colour.value}
            aria-label={colour.label}
            checked={same(colour.value, value)}
            disabled={disabled}
            onChange={() => {
              setDraft(undefined)
              setValue(colour.value)
            }}
            className="sr-only"
          />
          {same(colour.value, value) && (
            <CheckIcon className="size-3.5! stroke-[2.6]! forced-color-adjust-none" />
          )}
        </label>
      ))}
      {!presetsOnly && (
        <Input
          id={`${name}-hex`}
          size={size}
          className={size === 'admin' ? 'ms-auto w-23 max-sm:ms-0 max-sm:w-28' : 'ms-auto w-28'}
          aria-label={t('colourPicker.custom')}
          aria-invalid={draft !== undefined && !HEX.test(draft)}
          aria-required={false}
          value={draft ?? value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          disabled={disabled}
          onChange={(event) => handleDraft(event.target.value)}
          onBlur={() => setDraft(undefined)}
        />
      )}
    </div>
  )
}
