import { createRef, type ReactNode, type Ref } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HeartIcon } from '../icons'
import { IntlProvider } from '../i18n'
import ui from '../i18n/messages/de/ui.json'
import { Checkbox } from './checkbox'
import { ColourPicker } from './colour-picker'
import { Combobox } from './combobox'
import { CopyField } from './copy-field'
import { DateField } from './date-field'
import { Field } from './field'
import { FieldSet } from './field-set'
import { FormErrorSummary } from './form-error-summary'
import { IconButton } from './icon-button'
import { IconPicker } from './icon-picker'
import { Input } from './input'
import { Link } from './link'
import { MultiCombobox } from './multi-combobox'
import { NativeSelect } from './native-select'
import { NumberStepper } from './number-stepper'
import { PasswordInput } from './password-input'
import { Radio } from './radio'
import { RadioGroup } from './radio-group'
import { SearchField } from './search-field'
import { SegmentedControl } from './segmented-control'
import { Select } from './select'
import { Slider } from './slider'
import { Switch } from './switch'
import { TagInput } from './tag-input'
import { Textarea } from './textarea'
import { UploadItem, UploadList } from './upload-item'
import { UploadZone } from './upload-zone'

const shared = { id: 'own-id', className: 'own-class', 'data-own': 'own' }
const options = [{ value: 'a', label: 'A' }]
const nothing = () => undefined

const controls: Record<string, ReactNode> = {
  Checkbox: <Checkbox {...shared} />,
  Combobox: <Combobox {...shared} options={options} />,
  CopyField: <CopyField {...shared} label="IBAN" value="DE02" />,
  DateField: <DateField {...shared} />,
  Input: <Input {...shared} />,
  MultiCombobox: <MultiCombobox {...shared} options={options} />,
  NativeSelect: <NativeSelect {...shared} />,
  NumberStepper: <NumberStepper {...shared} label="Menge" />,
  PasswordInput: <PasswordInput {...shared} />,
  SearchField: <SearchField {...shared} label="Suche" />,
  Select: <Select {...shared} options={options} />,
  Slider: <Slider {...shared} />,
  Switch: <Switch {...shared} />,
  TagInput: <TagInput {...shared} />,
  Textarea: <Textarea {...shared} />,
}
const others: Record<string, ReactNode> = {
  ColourPicker: <ColourPicker {...shared} colours={[{ value: '#24483a', label: 'Tanne' }]} />,
  Field: <Field {...shared} label="Name" />,
  FieldSet: <FieldSet {...shared} legend="Plattform" />,
  FormErrorSummary: <FormErrorSummary {...shared} errors={[{ name: 'a', message: 'A' }]} />,
  IconButton: <IconButton {...shared} label="Merken" icon={HeartIcon} />,
  IconPicker: <IconPicker {...shared} />,
  Link: <Link {...shared} href="#a" />,
  Radio: (
    <Radio {...shared} value="a">
      A
    </Radio>
  ),
  RadioGroup: <RadioGroup {...shared} />,
  SegmentedControl: <SegmentedControl {...shared} options={options} />,
  UploadItem: <UploadItem {...shared} name="a.png" state={{ status: 'done' }} />,
  UploadList: <UploadList {...shared} />,
  UploadZone: <UploadZone {...shared} onFiles={nothing} />,
}
const all = { ...controls, ...others }

const html = (node: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider language="de" messages={{ ui }}>
      {node}
    </IntlProvider>,
  )

describe('every form control', () => {
  it.each(Object.entries(all))('%s renders on the server with className, id and data-*', (_, node) => {
    const markup = html(node)
    expect(markup).toMatch(/class="[^"]*\bown-class\b/)
    expect(markup.match(/id="own-id"/g)).toHaveLength(1)
    expect(markup.match(/data-own="own"/g)).toHaveLength(1)
  })

  it.each(Object.entries(controls))(
    '%s inherits name, validity and description from its field',
    (_, node) => {
      const markup = html(
        <Field label="Name" hint="Hilfe" error="Fehler">
          {node}
        </Field>,
      )
      expect(markup).toMatch(/aria-labelledby="[^"]+-label"|aria-label="(IBAN|Suche|Menge)"/)
      expect(markup).toMatch(/aria-invalid="true"/)
      expect(markup).toMatch(/aria-describedby="[^"]+-error [^"]+-hint/)
    },
  )

  it('forwards its ref to the control', () => {
    const input: Ref<HTMLInputElement> = createRef<HTMLInputElement>()
    const area = createRef<HTMLTextAreaElement>()
    const select = createRef<HTMLSelectElement>()
    expect(
      html(
        <>
          <Input ref={input} />
          <Checkbox ref={input} />
          <Slider ref={input} />
          <Switch ref={input} />
          <Radio ref={input} value="a">
            A
          </Radio>
          <Textarea ref={area} />
          <NativeSelect ref={select} />
        </>,
      ),
    ).not.toBe('')
  })
})
