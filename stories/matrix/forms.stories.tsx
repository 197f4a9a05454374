import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ControlSize } from '@/ui/control-size'
import { Field } from '@/ui/field'
import { darkTwin, matrixPictures } from '../fixtures/pictures'
import { CELLS, STATES, type State } from './form-cells'
import { Rest } from './form-rest'
import { onPhone } from '../fixtures/windows'

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
    <div className={`grid gap-x-6 gap-y-5 ${wide ? 'grid-cols-2' : 'grid-cols-4'} max-md:grid-cols-1`}>
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

const meta = {
  title: 'Matrix/Forms',
  component: Grid,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'padded', chromatic: matrixPictures },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = { args: { size: 'm' } }
export const ShopDark: Story = { args: { size: 'm' }, ...darkTwin, tags: ['!picture', '!manifest'] }
export const Small: Story = { args: { size: 's' } }
export const Admin: Story = { args: { size: 'admin' } }
export const AdminDark: Story = { args: { size: 'admin' }, ...darkTwin, tags: ['!picture', '!manifest'] }
export const Others: Story = { args: { size: 'm' }, render: () => <Rest /> }
export const OthersDark: Story = {
  args: { size: 'm' },
  render: () => <Rest />,
  ...darkTwin,
  tags: ['!picture', '!manifest'],
}
export const PhoneOthers: Story = {
  args: { size: 'm' },
  render: () => <Rest />,
  globals: onPhone,
}
export const PhoneAdmin: Story = {
  args: { size: 'admin' },
  globals: onPhone,
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
