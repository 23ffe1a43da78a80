import { demoBrand } from '#server/brand/demo-brand.ts'
import { type Brand, BUILT_MARK } from '#src/components/context/brand.ts'

/** The brand of the demo as pages are rendered under it. */
export const demoPageBrand: Brand = { name: demoBrand.brandName, mark: BUILT_MARK }
