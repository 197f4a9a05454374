import { expect, fn, userEvent, within } from '@storybook/test'
import { useState, type ComponentProps } from 'react'
import { adviserHref, choiceOf, nextQuestion, readAnswers, reasonFor } from '@/shop/adviser/adviser'
import type { Trait } from '@/shop/catalogue/traits'
import type { ProductSummary } from '@/shop/catalogue/product'
import { AdviserPage } from '@/screens/storefront/adviser/adviser-page'
import { catalogueHref } from '@apps/storefront/features/catalogue/catalogue-search-params'
import preview from '#.storybook/preview'
import { pictured } from '../../fixtures/pictures'
import { longNamed, productSummary } from '../../fixtures/products'
import { inShop } from '../../fixtures/shop-layout'
import { narrowest, onPhone, tablet } from '../../fixtures/windows'

const nothing = readAnswers(new URLSearchParams())
const evening = { taste: 'mild', caffeine: 'free', daytime: 'evening' } as const

const advised = (product: ProductSummary, ...traits: Trait[]) => ({
  ...product,
  reason: reasonFor(evening, traits),
})
const abendruhe = advised(productSummary('abendruhe'), 'caffeineFree', 'mild', 'afternoon', 'evening')
const fenchel = advised(productSummary('fenchel-anis-kuemmel'), 'caffeineFree', 'mild', 'spicy', 'evening')
const probierset = advised(
  productSummary('kraeuter-probierset'),
  'caffeineFree',
  'fresh',
  'fruity',
  'mild',
  'evening',
)
const hagebutte = advised(productSummary('hagebutte'), 'caffeineFree', 'fruity', 'morning', 'afternoon')
const ingwer = advised(
  productSummary('ingwer-zitrone'),
  'caffeineFree',
  'spicy',
  'fruity',
  'morning',
  'afternoon',
  'evening',
)

const listHref = catalogueHref({ ...choiceOf(evening), search: '', sort: 'position', page: 1 })
const list = { choice: choiceOf(evening), total: 3 }
const fitting = [abendruhe, fenchel, probierset]

const meta = preview.meta({
  title: 'Storefront/Adviser/Adviser page',
  component: AdviserPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop],
  args: {
    state: { status: 'ready' as const, advice: { fitting, total: 3, list }, listHref },
    given: evening,
    hrefOf: adviserHref,
    onRetry: fn(),
    onAdd: fn(),
    onToggleWishlist: fn(),
  },
})

export default meta

export const Taste = meta.story({
  ...pictured,
  tags: ['picture'],
  args: { state: { status: 'asking', question: 'taste' }, given: nothing },
})
Taste.test(
  'is the first question; each answer is a link that keeps the others [SHOP-870]',
  async ({ canvas }) => {
    await expect(canvas.getByText('Frage 1 von 3')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Fruchtig/ })).toHaveAttribute(
      'href',
      '/berater?taste=fruity',
    )
    await expect(canvas.getByRole('link', { name: /^Überraschen Sie mich/ })).toHaveAttribute(
      'href',
      '/berater?taste=any',
    )
    await expect(canvas.queryByRole('list', { name: 'Ihre Antworten' })).not.toBeInTheDocument()
  },
)
export const Caffeine = meta.story({
  args: {
    state: { status: 'asking', question: 'caffeine' },
    given: { ...nothing, taste: 'fruity' },
  },
})
Caffeine.test('names the answer before, which can be changed', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Fruchtig, ändern' })).toHaveAttribute('href', '/berater')
  await expect(canvas.getByRole('link', { name: /^Ohne Koffein/ })).toHaveAttribute(
    'href',
    '/berater?taste=fruity&caffeine=free',
  )
})
export const Daytime = meta.story({
  args: {
    state: { status: 'asking', question: 'daytime' },
    given: { taste: 'any', caffeine: 'free', daytime: undefined },
  },
})

