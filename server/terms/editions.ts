import type { Schema } from '#contract/operation.ts'
import type { termsEditions } from '#server/db/schema/terms.ts'

export type TermsDocumentCode = Schema<'TermsDocumentCode'>
type StoredEdition = typeof termsEditions.$inferSelect
/** An edition of a document. An initial edition of the portal has no `id`, no author and no time. */
export type Edition = Omit<StoredEdition, 'id' | 'documentCode' | 'createdAt'> & {
  id: string | null
  createdAt: Date | null
}

/** Returns the editions that were not withdrawn. The functions below take editions in the order of their numbers. */
export const validOf = (editions: readonly Edition[]): Edition[] =>
  editions.filter(({ withdrawnAt }) => withdrawnAt === null)

/**
 * Returns the edition in force on a day (`YYYY-MM-DD`, in Korea); before the day of the first edition, the first
 * edition.
 */
export const editionOn = (editions: readonly Edition[], today: string): Edition =>
  validOf(editions).findLast(({ effectiveDate, number }) => effectiveDate <= today || number === 1)!

/** Returns the edition that is announced for a later day. */
export const editionAfter = (editions: readonly Edition[], today: string): Edition | undefined =>
  validOf(editions).find(({ effectiveDate, number }) => effectiveDate > today && number > 1)

/**
 * Whether an agreement to a version is still valid on a day: no edition that requires a new agreement has come into
 * force after that version. An unknown version is not valid.
 */
export function isAgreementValid(editions: readonly Edition[], version: string, today: string): boolean {
  const agreedEdition = editions.find((edition) => edition.version === version)
  return (
    agreedEdition !== undefined &&
    !validOf(editions).some(
      ({ number, effectiveDate, agreeAgain }) =>
        agreeAgain && number > agreedEdition.number && effectiveDate <= today,
    )
  )
}

/**
 * Returns the version that follows another version: the next whole number if members are asked again, such as 2.0
 * after 1.3.
 */
export function versionAfter(version: string, agreeAgain: boolean): string {
  const [whole = 0, part = 0] = version.split('.').map(Number)
  return agreeAgain ? `${whole + 1}.0` : `${whole}.${part + 1}`
}

/** The placeholders that `nameOperator` fills in. */
const placeholders = ['{{operatorName}}', '{{brandName, 이라/라}}']

/** Whether a text contains double braces that are not part of a known placeholder. */
export const hasUnknownPlaceholder = (body: string): boolean =>
  /\{\{|\}\}/.test(placeholders.reduce((rest, known) => rest.replaceAll(known, ''), body))
