import { isWhole, type Entry } from '../shared/entries'
import { isBlank, problemsOf, type Problems } from '../shared/field-rules'
import type { Platform } from '../shared/platform'
import { trackingUrlProblem, type TrackingUrlProblem } from './cargo'

export interface CargoForm {
  readonly name: string
  readonly code: string
  readonly trackingUrl: string
  readonly platforms: readonly Platform[]
  readonly domesticDays: Entry
  readonly internationalDays: Entry
}
export type CargoProblem = 'required' | TrackingUrlProblem | 'daysMinimum'

/** `required` is said once for all fields; of several problems it comes first. */
export const cargoErrors = (form: CargoForm): Problems<keyof CargoForm, CargoProblem> =>
  problemsOf<keyof CargoForm, CargoProblem>([
    ['name', isBlank(form.name) && 'required'],
    ['code', isBlank(form.code) && 'required'],
    ['trackingUrl', isBlank(form.trackingUrl) ? 'required' : trackingUrlProblem(form.trackingUrl)],
    ['platforms', form.platforms.length === 0 && 'required'],
    ['domesticDays', !isWhole(form.domesticDays, 1) && 'daysMinimum'],
    ['internationalDays', !isWhole(form.internationalDays, 1) && 'daysMinimum'],
  ])

export interface CargoAssignment {
  readonly companyId: string
  readonly trackingNumber: string
}

/** Both are needed. */
export const cargoAssignmentErrors = (
  form: CargoAssignment,
): Problems<keyof CargoAssignment, 'assignmentRequired'> =>
  problemsOf([
    ['companyId', isBlank(form.companyId) && 'assignmentRequired'],
    ['trackingNumber', isBlank(form.trackingNumber) && 'assignmentRequired'],
  ])
