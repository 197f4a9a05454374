import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'verda'
import messages from 'verda/messages/en'
import 'verda/styles.css'
import 'verda/page.css'
import './brand.css'
import { App } from './app'

createRoot(document.querySelector('#root')!).render(
  <IntlProvider language="en" messages={messages}>
    <App />
  </IntlProvider>,
)
