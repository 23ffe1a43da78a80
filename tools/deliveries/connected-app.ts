import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { todayOf } from '../../domain/access/terms.ts'
import { DAY_MS } from '../../domain/durations.ts'
import type { Db } from '../../server/db/client.ts'
import { accessLevels } from '../../server/db/schema/access-catalogue.ts'
import { accessGrants } from '../../server/db/schema/access-grant.ts'
import { scimTargets } from '../../server/db/schema/app-scim.ts'
import { appWebhooks } from '../../server/db/schema/app-webhook.ts'
import { members } from '../../server/db/schema/member.ts'
import { scimTokenPurpose } from '../../server/security/scim-token.ts'
import type { SecretBox } from '../../server/security/secret-box.ts'
import { webhookPurpose } from '../../server/security/webhook-secret.ts'
import { insertApp, insertGrant, insertLevel } from '../../worlds/access.ts'
import { insertColleague } from '../../worlds/member.ts'

const PEOPLE = 30
const TERM_DAYS = 90
const levels = ['조회', '입력']

type Target = { url: string; token: string }

/**
 * Adds an app to the company of an admin, connected by webhooks and SCIM; thirty people hold permissions for its two
 * levels. Returns the id of the app and the ids of the permissions.
 */
export async function addConnectedApp(
  db: Db,
  box: SecretBox,
  {
    adminEmail,
    hooks,
    secret,
    target,
  }: { adminEmail: string; hooks: string; secret: string; target: Target },
): Promise<{ appId: string; grantIds: string[] }> {
  const now = new Date()
  const [admin] = await db.select().from(members).where(eq(members.email, adminEmail))
  const { companyId } = admin!
  const appId = await insertApp(db, { companyId, name: '연동할 앱' })
  await db
    .insert(appWebhooks)
    .values({ appId, url: hooks, secretBox: box.seal(secret, webhookPurpose(appId)), createdAt: now })
  await db.insert(scimTargets).values({
    appId,
    url: target.url,
    tokenBox: box.seal(target.token, scimTokenPurpose(appId)),
    enabled: true,
    userName: 'EMAIL',
    attributes: ['EXTERNAL_ID', 'DISPLAY_NAME', 'EMAILS'],
    groupNames: [],
    createdAt: now,
  })
  const levelIds: string[] = []
  for (const [position, name] of levels.entries())
    levelIds.push(await insertLevel(db, { appId, name, position }))
  const grantIds: string[] = []
  const term = {
    startAt: new Date(now.getTime() - DAY_MS),
    endDate: todayOf(new Date(now.getTime() + TERM_DAYS * DAY_MS)),
  }
  for (let n = 0; n < PEOPLE; n += 1) {
    const { id: memberId } = await insertColleague(db, { id: randomUUID(), companyId, createdAt: now })
    for (const levelId of levelIds) grantIds.push(await insertGrant(db, { memberId, levelId, ...term }))
  }
  return { appId, grantIds }
}

/**
 * Returns the accounts that the app must have according to its permissions: the mail addresses of the open accounts,
 * and those in the group of each level, sorted.
 */
export async function truthOf(db: Db, appId: string) {
  const held = await db
    .select({ email: members.email, level: accessLevels.name })
    .from(accessGrants)
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .innerJoin(members, eq(members.id, accessGrants.memberId))
    .where(and(eq(accessLevels.appId, appId), eq(accessGrants.useStatus, 'NORMAL')))
  const emailsOf = (rows: typeof held) => [...new Set(rows.map(({ email }) => email))].toSorted()
  return {
    open: emailsOf(held),
    membership: Object.fromEntries(
      levels.map((level) => [level, emailsOf(held.filter((row) => row.level === level))]),
    ),
  }
}
