import { useShopToast } from '@/screens/storefront/layout/shop-toast'
import { Toaster } from '@/ui/toaster'
import { useToasts } from '../application'

export default function ToastsContainer() {
  const contentOf = useShopToast()
  const { toasts, dismiss } = useToasts((state) => state)
  return (
    <Toaster onDismiss={dismiss} toasts={toasts.map(({ id, ...toast }) => ({ id, ...contentOf(toast) }))} />
  )
}
