import type { ReactNode } from 'react'
import { Botanical } from '@/art/botanical'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { EmptyState } from '@/ui/empty-state'

/** A page with a single question or answer, where a link of a mail or of PayPal leads. */
export function LinkPage({ slot, children }: { slot: string; children: ReactNode }) {
  return (
    <Container data-slot={slot} className="grid justify-items-center pt-16 pb-20 max-md:py-10">
      <div className="w-full max-w-100">{children}</div>
    </Container>
  )
}

interface LinkResultProps {
  isGood: boolean
  title: string
  action: { readonly label: string } & ({ readonly href: string } | { readonly onPress: () => void })
  children: ReactNode
}

/** What became of it, and where to go on. */
export function LinkResult({ isGood, title, action, children }: LinkResultProps) {
  return (
    <EmptyState
      headingLevel={1}
      role={isGood ? 'status' : 'alert'}
      tint={isGood ? 'sage' : 'rose'}
      drawing={<Botanical name={isGood ? 'minze' : 'hagebutte'} preserveAspectRatio="xMidYMax meet" />}
      title={title}
      action={
        'href' in action ? (
          <Button asChild>
            <a href={action.href}>{action.label}</a>
          </Button>
        ) : (
          <Button onClick={action.onPress}>{action.label}</Button>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
