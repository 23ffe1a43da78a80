import { eq, inArray, or } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import type { Clock } from '#domain/clock.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import type { Db } from '#server/db/client.ts'
import { apps } from '#server/db/schema/app.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { postAttachments, posts } from '#server/db/schema/post.ts'
import { insertAppService } from '#worlds/access.ts'
import { insertEdition } from '#worlds/catalogue.ts'

type PublicState =
  | 'a catalogue with plans that differ'
  | 'published posts'
  | 'a published post'
  | 'a catalogue of apps'
type Builders = { [State in PublicState]: (params: ProviderStates[State]) => Promise<void> }
type Board = ProviderStates['a published post']['board']
type PostFacts = Partial<ProviderStates['published posts']['posts'][number]> & { postId: string }

const body =
  '더 안정적인 서비스를 위해 점검을 진행합니다.\n\n## 점검 시간\n\n- 새벽 2시부터 4시까지\n- 자세한 내용은 [도움말](/support/board)'

/**
 * Returns builders of the provider states about public content. A board or the app list is emptied first, so that
 * lists contain only the stated items.
 */
export function publicWorld({ db, clock }: { db: Db; clock: Clock }): Builders {
  /** Adds posts to a board, the newest first, an hour apart. */
  async function fillBoard(board: Board, wanted: PostFacts[]) {
    const ids = wanted.map(({ postId }) => postId)
    await db.delete(posts).where(or(eq(posts.board, board), inArray(posts.id, ids)))
    if (wanted.length === 0) return
    await db.insert(posts).values(
      wanted.map(
        ({ postId, announcementType = 'service', title = '정기 점검 안내', pinnedYn = 'N' }, index) => {
          const publishedAt = new Date(clock.now().getTime() - (index + 1) * HOUR_MS)
          const times = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt }
          return {
            id: postId,
            board,
            announcementType,
            title,
            body,
            pinned: pinnedYn === 'Y',
            state: 'PUBLISHED' as const,
            ...times,
          }
        },
      ),
    )
  }

  return {
    async 'a catalogue with plans that differ'({ serviceCode }) {
      await db.delete(serviceEditions)
      const { serviceCode: _, ...content } = demoCatalogue('').services[0]!
      await insertEdition(db, {
        serviceCode,
        fromDate: '2026-01-01',
        changedAt: clock.now(),
        position: 99,
        content: {
          ...content,
          serviceName: '원격 접속',
          shortName: '원격 접속',
          trialDays: null,
          plans: [
            {
              planCode: 'BASIC',
              planName: '베이직',
              price: { KRW: 3_000, USD: 300 },
              maximumUsers: 100,
              contents: ['기기 100대'],
            },
            {
              planCode: 'PRO',
              planName: '프로',
              price: { KRW: 6_000, USD: 600 },
              maximumUsers: null,
              contents: ['기기 1,000대', '전용 회선'],
            },
          ],
          comparison: [{ label: '기기', values: ['100대', '1,000대'] }],
        },
      })
    },

    'published posts': ({ board, posts: wanted }) => fillBoard(board, wanted),

    'a published post': async ({ board, postId, previousId, nextId }) => {
      await fillBoard(board, [{ postId: nextId }, { postId, pinnedYn: 'Y' }, { postId: previousId }])
      const fileRow = (position: number) => ({ postId, position, fileKey: `${postId}-${position}` })
      await db.insert(postAttachments).values([
        { ...fileRow(0), fileName: '정기 점검 안내문.pdf', contentType: 'application/pdf', size: 184_320 },
        { ...fileRow(1), fileName: '점검 일정.png', contentType: 'image/png', size: 96_400 },
      ])
    },

    'a catalogue of apps': async ({ apps: wanted }) => {
      await db.delete(apps)
      if (wanted.length === 0) return
      await db.insert(apps).values(
        wanted.map(({ appId, name, category, devices }, index) => ({
          name,
          category,
          devices,
          id: appId,
          code: `APP-${index}`,
          description: `${name} 앱입니다.`,
          longestTermDays: 180,
        })),
      )
      for (const { appId, services = [] } of wanted)
        for (const serviceCode of services) await insertAppService(db, { appId, serviceCode })
    },
  }
}
