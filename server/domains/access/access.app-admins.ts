import { eq } from 'drizzle-orm'
import { todayOf } from '#domain/access/terms.ts'
import type { Tx } from '#server/db/once.ts'
import { apps } from '#server/db/schema/app.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import type { AccessDeps } from './access.deps.ts'
import { peopleOf } from './access.people.ts'

/**
 * Notifies the admins of an app's owner of an event of the app's connection; `contentOf` gets the name of the app.
 */
export async function notifyAppAdmins(
  { clock, notices }: Pick<AccessDeps, 'clock' | 'notices'>,
  tx: Tx,
  appId: string,
  contentOf: (appName: string) => NoticeContent,
): Promise<void> {
  const [app] = await tx
    .select({ name: apps.name, companyId: apps.companyId })
    .from(apps)
    .where(eq(apps.id, appId))
  if (!app) return
  const recipients = app.companyId === null ? await staffOf(tx) : await adminsOf(tx, appId, app.companyId)
  for (const memberId of recipients)
    await notices.put(tx, {
      memberId,
      label: 'service',
      ...contentOf(app.name),
      path: `/admin/apps/detail?appId=${appId}`,
    })

  async function adminsOf(from: Tx, id: string, companyId: string): Promise<string[]> {
    const people = await peopleOf(from, companyId, todayOf(clock.now()))
    return people
      .filter(({ assignments }) =>
        assignments.some((each) => each.role === 'appAdmin' && (each.appId ?? id) === id),
      )
      .map(({ memberId }) => memberId)
  }
}
