import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Note } from '@/ui/note'
import { Tab, TabPanel, Tabs, TabsList } from '@/ui/tabs'

/** Do and don’t examples for the component pages. */
const meta = {
  title: 'UI/Guidance/Overlays and messages',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface PanelProps {
  title: string
  text: string
  actions: readonly (readonly [label: string, variant: 'primary' | 'ghost' | 'danger' | 'outline'])[]
}

/** A panel styled like an overlay, because an open dialog would cover the page. */
const Panel = ({ title, text, actions }: PanelProps) => (
  <Card className="w-72 max-w-full">
    <CardHeader>
      <CardTitle>{title}</CardTitle>
    </CardHeader>
    <CardBody>{text}</CardBody>
    <CardFooter className="flex flex-wrap gap-2">
      {actions.map(([label, variant]) => (
        <Button key={label} size="s" variant={variant}>
          {label}
        </Button>
      ))}
    </CardFooter>
  </Card>
)

export const DialogOfOneTask: Story = {
  render: () => (
    <Panel
      title="Change password"
      text="You stay signed in on this device."
      actions={[
        ['Cancel', 'ghost'],
        ['Change', 'primary'],
      ]}
    />
  ),
}
export const DialogOfMany: Story = {
  render: () => (
    <Panel
      title="Account"
      text="Password, address, orders and invoices."
      actions={[
        ['Save', 'primary'],
        ['Apply', 'primary'],
        ['OK', 'primary'],
        ['Close', 'outline'],
      ]}
    />
  ),
}
export const PopoverOfAFew: Story = {
  render: () => (
    <Card className="grid w-64 max-w-full gap-3 p-4">
      <CardTitle>More filters</CardTitle>
      <Checkbox defaultChecked>Organic</Checkbox>
      <Checkbox>Fair trade</Checkbox>
      <Button size="s">Apply</Button>
    </Card>
  ),
}
export const PopoverOfAForm: Story = {
  render: () => (
    <Card className="grid w-64 max-w-full gap-3 p-4">
      <CardTitle>New address</CardTitle>
      {['Name', 'Street and number', 'Town'].map((label) => (
        <Field key={label} label={label}>
          <Input size="s" />
        </Field>
      ))}
      <Button size="s">Save</Button>
    </Card>
  ),
}
export const QuestionThatNamesIt: Story = {
  render: () => (
    <Panel
      title="Delete “Evening Calm”?"
      text="Customers no longer find it. Orders keep its name and price."
      actions={[
        ['Keep', 'ghost'],
        ['Delete product', 'danger'],
      ]}
    />
  ),
}
export const QuestionOfYesAndNo: Story = {
  render: () => (
    <Panel
      title="Are you sure?"
      text="This cannot be undone."
      actions={[
        ['Yes', 'danger'],
        ['No', 'danger'],
      ]}
    />
  ),
}
export const NoteWithAWayOn: Story = {
  render: () => (
    <Note tone="warn" className="w-72 max-w-full">
      Only two packs are left. We reserve them when you pay.
    </Note>
  ),
}
export const NotesInARow: Story = {
  render: () => (
    <div className="grid w-72 max-w-full gap-2">
      <Note tone="success">Welcome!</Note>
      <Note tone="info">Tip of the day</Note>
      <Note tone="danger">Error 409</Note>
    </div>
  ),
}
export const EmptyWithNextStep: Story = {
  render: () => (
    <EmptyState title="Nothing in your cart yet" action={<Button size="s">Discover products</Button>}>
      Shipping is free for orders over €100.
    </EmptyState>
  ),
}
export const EmptyWithNothing: Story = {
  render: () => <EmptyState title="0 results (empty array)" />,
}
export const ErrorWithARetry: Story = {
  render: () => (
    <ErrorState title="The products could not be loaded" onRetry={() => undefined}>
      Your cart is safe. Please check the connection.
    </ErrorState>
  ),
}
export const ErrorOfTheMachine: Story = {
  render: () => <ErrorState title="Oops!">TypeError: failed to fetch (500)</ErrorState>,
}
const Sections = ({ names }: { names: readonly [string, ...string[]] }) => (
  <Tabs defaultValue="part-0" className="w-80 max-w-full">
    <TabsList aria-label={`About the product: ${names.join(', ')}`}>
      {names.map((name, index) => (
        <Tab key={name} value={`part-${index}`}>
          {name}
        </Tab>
      ))}
    </TabsList>
    {names.map((name, index) => (
      <TabPanel key={name} value={`part-${index}`} className="pt-4">
        {name} of the product
      </TabPanel>
    ))}
  </Tabs>
)
export const TabsOfOneThing: Story = {
  render: () => <Sections names={['Description', 'Ingredients', 'Reviews']} />,
}
export const TabsAsSteps: Story = {
  render: () => <Sections names={['1. Cart', '2. Address', '3. Pay']} />,
}
