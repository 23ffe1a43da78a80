import { Matchers } from '@pact-foundation/pact'
import {
  action,
  appAndLevelNames,
  appId,
  area,
  eventOf,
  grantId,
  levelId,
  requestId,
  requestOf,
  session,
  shownGrantId,
  unknownId,
} from './access.ts'
import { day, time } from './matchers.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

const { eachLike, integer, string } = Matchers

const memberStateName = 'a member of the access area'
const nothingHeld = worldOf(memberStateName, { ...area, grant: 'NONE' })
const usedGrantState = worldOf(memberStateName, { ...area, grant: 'USED' })
const today = day('2026-11-24')

/** The actions of a permission that is in use and does not end soon. */
const actionsOfUsed = [
  action('APPLY', 'HELD'),
  action('RELEASE', null),
  action('EXTEND', 'NOT_YET', day('2027-01-09')),
  action('SUSPEND', null),
  action('RESUME', 'NOT_PAUSED'),
]
const usedPermission = {
  grantId,
  version: integer(1),
  ...appAndLevelNames,
  icon: string('WINDOW'),
  entryUrl: null,
  useState: 'A',
  useStatus: 'NORMAL',
  pauseOrigin: null,
  pausedBefore: null,
  endReason: null,
  startAt: time('2026-11-14T09:00:00+09:00'),
  endDate: day('2027-01-23'),
  longestTermDays: integer(90),
  openRequestId: null,
  actions: actionsOfUsed,
}

export const accessRefusals = {
  listAccessGrants: {
    tokens: session,
    body: {},
    succeeds: [
      {
        when: 'of a member who has one',
        given: usedGrantState,
        data: { today, list: [usedPermission] },
        gives: {
          list: [
            {
              grantId,
              useStatus: 'NORMAL',
              endDate: '2027-01-23',
              actions: [
                { approvalType: 'APPLY', reason: 'HELD' },
                {},
                { reason: 'NOT_YET', opensOn: '2027-01-09' },
                {},
                {},
              ],
            },
          ],
        },
      },
      {
        when: 'of a member who waits',
        given: worldOf(memberStateName, { ...area, grant: 'ENDING', waits: requestId }),
        data: {
          today,
          list: [
            {
              ...usedPermission,
              openRequestId: requestId,
              actions: [
                action('APPLY', 'HELD'),
                action('RELEASE', null),
                action('EXTEND', 'WAITING'),
                action('SUSPEND', 'WAITING'),
                action('RESUME', 'NOT_PAUSED'),
              ],
            },
          ],
        },
        gives: { list: [{ openRequestId: requestId }] },
      },
    ],
  },
  listAccessRequests: {
    tokens: session,
    body: {},
    succeeds: {
      when: 'of those that wait',
      given: worldOf(memberStateName, { ...area, grant: 'NONE', waits: requestId }),
      with: { approvalResult: 'WAITING', limit: 1 },
      data: { approvalResult: 'WAITING', total: 1, nextCursor: null, list: [requestOf()] },
      gives: { total: 1, list: [{ requestId, requesterName: '송나래' }] },
    },
  },
  listAccessDecisions: {
    tokens: session,
    body: {},
    succeeds: {
      when: 'of an approver',
      given: worldOf('a request for an approver', { session, appId, levelId, requestId, request: 'WAITING' }),
      data: {
        counts: { APP: 0, REQUEST: 0, APPROVAL: 1 },
        total: 1,
        nextCursor: null,
        list: [requestOf({ ownYn: 'N' })],
      },
      gives: { counts: { APPROVAL: 1 }, list: [{ requestId, ownYn: 'N' }] },
    },
  },

  getAccessGrant: {
    tokens: session,
    body: { grantId },
    succeeds: {
      when: 'of one in use',
      given: worldOf(memberStateName, { ...area, grant: 'USED', grantId: shownGrantId }),
      with: { grantId: shownGrantId },
      data: {
        today,
        grant: { ...usedPermission, grantId: shownGrantId },
        events: eachLike(eventOf('grant.started', null, day('2027-01-23'))),
      },
      gives: { grant: { appName: '재무 회계' }, events: [{ actorName: '이지호' }] },
    },
    refused: {
      'accessGrant.missing': {
        when: 'of one that is not there',
        given: nothingHeld,
        with: { grantId: unknownId },
      },
    },
  },
} satisfies Partial<RefusalTable>
