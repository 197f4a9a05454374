/** A word that no line can break. */
export const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenband'
