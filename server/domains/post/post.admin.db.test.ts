import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { createOnce } from '#server/db/once.ts'
import { members } from '#server/db/schema/member.ts'
import { postAttachments } from '#server/db/schema/post.ts'
import type { UploadBox } from '#server/files/upload-box.ts'
import { type Caller, unknownVisitor } from '#server/http/calls/caller.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { postOf, postWorld, start } from '#server/testing/post-world.ts'
import { sessionFacts } from '#server/testing/session-facts.ts'
import { adminPostOperations } from './post.admin.operations.ts'

const box = createSecretBox([{ id: 'test', key: randomBytes(32) }])
const draft = (more: Partial<Schema<'PostDraft'>> = {}): Schema<'PostDraft'> => ({
  announcementType: 'service',
  title: '정기 점검 안내',
  body: '점검을 진행합니다.',
  pinnedYn: 'N',
  draftYn: 'N',
  publishAt: null,
  keptFiles: [],
  fileIds: [],
  ...more,
})
const wire = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString()
const fileId = (name: string) => name.padEnd(43, '_')

describeEngines('posts of the staff', (engine) => {
  const world = postWorld(engine)
  const { clock, later, put } = world
  let changes = 0
  let discarded: string[] = []
  const staff: Caller = {
    ...unknownVisitor,
    stage: 'member',
    member: {
      sessionId: randomUUID(),
      memberId: randomUUID(),
      companyId: null,
      managesSubscriptions: true,
      passwordChecked: true,
      verified: false,
      staff: true,
      staffRoles: ['OPERATES'],
      endsAt: start,
      info: sessionFacts,
    },
  }

  const uploads: UploadBox = {
    attach: async (_, ids) =>
      ids.map((id) => {
        if (id.startsWith('missing')) throw problemNamed('upload.missing')
        return {
          fileKey: `${id.replaceAll('_', '')}-key`,
          fileName: `${id.replaceAll('_', '')}.pdf`,
          contentType: 'application/pdf' as const,
          size: 10,
        }
      }),
    copy: async () => undefined,
    withdraw: async () => {},
    giveUp: async () => {},
    discard: async (keys) => void discarded.push(...keys),
  }
  const operations = () => {
    const { db } = engine.database()
    return adminPostOperations({
      db,
      clock,
      once: createOnce({ db, box, clock }),
      uploads,
      onChange: () => void (changes += 1),
    })
  }
  const create = (
    more: Partial<Schema<'PostDraft'>> = {},
    idempotencyKey = randomUUID(),
    board: Schema<'Board'> = 'NOTICE',
  ) => operations().createPost({ idempotencyKey, board, post: draft(more) }, staff)
  const update = (
    { postId, version }: { postId: string; version: number },
    more: Partial<Schema<'PostDraft'>> = {},
  ) => operations().updatePost({ postId, version, post: draft(more) }, staff)
  const publicTitles = async () =>
    (await world.operations().listNotices({}, unknownVisitor)).list.map(({ title }) => title)
  const problemWithReason = (reason: string) => expect.objectContaining({ reason })

  beforeEach(async () => {
    changes = 0
    discarded = []
    await engine.database().db.delete(members)
  })

  describe('when written', () => {
    it('are hidden as drafts, and visible to all once they are published', async () => {
      const createdPost = await create({ draftYn: 'Y' })
      expect(createdPost).toMatchObject({
        version: 1,
        board: 'NOTICE',
        postState: 'DRAFT',
        publishAt: null,
        body: '점검을 진행합니다.',
      })
      expect(await publicTitles()).toEqual([])
      await expect(
        world.operations().getNotice({ postId: createdPost.postId }, unknownVisitor),
      ).rejects.toEqual(problemWithReason('post.missing'))
      later(1)
      expect(await update(createdPost)).toMatchObject({
        version: 2,
        postState: 'PUBLISHED',
        publishAt: '2026-11-21T10:31:00+09:00',
      })
      expect(await publicTitles()).toEqual(['정기 점검 안내'])
    })

    it('are published at their time, in Korea, to the second', async () => {
      const createdPost = await create({ publishAt: '2026-11-21T11:00:00+09:00' })
      expect(createdPost).toMatchObject({ postState: 'PLANNED', publishAt: '2026-11-21T11:00:00+09:00' })
      later(29)
      expect(await publicTitles()).toEqual([])
      later(1)
      expect(await publicTitles()).toEqual(['정기 점검 안내'])
      expect(await operations().getAdminPost({ postId: createdPost.postId }, staff)).toMatchObject({
        postState: 'PUBLISHED',
        version: 1,
      })
    })

    it('keep their publication time, and a scheduled one is published at once if no time is given', async () => {
      const [out, planned] = [await create(), await create({ publishAt: wire(60) })]
      later(5)
      expect(await update(out, { title: '고친 제목' })).toMatchObject({
        publishAt: out.publishAt,
        updatedAt: '2026-11-21T10:35:00+09:00',
      })
      expect(await update(planned)).toMatchObject({
        postState: 'PUBLISHED',
        publishAt: '2026-11-21T10:35:00+09:00',
      })
    })

    it('can become drafts again, and a draft remembers its planned time', async () => {
      const createdPost = await create()
      const back = await update(createdPost, { draftYn: 'Y', publishAt: wire(60) })
      expect(back).toMatchObject({ postState: 'DRAFT', publishAt: '2026-11-21T11:30:00+09:00' })
      expect(await publicTitles()).toEqual([])
      later(120)
      expect(await publicTitles()).toEqual([])
    })

    it('are created once with one idempotency key, and a repeated call returns the first post', async () => {
      const key = randomUUID()
      const answers = await Promise.all([create({}, key), create({}, key)])
      expect(new Set(answers.map(({ postId }) => postId)).size).toBe(1)
      await expect(create({ title: '다른 글' }, key)).rejects.toEqual(problemWithReason('key.reused'))
      expect(await publicTitles()).toHaveLength(1)
    })

    it.each([
      '1999-12-31T23:59:59+09:00',
      '2100-01-01T00:00:00+09:00',
      '0000-01-01T00:00:00Z',
      '2026-11-21T23:59:60Z',
    ])('cannot have a time such as %s', async (publishAt) => {
      await expect(create({ publishAt })).rejects.toEqual(problemWithReason('request.invalid'))
    })

    it('need a title', async () => {
      await expect(create({ title: ' \n ' })).rejects.toEqual(problemWithReason('request.invalid'))
    })

    it('report a change of public content, and nothing after a refusal', async () => {
      const createdPost = await create()
      await update(createdPost)
      await operations().removePost({ postId: createdPost.postId, version: 2 }, staff)
      expect(changes).toBe(3)
      await expect(update(createdPost)).rejects.toEqual(problemWithReason('post.missing'))
      expect(changes).toBe(3)
    })
  })

  describe('changed by two people', () => {
    it('keep the first change, however many try at once', async () => {
      const createdPost = await create()
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) => update(createdPost, { title: `제목 ${index}` })),
      )
      const won = tries.filter(({ status }) => status === 'fulfilled')
      expect(won).toHaveLength(1)
      for (const tried of tries)
        if (tried.status === 'rejected') expect(tried.reason).toEqual(problemWithReason('post.changed'))
      const { title } = (won[0] as PromiseFulfilledResult<Schema<'AdminPost'>>).value
      expect(await operations().getAdminPost({ postId: createdPost.postId }, staff)).toMatchObject({
        title,
        version: 2,
      })
    })

    it('cannot be removed with an outdated version', async () => {
      const createdPost = await create()
      await update(createdPost)
      await expect(
        operations().removePost({ postId: createdPost.postId, version: 1 }, staff),
      ).rejects.toEqual(problemWithReason('post.changed'))
      expect(await operations().removePost({ postId: createdPost.postId, version: 2 }, staff)).toEqual({
        removedYn: 'Y',
      })
      expect(await publicTitles()).toEqual([])
      await expect(
        operations().removePost({ postId: createdPost.postId, version: 2 }, staff),
      ).rejects.toEqual(problemWithReason('post.missing'))
    })
  })

  describe('with attachments', () => {
    const names = (post: Schema<'AdminPost'>) => post.attachments.map(({ fileName }) => fileName)

    it('keep the listed attachments, in order, and add the new ones after them', async () => {
      const createdPost = await create({ fileIds: [fileId('a'), fileId('b'), fileId('c')] })
      expect(names(createdPost)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
      const [a, , c] = createdPost.attachments.map(({ url }) => url)
      const changed = await update(createdPost, { keptFiles: [c!, a!], fileIds: [fileId('d')] })
      expect(names(changed)).toEqual(['a.pdf', 'c.pdf', 'd.pdf'])
      expect(discarded).toEqual(['b-key'])
      const { list } = await operations().listAdminPosts({ board: 'NOTICE' }, staff)
      expect(list).toMatchObject([{ attachmentYn: 'Y' }])
    })

    it('are removed together with their attachments and files', async () => {
      const createdPost = await create({ fileIds: [fileId('a')] })
      await operations().removePost({ postId: createdPost.postId, version: 1 }, staff)
      expect(discarded).toEqual(['a-key'])
      expect(await engine.database().db.select().from(postAttachments)).toEqual([])
    })

    it('are unchanged if a file is missing, belongs to another post or is one too many', async () => {
      const [made, other] = [
        await create({ fileIds: [fileId('a')] }),
        await create({ fileIds: [fileId('z')] }),
      ]
      const [own, foreign] = [made.attachments[0]!.url, other.attachments[0]!.url]
      await expect(
        update(made, { title: '고침', keptFiles: [own], fileIds: [fileId('missing')] }),
      ).rejects.toEqual(problemWithReason('upload.missing'))
      await expect(update(made, { title: '고침', keptFiles: [own, foreign] })).rejects.toEqual(
        problemWithReason('upload.missing'),
      )
      await expect(create({ keptFiles: [foreign] })).rejects.toEqual(problemWithReason('upload.missing'))
      const manyFiles = Array.from({ length: 6 }, (_, index) => `/files/k${index}`)
      await expect(
        update(made, { keptFiles: manyFiles, fileIds: ['1', '2', '3', '4', '5'].map(fileId) }),
      ).rejects.toEqual(problemWithReason('request.invalid'))
      expect(await operations().getAdminPost({ postId: made.postId }, staff)).toMatchObject({
        version: 1,
        title: '정기 점검 안내',
        attachments: [{ url: own }],
      })
      expect(discarded).toEqual([])
    })
  })

  describe('listed', () => {
    it('are sorted by the last change, page by page, each once', async () => {
      const at = new Date(start.getTime() - 60_000)
      const rows = Array.from({ length: 7 }, (_, index) =>
        postOf({
          minute: index < 4 ? index : 4,
          updatedAt: index < 4 ? new Date(start.getTime() - index * 60_000) : at,
        }),
      )
      await put(...rows, postOf({ board: 'SUPPORT' }))
      const expected = [...rows]
        .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1))
        .map(({ id }) => id)
      const read: string[] = []
      let cursor: string | undefined
      do {
        const page = await operations().listAdminPosts({ board: 'NOTICE', limit: 2, cursor }, staff)
        expect(page.total).toBe(7)
        read.push(...page.list.map(({ postId }) => postId))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(read).toEqual(expected)
      await expect(operations().listAdminPosts({ board: 'NOTICE', cursor: 'x' }, staff)).rejects.toEqual(
        problemWithReason('request.invalid'),
      )
    })

    it('are filtered by their current state, and by words', async () => {
      await put(
        postOf({ title: '초안', state: 'DRAFT' }),
        postOf({ title: '예정', publishedAt: new Date(start.getTime() + 60_000) }),
        postOf({ title: '지금 나간 글', publishedAt: start }),
      )
      const titles = async (postState?: Schema<'PostState'>, search?: string) => {
        const page = await operations().listAdminPosts({ board: 'NOTICE', postState, search }, staff)
        expect(page).toMatchObject({
          board: 'NOTICE',
          postState: postState ?? null,
          search: search ?? null,
          total: page.list.length,
        })
        return page.list.map(({ title, postState: state }) => [title, state])
      }
      expect(await titles('DRAFT')).toEqual([['초안', 'DRAFT']])
      expect(await titles('PLANNED')).toEqual([['예정', 'PLANNED']])
      expect(await titles('PUBLISHED')).toEqual([['지금 나간 글', 'PUBLISHED']])
      expect(await titles(undefined, '나간')).toEqual([['지금 나간 글', 'PUBLISHED']])
      later(1)
      expect((await titles('PUBLISHED')).length).toBe(2)
      expect(await titles('PLANNED')).toEqual([])
    })
  })
})
