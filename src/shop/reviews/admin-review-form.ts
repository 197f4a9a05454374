import * as z from 'zod/mini'
import { prose, required } from '../shared/fields'

export const ANSWER_LENGTH = 500
export const HIDING_REASON_LENGTH = 200
/** Reviews decided about at once. */
export const MOST_REVIEWS = 50

/** The shop's answer; '' takes it back. */
export const answerForm = z.object({ answer: prose(ANSWER_LENGTH) })
export const hidingForm = z.object({ reason: required(HIDING_REASON_LENGTH) })
