import type { MappedComponent } from './keyboard-map'

/** Components that could be taken for each other, and in a few words when each is the right one. */
type Family = Partial<Record<MappedComponent, string>>

const families: readonly Family[] = [
  {
    Dialog: 'a task to finish before going on',
    Drawer: 'content that accompanies the page, such as the cart',
    'Alert dialog': 'a question before something that cannot be undone',
  },
  {
    Note: 'a message that belongs to one place and stays',
    Toast: 'a result that may disappear again',
    'Alert dialog': 'an answer is needed first',
  },
  {
    'Empty state': 'nothing is there yet',
    'Error state': 'the content could not be loaded',
    Skeleton: 'the content is still loading',
  },
  {
    'Error state': 'content that could not be loaded',
    Note: 'a failure on a page that is still usable',
    Toast: 'an action that failed elsewhere on the page',
  },
  {
    Skeleton: 'content whose layout is known',
    Spinner: 'a short wait inside a control',
    Progress: 'how far something has got',
  },
  {
    Button: 'an action, named by a verb',
    'Icon button': 'a well-known action where there is no room for words',
    Link: 'the way to another page',
    'Dropdown menu': 'further actions behind one button',
  },
  {
    'Close button': 'dismisses a panel or takes an item off a list',
    'Icon button': 'any other action with an icon only',
    Button: 'cancelling a form, or deleting for good',
  },
  {
    Chip: 'a filter that can be pressed',
    Badge: 'a label on a picture or beside a name',
    Status: 'the state of an order, a payment or a user',
  },
  {
    Checkbox: 'takes effect when the form is sent',
    Switch: 'takes effect at once',
    'Radio group': 'one of several options',
  },
  {
    'Radio group': 'two to six options, all of them visible',
    'Segmented control': 'two to four views of the same content',
    Select: 'four to fifteen options in a styled list',
    'Native select': 'the browser’s own list, best on phones',
    Combobox: 'one of many, found by typing',
  },
  {
    Tabs: 'panels of related content',
    'Segmented control': 'two to four views of the same content',
    Collapsible: 'details that only some readers look for',
  },
  {
    Combobox: 'one of many, found by typing',
    'Multi combobox': 'several of many',
    'Tag input': 'words of one’s own, not from a list',
  },
  {
    Input: 'one line of text',
    Textarea: 'several lines of text',
  },
  {
    'Number stepper': 'a small number that changes by one',
    Input: 'prices and large numbers',
  },
  {
    'Password input': 'a password that can be revealed',
    Input: 'a code from a mail',
  },
  {
    'Date field': 'one date',
    'Field set': 'the start and end of a period, under one legend',
    Input: 'text in no fixed format',
  },
  {
    'Search field': 'searching a list',
    'Filter bar': 'search and filters together',
  },
  {
    'Search field': 'searching a list',
    Combobox: 'choosing one of the results',
  },
  {
    'Filter bar': 'filters above a list',
    Chip: 'a single filter',
  },
  {
    'Filter bar': 'filters above a list',
    Table: 'the list that is filtered',
  },
  {
    Field: 'one control with its label, hint and error',
    'Field set': 'several controls under one legend',
    'Form error summary': 'all errors above a long form',
  },
  {
    'Copy field': 'text that is pasted elsewhere',
    Input: 'text that is typed',
  },
  {
    'Colour picker': 'one of a few colours',
    'Icon picker': 'one of a few icons',
    'Radio group': 'options in words',
  },
  {
    Upload: 'takes pictures',
    Picture: 'shows them',
  },
  {
    Picture: 'a product or an uploaded image',
    Avatar: 'a person’s initials',
  },
  {
    Carousel: 'one slide at a time, for what nobody has to see',
    Tabs: 'panels that readers choose between',
  },
  {
    Rating: 'shows an average',
    'Rating input': 'takes a rating',
  },
  {
    Price: 'a price with what the law requires beside it',
    Badge: 'the discount on the picture',
  },
  {
    Pagination: 'numbered pages with URLs, in the shop',
    Pager: 'the pages of a table, in the back office',
  },
  {
    Pager: 'the pages of a table',
    Table: 'the table itself',
  },
  {
    Breadcrumb: 'the levels above a page',
    'Side navigation': 'the sections of the back office',
    Tabs: 'the parts of one page',
  },
  {
    'Stat card': 'one figure',
    'Chart frame': 'figures over time or side by side',
    Table: 'every value',
  },
  {
    'Page header': 'the title of a page, with its actions',
    Card: 'a part of a page with a title of its own',
    Container: 'the width of a page of the shop',
  },
  {
    Tooltip: 'a detail on hover and focus',
    'Visually hidden': 'text for screen readers only',
    Field: 'a hint that everybody must read',
  },
]

const isName = (family: Family, name: string): name is MappedComponent => Object.hasOwn(family, name)

/** The related components of a component, each with when to use it instead. */
export function relatedTo(component: MappedComponent): readonly (readonly [MappedComponent, string])[] {
  const related = new Map<MappedComponent, string>()
  for (const family of families.filter((each) => component in each))
    for (const [name, when] of Object.entries(family))
      if (name !== component && isName(family, name) && !related.has(name)) related.set(name, when)
  return [...related]
}
