import { useWords } from '../../../i18n'
import { Button } from '../../../ui/button'
import { ControlSizeProvider } from '../../../ui/control-size'
import { Field } from '../../../ui/field'
import { Input } from '../../../ui/input'
import { NativeSelect } from '../../../ui/native-select'
import { Textarea } from '../../../ui/textarea'
import { Panel } from '../shared/panel'

/** Quick notification of the mobile app; it is sent nowhere (A2). */
export function MockPush() {
  const words = useWords('adminMock')
  return (
    <Panel title={words('push.title')} aria-label={words('push.title')}>
      <ControlSizeProvider value="admin">
        <form className="grid gap-3.5 p-4.5" onSubmit={(event) => event.preventDefault()}>
          <Field label={words('push.heading')}>
            <Input defaultValue={words('push.sampleHeading')} maxLength={40} />
          </Field>
          <Field label={words('push.text')}>
            <Textarea rows={2} defaultValue={words('push.sampleText')} maxLength={120} />
          </Field>
          <Field label={words('push.target')}>
            <NativeSelect defaultValue="all">
              {(['all', 'premium'] as const).map((target) => (
                <option key={target} value={target}>
                  {words(`push.targets.${target}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Button type="submit" size="admin" disabled>
            {words('push.send')}
          </Button>
        </form>
      </ControlSizeProvider>
    </Panel>
  )
}
