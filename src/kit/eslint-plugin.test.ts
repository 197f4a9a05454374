import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import plugin from './eslint-plugin'

const IMPORTS = `import { AlertDialog, Button, Card, Checkbox, ControlSizeProvider, DateField, DialogContent, DialogDescription, DialogTitle,
  Field, IconButton, Input, PopoverContent, PopoverTitle, Radio, Slider, Stack, Switch } from 'verda'\n`

/** Rules that report in an element, and what the fixers make of it. */
function checked(element: string) {
  const linter = new Linter()
  const code = `${IMPORTS}export const part = (props) => ${element}\n`
  const rules = linter.verify(code, [plugin.configs.recommended], 'part.jsx').map(({ ruleId }) => ruleId)
  const { output } = linter.verifyAndFix(code, [plugin.configs.recommended], 'part.jsx')
  return { rules, fixed: output.slice(code.indexOf('=> ') + 3).trim() }
}

const DESCRIBED = '<DialogDescription>Once</DialogDescription>'

describe('the recommended rules', () => {
  it.each([
    ['no-raw-colour', `<p style={{ color: '#1d4ed8' }} />`],
    ['no-raw-colour', `<p style={{ border: \`1px solid rgb(0 0 0 / \${props.much})\` }} />`],
    ['no-raw-colour', `<p style={{ background: props.on ? 'white' : undefined }} />`],
    ['no-raw-colour', `<p className="flex bg-[#fff]" />`],
    ['no-raw-colour', `<Card className={props.on ? 'text-red-600' : ''} />`],
    ['control-label', `<IconButton icon={props.icon} />`],
    ['control-label', `<Stack><Input value="" /></Stack>`],
    ['control-label', `<Stack><Slider max={5} /></Stack>`],
    ['control-label', `<Stack><DateField /></Stack>`],
    ['control-label', `<Stack><Checkbox checked /></Stack>`],
    ['control-label', `<Stack><Radio value="a"></Radio></Stack>`],
    ['control-label', `<li><Switch>{/* on */}</Switch></li>`],
    ['control-label', `<Field hint="As on your card"><Input /></Field>`],
    ['control-label', `<Field><Switch /></Field>`],
    ['dialog-title', `<PopoverContent><p>Hello</p></PopoverContent>`],
    ['dialog-title', `<DialogContent><p>Hello</p>${DESCRIBED}</DialogContent>`],
    ['dialog-description', `<DialogContent><DialogTitle>Hello</DialogTitle></DialogContent>`],
    ['admin-density', `<Card density="admin"><Button>Save</Button></Card>`],
    ['admin-density', `<Card density="admin"><AlertDialog title="Delete?" /></Card>`],
    [
      'admin-density',
      `<ControlSizeProvider value="admin"><p><Button>Save</Button></p></ControlSizeProvider>`,
    ],
  ])('%s: %s', (rule, element) => {
    expect(checked(element).rules).toEqual([`verda/${rule}`])
  })

  it.each([
    `<p style={{ color: 'var(--verda-text)', background: 'url(#leaf)' }} className="text-base" title="white" />`,
    `<a href="#add" data-code="#fff">white</a>`,
    `<IconButton icon={props.icon} label="Close" />`,
    `<IconButton {...props} />`,
    `<Input value="" />`,
    `<Stack><Input aria-label="Name" /></Stack>`,
    `<Field label="Name"><Stack><Input /></Stack></Field>`,
    `<Field {...props}><Input /></Field>`,
    `<Field hint="In days"><Input aria-label="Duration" /></Field>`,
    `<Field label="Active"><Switch /></Field>`,
    `<Stack><Checkbox checked>Organic</Checkbox></Stack>`,
    `<Stack><Radio value="a">{props.children}</Radio></Stack>`,
    `<Stack><Switch children="On" /></Stack>`,
    `<li><Checkbox aria-label="Choose Evening Calm" /></li>`,
    `<PopoverContent aria-label="Filters"><p>Hello</p></PopoverContent>`,
    `<PopoverContent><PopoverTitle>Filters</PopoverTitle></PopoverContent>`,
    `<props.OwnField><Input /></props.OwnField>`,
    `<DialogContent><DialogTitle>Hello</DialogTitle>${DESCRIBED}</DialogContent>`,
    `<DialogContent aria-describedby={undefined}>{props.children}</DialogContent>`,
    `<DialogContent>{props.children}</DialogContent>`,
    `<Card density="admin"><Button size="s">Save</Button></Card>`,
    `<Card><Button>Save</Button></Card>`,
  ])('accept %s', (element) => {
    expect(checked(element).rules).toEqual([])
  })

  it('mend what has one answer', () => {
    expect(checked(`<Card density="admin"><Button>Save</Button></Card>`).fixed).toBe(
      `<Card density="admin"><Button size="admin">Save</Button></Card>`,
    )
    expect(checked(`<DialogContent><DialogTitle>Hello</DialogTitle></DialogContent>`).fixed).toBe(
      `<DialogContent aria-describedby={undefined}><DialogTitle>Hello</DialogTitle></DialogContent>`,
    )
  })
})
