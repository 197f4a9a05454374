import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { NumberStepper } from '@/ui/number-stepper'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import { SegmentedControl } from '@/ui/segmented-control'
import { Slider } from '@/ui/slider'
import { Switch } from '@/ui/switch'
import { Textarea } from '@/ui/textarea'

/** Do and don’t examples for the component pages. */
const meta = {
  title: 'UI/Guidance/Forms',
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Draw) => (
      <div className="w-64 max-w-full">
        <Draw />
      </div>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const InputAsLongAsItsAnswer: Story = {
  render: () => (
    <Field label="Postcode" className="w-32">
      <Input inputMode="numeric" autoComplete="postal-code" defaultValue="10115" />
    </Field>
  ),
}
export const InputOfOneSize: Story = {
  render: () => (
    <Field label="PC (5)">
      <Input defaultValue="10115" />
    </Field>
  ),
}
export const TextareaWithRoom: Story = {
  render: () => (
    <Field label="Note for the courier" hint="Optional, up to 200 characters">
      <Textarea rows={3} defaultValue="Please ring at number 4; the bell of number 2 is broken." />
    </Field>
  ),
}
export const TextareaForALine: Story = {
  render: () => (
    <Field label="City">
      <Textarea rows={3} defaultValue="Berlin" />
    </Field>
  ),
}
const countries = ['Austria', 'Belgium', 'Denmark', 'France', 'Germany', 'Italy', 'Netherlands']
export const SelectOfMany: Story = {
  render: () => (
    <Field label="Country">
      <NativeSelect defaultValue="Germany">
        {countries.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
    </Field>
  ),
}
export const SelectOfTwo: Story = {
  render: () => (
    <Field label="Send invoices by e-mail">
      <NativeSelect defaultValue="Yes">
        <option>Yes</option>
        <option>No</option>
      </NativeSelect>
    </Field>
  ),
}
export const CheckboxOfConsent: Story = {
  render: () => <Checkbox>Send me the newsletter</Checkbox>,
}
export const CheckboxNegated: Story = {
  render: () => <Checkbox defaultChecked>Do not send me no newsletter</Checkbox>,
}
export const RadiosShown: Story = {
  render: () => (
    <Field group label="Delivery">
      <RadioGroup defaultValue="standard">
        <Radio value="standard" description="2 to 3 days">
          Standard, €4.90
        </Radio>
        <Radio value="express" description="tomorrow by noon">
          Express, €12.90
        </Radio>
      </RadioGroup>
    </Field>
  ),
}
export const RadioAlone: Story = {
  render: () => (
    <Field group label="Delivery">
      <RadioGroup>
        <Radio value="express">Express</Radio>
      </RadioGroup>
    </Field>
  ),
}
export const SwitchAtOnce: Story = {
  render: () => <Switch defaultChecked>Product is on sale</Switch>,
}
export const SwitchWithSave: Story = {
  render: () => (
    <div className="grid gap-3">
      <Switch>Enable or disable</Switch>
      <Button size="s" className="justify-self-start">
        Save
      </Button>
    </div>
  ),
}
export const SegmentsShort: Story = {
  render: () => (
    <SegmentedControl
      aria-label="Period"
      options={[
        { value: 'week', label: 'Week' },
        { value: 'month', label: 'Month' },
        { value: 'year', label: 'Year' },
      ]}
    />
  ),
}
export const SegmentsOfWork: Story = {
  render: () => (
    <SegmentedControl
      aria-label="Order"
      options={[
        { value: 'save', label: 'Save' },
        { value: 'delete', label: 'Delete' },
      ]}
    />
  ),
}
export const SliderOfAMood: Story = {
  render: () => (
    <Field label="Brewing time" hint="The longer, the stronger">
      <Slider min={1} max={10} defaultValue={5} formatValue={(minutes) => `${minutes} min`} />
    </Field>
  ),
}
export const SliderOfAPrice: Story = {
  render: () => (
    <Field label="Price">
      <Slider max={500} step={0.01} defaultValue={11.9} formatValue={(price) => `€${price.toFixed(2)}`} />
    </Field>
  ),
}
export const StepperOfAFew: Story = {
  render: () => <NumberStepper label="Quantity" min={1} max={99} defaultValue={2} />,
}
export const StepperOfThousands: Story = {
  render: () => <NumberStepper label="Stock" min={0} max={100_000} defaultValue={12_480} />,
}
