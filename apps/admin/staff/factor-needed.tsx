import { FactorNeededScreen } from '@/screens/admin/staff/factor/factor-needed-screen'
import { FactorContainer } from './factor'

/** Shown instead of the back office while all administrators need a second factor and this one has none. */
export default function FactorNeededContainer({ onLogout }: { onLogout: () => void }) {
  return (
    <FactorNeededScreen onLogout={onLogout}>
      <FactorContainer heading="h2" />
    </FactorNeededScreen>
  )
}
