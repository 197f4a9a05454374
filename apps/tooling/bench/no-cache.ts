import { AnswerCache } from '../../api/platform/cache/cache'

/** Cache that stores nothing and shares no reads between requests. */
export class NoCache extends AnswerCache {
  override remember: AnswerCache['remember'] = (_, read) => read()
  override recordSent: AnswerCache['recordSent'] = () => undefined
}
