import { around, inside, isEmpty, ruleOf, textsIn, valueOf, type Element } from './tree'

const RAW_COLOUR = /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\([^)]*/i
const NAMED_COLOUR = /^(?:black|white|gr[ae]y|red|green|blue|orange|yellow|purple|pink)$/i
const PALETTE =
  /\b(?:bg|text|border|fill|stroke|ring|outline)-(?:(?:slate|gray|zinc|red|orange|amber|yellow|green|emerald|teal|sky|blue|indigo|violet|purple|pink|rose)-\d{2,3}|black|white)\b/
const PAINTED = ['style', 'className', 'fill', 'stroke', 'color']

/** A colour of one's own follows neither theme nor brand, and nobody has checked its contrast. */
export const noRawColour = ruleOf(
  'Colours are custom properties',
  '{{colour}} follows neither theme nor brand: use a custom property such as var(--verda-primary).',
  ({ attributes }, _, report) => {
    for (const attribute of PAINTED) {
      const painted = attributes.get(attribute)
      for (const { text, node } of painted ? textsIn(painted) : []) {
        const pattern = attribute === 'className' ? PALETTE : NAMED_COLOUR
        const [colour] = RAW_COLOUR.exec(text.replaceAll(/url\([^)]*\)/g, '')) ?? pattern.exec(text) ?? []
        if (colour !== undefined) report({ node, data: { colour } })
      }
    }
  },
)

/** Controls that a `Field` names. */
const CONTROLS = new Set([
  'Combobox',
  'DateField',
  'Input',
  'MultiCombobox',
  'NativeSelect',
  'PasswordInput',
  'Select',
  'Slider',
  'TagInput',
  'Textarea',
])
/** Controls that their own text names, or a `Field`. */
const WITH_TEXT = new Set(['Checkbox', 'Radio', 'Switch'])
const NAMES = ['aria-label', 'aria-labelledby', 'id']

/** Whether it names the control inside; a component of others may. */
const isNaming = ({ name, attributes, isOpen }: Element) =>
  name === undefined || name === 'label' || (name === 'Field' && (isOpen || attributes.has('label')))

/** The root of a component may be named by who uses it. */
export const controlLabel = ruleOf(
  'Controls and icon buttons have a name',
  '{{name}} has no name for those who do not see it: {{advice}}.',
  ({ node, name = '', attributes, isOpen }, imports, report) => {
    if (isOpen) return
    if (name === 'IconButton' && !attributes.has('label'))
      report({ node, data: { name, advice: 'give it a label' } })
    const hasText = WITH_TEXT.has(name)
    if (!(hasText || CONTROLS.has(name)) || NAMES.some((each) => attributes.has(each))) return
    if (hasText && (attributes.has('children') || !isEmpty(node))) return
    const parents = around(node, imports)
    if (parents.length === 0 || parents.some(isNaming)) return
    const other = hasText ? 'give it its text' : 'put it into <Field label>'
    report({ node, data: { name, advice: `${other}, or give it an aria-label` } })
  },
)

/** Radix names a dialog by its title, and warns in the console of a host otherwise; a popover may have a name instead. */
export const dialogTitle = ruleOf(
  'Dialogs have a title',
  '{{name}} has no title, which names it: give it a {{title}}.',
  ({ node, name = '', attributes, isOpen }, imports, report) => {
    if (!/^(?:Dialog|Drawer|Popover)Content$/.test(name)) return
    if (name === 'PopoverContent' && (isOpen || NAMES.some((each) => attributes.has(each)))) return
    const title = name.replace('Content', 'Title')
    const parts = inside(node, imports)
    if (parts && !parts.some((part) => part.name === title)) report({ node, data: { name, title } })
  },
)

/** A dialog is described by its description; without one it says so, or Radix warns in the console of a host. */
export const dialogDescription = ruleOf(
  'Dialogs have a description, or say that they have none',
  '{{name}} has no description: give it a {{part}}, or aria-describedby={undefined}.',
  ({ node, name = '', attributes, isOpen }, imports, report) => {
    if (!/^(?:Dialog|Drawer)Content$/.test(name) || isOpen || attributes.has('aria-describedby')) return
    const part = name.replace('Content', 'Description')
    const parts = inside(node, imports)
    if (parts && !parts.some((each) => each.name === part))
      report({ node, data: { name, part }, attribute: 'aria-describedby={undefined}' })
  },
)

/** Fields follow the density around them; buttons and questions do not. */
export const adminDensity = ruleOf(
  'Buttons and questions in the back office are compact',
  '{{name}} is as large as in the shop, inside of what is compact.',
  ({ node, name = '', attributes, isOpen }, imports, report) => {
    if (!/^(?:Button|IconButton|AlertDialog)$/.test(name) || isOpen || attributes.has('size')) return
    const isCompact = around(node, imports).some(
      (parent) =>
        valueOf(parent, 'density') === 'admin' ||
        (parent.name === 'ControlSizeProvider' && valueOf(parent, 'value') === 'admin'),
    )
    if (isCompact) report({ node, data: { name }, attribute: 'size="admin"' })
  },
)
