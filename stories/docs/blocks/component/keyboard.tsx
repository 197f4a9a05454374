import { keyboardMap, type MappedComponent } from '../../keyboard-map'
import { Checked } from './checked'
import { KeyTable } from './key-table'

/** The keyboard support of one component, from the same map as the accessibility page, and what is checked of it. */
export function Keyboard({ of }: { of: MappedComponent }) {
  return (
    <>
      <KeyTable rows={keyboardMap[of]} />
      <Checked of={of} />
    </>
  )
}
