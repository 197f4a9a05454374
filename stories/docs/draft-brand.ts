import primitive from '../../src/tokens/primitive.css?raw'
import semantic from '../../src/tokens/semantic.css?raw'
import { brandFile, draftBrand } from '../../src/kit/brand'

/** The stylesheet and the contrasts of a brand file. @throws ZodError if it is none */
export const draftOf = (file: object) => draftBrand(brandFile.parse(file), { primitive, semantic })
