import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '@/ui/checkbox'
import { Combobox } from '@/ui/combobox'
import { CopyField } from '@/ui/copy-field'
import { Field } from '@/ui/field'
import { FieldSet } from '@/ui/field-set'
import { Input } from '@/ui/input'
import { TagInput } from '@/ui/tag-input'

/** Do and don’t examples for the component pages. */
const meta = {
  title: 'UI/Guidance/Fields',
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

export const SetOfChoices: Story = {
  render: () => (
    <FieldSet legend="Notify me by" hint="You can change this at any time">
      <Checkbox defaultChecked>E-mail</Checkbox>
      <Checkbox>Text message</Checkbox>
    </FieldSet>
  ),
}
export const SetOfOne: Story = {
  render: () => (
    <FieldSet legend="E-mail">
      <Field label="E-mail address">
        <Input autoComplete="email" />
      </Field>
    </FieldSet>
  ),
}

export const CopyOfACode: Story = {
  render: () => (
    <Field label="IBAN">
      <CopyField label="IBAN" value="DE02 1203 0000 0000 2020 51" />
    </Field>
  ),
}
export const CopyOfASentence: Story = {
  render: () => (
    <Field label="Note">
      <CopyField label="Note" value="Your parcel leaves us within two working days." />
    </Field>
  ),
}

export const TagsInAWord: Story = {
  render: () => (
    <Field label="Ingredients">
      <TagInput defaultValue={['chamomile', 'lemon balm', 'lavender']} />
    </Field>
  ),
}
export const TagsAsSentences: Story = {
  render: () => (
    <Field label="Description">
      <TagInput defaultValue={['Calms in the evening', 'and tastes of flowers']} />
    </Field>
  ),
}

const optionsOf = (...labels: readonly string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }))
export const ComboboxOfMany: Story = {
  render: () => (
    <Field label="Gift" hint="38 products">
      <Combobox
        options={optionsOf('Evening Calm', 'Morning Green', 'Rosehip')}
        placeholder="Search products"
      />
    </Field>
  ),
}
export const ComboboxOfTwo: Story = {
  render: () => (
    <Field label="Delivery">
      <Combobox options={optionsOf('Standard', 'Express')} defaultValue="standard" />
    </Field>
  ),
}
