import type { Input } from '#contract/operation.ts'
import { appId, area, levelId, session, unknownId } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const managerId = '7d40c95e-1b28-4f63-9a07-c2e85d316fb4'
const ownLevelId = '95d2f7b1-3c80-4a6e-8e14-d07b62c9a135'
const ownId = 'a9e1537c-64d0-4b82-8f35-07b2c94e6d18'
export const managerEmail = 'jiho.lee@solbaram.example'
export const idempotencyKey = '2c8f61d4-93ae-4705-b6e8-51f0d7a3924b'
export const state = 'an app for its admin'
export const appIds = { session, appId, levelId, managerId, ownId, managerEmail } as const
export const seenApp = { appId, version: 1 }

export const appTexts: Pick<Input<'createApp'>, 'name' | 'category' | 'description' | 'icon' | 'devices'> = {
  name: '우리 ERP',
  category: '경영 지원',
  description: '전표와 결산을 처리합니다.',
  icon: 'WAREHOUSE',
  devices: ['WINDOW'],
}
export const newApp = { idempotencyKey, ...appTexts, longestTermDays: 90 }

export const accessAppsRefusals = {
  listAdminApps: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
  getAdminApp: {
    tokens: session,
    body: { appId },
    refused: {
      'accessApp.missing': {
        when: 'of one that is not theirs',
        given: worldOf(state, appIds),
        with: { appId: unknownId },
      },
    },
  },
  createApp: {
    tokens: session,
    given: worldOf(state, appIds),
    body: newApp,
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
      'app.taken': { when: 'with a name there is', but: { otherName: newApp.name } },
      'app.tooMany': { when: 'where there are two hundred', but: { ownApps: 200 } },
      'key.reused': {
        when: 'with the key of another',
        but: { usedKey: { operation: 'createApp', idempotencyKey } },
      },
    },
  },
  updateApp: {
    tokens: session,
    given: worldOf(state, { ...appIds, ownApp: true }),
    body: { ...seenApp, ...appTexts },
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
      'app.taken': { when: 'with the name of another', but: { otherName: appTexts.name } },
    },
  },
  retireApp: {
    tokens: session,
    given: worldOf(state, { ...appIds, ownApp: true }),
    body: seenApp,
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
    },
  },
  updateAppPolicies: {
    tokens: session,
    given: worldOf(state, appIds),
    body: { ...seenApp, longestTermDays: 30, autoApprovalYn: 'Y', releaseReviewYn: 'Y' },
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
    },
  },
  addAccessLevel: {
    tokens: session,
    given: worldOf(state, appIds),
    body: { idempotencyKey, ...seenApp, name: '편집', description: '내용을 고칩니다.', riskLevel: 'MEDIUM' },
    refused: {
      'accessApp.missing': { when: 'of an app that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'accessLevel.taken': { when: 'with a name there is', with: { name: '열람' } },
      'accessLevel.tooMany': { when: 'where there are twenty', but: { levels: 20 } },
      'key.reused': {
        when: 'with the key of another',
        but: { usedKey: { operation: 'addAccessLevel', idempotencyKey } },
      },
    },
  },
  updateAccessLevel: {
    tokens: session,
    given: worldOf(state, appIds),
    body: {
      ...seenApp,
      levelId,
      name: '열람',
      description: '내용을 봅니다.',
      riskLevel: 'LOW',
      longestTermDays: 30,
    },
    refused: {
      'accessApp.missing': { when: 'of an app that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'accessLevel.missing': { when: 'of one that is not there', with: { levelId: unknownId } },
      'accessLevel.common': { when: 'with a name for a level of every company', with: { name: '보기' } },
      'accessLevel.taken': {
        when: 'with the name of another one',
        but: { ownLevelId },
        with: { levelId: ownLevelId },
      },
      'accessLevel.termTooLong': {
        when: 'with a term longer than that of the app',
        with: { longestTermDays: 91 },
      },
    },
  },
  switchAccessLevel: {
    tokens: session,
    given: worldOf(state, appIds),
    body: { ...seenApp, levelId, closedYn: 'Y' },
    refused: {
      'accessApp.missing': { when: 'of an app that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'accessLevel.missing': { when: 'of one that is not there', with: { levelId: unknownId } },
    },
  },
  switchAccessApp: {
    tokens: session,
    given: worldOf(state, appIds),
    body: { ...seenApp, useState: 'D' },
    refused: {
      'accessApp.missing': { when: 'of an app that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
    },
  },
  addAppManager: {
    tokens: session,
    given: worldOf(state, appIds),
    body: { idempotencyKey, ...seenApp, managerEmail, managerRole: 'APP_ADMIN' },
    refused: {
      'accessApp.missing': { when: 'of an app that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'appManager.unknown': { when: 'of nobody', with: { managerEmail: 'nobody@solbaram.example' } },
      'appManager.taken': { when: 'of an approver as an approver', with: { managerRole: 'APPROVER' } },
      'key.reused': {
        when: 'with the key of another',
        but: { usedKey: { operation: 'addAppManager', idempotencyKey } },
      },
    },
  },
  removeAppManager: {
    tokens: session,
    given: worldOf(state, appIds),
    body: { ...seenApp, managerId },
    refused: {
      'accessApp.missing': { when: 'of an app that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'appManager.missing': { when: 'of one that is not there', with: { managerId: unknownId } },
      'appManager.own': { when: 'of their own', with: { managerId: ownId } },
      'appManager.company': { when: 'of one of the whole company', but: { wholeCompany: true } },
      'appManager.lastApprover': 'of the last approver',
    },
  },
} satisfies Partial<RefusalTable>
