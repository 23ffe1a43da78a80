import * as v from 'valibot'
import { typedLine } from '#domain/typed/typed-text.ts'
import type { brands } from '#server/db/schema/brand.ts'
import { demoBrand } from './demo-brand.ts'

/** The name and the appearance of the portal. Version 0 is the brand of the settings. */
export type Brand = Omit<typeof brands.$inferSelect, 'changedAt'> & { changedAt: Date | null }
/** Returns the current brand of this node. */
export type CurrentBrand = () => Brand

/** The maximum length of a brand name, which is put in front of the code in a text message. */
const MAX_NAME = 20
const unnamed = /[<>"@,;:\\\p{C}]/u
const name = v.pipe(
  v.string(),
  v.transform(typedLine),
  v.minLength(1, 'must be a name'),
  v.maxLength(MAX_NAME, `must be at most ${MAX_NAME} characters`),
  v.check((text) => !unnamed.test(text), 'must be a name, without < > " @ , ; : and \\'),
)

/** The settings for the names of the portal, which apply until the staff edits the brand. */
export const brandSettings = { BRAND_NAME: v.optional(name), BRAND_LATIN_NAME: v.optional(name) }

type BrandSettings = v.InferOutput<v.ObjectSchema<typeof brandSettings, undefined>>

/** Returns a brand with the given names and no other values. */
export const brandOfNames = ({ brandName, latinName }: Pick<Brand, 'brandName' | 'latinName'>): Brand => ({
  version: 0,
  brandName,
  latinName,
  senderName: null,
  supportHours: null,
  legalFooter: null,
  accentColor: null,
  logo: null,
  changedAt: null,
  byId: null,
})

/**
 * Returns the brand that the settings name. Without such settings, returns the brand of the demo data in demo mode,
 * otherwise the name of the operator.
 */
export function brandConfig(
  set: BrandSettings,
  { demo, operatorName }: { demo: boolean; operatorName: string },
) {
  const { BRAND_NAME: brandName, BRAND_LATIN_NAME: latinName = null } = set
  if (demo && brandName === undefined) return { brand: brandOfNames(demoBrand) }
  const shortName = [...operatorName].slice(0, MAX_NAME).join('')
  return { brand: brandOfNames({ brandName: brandName ?? shortName, latinName }) }
}

/** Whether a brand is that of the demo, whose logo and pictures are part of the build. */
export const isDemoBrand = ({ version, brandName }: Brand): boolean =>
  version === 0 && brandName === demoBrand.brandName
