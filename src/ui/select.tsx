import * as Radix from '@radix-ui/react-select'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon, ChevronDownIcon } from '../icons'
import { useControlSize, type ControlSize } from './control-size'
import { controlStyles, listStyles, optionStyles } from './control-styles'
import { useFieldControl } from './field-context'

export interface SelectOption<V extends string = string> {
  /** Must not be empty; use a value such as 'all' for no selection. */
  value: V
  label: string
  /** Content before the label, for example a status dot or flag. */
  media?: ReactNode
  disabled?: boolean
}
export interface SelectGroup<V extends string = string> {
  group: string
  options: readonly SelectOption<V>[]
}

const triggerStyles = cva(
  'flex items-center justify-between gap-2 text-start data-placeholder:text-text-subtle',
  {
    variants: {
      size: { admin: 'pe-2.5', s: 'pe-3', m: 'pe-3.5' } satisfies Record<ControlSize, string>,
    },
  },
)
const contentStyles = cva(
  'max-h-(--radix-select-content-available-height) max-w-[calc(100vw-1rem)] min-w-(--radix-select-trigger-width)',
)

interface SelectOwnProps<V extends string> {
  /** Options or groups of options. */
  options: readonly (SelectOption<V> | SelectGroup<V>)[]
  /** Selected value; makes the component controlled. */
  value?: V
  /** Initial value if uncontrolled. */
  defaultValue?: V
  /** Called with the selected value. */
  onValueChange?: (value: V) => void
  /** Shown until an option is selected. */
  placeholder?: string
  /** Form field name, for native submits. */
  name?: string
  /** Height: `admin` 36 px, `s` 40, `m` 48. @default the size of the field, else 'm' */
  size?: ControlSize
  /** Initially open, for stories. */
  defaultOpen?: boolean
}
export type SelectProps<V extends string = string> = SelectOwnProps<V> &
  Omit<ComponentProps<'button'>, keyof SelectOwnProps<V> | 'children' | 'type' | 'dir'>

/** Single select for few options. `ref` and other props are applied to the trigger button. */
export function Select<V extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  size: ownSize,
  defaultOpen,
  className,
  ...rest
}: SelectProps<V>) {
  const size = useControlSize(ownSize)
  const { disabled, ...control } = useFieldControl(rest)
  const all = options.flatMap((entry) => ('group' in entry ? entry.options : [entry]))
  const handleChange = (next: string) => {
    const chosen = all.find((option) => option.value === next)
    if (chosen) onValueChange?.(chosen.value)
  }
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={handleChange}
      name={name}
      disabled={disabled}
      defaultOpen={defaultOpen}
    >
      <Radix.Trigger
        data-slot="select"
        {...rest}
        {...control}
        className={controlStyles({ size, className: triggerStyles({ size, className }) })}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDownIcon size={size === 'admin' ? 's' : 'm'} className="text-text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          data-slot="select-list"
          className={listStyles({ className: contentStyles() })}
        >
          <Radix.Viewport>
            {options.map((entry) =>
              'group' in entry ? (
                <Radix.Group key={entry.group}>
                  <Radix.Label className="px-2.5 pt-2 pb-1 text-a-caption font-semibold text-text-subtle">
                    {entry.group}
                  </Radix.Label>
                  {entry.options.map((option) => (
                    <Item key={option.value} size={size} {...option} />
                  ))}
                </Radix.Group>
              ) : (
                <Item key={entry.value} size={size} {...entry} />
              ),
            )}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Item({ value, label, media, disabled, size }: SelectOption & { size: ControlSize }) {
  return (
    <Radix.Item value={value} disabled={disabled} className={optionStyles({ size })}>
      {media}
      <Radix.ItemText>{label}</Radix.ItemText>
      <Radix.ItemIndicator className="absolute inset-e-2.5">
        <CheckIcon size="s" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
