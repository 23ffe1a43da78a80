import { Matchers } from '@pact-foundation/pact'
import type { Input } from '#contract/operation.ts'
import { encodeBase64 } from '#domain/base64.ts'
import { otherMemberCase, ownerWorld, session } from './company.refusals.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const { integer, string } = Matchers

const details: Input<'saveCompanyDetails'> = {
  version: 1,
  representative: '송나래',
  foundedOn: '2019-03-04',
}
const detailsOf = (version: number, more: object) => ({
  version: integer(version),
  detailsMatch: 'UNCHECKED',
  checkedAt: null,
  ...more,
})
export const ownDetailsRefusals = {
  getCompanyDetails: {
    tokens: session,
    given: worldOf('a member of a company', ownerWorld),
    body: {},
    succeeds: {
      when: 'of the own company',
      data: detailsOf(1, { representative: null, foundedOn: null, uncheckedReason: string('NOT_GIVEN') }),
      gives: { version: 1, representative: null, foundedOn: null, detailsMatch: 'UNCHECKED' },
    },
    refused: { 'company.forbidden': otherMemberCase },
  },
  saveCompanyDetails: {
    tokens: session,
    given: worldOf('a member of a company', ownerWorld),
    body: details,
    succeeds: {
      when: 'of the own company',
      data: detailsOf(2, {
        representative: string(encodeBase64('송나래')),
        foundedOn: details.foundedOn,
        uncheckedReason: string('WAITING'),
      }),
      gives: { version: 2, representative: '송나래', foundedOn: details.foundedOn },
    },
    refused: {
      'company.forbidden': otherMemberCase,
      'company.changed': { when: 'of another version', with: { version: 7 } },
    },
  },
} satisfies Partial<RefusalTable>
