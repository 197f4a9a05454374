import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { IntlProvider } from '@/i18n'
import { tolerateForeignNodes } from '@/ui/foreign-nodes'
import { AdminApp } from './app/app'
import { createAdminApplication } from './app/application'
import { chosenLanguage, loadAdminMessages } from './app/messages'
import { adminRoutes } from './app/routes'
import './index.css'

tolerateForeignNodes()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const language = chosenLanguage()
document.documentElement.lang = language
const messages = await loadAdminMessages(language, ['ui', 'admin'])

createRoot(root).render(
  <IntlProvider language={language} messages={messages}>
    <AdminApp
      application={createAdminApplication()}
      router={createBrowserRouter(adminRoutes, { basename: '/admin' })}
    />
  </IntlProvider>,
)
