import { Card } from '@/ui/card'
import { Grid } from '@/ui/grid'
import preview from '#.storybook/preview'
import { componentPictures } from '../fixtures/pictures'
import { onPhone } from '../fixtures/windows'

const TEAS = ['Abendruhe', 'Morgengrün', 'Goldmilch', 'Ingwer Zitrone', 'Hagebutte']

const meta = preview.meta({
  title: 'UI/Layout/Grid',
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: componentPictures, layout: 'padded' },
  component: Grid,
  args: { children: TEAS.map((name) => <Card key={name}>{name}</Card>) },
})

export default meta

export const AsManyAsFit = meta.story()
export const NarrowColumns = meta.story({ args: { min: '8rem', gap: 2 } })
/** One column where a column's width does not fit twice. */
export const Phone = meta.story({ globals: onPhone })
