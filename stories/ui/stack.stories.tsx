import { Button } from '@/ui/button'
import { Inline, Stack } from '@/ui/stack'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Layout/Stack',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures },
  component: Stack,
  args: {
    children: [
      <Button key="first" variant="outline">
        First
      </Button>,
      <Button key="second" variant="outline">
        The second is wider
      </Button>,
    ],
  },
})

export default meta

export const Stretched = meta.story()
export const AtTheStart = meta.story({ args: { align: 'start', gap: 2 } })

/** As many as fit stand side by side. */
export const SideBySide = meta.story({
  render: (args) => (
    <Inline style={{ maxWidth: '18rem' }}>
      {args.children}
      <Button>Third</Button>
    </Inline>
  ),
})
export const AtBothEnds = meta.story({
  render: (args) => (
    <Inline justify="between" style={{ width: 'min(30rem, 100%)' }}>
      {args.children}
    </Inline>
  ),
})
