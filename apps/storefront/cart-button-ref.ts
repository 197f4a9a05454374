import { createRef } from 'react'

/** The header's cart button: where products fly to. */
export const cartButton = createRef<HTMLButtonElement>()
