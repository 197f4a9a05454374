import * as Radix from '@radix-ui/react-tabs'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, SyntheticEvent } from 'react'

/** Tabs root: controlled by `value` and `onValueChange`, or uncontrolled with `defaultValue`. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root data-slot="tabs" {...props} />
}

const listStyles = cva(
  // As wide as the frame of a focused tab needs at the edges.
  'group/tabs -mx-1.5 flex [scrollbar-width:none] overflow-x-auto overflow-y-hidden border-b border-border px-1.5',
  {
    variants: {
      /** Text size and padding: `admin` is compact for the back office. */
      size: { admin: 'gap-5.5 text-a-body', m: 'gap-8 text-body max-md:gap-6' },
    },
    defaultVariants: { size: 'm' },
  },
)
export interface TabsListProps extends ComponentProps<typeof Radix.List>, VariantProps<typeof listStyles> {}

export function TabsList({ size = 'm', className, ...rest }: TabsListProps) {
  return (
    <Radix.List
      data-slot="tabs-list"
      data-size={size}
      className={listStyles({ size, className })}
      {...rest}
    />
  )
}

const tabStyles = cva([
  'relative -mx-1.5 inline-flex flex-none items-center gap-2 rounded-xs px-1.5 pt-3.5 pb-3.75 font-medium whitespace-nowrap text-text-muted',
  'group-data-[size=admin]/tabs:pt-2.5 group-data-[size=admin]/tabs:pb-2.75 pointer-coarse:min-h-hit',
  'transition-colors duration-fast hover:text-text focus-visible:-outline-offset-2',
  'data-[state=active]:font-semibold data-[state=active]:text-text',
  "after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 after:content-['']",
  'data-[state=active]:after:bg-primary forced-colors:data-[state=active]:after:bg-[Highlight]',
  'disabled:cursor-not-allowed disabled:text-disabled-text data-pressed:outline-none',
])

// Radix focuses a pressed tab by a call, which browsers answer with the frame that is meant for the keyboard.
const pressed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset.pressed = ''
}
const released = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.pressed
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      data-slot="tab"
      className={tabStyles({ className })}
      onMouseDown={pressed}
      onBlur={released}
      {...rest}
    />
  )
}

const panelStyles = cva('rounded-xs')
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tab-panel" className={panelStyles({ className })} {...rest} />
}
