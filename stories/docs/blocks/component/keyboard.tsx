import { keyboardMap, type MappedComponent } from '../../keyboard-map'
import { KeyTable } from './key-table'

/** The keys of one component, from the same map as the page on accessibility. */
export function Keyboard({ of }: { of: MappedComponent }) {
  return <KeyTable rows={keyboardMap[of]} />
}
