import { PaymentScreen } from '@/screens/admin/payments/payment-screen'
import { PAYMENT_PLATFORMS } from '@/screens/admin/payments/payment-types'
import { PaypalContainer } from './paypal'
import { usePaymentBlock } from './queries'

export default function PaymentContainer() {
  const platforms = { germany: usePaymentBlock('germany'), turkey: usePaymentBlock('turkey') }
  return (
    <PaymentScreen
      blocks={{ germany: platforms.germany.block, turkey: platforms.turkey.block }}
      onSave={(platform, settings, proof) => platforms[platform].save({ settings, proof })}
      onRetry={(platform) => platforms[platform].retry()}
      onSavedEnd={(platform) => platforms[platform].endSaved()}
      connections={PAYMENT_PLATFORMS.map((platform) => (
        <PaypalContainer key={platform} platform={platform} />
      ))}
    />
  )
}
