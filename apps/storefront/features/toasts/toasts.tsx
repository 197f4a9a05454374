import '../../rest.css'
import { MAX_UNITS_PER_PRODUCT } from '@/domain/cart/cart-limits'
import { useTranslations } from '@/i18n'
import { Toaster } from '@/ui/toaster'
import { useToasts } from '../application'
import type { ToastMessage } from './toast-store'

const TONES: Partial<Record<ToastMessage, 'danger' | 'warn'>> = {
  stockLimit: 'warn',
  unitLimit: 'warn',
  wishAddFailed: 'danger',
  wishRemoveFailed: 'danger',
}

export default function ToastsContainer() {
  const t = useTranslations('toast')
  const { toasts, dismiss } = useToasts((state) => state)
  return (
    <Toaster
      onDismiss={dismiss}
      toasts={toasts.map(({ id, message, name }) => ({
        id,
        title: t(message, { name, maximum: MAX_UNITS_PER_PRODUCT }),
        tone: TONES[message],
      }))}
    />
  )
}
