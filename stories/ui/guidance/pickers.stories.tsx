import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { ColourPicker } from '@/ui/colour-picker'
import { DateField } from '@/ui/date-field'
import { Field } from '@/ui/field'
import { FieldSet } from '@/ui/field-set'
import { FormErrorSummary } from '@/ui/form-error-summary'
import { IconPicker } from '@/ui/icon-picker'
import { Input } from '@/ui/input'
import { MultiCombobox } from '@/ui/multi-combobox'
import { PasswordInput } from '@/ui/password-input'
import { RatingInput } from '@/ui/rating-input'
import { SearchField } from '@/ui/search-field'
import { UploadItem, UploadList } from '@/ui/upload-item'

/** Do and don’t examples for the component pages. */
const meta = {
  title: 'UI/Guidance/Pickers and special fields',
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Draw) => (
      <div className="w-72 max-w-full">
        <Draw />
      </div>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const coloursOf = (...colours: readonly (readonly [label: string, value: string])[]) =>
  colours.map(([label, value]) => ({ label, value }))
export const ColoursThatDiffer: Story = {
  render: () => (
    <Field group label="Colour of the category" size="admin">
      <ColourPicker
        presetsOnly
        defaultValue="#24483a"
        colours={coloursOf(
          ['Pine', '#24483a'],
          ['Apricot', '#c8703f'],
          ['Honey', '#c4923a'],
          ['Lake', '#3f6b8c'],
          ['Plum', '#7b4f78'],
        )}
      />
    </Field>
  ),
}
export const ColoursAlike: Story = {
  render: () => (
    <Field group label="Colour of the category" size="admin">
      <ColourPicker
        presetsOnly
        defaultValue="#2c5242"
        colours={coloursOf(
          ['Green 1', '#24483a'],
          ['Green 2', '#284d3e'],
          ['Green 3', '#2c5242'],
          ['Green 4', '#305746'],
          ['Green 5', '#345c4a'],
        )}
      />
    </Field>
  ),
}

export const DatesOfAPeriod: Story = {
  render: () => (
    <FieldSet legend="Valid" size="admin">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="From">
          <DateField defaultValue="2026-12-01" />
        </Field>
        <Field label="Until">
          <DateField min="2026-12-01" defaultValue="2026-12-24" />
        </Field>
      </div>
    </FieldSet>
  ),
}
export const DateAsText: Story = {
  render: () => (
    <Field label="Valid from" size="admin">
      <Input defaultValue="03/04/26" />
    </Field>
  ),
}

export const ErrorsThatHelp: Story = {
  render: () => (
    <FormErrorSummary
      size="s"
      errors={[
        { name: 'email', message: 'Please enter a valid e-mail address' },
        { name: 'zip', message: 'Please enter a valid 5-digit postcode' },
      ]}
    />
  ),
}
export const ErrorsAllAlike: Story = {
  render: () => (
    <FormErrorSummary
      size="s"
      title="Errors"
      errors={[
        { name: 'first', message: 'Invalid input' },
        { name: 'second', message: 'Required field' },
        { name: 'third', message: 'Required field' },
      ]}
    />
  ),
}

export const IconOfACategory: Story = {
  render: () => (
    <Field group label="Icon of the category" size="admin">
      <IconPicker icons={['leaf', 'sprout', 'cup', 'flask', 'sun', 'moon']} defaultValue="cup" />
    </Field>
  ),
}
export const IconsInsteadOfWords: Story = {
  render: () => (
    <Field group label="Delivery" size="admin">
      <IconPicker icons={['box', 'home', 'map-pin']} defaultValue="home" />
    </Field>
  ),
}

const optionsOf = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }))
const CATEGORIES = optionsOf('Energy', 'Detox', 'Organic', 'Beauty', 'Wellness')
export const NoneMeansAll: Story = {
  render: () => (
    <Field label="Valid for" hint="Leave it empty for all categories" size="admin">
      <MultiCombobox options={CATEGORIES} placeholder="Search categories" />
    </Field>
  ),
}
export const AllOneByOne: Story = {
  render: () => (
    <Field label="Valid for" size="admin">
      <MultiCombobox options={CATEGORIES} defaultValue={CATEGORIES} />
    </Field>
  ),
}

export const PasswordWithItsRule: Story = {
  render: () => (
    <Field label="New password" hint="At least 6 characters">
      <PasswordInput autoComplete="new-password" defaultValue="chamomile" />
    </Field>
  ),
}
export const PasswordWithASecretRule: Story = {
  render: () => (
    <Field label="New password" error="Password rejected">
      <PasswordInput autoComplete="new-password" defaultValue="tea" />
    </Field>
  ),
}

function Stars({ start }: { start: number }) {
  const [stars, setStars] = useState(start)
  return (
    <Field group label="Your rating">
      <RatingInput label="Your rating" name={useId()} value={stars} onValueChange={setStars} />
    </Field>
  )
}
export const RatingLeftOpen: Story = { render: () => <Stars start={0} /> }
export const RatingFilledIn: Story = { render: () => <Stars start={5} /> }

export const SearchThatSaysForWhat: Story = {
  render: () => <SearchField size="admin" label="Order number, name or e-mail" />,
}
export const SearchForSomething: Story = {
  render: () => <SearchField size="admin" label="Search …" />,
}

const noop = () => undefined
export const UploadThatSaysWhy: Story = {
  render: () => (
    <UploadList className="w-36">
      <UploadItem
        name="field-in-june.png"
        state={{ status: 'failed', message: '8.4 MB (the limit is 5)' }}
        onRemove={noop}
      />
    </UploadList>
  ),
}
export const UploadThatFailed: Story = {
  render: () => (
    <UploadList className="w-36">
      <UploadItem name="field-in-june.png" state={{ status: 'failed', message: 'Failed' }} onRemove={noop} />
    </UploadList>
  ),
}
