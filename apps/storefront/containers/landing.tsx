import { Later } from '../later'
import { landingHero as Hero, landingMore as More, landingProducts as Products } from '../parts'
import { useTitle } from '../use-title'

/** The page in three parts, each taken over when it can matter. */
export default function LandingContainer() {
  useTitle('landing')
  return (
    <>
      <Later when="woken">
        <Hero />
      </Later>
      <Later when="seen">
        <Products />
      </Later>
      <Later when="seen">
        <More />
      </Later>
    </>
  )
}
