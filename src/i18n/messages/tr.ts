import { byNamespace } from '../namespaces'
import type { Messages } from '../types'

/** All namespaces. Apps import only the files they need: ./tr/<namespace>. */
const messages: Messages = byNamespace(
  import.meta.glob<Messages>(['./tr/*.json', './tr/server/*.json'], { eager: true, import: 'default' }),
)
export default messages
