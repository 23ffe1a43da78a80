import { expect, it } from 'vitest'
import { unknownVisitor } from '#server/http/calls/caller.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { postOf, postWorld, start } from '#server/testing/post-world.ts'
import { postPublication } from './post.publication.ts'

describeEngines('posts', (engine) => {
  const world = postWorld(engine)
  const { operations, put } = world
  const publication = () => postPublication({ db: engine.database().db, clock: world.clock })

  /** Returns for each page, list, feed, sitemap and file whether a post is visible to a visitor. */
  async function placesOf(id: string) {
    const { list } = await operations().listNotices({}, unknownVisitor)
    const { newestNotices, addresses } = publication().posts
    return {
      detail: await operations()
        .getNotice({ postId: id }, unknownVisitor)
        .then(
          () => true,
          () => false,
        ),
      list: list.some(({ postId }) => postId === id),
      feed: (await newestNotices(20)).some(({ path }) => path === `/notice/${id}`),
      sitemap: (await addresses()).some(({ path }) => path === `/notice/${id}`),
      file: (await publication().findFile(`${id}-0`)) !== undefined,
    }
  }
  const visibleEverywhere = { detail: true, list: true, feed: true, sitemap: true, file: true }
  const visibleNowhere = { detail: false, list: false, feed: false, sitemap: false, file: false }

  it('that are drafts are hidden everywhere', async () => {
    const [draft, timed] = [postOf({ state: 'DRAFT' }), postOf({ state: 'DRAFT', publishedAt: start })]
    await put({ ...draft, publishedAt: null }, timed)
    await world.attach(draft.id, '초안.pdf')
    await world.attach(timed.id, '초안.pdf')
    expect([await placesOf(draft.id), await placesOf(timed.id)]).toEqual([visibleNowhere, visibleNowhere])
  })

  it('are visible from their scheduled time on', async () => {
    const scheduled = postOf({ publishedAt: new Date(start.getTime() + 5 * 60_000) })
    await put(scheduled)
    await world.attach(scheduled.id, '예약.pdf')
    world.later(4)
    expect(await placesOf(scheduled.id)).toEqual(visibleNowhere)
    world.later(1)
    expect(await placesOf(scheduled.id)).toEqual(visibleEverywhere)
  })

  it('have as neighbours the posts published before and after them on the same board, pinned or not', async () => {
    const [oldest, middle, newest] = [3, 2, 1].map((minute) =>
      postOf({ minute, pinned: minute === 3, title: `글 ${minute}` }),
    )
    const draftPost = postOf({ minute: 2, state: 'DRAFT' })
    const futurePost = postOf({ minute: -1 })
    await put(oldest!, middle!, newest!, draftPost, futurePost, postOf({ minute: 2, board: 'SUPPORT' }))
    const neighbours = async (postId: string) => {
      const { previous, next } = await operations().getNotice({ postId }, unknownVisitor)
      return [previous?.title, next?.title]
    }
    expect(await neighbours(oldest!.id)).toEqual([undefined, '글 2'])
    expect(await neighbours(middle!.id)).toEqual(['글 3', '글 1'])
    expect(await neighbours(newest!.id)).toEqual(['글 2', undefined])
  })

  it('published at the same moment are neighbours', async () => {
    const all = Array.from({ length: 4 }, () => postOf())
    await put(...all)
    const ids = all.map(({ id }) => id).sort()
    const next = await Promise.all(
      ids.map(async (postId) => (await operations().getNotice({ postId }, unknownVisitor)).next?.postId),
    )
    expect(next).toEqual([...ids.slice(1), undefined])
    const previous = await Promise.all(
      ids.map(async (postId) => (await operations().getNotice({ postId }, unknownVisitor)).previous?.postId),
    )
    expect(previous).toEqual([undefined, ...ids.slice(0, -1)])
  })

  it('belong to one board: a guide is no notice', async () => {
    const guide = postOf({ board: 'SUPPORT' })
    await put(guide)
    await expect(operations().getNotice({ postId: guide.id }, unknownVisitor)).rejects.toMatchObject({
      reason: 'post.missing',
    })
    expect(await operations().getBoardPost({ postId: guide.id }, unknownVisitor)).toMatchObject({
      postId: guide.id,
    })
    expect((await operations().listBoardPosts({}, unknownVisitor)).total).toBe(1)
    expect((await operations().listNotices({}, unknownVisitor)).total).toBe(0)
    expect(await publication().posts.addresses()).toMatchObject([{ path: `/support/board/${guide.id}` }])
  })

  it('have their attachments in order, with composed names (NFC)', async () => {
    const post = postOf({ body: '## 점검\n\n**새벽** 2시' })
    await put(post)
    await world.attach(post.id, '둘.pdf'.normalize('NFD'), '하나.pdf')
    expect(await operations().getNotice({ postId: post.id }, unknownVisitor)).toMatchObject({
      summary: '점검 새벽 2시',
      attachments: [
        { fileName: '둘.pdf', size: 10, url: `/files/${post.id}-0` },
        { fileName: '하나.pdf', size: 11, url: `/files/${post.id}-1` },
      ],
    })
  })

  it('are in the feed newest first, pinned or not, up to the limit', async () => {
    await put(...[1, 2, 3].map((minute) => postOf({ minute, pinned: minute === 3, title: `글 ${minute}` })))
    expect((await publication().posts.newestNotices(2)).map(({ title }) => title)).toEqual(['글 1', '글 2'])
  })

  it('count as changed when they were published, or when they were edited later', async () => {
    const editedPost = postOf({ minute: 10, updatedAt: start })
    const scheduled = postOf({ minute: 5, updatedAt: new Date(start.getTime() - 60 * 60_000) })
    await put(editedPost, scheduled)
    const changes = (await publication().posts.newestNotices(2)).map(({ changedAt }) => changedAt)
    expect(changes).toEqual([scheduled.publishedAt, start])
  })
})
