import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { IntlProvider } from '@/i18n'
import { tolerateForeignNodes } from '@/ui/foreign-nodes'
import { App } from './app/app'
import { createApplication } from './app/application'
import { chosenLanguage, loadMessages } from './app/messages'
import { routes } from './app/routes'
import './index.css'

tolerateForeignNodes()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const language = chosenLanguage()
document.documentElement.lang = language
const messages = await loadMessages(language, ['ui', 'admin'])

createRoot(root).render(
  <IntlProvider language={language} messages={messages}>
    <App application={createApplication()} router={createBrowserRouter(routes, { basename: '/admin' })} />
  </IntlProvider>,
)
