import type { MappedComponent } from './keyboard-map'

export const CHANGE_KINDS = { breaking: 'Breaking', new: 'New', changed: 'Changed', fixed: 'Fixed' } as const
export type ChangeKind = keyof typeof CHANGE_KINDS

export interface Change {
  kind: ChangeKind
  /** What changed for users of the library; text between backticks is formatted as `code`. */
  text: string
  /** How to migrate, for breaking changes. */
  migration?: string
  /** Components whose pages list this change too. */
  of?: readonly MappedComponent[]
}

export interface ChangeDay {
  /** ISO date. */
  day: string
  changes: readonly Change[]
}

/** The design system's change log, newest first. Component pages show their own entries. */
export const changeLog: readonly ChangeDay[] = [
  {
    day: '2026-11-25',
    changes: [
      {
        kind: 'fixed',
        text: 'Shown stories end in the state that they are named after: no press or focus ring of an assertion, and no state that looks like another one.',
      },
      {
        kind: 'changed',
        text: 'A row is painted by itself, so that long tables change faster.',
        of: ['Table'],
      },
      {
        kind: 'changed',
        text: 'The anatomy has a drawing.',
        of: ['Alert dialog', 'Dropdown menu', 'Picture', 'Tooltip'],
      },
    ],
  },
  {
    day: '2026-11-24',
    changes: [
      {
        kind: 'new',
        text: 'The components page shows every component and filters by group and maturity; a component’s page names related ones and when to use which.',
      },
      {
        kind: 'new',
        text: 'Do and don’t for seventeen more components, and the rules that it follows on every screen’s page.',
      },
      {
        kind: 'fixed',
        text: 'Numbers of anatomy drawings whose lines crossed each other or another part; code of dialogs, menus and toasts that showed their tests.',
      },
    ],
  },
  {
    day: '2026-11-23',
    changes: [
      {
        kind: 'breaking',
        text: '`panels` of the product tabs is a function.',
        migration: 'Write `renderPanel={(panel) => <ProductPanels {...panel} />}`.',
      },
      { kind: 'new', text: 'Icon `store`.' },
      { kind: 'fixed', text: 'The dots of the icon `more` were too fine to be seen beside other icons.' },
      {
        kind: 'fixed',
        text: 'A button that is loading keeps the focus, also if it is disabled as well.',
        of: ['Button'],
      },
      {
        kind: 'new',
        text: '`emptyText` of the trend chart says that there is nothing to show, where a flat line at 0 stood.',
        of: ['Chart frame'],
      },
      {
        kind: 'new',
        text: 'A page on getting started, do and don’t for sixteen more components and the product card, numbered anatomy for most components.',
      },
      {
        kind: 'changed',
        text: 'Component samples are in English; the shop’s screens stay German and the back office’s Turkish.',
      },
      {
        kind: 'new',
        text: 'Every token says what it is for, and the package has them as `verda/tokens.json` in the format of the Design Tokens Community Group.',
      },
      {
        kind: 'new',
        text: 'A component’s page tells its maturity, who uses it and what changed; a screen’s page tells who wires it.',
      },
      {
        kind: 'fixed',
        text: 'The shop’s navigation stands beside the logo, and filters of the back office fill a phone’s width.',
      },
      {
        kind: 'fixed',
        text: 'Clearing a combobox, turning to the last page and leaving a tag input by Tab keep the focus; copying without a clipboard says that it failed.',
        of: ['Combobox', 'Pager', 'Tag input', 'Copy field'],
      },
      {
        kind: 'fixed',
        text: 'The tooltips of sortable columns, the sizes of small files, and the slider of a chart whose points become fewer.',
        of: ['Table', 'Upload', 'Chart frame'],
      },
    ],
  },
  {
    day: '2026-11-22',
    changes: [
      {
        kind: 'breaking',
        text: '`LineChart`, which needed recharts, is gone.',
        migration:
          'Use `TrendChart`: the same props, a named export, drawn without a library and on the server too.',
        of: ['Chart frame'],
      },
      {
        kind: 'breaking',
        text: '`tickLabel` names what it labels.',
        migration: 'Write `indicatorLabel`.',
        of: ['Carousel'],
      },
      {
        kind: 'breaking',
        text: 'The `state` of an `UploadItem` is told apart by `status`, as every state union.',
        migration: 'Write `{ status: "done" }` for `{ kind: "done" }`.',
        of: ['Upload'],
      },
      {
        kind: 'new',
        text: '`TrendChart` has room for marks with a currency; `useFormat().shortMoney` writes them: “1.350 €”.',
        of: ['Chart frame'],
      },
      {
        kind: 'new',
        text: '`onMore` asks for further options when the end of the list comes into sight.',
        of: ['Multi combobox'],
      },
      {
        kind: 'new',
        text: '`--eu-organic` and `--eu-organic-stars`: the European Union’s own colours of its mark.',
      },
      {
        kind: 'new',
        text: '`verda/messages/<language>/<namespace>`: one screen with the words it needs, instead of all.',
      },
      {
        kind: 'new',
        text: 'In the orders J and K go from row to row, X selects and Enter opens; a click anywhere in a row opens users and orders.',
      },
      {
        kind: 'changed',
        text: 'On phones toasts stand above a product’s buy bar, and below the title of an open drawer.',
        of: ['Toast', 'Drawer'],
      },
      {
        kind: 'changed',
        text: 'Only letters that Turkish needs are fetched for it: 6 kB instead of both fonts’ extended sets.',
      },
      {
        kind: 'fixed',
        text: 'As high as its content in WebKit, with a body that scrolls.',
        of: ['Dialog', 'Alert dialog'],
      },
      {
        kind: 'fixed',
        text: 'Unticked boxes load no picture of the check mark: long tables draw faster.',
        of: ['Checkbox'],
      },
      { kind: 'fixed', text: 'The package’s types resolve under `nodenext` as under `bundler`.' },
      {
        kind: 'changed',
        text: 'In this Storybook a story shows its state, and what presses stands outside of the sidebar; a screen’s page shows its states in one frame with the rules that its stories assert; rows of props tables have words, defaults and no `null`.',
      },
    ],
  },
  {
    day: '2026-11-21',
    changes: [
      {
        kind: 'changed',
        text: 'Cells stand closer in a narrow frame, measured once per table instead of once per cell.',
        of: ['Table'],
      },
      {
        kind: 'changed',
        text: 'A picture with `priority` is decoded at once, so that it shows with the text around it.',
        of: ['Picture'],
      },
      { kind: 'new', text: '`MonitorIcon`, for the theme that follows the system.' },
      {
        kind: 'new',
        text: 'First version: tokens, icons, drawings, 61 components, every screen of shop and back office.',
      },
    ],
  },
]

/** The entries for one component, newest first. */
export const changesOf = (component: MappedComponent) =>
  changeLog.flatMap(({ day, changes }) =>
    changes.filter(({ of }) => of?.includes(component)).map((change) => ({ ...change, day })),
  )
