import type { ProductSummary } from '../catalogue/product'
import { NO_CHOICE, type Facets, type ShelfChoice } from '../catalogue/shelf'
import { DAYTIMES, TASTES, type Daytime, type Taste, type Trait } from '../catalogue/traits'

/** What may be answered, in the order of the questions; ‘any’ leaves one open. */
export const TASTE_ANSWERS = [...TASTES, 'any'] as const
export const CAFFEINE_ANSWERS = ['free', 'any'] as const
export const DAYTIME_ANSWERS = [...DAYTIMES, 'any'] as const

export const QUESTIONS = ['taste', 'caffeine', 'daytime'] as const
export type Question = (typeof QUESTIONS)[number]

export interface Answers {
  readonly taste: (typeof TASTE_ANSWERS)[number]
  readonly caffeine: (typeof CAFFEINE_ANSWERS)[number]
  readonly daytime: (typeof DAYTIME_ANSWERS)[number]
}
/** Those that have been given; undefined: not yet. */
export type Given = { readonly [Each in Question]: Answers[Each] | undefined }

const one = <Answer extends string>(answers: readonly Answer[], given: string | null): Answer | undefined =>
  answers.find((answer) => answer === given)

/** The answers in an address; what is not valid counts as not given. */
export const readAnswers = (params: URLSearchParams): Given => ({
  taste: one(TASTE_ANSWERS, params.get('taste')),
  caffeine: one(CAFFEINE_ANSWERS, params.get('caffeine')),
  daytime: one(DAYTIME_ANSWERS, params.get('daytime')),
})

export function adviserHref(given: Partial<Given>): string {
  const params = QUESTIONS.flatMap((question) => {
    const answer = given[question]
    return answer === undefined ? [] : [[question, answer]]
  })
  return params.length === 0 ? '/berater' : `/berater?${new URLSearchParams(params).toString()}`
}

/** The first question without an answer. */
export const nextQuestion = (given: Given): Question | undefined =>
  QUESTIONS.find((question) => given[question] === undefined)

/** All answers; undefined while one is missing. */
export const allAnswers = ({ taste, caffeine, daytime }: Given): Answers | undefined =>
  taste && caffeine && daytime && { taste, caffeine, daytime }

/** The filters of the list that say the same. What has no taste is nothing to drink, and what is sold out no advice. */
export const choiceOf = ({ taste, caffeine, daytime }: Answers): ShelfChoice => ({
  ...NO_CHOICE,
  tastes: taste === 'any' ? TASTES : [taste],
  daytimes: daytime === 'any' ? [] : [daytime],
  flags: caffeine === 'free' ? ['caffeineFree', 'inStock'] : ['inStock'],
})

/** What may be left open where too little fits; never the caffeine. */
export type Openable = 'taste' | 'daytime'
const OPENABLE = ['daytime', 'taste'] as const

/**
 * Answers to leave open so that more is found: the time of day before the taste, both only where nothing fits.
 * @param without how many products would be left without each filter
 */
export function openedFor(answers: Answers, total: number, without: Facets['without']): readonly Openable[] {
  const able = OPENABLE.filter((name) => answers[name] !== 'any')
  const helpful = able.find((name) => (without[name] ?? 0) > total)
  if (helpful) return [helpful]
  return total === 0 ? able : []
}

export interface Found<Product> {
  /** At most `MOST_ADVISED`. */
  readonly products: readonly Product[]
  readonly total: number
  readonly without: Facets['without']
}

export interface Advice<Product> {
  /** What every answer holds for, and how many there are in the shop. */
  readonly fitting: readonly Product[]
  readonly total: number
  /** Where they are few: others, and the answers that were left open for them. */
  readonly near?: { readonly products: readonly Product[]; readonly opened: readonly Openable[] }
  /** Filters of the list that shows all of what is advised, and how many that are. */
  readonly list: { readonly choice: ShelfChoice; readonly total: number }
}

export const MOST_ADVISED = 6
/** Fewer than this are filled up with what is near. */
const ENOUGH = 3

/** Finds what the answers hold for. @param read the shop’s list, in its own order */
export async function advise<Product extends { readonly id: string }>(
  read: (choice: ShelfChoice) => Promise<Found<Product>>,
  answers: Answers,
): Promise<Advice<Product>> {
  const choice = choiceOf(answers)
  const { products: fitting, total, without } = await read(choice)
  const advice = { fitting, total, list: { choice, total } }
  const opened = fitting.length < ENOUGH ? openedFor(answers, total, without) : []
  if (opened.length === 0) return advice
  const wider = choiceOf({ ...answers, ...Object.fromEntries(opened.map((name) => [name, 'any'])) })
  const found = await read(wider)
  const others = found.products.filter(({ id }) => !fitting.some((product) => product.id === id))
  return {
    ...advice,
    ...(others.length > 0 && {
      near: { products: others.slice(0, MOST_ADVISED - fitting.length), opened },
      ...(total === 0 && { list: { choice: wider, total: found.total } }),
    }),
  }
}

/** Why a product is advised: by its own traits alone. */
export interface Reason {
  /** Two at most, the wanted one first. */
  readonly tastes: readonly Taste[]
  readonly caffeineFree: boolean
  /** The wanted time where it is drunk then, else its own. */
  readonly daytimes: readonly Daytime[]
}

export interface Advised extends ProductSummary {
  readonly reason: Reason
}

export function reasonFor(
  { taste, daytime }: Pick<Answers, 'taste' | 'daytime'>,
  traits: readonly Trait[],
): Reason {
  const tastes = TASTES.filter((each) => traits.includes(each))
  const daytimes = DAYTIMES.filter((each) => traits.includes(each))
  const wanted = daytimes.filter((each) => each === daytime)
  return {
    tastes: [...tastes].sort((a, b) => Number(b === taste) - Number(a === taste)).slice(0, 2),
    caffeineFree: traits.includes('caffeineFree'),
    daytimes: wanted.length > 0 ? wanted : daytimes,
  }
}
