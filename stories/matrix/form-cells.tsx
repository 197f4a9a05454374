import type { ReactNode } from 'react'
import { MailIcon } from '@/icons'
import { Checkbox } from '@/ui/checkbox'
import { ColourPicker } from '@/ui/colour-picker'
import { Combobox } from '@/ui/combobox'
import { type ControlSize } from '@/ui/control-size'
import { DateField } from '@/ui/date-field'
import { Input } from '@/ui/input'
import { MultiCombobox } from '@/ui/multi-combobox'
import { NativeSelect } from '@/ui/native-select'
import { NumberStepper } from '@/ui/number-stepper'
import { PasswordInput } from '@/ui/password-input'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import { SegmentedControl } from '@/ui/segmented-control'
import { Select } from '@/ui/select'
import { Slider } from '@/ui/slider'
import { Switch } from '@/ui/switch'
import { TagInput } from '@/ui/tag-input'
import { Textarea } from '@/ui/textarea'
import { LONG } from './long'

export const STATES = ['empty', 'filled', 'error', 'disabled'] as const
export type State = (typeof STATES)[number]

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

/** One control in a state and a size. */
interface Cell {
  name: string
  draw: (state: State, size: ControlSize) => ReactNode
  /** The label names a set. */
  group?: boolean
}
const on = (state: State) => state !== 'empty'
export const CELLS: readonly Cell[] = [
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
  { name: 'Ungefähr', draw: (state) => <Slider defaultValue={on(state) ? 60 : 0} /> },
  { name: 'Schalter', draw: (state) => <Switch defaultChecked={on(state)} /> },
  { name: 'Kästchen', draw: (state) => <Checkbox defaultChecked={on(state)}>Aktif</Checkbox> },
  {
    name: 'Farbe',
    group: true,
    draw: (state) => <ColourPicker colours={colours} defaultValue={on(state) ? '#24483a' : ''} />,
  },
]
