import { personalText } from './company.ts'
import { companyId, ownerId } from './company-admin.refusals.ts'
import { at, given, session } from './company-admin.ts'
import { refusedForCompany } from './company-pages.refusals.ts'
import { time, uuid } from './matchers.ts'
import type { RefusalTable } from './refusals.ts'

/** An event without a subscription, a bill or a person. */
const noSubject = {
  subscriptionId: null,
  billId: null,
  memberId: null,
  serviceName: null,
  planName: null,
  currency: null,
  amount: null,
}

export const correctionEvent = {
  ...noSubject,
  eventId: uuid('0b9d3f6e-71c4-4a28-9e50-c84f2a1d7b63'),
  eventKind: 'COMPANY_CORRECTED',
  occurredAt: time(at),
  personName: personalText('한가람'),
} as const

/** The refusals of the history of a company. */
export const companyEventRefusals = {
  listAdminCompanyEvents: {
    tokens: session,
    given,
    body: { companyId },
    succeeds: [
      {
        when: 'of a company that was corrected',
        but: { correctedYn: 'Y' },
        data: { total: 1, nextCursor: null, list: [correctionEvent] },
        gives: { total: 1, nextCursor: null, list: [{ eventKind: 'COMPANY_CORRECTED' }] },
      },
      {
        when: 'of a company with a closed account',
        but: { closedYn: 'Y' },
        data: {
          total: 1,
          nextCursor: null,
          list: [
            {
              ...noSubject,
              eventId: uuid('6e2a8c05-4f1b-47d9-b3a6-90c5d7e1f284'),
              eventKind: 'ACCOUNT_CLOSED',
              occurredAt: time(at),
              memberId: ownerId,
              personName: personalText('이지호'),
            },
          ],
        },
        gives: { list: [{ eventKind: 'ACCOUNT_CLOSED', memberId: ownerId, personName: '이지호' }] },
      },
    ],
    refused: refusedForCompany,
  },
} satisfies Partial<RefusalTable>