/** As the page does: a press changes the address, and what it asks for follows. */
function Asking(props: ComponentProps<typeof AdviserPage>) {
  const [given, setGiven] = useState(nothing)
  const question = nextQuestion(given)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- listens to links
    <div
      onClick={({ target }) => {
        const link = target instanceof Element ? target.closest('a[data-keeps-place]') : null
        const query = link?.getAttribute('href')?.split('?')[1] ?? ''
        if (link) setGiven(readAnswers(new URLSearchParams(query)))
      }}
    >
      <AdviserPage
        {...props}
        given={given}
        state={question === undefined ? props.state : { status: 'asking', question }}
      />
    </div>
  )
}
export const Answering = meta.story({
  globals: onPhone,
  parameters: { rules: ['SHOP-874'] },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, step }) => {
    const heading = (name: string) => canvas.findByRole('heading', { level: 1, name })
    await step('the focus is on each next question', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Mild/ }))
      await expect(await heading('Mit oder ohne Koffein?')).toHaveFocus()
      canvas.getByRole('link', { name: /^Ohne Koffein/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await heading('Wann trinken Sie am liebsten?')).toHaveFocus()
    })
    await step('and then on what is advised', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Abends/ }))
      await expect(await heading('Das passt zu Ihnen')).toHaveFocus()
    })
    await step('an answer is changed alone', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Ohne Koffein, ändern' }))
      await expect(await heading('Mit oder ohne Koffein?')).toHaveFocus()
      await userEvent.click(canvas.getByRole('link', { name: /^Mit oder ohne/ }))
      await expect(await heading('Das passt zu Ihnen')).toHaveFocus()
    })
    await step('or all anew', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Neu beginnen' }))
      await expect(await heading('Wie soll es schmecken?')).toHaveFocus()
    })
  },
})

export const Ready = meta.story({ ...pictured, tags: ['picture'] })
Ready.test('says why, and leads to all of them in the list [SHOP-873]', async ({ args, canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('3 Produkte passen genau.')
  const products = within(canvas.getByRole('list', { name: 'Empfohlene Produkte' }))
  await expect(products.getAllByRole('article')).toHaveLength(3)
  await expect(canvas.getByText('Schmeckt mild und würzig, ohne Koffein, passt zum Abend.')).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'Alle 3 Produkte in der Liste' })).toHaveAttribute(
    'href',
    '/products?taste=mild&daytime=evening&caffeineFree=true&inStock=true',
  )
  const [add] = products.getAllByRole('button', { name: /^In den Korb: / })
  if (add) await userEvent.click(add)
  await expect(args.onAdd).toHaveBeenCalledOnce()
})
/** Few that fit are filled up by others, which say what was left open for them. */
export const WithOthers = meta.story({
  args: {
    state: {
      status: 'ready',
      listHref,
      advice: {
        fitting: [abendruhe],
        total: 1,
        near: { products: [hagebutte, ingwer], opened: ['taste'] },
        list: { ...list, total: 1 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 Produkt passt genau.')
    const others = within(canvas.getByRole('list', { name: 'Auch gut, wenn der Geschmack offen bleibt' }))
    await expect(others.getAllByRole('article')).toHaveLength(2)
    await expect(
      others.getByText('Schmeckt fruchtig, ohne Koffein, passt zum Morgen und zum Nachmittag.'),
    ).toBeVisible()
    await expect(
      others.getByText('Schmeckt fruchtig und würzig, ohne Koffein, passt zum Abend.'),
    ).toBeVisible()
  },
})
const nearest = {
  status: 'ready' as const,
  listHref,
  advice: {
    fitting: [],
    total: 0,
    near: { products: [hagebutte, ingwer], opened: ['daytime' as const] },
    list: { ...list, total: 2 },
  },
}
/** Nothing fits exactly. */
export const Nearest = meta.story({
  parameters: { rules: ['SHOP-872'] },
  args: { state: nearest },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Genau das haben wir gerade nicht. Das kommt am nächsten, wenn die Tageszeit offen bleibt:',
    )
    await expect(canvas.getByRole('list', { name: 'Empfohlene Produkte' })).toBeVisible()
  },
})
export const NearestWithBothOpen = meta.story({
  args: {
    state: {
      ...nearest,
      advice: {
        ...nearest.advice,
        near: { ...nearest.advice.near, opened: ['daytime', 'taste'] },
      },
    },
  },
})
export const Empty = meta.story({
  args: { state: { ...nearest, advice: { fitting: [], total: 0, list: { ...list, total: 0 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Dazu wächst gerade nichts' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Alle Produkte' })).toHaveAttribute('href', '/products')
  },
})
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({ args: { state: { status: 'error' } } })
Failed.test('keeps the answers and tries again', async ({ args, canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Mild, ändern' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
export const Retrying = meta.story({ args: { state: { status: 'error', retrying: true } } })
export const PhoneTaste = meta.story({ globals: onPhone, args: Taste.input.args })
export const Phone = meta.story({ globals: onPhone, args: WithOthers.input.args })
/** Long names and prices do not make the page overflow. */
export const NarrowestLongWords = meta.story({
  ...narrowest,
  args: {
    state: {
      status: 'ready',
      listHref,
      advice: {
        fitting: [advised(longNamed, 'caffeineFree', 'mild', 'spicy', 'afternoon', 'evening'), abendruhe],
        total: 2,
        list,
      },
    },
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
export const Tablet = meta.story({ ...tablet, args: Taste.input.args })
export const Dark = meta.story({ globals: { theme: 'dark' }, args: Nearest.input.args })
