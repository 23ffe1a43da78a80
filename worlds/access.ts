import { randomUUID } from 'node:crypto'
import type { Schema } from '#contract/operation.ts'
import { hasTerm } from '#domain/access/codes.ts'
import { deadlineOf } from '#domain/access/terms.ts'
import { accessLevelClosings, accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import type { accessEvents } from '#server/db/schema/access-event.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { appClients } from '#server/db/schema/app-client.ts'
import { appKeys } from '#server/db/schema/app-connection.ts'
import { scimAccounts, scimReconciliations, scimTargets } from '#server/db/schema/app-scim.ts'
import { appServices } from '#server/db/schema/app-service.ts'
import { appWebhooks, webhookDeliveries } from '#server/db/schema/app-webhook.ts'
import { scimTokenPurpose } from '#server/security/scim-token.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { newWebhookSecret, webhookPurpose } from '#server/security/webhook-secret.ts'
import type { Inserts, RowInput } from './rows.ts'

type App = typeof apps.$inferInsert
type Level = typeof accessLevels.$inferInsert
type Grant = typeof accessGrants.$inferInsert
type Request = typeof accessRequests.$inferInsert
type Delegation = typeof accessDelegations.$inferInsert
type Event = typeof accessEvents.$inferInsert

export const accessReason = '월말 정산 기간에 필요합니다.'

/** Returns the row of an app whose code is its id. */
export const appRow = ({ id = randomUUID(), ...more }: RowInput<App> = {}): App & { id: string } => ({
  id,
  code: id,
  name: '재무 회계',
  category: '경영 지원',
  description: '전표와 결산을 처리합니다.',
  devices: ['WINDOW'],
  longestTermDays: 90,
  ...more,
})

const VIEW = { name: '열람', description: '내용을 봅니다.', position: 0 }

/** Returns the row of a level: one for using the app, or with `administers` one for administering it. */
export const levelRow = ({
  id = randomUUID(),
  administers = false,
  ...more
}: RowInput<Level, 'appId'>): Level & { id: string } => ({
  ...(administers ? { name: '관리', description: '앱을 관리합니다.', position: 1 } : VIEW),
  ...more,
  id,
  administers,
})

/** Returns the row of a permission that is in use. */
export const grantRow = (
  wanted: RowInput<Grant, 'memberId' | 'levelId' | 'startAt' | 'endDate'>,
): Grant & { id: string } => ({ useStatus: 'NORMAL', ...wanted, id: wanted.id ?? randomUUID() })

/** Returns the row of a pending request, by default a request for a new permission. */
export const requestRow = (
  wanted: RowInput<Request, 'memberId' | 'levelId' | 'requestedAt'>,
): Request & { id: string } => ({
  approvalType: 'APPLY',
  approvalResult: 'WAITING',
  reason: accessReason,
  termDays: hasTerm(wanted.approvalType ?? 'APPLY') ? 30 : null,
  deadlineAt: deadlineOf(wanted.requestedAt),
  ...wanted,
  id: wanted.id ?? randomUUID(),
})

/** Returns the event that records the beginning of a permission. */
export const grantStarted = ({ id, memberId, startAt, endDate }: Grant): Omit<Event, 'id'> => ({
  event: 'grant.started',
  grantId: id,
  memberId,
  at: startAt,
  toState: 'NORMAL',
  endDate,
})

/** Returns the event that records a new request. */
export const requestCreated = ({ id, memberId, requestedAt, reason }: Request): Omit<Event, 'id'> => ({
  event: 'request.created',
  requestId: id,
  memberId,
  at: requestedAt,
  toState: 'WAITING',
  text: reason,
})

export async function insertApp(db: Inserts, wanted?: RowInput<App>): Promise<string> {
  const row = appRow(wanted)
  await db.insert(apps).values(row)
  return row.id
}

/**
 * Adds an app to a service of the catalogue, so that only companies that subscribe to the service may use the app.
 */
export async function insertAppService(db: Inserts, row: typeof appServices.$inferInsert): Promise<void> {
  await db.insert(appServices).values(row)
}

export async function insertLevel(db: Inserts, wanted: RowInput<Level, 'appId'>): Promise<string> {
  const row = levelRow(wanted)
  await db.insert(accessLevels).values(row)
  return row.id
}

/** Stores an app with one level: one for using the app, or with `administers` one for administering it. */
export async function insertAppWithLevel(
  db: Inserts,
  { appId, levelId, administers }: { appId?: string; levelId?: string; administers?: boolean } = {},
): Promise<{ appId: string; levelId: string }> {
  const id = await insertApp(db, { id: appId })
  return { appId: id, levelId: await insertLevel(db, { ...VIEW, id: levelId, appId: id, administers }) }
}

/** Records that a company has switched off or locked a level. */
export async function closeLevel(
  db: Inserts,
  closing: typeof accessLevelClosings.$inferInsert,
): Promise<void> {
  await db.insert(accessLevelClosings).values(closing)
}

export async function insertGrant(db: Inserts, wanted: Parameters<typeof grantRow>[0]): Promise<string> {
  const row = grantRow(wanted)
  await db.insert(accessGrants).values(row)
  return row.id
}

export async function insertAccessRequest(
  db: Inserts,
  wanted: Parameters<typeof requestRow>[0],
): Promise<string> {
  const row = requestRow(wanted)
  await db.insert(accessRequests).values(row)
  return row.id
}

/** Stores a delegation with its first and its last day. */
export async function insertDelegation(db: Inserts, wanted: Omit<Delegation, 'id'> & { id?: string }) {
  await db.insert(accessDelegations).values({ ...wanted, id: wanted.id ?? randomUUID() })
}

/** Stores an API key of an app that no caller can use: its stored hash is the hash of no key. */
export async function insertAppKey(
  db: Inserts,
  wanted: RowInput<typeof appKeys.$inferInsert, 'appId' | 'createdAt'>,
): Promise<string> {
  const id = wanted.id ?? randomUUID()
  await db.insert(appKeys).values({ keyHash: id, hint: 'q7Zk', ...wanted, id })
  return id
}

/**
 * Stores the login client of an app; the secret of the client, if it has one, is unknown unless its hash is given.
 */
export async function insertAppClient(
  db: Inserts,
  wanted: RowInput<typeof appClients.$inferInsert, 'appId' | 'createdAt'>,
): Promise<void> {
  const { kind = 'SECRET' } = wanted
  await db.insert(appClients).values({
    secretHash: kind === 'SECRET' ? randomUUID() : null,
    redirectUris: ['https://app.example/callback'],
    startUrl: 'https://app.example/login',
    logoutUrl: 'https://app.example/logout',
    ...wanted,
    kind,
  })
}

/** Stores the SCIM endpoint of an app, and in the given state the account of a person who is no member. */
export async function insertScimTarget(
  db: Inserts,
  box: SecretBox,
  { appId, createdAt }: Pick<typeof scimTargets.$inferInsert, 'appId' | 'createdAt'>,
  { state = 'DONE', levelId }: { state?: Schema<'PushState'>; levelId?: string } = {},
): Promise<void> {
  await db.insert(scimTargets).values({
    appId,
    url: 'https://scim.app.example/v2',
    tokenBox: box.seal('token', scimTokenPurpose(appId)),
    enabled: true,
    userName: 'EMAIL',
    attributes: ['EXTERNAL_ID', 'DISPLAY_NAME', 'EMAILS'],
    groupNames: levelId === undefined ? [] : [{ levelId, groupName: 'erp-readers' }],
    createdAt,
    lastPushAt: createdAt,
  })
  const fault =
    state === 'DONE'
      ? {}
      : { tries: 1, fault: 'PARTIAL' as const, lastStatus: 500, differing: ['displayName'] }
  await db
    .insert(scimAccounts)
    .values({ appId, subject: randomUUID(), state, nextTryAt: createdAt, changedAt: createdAt, ...fault })
}

/**
 * Stores the finished comparison of an app's accounts with the permissions. The comparison is in the given state, and
 * has found an unknown account in a group of the app.
 */
export async function insertReconciliation(
  db: Inserts,
  { appId, startedAt }: Pick<typeof scimReconciliations.$inferInsert, 'appId' | 'startedAt'>,
  { driftId, driftState }: { driftId: string; driftState: Schema<'DriftState'> },
): Promise<void> {
  const named = { subject: null, remoteId: '42', levelId: null, attributes: ['displayName'] }
  await db.insert(scimReconciliations).values({
    appId,
    id: driftId,
    state: driftState,
    startedAt,
    comparedAt: startedAt,
    accounts: 1,
    drift: [{ ...named, kind: 'FOREIGN_MEMBER' }],
  })
}

/** Stores a webhook of an app and, if the id of a delivery is given, that delivery in the given state. */
export async function insertAppWebhook(
  db: Inserts,
  box: SecretBox,
  { appId, createdAt }: Pick<typeof appWebhooks.$inferInsert, 'appId' | 'createdAt'>,
  {
    deliveryId,
    deliveryState = 'DELIVERED',
  }: { deliveryId?: string; deliveryState?: Schema<'DeliveryState'> } = {},
): Promise<void> {
  const secretBox = box.seal(newWebhookSecret(), webhookPurpose(appId))
  await db.insert(appWebhooks).values({ appId, url: 'https://app.example/hooks', secretBox, createdAt })
  if (deliveryId === undefined) return
  await db.insert(webhookDeliveries).values({
    id: deliveryId,
    appId,
    event: 'grant.started',
    payload: '{}',
    state: deliveryState,
    createdAt,
    nextTryAt: createdAt,
    tries: 1,
    lastStatus: deliveryState === 'DELIVERED' ? 204 : 500,
  })
}
