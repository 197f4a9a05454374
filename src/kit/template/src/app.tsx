import { useState } from 'react'
import { Button, Container, Heading, Stack, Text } from 'verda'
import { Ready } from 'verda/samples/storefront/cart/cart-sidebar'
import { CartSidebar } from 'verda/screens/storefront/cart/cart-sidebar'

/** Begins with a screen's sample: give it your own data and callbacks one after the other. */
export function App() {
  const [open, setOpen] = useState(false)
  return (
    <Container>
      <Stack align="start" style={{ paddingBlock: '3rem' }}>
        <Heading level={1}>My shop</Heading>
        <Text>The cart has sample data.</Text>
        <Button onClick={() => setOpen(true)}>Open the cart</Button>
        {open && <CartSidebar {...Ready} onClose={() => setOpen(false)} />}
      </Stack>
    </Container>
  )
}
