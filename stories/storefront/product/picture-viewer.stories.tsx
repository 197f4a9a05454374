import { expect, fn, screen, userEvent, within } from '@storybook/test'
import { PictureViewer } from '@/screens/storefront/product/picture-viewer'
import preview from '#.storybook/preview'
import { pictured } from '../../fixtures/pictures'
import { abendruhe } from './product-detail-args'

const leftOf = (element?: Element) => element?.getBoundingClientRect().left

const meta = preview.meta({
  title: 'Storefront/Product/Picture viewer',
  component: PictureViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    name: abendruhe.name,
    pictures: abendruhe.pictures,
    tint: abendruhe.tint,
    first: 1,
    onClose: fn(),
  },
})

export default meta

export const Open = meta.story({
  ...pictured,
  tags: ['picture'],
  parameters: { ...pictured.parameters, rules: ['SHOP-511'] },
})
Open.test('arrow keys move on, a press zooms, Escape closes [SHOP-511]', async ({ args, step }) => {
  const dialog = await screen.findByRole('dialog', { name: `Bilder von ${abendruhe.name}` })
  const picture = (position: number) =>
    within(dialog).getAllByRole('button', { name: /. (Vergrößern|Verkleinern)$/ })[position]
  await step('it fills the window, and the pressed picture has the focus', async () => {
    await expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([window.innerWidth, window.innerHeight])
    await expect(dialog).toHaveTextContent('Bild 2 von 3')
    await expect(picture(1)).toHaveFocus()
  })
  await step('arrow keys move to the next and stop at the last', async () => {
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog).toHaveTextContent('Bild 3 von 3')
    await expect(picture(2)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog).toHaveTextContent('Bild 3 von 3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(dialog).toHaveTextContent('Bild 1 von 3')
  })
  await step('a press zooms, another further, the third shows the whole again', async () => {
    await expect(dialog).toHaveTextContent('100 %')
    await userEvent.keyboard('{Enter}')
    await expect(dialog).toHaveTextContent('200 %')
    await userEvent.keyboard('{Enter}')
    await expect(picture(0)).toHaveAccessibleName(/Verkleinern$/)
    await expect(dialog).toHaveTextContent('300 %')
    await userEvent.keyboard('{Enter}')
    await expect(picture(0)).toHaveAccessibleName(/Vergrößern$/)
  })
  await step('buttons zoom from the middle, and the next picture begins as a whole', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Vergrößern' }))
    await expect(dialog).toHaveTextContent('200 %')
    await userEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }))
    await expect(dialog).toHaveTextContent('Bild 2 von 3')
    await expect(dialog).toHaveTextContent('100 %')
  })
  await step('a thumbnail shows its picture', async () => {
    const thumb = screen.getByRole('button', { name: 'Bild 3 von 3' })
    await userEvent.click(thumb)
    await expect(thumb).toHaveAttribute('aria-current', 'true')
    await expect(leftOf(picture(2))).toBe(leftOf(screen.getAllByRole('list')[0]))
  })
  await step('Escape closes', async () => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  })
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
RightToLeft.test('the first picture is in view, and the key that points on moves on', async () => {
  const dialog = await screen.findByRole('dialog')
  const expectInView = (position: number) =>
    expect(leftOf(screen.getAllByRole('listitem')[position])).toBe(leftOf(screen.getAllByRole('list')[0]))
  await expectInView(1)
  await userEvent.keyboard('{ArrowLeft}')
  await expect(dialog).toHaveTextContent('Bild 3 von 3')
  await expectInView(2)
})

export const Single = meta.story({
  ...pictured,
  tags: ['picture'],
  args: { first: 0, pictures: abendruhe.pictures.slice(0, 1) },
})

/** A film follows the pictures. */
export const WithFilm = meta.story({
  parameters: { rules: ['SHOP-690'] },
  args: {
    first: 2,
    video: {
      url: '/media/film.mp4',
      alt: 'Kamillenblüten werden aufgegossen',
      width: 720,
      height: 792,
      seconds: 12,
      uploadedAt: '2026-11-20T09:00:00.000Z',
    },
  },
})
WithFilm.test('arrow keys lead to it, a button back', async () => {
  const film = await screen.findByLabelText('Kamillenblüten werden aufgegossen')
  await userEvent.keyboard('{ArrowRight}')
  await expect(film).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Vorheriges Bild' }))
  await expect(screen.getByText('Bild 3 von 3')).toBeVisible()
})
