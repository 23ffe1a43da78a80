import { nameBrand } from '#src/i18n/i18n.ts'

/** The brand of the portal: its name, and the address of its logo. */
export type Brand = { name: string; mark: string }

/** The address of the logo that the build generates. */
export const BUILT_MARK = '/favicon.svg'
/** The address of the logo on a host that replaces the generated file by its own. */
export const OWN_MARK = '/favicon.svg?own'

let mark = OWN_MARK

/** Sets the brand of the page, which is the same for every visitor. */
export function setBrand(brand: Brand): void {
  mark = brand.mark
  nameBrand(brand.name)
}

/** Returns the address of the portal's logo. */
export const brandMark = (): string => mark

/** Whether the portal uses the demo brand, for which the screenshots on its pages were taken. */
export const isDemoBrand = (): boolean => mark === BUILT_MARK
