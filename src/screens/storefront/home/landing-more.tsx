import { About } from './about'
import { Contact } from './contact'
import { Features } from './features'
import { Testimonials } from './testimonials'

/** Sections below the products; static content. */
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
