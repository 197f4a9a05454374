import { cva } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'
import { iconRegistry } from '../icons/registry'
import { useTranslations } from '../i18n'
import { useFieldGroup } from './field-context'
import { useControlled } from './use-controlled'

/** Icons suitable for categories, in display order. */
export const PICKABLE_ICONS = [
  'leaf',
  'sprout',
  'cup',
  'flask',
  'box',
  'gift',
  'heart',
  'star',
  'sun',
  'moon',
  'shield',
  'crown',
  'tag',
  'home',
  'clock',
  'map-pin',
  'globe',
  'users',
] as const satisfies readonly (keyof typeof iconRegistry)[]
export type PickableIcon = (typeof PICKABLE_ICONS)[number]

const rootStyles = cva('grid max-w-85 min-w-0 grid-cols-9 gap-1.5 max-sm:grid-cols-6')
const cellStyles = cva([
  'relative grid aspect-square place-items-center rounded-admin border border-border text-text-muted transition-colors duration-fast hover:border-text-subtle hover:text-text',
  'has-checked:border-primary has-checked:bg-soft has-checked:text-text has-checked:inset-ring has-checked:inset-ring-primary forced-colors:has-checked:outline-2',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:text-disabled-text',
])

interface IconPickerOwnProps {
  /** Selected icon; makes the component controlled. */
  value?: PickableIcon
  /** Initial value if uncontrolled. */
  defaultValue?: PickableIcon
  /** Called with the name of the selected icon. */
  onValueChange?: (icon: PickableIcon) => void
  /** @default all of PICKABLE_ICONS */
  /** The icons to choose from. */
  icons?: readonly PickableIcon[]
  /** Disables the component. */
  disabled?: boolean
}
export type IconPickerProps = IconPickerOwnProps & Omit<ComponentProps<'div'>, keyof IconPickerOwnProps>

/** Selects an icon from a grid. Use within a `Field group`. */
export function IconPicker({
  value,
  defaultValue,
  onValueChange,
  icons = PICKABLE_ICONS,
  disabled: ownDisabled,
  className,
  ...rest
}: IconPickerProps) {
  const t = useTranslations('ui')
  const name = useId()
  const { group, disabled } = useFieldGroup({ ...rest, disabled: ownDisabled })
  const [chosen, choose] = useControlled<PickableIcon | undefined>({
    value,
    start: defaultValue,
    onChange: (icon) => icon && onValueChange?.(icon),
  })
  return (
    <div data-slot="icon-picker" role="radiogroup" {...rest} {...group} className={rootStyles({ className })}>
      {icons.map((icon) => {
        const Icon = iconRegistry[icon]
        return (
          <label key={icon} className={cellStyles()}>
            <input
              type="radio"
              name={name}
              value={icon}
              aria-label={t(`iconPicker.${icon}`)}
              checked={icon === chosen}
              disabled={disabled}
              onChange={() => choose(icon)}
              className="sr-only"
            />
            <Icon className="size-4.5!" />
          </label>
        )
      })}
    </div>
  )
}
