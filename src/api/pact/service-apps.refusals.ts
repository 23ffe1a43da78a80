import { Matchers } from '@pact-foundation/pact'
import { unknownId } from './access.ts'
import { session } from './catalogue-staff.refusals.ts'
import { fromOutsideStaff, type RefusalTable, withStaleProof, worldOf } from './refusals.ts'

const { integer, string } = Matchers
const appId = '4c9e1f70-68b2-4d35-a17c-e0835d9f2b46'
const service = { serviceCode: 'VPN', serviceName: string('원격 접속'), saleYn: 'Y' }
const worldWith = (includedYn: 'Y' | 'N') =>
  worldOf('services as the staff sells them', { session, app: { appId, includedYn } })
const memberCases = fromOutsideStaff(session)
const notIncludedState = worldWith('N')
const body = { serviceCode: 'VPN', appId, includedYn: 'Y' } as const
const listedApp = (includedYn: 'Y' | 'N', closingCount: unknown) => ({
  serviceCode: 'VPN',
  apps: [
    {
      appId,
      name: string('재무 회계'),
      category: string('경영 지원'),
      icon: string('WINDOW'),
      services: includedYn === 'Y' ? [service] : [],
      includedYn,
      closingCount,
    },
  ],
})

export const serviceAppRefusals = {
  listServiceApps: {
    tokens: session,
    given: notIncludedState,
    body: { serviceCode: 'VPN' },
    succeeds: {
      when: 'of a service with an app',
      given: worldWith('Y'),
      data: listedApp('Y', integer(0)),
      gives: { apps: [{ appId, includedYn: 'Y', services: [{ serviceCode: 'VPN' }] }] },
    },
    refused: {
      'service.missing': { when: 'of a service that never was', with: { serviceCode: 'NEVER_SOLD' } },
      'role.missing': memberCases,
    },
  },
  setServiceApp: {
    tokens: session,
    given: notIncludedState,
    body,
    succeeds: {
      when: 'of an app that belongs to it from now on',
      data: listedApp('Y', 0),
      gives: { apps: [{ appId, includedYn: 'Y', services: [{ serviceCode: 'VPN' }] }] },
    },
    refused: {
      'service.missing': { when: 'of a service that never was', with: { serviceCode: 'NEVER_SOLD' } },
      'accessApp.missing': { when: 'of an app that is not there', with: { appId: unknownId } },
      'role.missing': memberCases,
      ...withStaleProof(session, notIncludedState),
    },
  },
} satisfies Partial<RefusalTable>
