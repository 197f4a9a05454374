import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'verda'
import messages from 'verda/messages/en'
import { dialogTester } from 'verda/testing'
import { App } from './app'

it('opens the cart and closes it', async () => {
  render(
    <IntlProvider language="en" messages={messages}>
      <App />
    </IntlProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open the cart' }))
  const cart = await dialogTester({ name: /basket/i })
  cart.getByText('Abendruhe')
  await cart.close()
})
