import { keyboardMap, type MappedComponent } from '../../keyboard-map'
import { KeyTable } from './key-table'

/** The keyboard support of one component, from the same map as the accessibility page. */
export function Keyboard({ of }: { of: MappedComponent }) {
  return <KeyTable rows={keyboardMap[of]} />
}
