import { Matchers } from '@pact-foundation/pact'
import type { Input } from '#contract/operation.ts'
import { encodeBase64 } from '#domain/base64.ts'
import {
  given,
  memberCases,
  mergedCase,
  session,
  twinId,
  unknownCase,
  unopenedCase,
  world,
} from './company-admin.ts'
import type { RefusalTable } from './refusals.ts'

const { integer, string } = Matchers
const details: Input<'setCompanyDetails'> = {
  companyId: world.companyId,
  version: 1,
  representative: '이지호',
  foundedOn: '2019-03-04',
}

export const companyDetailsRefusals = {
  setCompanyDetails: {
    tokens: session,
    given,
    body: details,
    succeeds: [
      {
        when: 'of a company',
        data: {
          version: integer(2),
          representative: string(encodeBase64('이지호')),
          foundedOn: details.foundedOn,
          detailsMatch: 'UNCHECKED',
          uncheckedReason: string('WAITING'),
          checkedAt: null,
        },
        gives: { version: 2, representative: '이지호', foundedOn: details.foundedOn },
      },
      {
        when: 'without values',
        with: { representative: null, foundedOn: null },
        data: { version: 1, representative: null, foundedOn: null },
        gives: { representative: null, foundedOn: null },
      },
    ],
    refused: {
      'adminCompany.missing': unknownCase,
      'adminCompany.unopened': unopenedCase,
      'adminCompany.changed': { when: 'of another version', with: { version: 7 } },
      'adminCompany.merged': { ...mergedCase, with: { companyId: twinId } },
      'role.missing': memberCases,
    },
  },
} satisfies Partial<RefusalTable>
