import type { ComponentProps } from 'react'
import { useTranslations } from '@/i18n'
import { PLATFORMS } from '@/shop/shared/platform'
import { Checkbox } from '@/ui/checkbox'
import { FieldSet, type FieldSetProps } from '@/ui/field-set'

interface PlatformChecksProps
  extends
    Pick<FieldSetProps, 'legend' | 'error' | 'className'>,
    Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'> {}

/** Checkbox group of the platforms; props of a registered field are passed to each checkbox. */
export function PlatformChecks({ legend, error, className, ...field }: PlatformChecksProps) {
  const t = useTranslations('admin')
  return (
    <FieldSet legend={legend} error={error} className={className}>
      <span className="flex gap-2 max-sm:flex-col">
        {PLATFORMS.map((platform) => (
          <Checkbox key={platform} variant="tile" value={platform} aria-invalid={Boolean(error)} {...field}>
            {t(`platforms.${platform}`)}
          </Checkbox>
        ))}
      </span>
    </FieldSet>
  )
}
