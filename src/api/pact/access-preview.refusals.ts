import { Matchers } from '@pact-foundation/pact'
import { action, appId, approvers, area, grantId, levelId, session, unknownId } from './access.ts'
import { day, oneOf, time } from './matchers.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const { eachLike, integer, string } = Matchers

const memberStateName = 'a member of the access area'
const nothingHeld = worldOf(memberStateName, { ...area, grant: 'NONE' })
const usedGrantState = worldOf(memberStateName, { ...area, grant: 'USED' })
const today = day('2026-11-24')

export const accessPreviewRefusals = {
  getAccessApp: {
    tokens: session,
    body: { appId },
    succeeds: {
      when: 'of an app of a service that the company does not subscribe to',
      given: worldOf(memberStateName, { ...area, grant: 'OVER', unsubscribed: true }),
      data: {
        today,
        appId,
        name: string('재무 회계'),
        category: string('경영 지원'),
        icon: string('WINDOW'),
        description: string('전표와 결산을 처리합니다.'),
        services: [{ serviceCode: 'SSO', serviceName: string('빗장 통합 로그인'), saleYn: 'Y' }],
        devices: eachLike(oneOf('WINDOW', 'MAC', 'AOS', 'IOS')),
        useState: 'S',
        longestTermDays: integer(90),
        releaseReviewYn: 'N',
        approvers,
        levels: [
          {
            levelId,
            name: string('열람'),
            description: string('내용을 봅니다.'),
            adminYn: 'N',
            useState: 'S',
            longestTermDays: integer(90),
            useStatus: 'EXPIRE',
            grantId,
            endDate: day('2026-11-19'),
            openRequestId: null,
            actions: [
              action('APPLY', 'RENEW_INSTEAD'),
              action('RELEASE', 'ENDED'),
              action('EXTEND', 'UNSUBSCRIBED'),
              action('SUSPEND', 'ENDED'),
              action('RESUME', 'ENDED'),
            ],
          },
        ],
      },
      gives: {
        services: [{ serviceCode: 'SSO' }],
        levels: [{ actions: [{}, {}, { approvalType: 'EXTEND', reason: 'UNSUBSCRIBED' }, {}, {}] }],
        approvers: [{ name: '이지호' }],
      },
    },
    refused: {
      'accessApp.missing': {
        when: 'of an app that is not there',
        given: nothingHeld,
        with: { appId: unknownId },
      },
    },
  },
  previewAccessRequest: {
    tokens: session,
    body: { levelId, approvalType: 'APPLY', termDays: 30 },
    succeeds: [
      {
        when: 'of an application',
        given: nothingHeld,
        data: {
          reason: null,
          opensOn: null,
          endDate: day('2026-12-24'),
          autoApprovedYn: 'N',
          deadlineAt: time('2026-12-01T09:00:00+09:00'),
          approvers,
        },
        gives: { reason: null, endDate: '2026-12-24', approvers: [{ name: '이지호' }] },
      },
      {
        when: 'of giving up',
        given: usedGrantState,
        with: { approvalType: 'RELEASE', termDays: null },
        data: {
          reason: null,
          opensOn: null,
          endDate: null,
          autoApprovedYn: 'Y',
          deadlineAt: null,
          approvers: [],
        },
        gives: { autoApprovedYn: 'Y', deadlineAt: null },
      },
    ],
    refused: {
      'access.levelMissing': {
        when: 'for a level that is not there',
        given: nothingHeld,
        with: { levelId: unknownId },
      },
    },
  },
} satisfies Partial<RefusalTable>
