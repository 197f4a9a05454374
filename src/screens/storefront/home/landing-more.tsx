import { About } from './about'
import { Contact } from './contact'
import { Features } from './features'
import { Testimonials } from './testimonials'

/** What follows the products: fixed content. */
export function LandingMore() {
  return (
    <>
      <Testimonials />
      <Features />
      <About />
      <Contact />
    </>
  )
}
