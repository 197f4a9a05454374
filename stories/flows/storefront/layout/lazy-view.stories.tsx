import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { Suspense, useState, type ComponentType } from 'react'
import { ErrorBoundary } from '@apps/storefront/app/error-boundary'
import { lazyView } from '@apps/storefront/app/lazy-view'

const load = fn<() => Promise<{ default: ComponentType }>>()

/** Fails like a request without a connection: not at once. */
const failing = () =>
  new Promise<never>((_, reject) => requestAnimationFrame(() => reject(new TypeError('offline'))))
const loading = () => Promise.resolve({ default: () => <p>loaded</p> })

function Part() {
  const [View] = useState(() => lazyView({ namespaces: [], load }))
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <Suspense fallback={null}>
        <ErrorBoundary retry={attempt} fallback={() => <p>not loaded</p>}>
          <View />
        </ErrorBoundary>
      </Suspense>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        again
      </button>
    </>
  )
}

const meta = {
  title: 'Flows/Storefront/Lazy view',
  component: Part,
  tags: ['!autodocs'],
} satisfies Meta<typeof Part>

export default meta
type Story = StoryObj<typeof meta>

/** A part that fails to load is requested once and then shows its failure; the next attempt loads it. */
export const FailsOnce: Story = {
  beforeEach: () => {
    load.mockReset().mockImplementationOnce(failing).mockImplementation(loading)
  },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('not loaded')).toBeVisible()
    await expect(load).toHaveBeenCalledOnce()
    await step('again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'again' }))
      await expect(await canvas.findByText('loaded')).toBeVisible()
    })
  },
}
