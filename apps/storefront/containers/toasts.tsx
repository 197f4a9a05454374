import '../all.css'
import { useTranslations } from '@/i18n'
import { Toaster } from '@/ui/toaster'
import { dismiss, useToasts } from '../stores/toasts'

const FAILED = ['wishAddFailed', 'wishRemoveFailed']

export default function ToastsContainer() {
  const t = useTranslations('toast')
  const toasts = useToasts((state) => state.toasts)
  return (
    <Toaster
      onDismiss={dismiss}
      toasts={toasts.map(({ id, saying, name }) => ({
        id,
        title: t(saying, { name }),
        ...(FAILED.includes(saying) && { tone: 'danger' as const }),
      }))}
    />
  )
}
