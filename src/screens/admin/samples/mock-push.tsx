import { useTranslations } from '@/i18n'
import { Button } from '@/ui/button'
import { ControlSizeProvider } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { NativeSelect } from '@/ui/native-select'
import { Textarea } from '@/ui/textarea'
import { Panel } from '../shared/panel'

/** Push notification form of the mobile app; nothing is sent. */
export function MockPush() {
  const t = useTranslations('adminMock')
  return (
    <Panel title={t('push.title')} aria-label={t('push.title')}>
      <ControlSizeProvider value="admin">
        <form className="grid gap-3.5 p-4.5" onSubmit={(event) => event.preventDefault()}>
          <Field label={t('push.heading')}>
            <Input defaultValue={t('push.sampleHeading')} maxLength={40} />
          </Field>
          <Field label={t('push.text')}>
            <Textarea rows={2} defaultValue={t('push.sampleText')} maxLength={120} />
          </Field>
          <Field label={t('push.target')}>
            <NativeSelect defaultValue="all">
              {(['all', 'premium'] as const).map((target) => (
                <option key={target} value={target}>
                  {t(`push.targets.${target}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Button type="submit" size="admin" disabled>
            {t('push.send')}
          </Button>
        </form>
      </ControlSizeProvider>
    </Panel>
  )
}
