import { useTranslations } from '@/i18n'
import type { MailKind } from '@/shop/mails/mails'
import { isOfPlatform, type TextKind } from '@/shop/mails/mail-texts'
import { LANGUAGES, type Language } from '@/shop/shared/language'
import { PLATFORMS, type Platform } from '@/shop/shared/platform'
import { Field } from '@/ui/field'
import { NativeSelect } from '@/ui/native-select'
import { SegmentedControl } from '@/ui/segmented-control'
import { PlatformSelect } from '../shared/platform-select'

export interface MailChoice<Kind = MailKind> {
  readonly kind: Kind
  readonly language: Language
  readonly platform: Platform
}

interface MailChoiceFieldsProps<Kind> {
  kinds: readonly Kind[]
  choice: MailChoice<Kind>
  /** Also says of mails that name no shop that they have one text for all shops. @default false */
  ofTexts?: boolean
  onChange: (choice: MailChoice<Kind>) => void
}

/** Which mail is shown: kind, shop and language. */
export function MailChoiceFields<Kind extends MailKind | TextKind>({
  kinds,
  choice,
  ofTexts = false,
  onChange,
}: MailChoiceFieldsProps<Kind>) {
  const t = useTranslations('adminActivity')
  const labelOf = (kind: MailKind | TextKind) => t(`mails.kinds.${kind}`)
  const isOfOneShop = ofTexts && !isOfPlatform(choice.kind)
  return (
    <div className="mb-4 grid grid-cols-3 gap-3.5 max-sm:grid-cols-1">
      <Field label={t('mails.columns.kind')} size="admin">
        <NativeSelect
          value={choice.kind}
          onChange={({ target }) => {
            const kind = kinds.find((each) => each === target.value)
            if (kind) onChange({ ...choice, kind })
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {labelOf(kind)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label={t('preview.platform')}
        size="admin"
        disabled={isOfOneShop}
        hint={isOfOneShop ? t('texts.oneShop') : undefined}
      >
        <PlatformSelect
          value={isOfOneShop ? 'germany' : choice.platform}
          onChange={({ target }) => {
            const platform = PLATFORMS.find((each) => each === target.value)
            if (platform) onChange({ ...choice, platform })
          }}
        />
      </Field>
      <Field label={t('preview.language')} size="admin" group>
        <SegmentedControl
          size="admin"
          full
          value={choice.language}
          options={LANGUAGES.map((value) => ({ value, label: t(`preview.languages.${value}`) }))}
          onValueChange={(language) => onChange({ ...choice, language })}
        />
      </Field>
    </div>
  )
}
