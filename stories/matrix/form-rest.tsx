import { CardIcon, BankIcon, HeartIcon, TrashIcon } from '@/icons'
import { Checkbox } from '@/ui/checkbox'
import { CONTROL_SIZES } from '@/ui/control-size'
import { CopyField } from '@/ui/copy-field'
import { Field } from '@/ui/field'
import { FieldSet } from '@/ui/field-set'
import { FormErrorSummary } from '@/ui/form-error-summary'
import { ICON_BUTTON_SIZES, ICON_BUTTON_VARIANTS, IconButton } from '@/ui/icon-button'
import { IconPicker } from '@/ui/icon-picker'
import { Link, LINK_VARIANTS } from '@/ui/link'
import { Radio } from '@/ui/radio'
import { RadioGroup } from '@/ui/radio-group'
import { SearchField } from '@/ui/search-field'
import { Switch } from '@/ui/switch'
import { UploadItem, UploadList } from '@/ui/upload-item'
import { UploadZone } from '@/ui/upload-zone'
import { LONG } from './long'

/** Controls that are no field, and those that need more room. */
export function Rest() {
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
