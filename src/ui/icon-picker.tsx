import { cva } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'
import { categoryIcons, type CategoryIconName } from '../icons/category-icon'
import { useTranslations } from '../i18n'
import { useFieldGroup } from './field-context'
import { useControlled } from './use-controlled'

/** Names of the icons for categories, in display order. */
export const PICKABLE_ICONS = Object.keys(categoryIcons).filter((name): name is CategoryIconName =>
  Object.hasOwn(categoryIcons, name),
)

const rootStyles = cva('grid max-w-85 min-w-0 grid-cols-9 gap-1.5 max-sm:grid-cols-6')
const cellStyles = cva([
  'relative grid aspect-square place-items-center rounded-admin border border-border text-text-muted transition-colors duration-fast hover:border-text-subtle hover:text-text',
  'has-checked:border-primary has-checked:bg-soft has-checked:text-text has-checked:inset-ring has-checked:inset-ring-primary forced-colors:has-checked:outline-2',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:text-disabled-text',
])

interface IconPickerOwnProps {
  /** Selected icon; makes the component controlled. */
  value?: CategoryIconName
  /** Initial value if uncontrolled. */
  defaultValue?: CategoryIconName
  /** Called with the name of the selected icon. */
  onValueChange?: (icon: CategoryIconName) => void
  /**
   * The icons to choose from.
   * @default all of them
   */
  icons?: readonly CategoryIconName[]
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
  const [chosen, choose] = useControlled<CategoryIconName | undefined>({
    value,
    start: defaultValue,
    onChange: (icon) => icon && onValueChange?.(icon),
  })
  return (
    <div data-slot="icon-picker" role="radiogroup" {...rest} {...group} className={rootStyles({ className })}>
      {icons.map((icon) => {
        const Icon = categoryIcons[icon]
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
