import { cva, type VariantProps } from 'class-variance-authority'
import { createContext, use, useId, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react'
import { useControlled } from './use-controlled'

interface TabsState {
  readonly chosen: string | undefined
  readonly choose: (value: string) => void
  /** Ids of a tab and its panel are made of it. */
  readonly id: string
}
const TabsContext = createContext<TabsState | null>(null)

/** @throws Error outside of Tabs */
function useTabs(): TabsState {
  const state = use(TabsContext)
  if (!state) throw new Error('A tab needs Tabs around it')
  return state
}
const tabId = ({ id }: TabsState, value: string) => `${id}-tab-${value}`
const panelId = ({ id }: TabsState, value: string) => `${id}-panel-${value}`
const stateOf = ({ chosen }: TabsState, value: string) => (chosen === value ? 'active' : 'inactive')

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The tab that is on, where the caller keeps it. */
  value?: string
  /** The tab that is on at first. */
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** Holds which tab is on: `value` and `onValueChange`, or `defaultValue`. */
export function Tabs({ value, defaultValue, onValueChange, ...rest }: TabsProps) {
  const id = useId()
  const [chosen, choose] = useControlled<string | undefined>({
    value,
    start: defaultValue,
    onChange: (next) => next !== undefined && onValueChange?.(next),
  })
  return (
    <TabsContext value={{ chosen, choose, id }}>
      <div data-slot="tabs" {...rest} />
    </TabsContext>
  )
}

/** Where a key leads among so many tabs, from the tab at `at`; undefined for any other key. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  return undefined
}

/** Arrow keys show the panel of the tab that they lead to. */
function moveAmongTabs(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  const list = event.currentTarget.closest('[role=tablist]')
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]:enabled') ?? [])]
  const next = target(event.key, tabs.indexOf(event.currentTarget), tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
  tabs[next]?.click()
}

const listStyles = cva(
  'group/tabs flex [scrollbar-width:none] overflow-x-auto overflow-y-hidden border-b border-border',
  {
    variants: { size: { admin: 'gap-5.5 text-a-body', m: 'gap-8 text-body max-md:gap-6' } },
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
      aria-orientation="horizontal"
      className={listStyles({ size, className })}
      {...rest}
    />
  )
}

const tabStyles = cva([
  'relative inline-flex flex-none items-center gap-2 pt-3.5 pb-3.75 font-medium whitespace-nowrap text-text-muted',
  'group-data-[size=admin]/tabs:pt-2.5 group-data-[size=admin]/tabs:pb-2.75 pointer-coarse:min-h-hit',
  'transition-colors duration-fast hover:text-text focus-visible:-outline-offset-2',
  'data-[state=active]:font-semibold data-[state=active]:text-text',
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:content-['']",
  'data-[state=active]:after:bg-primary forced-colors:data-[state=active]:after:bg-[Highlight]',
  'disabled:cursor-not-allowed disabled:text-disabled-text',
])
export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string
}

export function Tab({ value, className, onClick, onKeyDown, ...rest }: TabProps) {
  const tabs = useTabs()
  const isOn = tabs.chosen === value
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !isOn) tabs.choose(value)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    if (!event.defaultPrevented) moveAmongTabs(event)
  }
  return (
    <button
      type="button"
      data-slot="tab"
      role="tab"
      id={tabId(tabs, value)}
      aria-selected={isOn}
      aria-controls={panelId(tabs, value)}
      data-state={stateOf(tabs, value)}
      tabIndex={isOn ? 0 : -1}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      className={tabStyles({ className })}
      {...rest}
    />
  )
}

const panelStyles = cva('rounded-xs')
export interface TabPanelProps extends ComponentProps<'div'> {
  value: string
  /** Its content stays while another tab is on, with what was typed there. @default false */
  keepMounted?: boolean
}

export function TabPanel({ value, keepMounted = false, className, children, ...rest }: TabPanelProps) {
  const tabs = useTabs()
  const isOn = tabs.chosen === value
  return (
    <div
      data-slot="tab-panel"
      role="tabpanel"
      id={panelId(tabs, value)}
      aria-labelledby={tabId(tabs, value)}
      data-state={stateOf(tabs, value)}
      tabIndex={0}
      hidden={!isOn}
      className={panelStyles({ className })}
      {...rest}
    >
      {(isOn || keepMounted) && children}
    </div>
  )
}
