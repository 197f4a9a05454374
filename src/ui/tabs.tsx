import { cva, type VariantProps } from 'class-variance-authority'
import { createContext, use, useId, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react'
import { useControlled } from './use-controlled'

interface TabsState {
  readonly selected: string
  readonly select: (value: string) => void
  /** Prefix of the ids of tabs and panels. */
  readonly id: string
}
const TabsContext = createContext<TabsState | null>(null)

/** @throws Error outside of Tabs */
function useTab(value: string) {
  const tabs = use(TabsContext)
  if (!tabs) throw new Error('A tab needs Tabs around it')
  const { selected, select, id } = tabs
  const isSelected = selected === value
  return {
    isSelected,
    select: () => select(value),
    state: isSelected ? 'active' : 'inactive',
    tabId: `${id}-tab-${value}`,
    panelId: `${id}-panel-${value}`,
  }
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Selected tab; makes the component controlled. */
  value?: string
  /** Tab that is selected first when the component is uncontrolled. */
  defaultValue?: string
  /** Called with the value of the tab that is selected. */
  onValueChange?: (value: string) => void
}

/** Tabs root: controlled by `value` and `onValueChange`, or uncontrolled with `defaultValue`. */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const id = useId()
  const [selected, select] = useControlled({ value, start: defaultValue, onChange: onValueChange })
  return (
    <TabsContext value={{ selected, select, id }}>
      <div data-slot="tabs" {...rest} />
    </TabsContext>
  )
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
export interface TabsListProps extends ComponentProps<'div'>, VariantProps<typeof listStyles> {}

export function TabsList({ size = 'm', className, ...rest }: TabsListProps) {
  return (
    <div
      data-slot="tabs-list"
      data-size={size}
      role="tablist"
      className={listStyles({ size, className })}
      {...rest}
    />
  )
}

/** Arrow keys, Home and End focus another tab and select it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  const list = event.currentTarget.closest('[role=tablist]')
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]:enabled') ?? [])]
  const index = tabs.findIndex((tab) => tab === event.currentTarget)
  const targets: Partial<Record<string, number>> = {
    Home: 0,
    End: -1,
    ArrowLeft: index - 1,
    ArrowRight: (index + 1) % tabs.length,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  const tab = tabs.at(target)
  tab?.focus()
  tab?.click()
}

const tabStyles = cva([
  'relative -mx-1.5 inline-flex flex-none items-center gap-2 rounded-xs px-1.5 pt-3.5 pb-3.75 font-medium whitespace-nowrap text-text-muted',
  'group-data-[size=admin]/tabs:pt-2.5 group-data-[size=admin]/tabs:pb-2.75 pointer-coarse:min-h-hit',
  'transition-colors duration-fast hover:text-text focus-visible:-outline-offset-2',
  'data-[state=active]:font-semibold data-[state=active]:text-text',
  "after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 after:content-['']",
  'data-[state=active]:after:bg-primary forced-colors:data-[state=active]:after:bg-[Highlight]',
  'disabled:cursor-not-allowed disabled:text-disabled-text',
])
export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** Name of the tab and its panel. */
  value: string
}

export function Tab({ value, className, onClick, onKeyDown, ...rest }: TabProps) {
  const { isSelected, select, state, tabId, panelId } = useTab(value)
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (!isSelected) select()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    moveFocus(event)
  }
  return (
    <button
      type="button"
      data-slot="tab"
      role="tab"
      id={tabId}
      aria-selected={isSelected}
      aria-controls={panelId}
      data-state={state}
      tabIndex={isSelected ? 0 : -1}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      className={tabStyles({ className })}
      {...rest}
    />
  )
}

const panelStyles = cva('rounded-xs')
export interface TabPanelProps extends ComponentProps<'div'> {
  /** Name of the tab that shows it. */
  value: string
  /** Keeps what was typed in it while another tab is selected. @default false */
  keepMounted?: boolean
}

export function TabPanel({ value, keepMounted = false, className, children, ...rest }: TabPanelProps) {
  const { isSelected, state, tabId, panelId } = useTab(value)
  return (
    <div
      data-slot="tab-panel"
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      data-state={state}
      tabIndex={0}
      hidden={!isSelected}
      className={panelStyles({ className })}
      {...rest}
    >
      {(isSelected || keepMounted) && children}
    </div>
  )
}
