import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { CardIcon, BankIcon, HeartIcon, MailIcon, TrashIcon } from '@/icons'
import { Checkbox } from '@/ui/checkbox'
import { ColourPicker } from '@/ui/colour-picker'
import { Combobox } from '@/ui/combobox'
import { CONTROL_SIZES, type ControlSize } from '@/ui/control-size'
import { CopyField } from '@/ui/copy-field'
import { DateField } from '@/ui/date-field'
import { Field } from '@/ui/field'
import { FieldSet } from '@/ui/field-set'
import { FormErrorSummary } from '@/ui/form-error-summary'
import { ICON_BUTTON_SIZES, ICON_BUTTON_VARIANTS, IconButton } from '@/ui/icon-button'
import { IconPicker } from '@/ui/icon-picker'
import { Input } from '@/ui/input'
import { Link, LINK_VARIANTS } from '@/ui/link'
import { MultiCombobox } from '@/ui/multi-combobox'
import { NativeSelect } from '@/ui/native-select'
import { NumberStepper } from '@/ui/number-stepper'
import { PasswordInput } from '@/ui/password-input'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import { SearchField } from '@/ui/search-field'
import { SegmentedControl } from '@/ui/segmented-control'
import { Select } from '@/ui/select'
import { Switch } from '@/ui/switch'
import { TagInput } from '@/ui/tag-input'
import { Textarea } from '@/ui/textarea'
import { UploadItem, UploadList } from '@/ui/upload-item'
import { UploadZone } from '@/ui/upload-zone'
import { chromaticModes } from './modes'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenband'
const STATES = ['empty', 'filled', 'error', 'disabled'] as const
type State = (typeof STATES)[number]

const countries = [
  { value: 'de', label: 'Deutschland' },
  { value: 'at', label: 'Österreich' },
  { value: 'ch', label: 'Schweiz' },
]
const products = [
  { value: 'a', label: 'Abendruhe' },
  { value: 'm', label: 'Morgengrün' },
]
const colours = [
  { value: '#24483a', label: 'Tanne' },
  { value: '#c8703f', label: 'Aprikose' },
]

interface Cell {
  name: string
  draw: (state: State, size: ControlSize) => ReactNode
  /** The label names a set. */
  group?: boolean
}
const on = (state: State) => state !== 'empty'
const CELLS: readonly Cell[] = [
  {
    name: 'Text',
    draw: (state) => <Input placeholder="name@beispiel.de" defaultValue={on(state) ? 'Sabine Koch' : ''} />,
  },
  {
    name: 'Mit Symbol und Einheit',
    draw: (state) => (
      <Input icon={MailIcon} unit="€" inputMode="decimal" defaultValue={on(state) ? '1.234,90' : ''} />
    ),
  },
  { name: 'Passwort', draw: (state) => <PasswordInput defaultValue={on(state) ? 'geheim' : ''} /> },
  { name: 'Lang', draw: (state) => <Input defaultValue={on(state) ? LONG : ''} /> },
  { name: 'Datum', draw: (state) => <DateField defaultValue={on(state) ? '2026-11-21' : ''} /> },
  {
    name: 'Liste',
    draw: (state) => (
      <Select options={countries} placeholder="Bitte wählen" {...(on(state) && { defaultValue: 'de' })} />
    ),
  },
  {
    name: 'Liste des Browsers',
    draw: (state) => (
      <NativeSelect placeholder="Bitte wählen" defaultValue={on(state) ? 'de' : ''}>
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    ),
  },
  {
    name: 'Suche mit Vorschlägen',
    draw: (state) => <Combobox options={products} defaultValue={on(state) ? 'a' : null} />,
  },
  {
    name: 'Mehrere mit Vorschlägen',
    draw: (state) => <MultiCombobox options={products} defaultValue={on(state) ? products : []} />,
  },
  {
    name: 'Schlagworte',
    draw: (state) => <TagInput defaultValue={on(state) ? ['kafeinsiz', 'papatya', 'bitki çayı'] : []} />,
  },
  { name: 'Mehrzeilig', draw: (state) => <Textarea defaultValue={on(state) ? 'Bitte klingeln.' : ''} /> },
  {
    name: 'Auswahl',
    group: true,
    draw: (state) => (
      <RadioGroup orientation="row" {...(on(state) && { defaultValue: 'a' })}>
        <Radio value="a">Ja</Radio>
        <Radio value="b">Nein</Radio>
      </RadioGroup>
    ),
  },
  {
    name: 'Umschalter',
    group: true,
    draw: (state) => (
      <SegmentedControl
        options={[
          { value: 'a', label: 'Grafik' },
          { value: 'b', label: 'Tablo' },
        ]}
        defaultValue={on(state) ? 'b' : 'a'}
      />
    ),
  },
  {
    name: 'Menge',
    draw: (state) => <NumberStepper label="Menge" max={3} defaultValue={on(state) ? 3 : 1} />,
  },
  { name: 'Schalter', draw: (state) => <Switch defaultChecked={on(state)} /> },
  { name: 'Kästchen', draw: (state) => <Checkbox defaultChecked={on(state)}>Aktif</Checkbox> },
  {
    name: 'Farbe',
    group: true,
    draw: (state) => <ColourPicker colours={colours} defaultValue={on(state) ? '#24483a' : ''} />,
  },
]

const fieldProps = {
  empty: { hint: 'Hilfe unter dem Feld' },
  filled: { optional: true },
  error: { error: 'Bitte prüfen Sie diese Angabe' },
  disabled: { disabled: true },
} as const satisfies Record<State, object>

