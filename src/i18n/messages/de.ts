import { byNamespace } from '../namespaces'
import type { Messages } from '../types'

/** All namespaces. Apps import only the files they need: ./de/<namespace>. */
const messages: Messages = byNamespace(
  import.meta.glob<Messages>(['./de/*.json', './de/server/*.json'], { eager: true, import: 'default' }),
)
export default messages
