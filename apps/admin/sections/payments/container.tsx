import { PaymentScreen } from '@/screens/admin/payments/payment-screen'
import { usePaymentBlock } from './queries'

export default function PaymentContainer() {
  const platforms = { germany: usePaymentBlock('germany'), turkey: usePaymentBlock('turkey') }
  return (
    <PaymentScreen
      blocks={{ germany: platforms.germany.block, turkey: platforms.turkey.block }}
      onSave={(platform, settings, proof) => platforms[platform].save({ settings, proof })}
      onRetry={(platform) => platforms[platform].retry()}
      onSavedEnd={(platform) => platforms[platform].endSaved()}
    />
  )
}