interface GridProps {
  size: ControlSize
  /** Two columns instead of four, for large text. */
  wide?: boolean
}
function Grid({ size, wide = false }: GridProps) {
  return (
    <div className={`grid gap-x-6 gap-y-5 ${wide ? 'grid-cols-2' : 'grid-cols-4 max-md:grid-cols-1'}`}>
      {CELLS.flatMap(({ name, draw, group }) =>
        STATES.map((state) => (
          <Field key={`${name}-${state}`} label={name} group={group} size={size} {...fieldProps[state]}>
            {draw(state, size)}
          </Field>
        )),
      )}
    </div>
  )
}

function Rest() {
  return (
    <div className="grid gap-8">
      {ICON_BUTTON_SIZES.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          {ICON_BUTTON_VARIANTS.map((variant) => (
            <IconButton
              key={variant}
              variant={variant}
              size={size}
              label={`Merken, ${variant}`}
              icon={HeartIcon}
            />
          ))}
          <IconButton size={size} round variant="outline" label="Merken, rund" icon={HeartIcon} />
          <IconButton size={size} disabled label="Löschen" icon={TrashIcon} />
          <IconButton size={size} loading label="Lädt" icon={TrashIcon} />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-8">
        {LINK_VARIANTS.map((variant) => (
          <Link key={variant} variant={variant} href="#ziel">
            Sendung verfolgen
          </Link>
        ))}
        <Link href="#ziel" external>
          DHL
        </Link>
      </div>
      {CONTROL_SIZES.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-6">
          <Checkbox size={size}>Aus</Checkbox>
          <Checkbox size={size} defaultChecked>
            An
          </Checkbox>
          <Checkbox size={size} indeterminate>
            Einige
          </Checkbox>
          <Checkbox size={size} disabled defaultChecked description="Kann nicht geändert werden">
            Gesperrt
          </Checkbox>
          <Switch size={size}>Aus</Switch>
          <Switch size={size} defaultChecked>
            An
          </Switch>
          <Switch size={size} disabled defaultChecked>
            Gesperrt
          </Switch>
        </div>
      ))}
      {CONTROL_SIZES.map((size) => (
        <FieldSet key={size} size={size} legend="Plattform">
          <div className="flex max-w-md gap-2">
            <Checkbox variant="tile" defaultChecked>
              Almanya
            </Checkbox>
            <Checkbox variant="tile">Türkiye</Checkbox>
            <Checkbox variant="tile" disabled>
              Mobil
            </Checkbox>
          </div>
        </FieldSet>
      ))}
      <RadioGroup aria-label="Zahlungsart" defaultValue="paypal" className="max-w-xl">
        <Radio variant="card" value="paypal" description="Sie bezahlen nach der Bestellung." icon={CardIcon}>
          PayPal
        </Radio>
        <Radio variant="card" value="bank" description={LONG} icon={BankIcon}>
          Überweisung
        </Radio>
        <Radio variant="card" value="no" disabled>
          Gesperrt
        </Radio>
      </RadioGroup>
      <div className="grid max-w-xs gap-4">
        <SearchField label="Produkt suchen" />
        <SearchField label="Produkt suchen, voll" defaultValue="Abend" size="admin" />
        <CopyField label="IBAN" value="DE02 1203 0000 0000 2020 51" />
        <CopyField label="Code" value="WINTER15" size="admin" />
      </div>
      <Field group label="Symbol">
        <IconPicker defaultValue="leaf" />
      </Field>
      <UploadZone onFiles={() => undefined} hint="PNG, JPG oder WebP" />
      <UploadZone onFiles={() => undefined} disabled multiple={false} />
      <UploadList>
        <UploadItem
          name="abendruhe-dose.png"
          state={{ status: 'done' }}
          bytes={1_258_291}
          onRemove={() => undefined}
        />
        <UploadItem
          name={`${LONG}.jpg`}
          state={{ status: 'uploading', percent: 64 }}
          onRemove={() => undefined}
        />
        <UploadItem
          name="feld-juni.png"
          state={{ status: 'failed', message: '8,4 MB (Grenze 5)' }}
          onRemove={() => undefined}
        />
      </UploadList>
      {CONTROL_SIZES.map((size) => (
        <FormErrorSummary
          key={size}
          size={size}
          errors={[
            { name: 'a', message: 'Name ist erforderlich' },
            { name: 'b', message: LONG },
          ]}
        />
      ))}
    </div>
  )
}

const meta = {
  title: 'Matrix/Forms',
  component: Grid,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', chromatic: { modes: chromaticModes } },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = { args: { size: 'm' } }
export const ShopDark: Story = { args: { size: 'm' }, globals: { theme: 'dark' } }
export const Small: Story = { args: { size: 's' } }
export const Admin: Story = { args: { size: 'admin' } }
export const AdminDark: Story = { args: { size: 'admin' }, globals: { theme: 'dark' } }
export const Others: Story = { args: { size: 'm' }, render: () => <Rest /> }
export const OthersDark: Story = { args: { size: 'm' }, render: () => <Rest />, globals: { theme: 'dark' } }
export const OthersPhone: Story = {
  args: { size: 'm' },
  render: () => <Rest />,
  globals: { viewport: { value: 'mobile1' } },
}
export const AdminPhone: Story = {
  args: { size: 'admin' },
  globals: { viewport: { value: 'mobile1' } },
}
/** Text at 200 %: nothing may be cut or overlap. */
export const LargeText: Story = {
  args: { size: 'm', wide: true },
  decorators: [
    (Draw) => {
      document.documentElement.style.fontSize = '200%'
      return <Draw />
    },
  ],
  beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
}
