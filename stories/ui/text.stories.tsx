import { expect } from '@storybook/test'
import { Stack } from '@/ui/stack'
import { Heading, Text } from '@/ui/text'
import preview from '#.storybook/preview'
import { componentPictures, darkTwin } from '../fixtures/pictures'

const meta = preview.meta({
  title: 'UI/Data display/Text',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures, layout: 'padded' },
  component: Text,
  args: { children: 'Camomile, lemon balm and lavender, blended for the last hour of the day.' },
})

export default meta

export const Paragraph = meta.story()
export const Sizes = meta.story({
  render: ({ children }) => (
    <Stack gap={3}>
      {(['l', 'm', 's', 'xs'] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
})
export const Tones = meta.story({
  render: ({ children }) => (
    <Stack gap={3}>
      <Text>{children}</Text>
      {(['muted', 'subtle', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
})
export const Headings = meta.story({
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
      <Heading level={2} size="admin">
        Level 2 of a back office
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
})
export const Dark = Tones.extend({ ...darkTwin, tags: ['!picture', '!manifest'] })
