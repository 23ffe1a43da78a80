import type { Db } from '#server/db/client.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { apps } from '#server/db/schema/app.ts'

/** Puts an app with one level, which may be the one that administers it. */
export async function putSampleApp(
  db: Pick<Db, 'insert'>,
  { appId, levelId }: { appId: string; levelId: string },
  administers = false,
): Promise<void> {
  await db.insert(apps).values({
    id: appId,
    code: appId,
    name: '재무 회계',
    category: '경영 지원',
    description: '전표와 결산을 처리합니다.',
    devices: ['WINDOW'],
    longestTermDays: 90,
  })
  await db
    .insert(accessLevels)
    .values({ id: levelId, appId, name: '열람', description: '내용을 봅니다.', administers, position: 0 })
}
