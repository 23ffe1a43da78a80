import { nameBrand } from '#src/i18n/i18n.ts'

/** Whose portal it is: its name, and the address of its mark. */
export type Brand = { name: string; mark: string }

/** The address of the brand's mark that the build generates. */
export const BUILT_MARK = '/favicon.svg'
/** The same file on a host that puts its own in its place. */
export const OWN_MARK = '/favicon.svg?own'

let mark = OWN_MARK

/** The brand of the page, the same for everybody who reads it. */
export function setBrand(brand: Brand): void {
  mark = brand.mark
  nameBrand(brand.name)
}

/** The address of the portal's mark. */
export const brandMark = (): string => mark

/** Whether the portal has the brand of the demo, which the pictures of its screens show. */
export const isDemoBrand = (): boolean => mark === BUILT_MARK
