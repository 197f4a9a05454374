import type { AbstractIntlMessages } from 'use-intl'
import { Navigate, Route, Routes } from 'react-router-dom'
import type { Language } from '@/i18n'
import { LoginContainer } from './containers/login'
import { ShellContainer } from './containers/shell'
import { useInnerLinks } from './links'
import { useGuardedBack } from './queries/use-guarded-back'

interface AppProps {
  language: Language
  words: AbstractIntlMessages
}

/** /admin is the login, /admin/dashboard everything else (A2). */
export function App({ language, words }: AppProps) {
  useInnerLinks()
  useGuardedBack()
  return (
    <Routes>
      <Route path="/" element={<LoginContainer />} />
      <Route path="/dashboard" element={<ShellContainer language={language} words={words} />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
