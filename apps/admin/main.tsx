import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { isFailure, isUncertain } from '@/client'
import { IntlProvider } from '@/i18n'
import { App } from './app'
import './index.css'
import { chosenLanguage, loadWords } from './words'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const report = (error: unknown) => {
  if (!isFailure(error)) console.error(error)
}

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: report }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => failures < 1 && isUncertain(error) },
  },
})

const language = chosenLanguage()
document.documentElement.lang = language
const words = await loadWords(language, ['ui', 'admin'])

createRoot(root).render(
  <QueryClientProvider client={queries}>
    <BrowserRouter basename="/admin">
      <IntlProvider language={language} messages={words}>
        <App language={language} words={words} />
      </IntlProvider>
    </BrowserRouter>
  </QueryClientProvider>,
)
