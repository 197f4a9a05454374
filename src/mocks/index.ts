import * as subjects from './subjects'

export * from './shared/handlers'
export * from './subjects'

/** A mocked API with sample data of every subject, where calls succeed. Of one call the handler that comes first answers. */
export const handlers = Object.values(subjects).flatMap(({ ok }) => ok)
