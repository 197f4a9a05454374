import { ShopToasts } from '@/screens/storefront/layout/shop-toast'
import { useToasts } from '../application'

export default function ToastsContainer() {
  const { toasts, dismiss } = useToasts((state) => state)
  return <ShopToasts toasts={toasts} onDismiss={dismiss} />
}
