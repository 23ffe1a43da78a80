import { eq, inArray, or } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { postAttachments, posts } from '#server/db/schema/post.ts'
import { type WorldDeps, type worldBuilder } from './world.ts'

type StaffState = 'a member of the staff who has used a key' | 'posts of the staff' | 'a post of the staff'
type Builders = { [State in StaffState]: (params: ProviderStates[State]) => Promise<void> }
type PostFacts = ProviderStates['posts of the staff']['posts'][number] & { version?: number }

/**
 * Returns builders of the provider states about the staff. A board is emptied first, so that lists contain only the
 * stated items.
 */
export function staffWorld({ db, clock }: WorldDeps, world: ReturnType<typeof worldBuilder>): Builders {
  async function storeStaff(session: string) {
    await world.putStaff()
    await db.delete(idempotencyKeys)
    await world.putSession(session, 'member', { passwordChecked: true })
  }

  async function fillBoard(board: ProviderStates['posts of the staff']['board'], wanted: PostFacts[]) {
    await db.delete(posts).where(
      or(
        eq(posts.board, board),
        inArray(
          posts.id,
          wanted.map(({ postId }) => postId),
        ),
      ),
    )
    const now = clock.now().getTime()
    const publishedAt = { DRAFT: null, PLANNED: new Date(now + HOUR_MS), PUBLISHED: new Date(now - HOUR_MS) }
    await db.insert(posts).values(
      wanted.map(({ postId, postState, pinnedYn, ...post }, index) => ({
        ...post,
        id: postId,
        board,
        body: '점검을 진행합니다.\n\n## 점검 시간',
        pinned: pinnedYn === 'Y',
        state: postState === 'DRAFT' ? ('DRAFT' as const) : ('PUBLISHED' as const),
        publishedAt: publishedAt[postState],
        createdAt: new Date(now - 2 * HOUR_MS),
        updatedAt: new Date(now - index * HOUR_MS),
      })),
    )
  }

  return {
    'a member of the staff who has used a key': async ({ session, operation, idempotencyKey }) => {
      await storeStaff(session)
      await world.useKey(operation, idempotencyKey)
    },

    'posts of the staff': async ({ session, board, posts: wanted }) => {
      await storeStaff(session)
      await fillBoard(board, wanted)
    },

    'a post of the staff': async ({ session, board, postId }) => {
      await storeStaff(session)
      await fillBoard(board, [
        {
          postId,
          postState: 'PUBLISHED',
          announcementType: 'service',
          title: '정기 점검 안내',
          pinnedYn: 'Y',
          version: 2,
        },
      ])
      await db.insert(postAttachments).values({
        postId,
        position: 0,
        fileKey: `${postId}-0`,
        fileName: '정기 점검 안내문.pdf',
        contentType: 'application/pdf',
        size: 184_320,
      })
    },
  }
}
