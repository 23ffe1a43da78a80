import { demoBrand } from '#server/brand/demo-brand.ts'
import { BUILT_MARK } from '#src/components/context/brand.ts'

/** The brand of the demo as pages are rendered under it. */
export const demoPageBrand = { name: demoBrand.brandName, mark: BUILT_MARK }
