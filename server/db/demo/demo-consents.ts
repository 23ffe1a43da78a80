import type { Faker } from '@faker-js/faker'
import { termsCodes, termsRequired } from '#domain/account/terms.ts'
import { startOfDay } from '#domain/dates.ts'
import { termsCatalogue } from '#server/domains/account/terms/terms.catalogue.ts'
import type { consents } from '../schema/account.ts'

/**
 * Creates the consents that members gave when they joined, or when the terms came into force; a third agreed to
 * advertising.
 */
export function makeConsents(
  faker: Faker,
  members: { id: string; createdAt: Date }[],
): (typeof consents.$inferInsert)[] {
  return members.flatMap(({ id, createdAt }, index) =>
    termsCodes.map((termsCode) => {
      const [{ version, effectiveDate }] = termsCatalogue[termsCode] as [
        (typeof termsCatalogue)[typeof termsCode][number],
      ]
      const inForce = startOfDay(effectiveDate)
      const isAgreed = termsRequired[termsCode] || (termsCode === 'MARKETING' && index % 3 === 1)
      return {
        id: faker.string.uuid(),
        memberId: id,
        termsCode,
        version,
        agreed: isAgreed,
        answeredAt: createdAt > inForce ? createdAt : inForce,
      }
    }),
  )
}
