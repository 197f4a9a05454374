import { FactorNeededScreen } from '@/screens/admin/staff/factor/factor-needed-screen'
import { useApplication, useSession, verifiedKey } from '../app/application'
import { FactorContainer } from './factor'

/** Shown instead of the back office while all administrators need a second factor and this one has none. */
export default function FactorNeededContainer({ onLogout }: { onLogout: () => void }) {
  const { queries } = useApplication()
  const token = useSession((state) => state.token)
  return (
    <FactorNeededScreen onLogout={onLogout}>
      <FactorContainer
        heading="h2"
        onSetUp={() => void queries.invalidateQueries({ queryKey: verifiedKey(token) })}
      />
    </FactorNeededScreen>
  )
}
