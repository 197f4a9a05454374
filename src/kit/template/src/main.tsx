import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'verda'
import cart from 'verda/messages/en/cart'
import shop from 'verda/messages/en/shop'
import ui from 'verda/messages/en/ui'
import 'verda/styles.css'
import 'verda/page.css'
import './brand.css'
import { App } from './app'

// `verda/namespaces.json` says which messages a screen reads.
createRoot(document.querySelector('#root')!).render(
  <IntlProvider language="en" messages={{ cart, shop, ui }}>
    <App />
  </IntlProvider>,
)
