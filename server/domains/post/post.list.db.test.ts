import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unknownVisitor } from '#server/http/calls/caller.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { postOf, postWorld, start } from '#server/testing/post-world.ts'

const types = ['service', 'security', 'notice'] as const

describeEngines('the list of posts', (engine) => {
  const world = postWorld(engine)
  const { operations, put } = world
  const postsFound = async (search: string) =>
    (await operations().listNotices({ search }, unknownVisitor)).list.map(({ title }) => title)

  // The rows have only a few different times, so that many rows have the same time and are ordered by id.
  const rows = fc.array(
    fc.record({
      minute: fc.integer({ min: -2, max: 3 }),
      announcementType: fc.constantFrom(...types),
      board: fc.constantFrom('NOTICE' as const, 'SUPPORT' as const),
      state: fc.constantFrom('PUBLISHED' as const, 'PUBLISHED' as const, 'DRAFT' as const),
      pinned: fc.boolean(),
    }),
    { maxLength: 25 },
  )

  it('read page by page contains every published post of its board, pinned first, then newest first, each once', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.integer({ min: 1, max: 7 }),
        fc.option(fc.constantFrom(...types), { nil: undefined }),
        async (given, limit, announcementType) => {
          await world.clear()
          const all = given.map(postOf)
          await put(...all)
          const expected = all
            .filter(
              ({ board, state, publishedAt }) =>
                board === 'NOTICE' && state === 'PUBLISHED' && publishedAt <= start,
            )
            .filter((post) => !announcementType || post.announcementType === announcementType)
            .sort(
              (a, b) =>
                Number(b.pinned) - Number(a.pinned) ||
                b.publishedAt.getTime() - a.publishedAt.getTime() ||
                (a.id < b.id ? 1 : -1),
            )
            .map(({ id }) => id)

          const read: string[] = []
          let cursor: string | undefined
          do {
            const page = await operations().listNotices({ announcementType, limit, cursor }, unknownVisitor)
            expect(page).toMatchObject({ total: expected.length, announcementType: announcementType ?? null })
            expect(page.list.length).toBe(Math.min(limit, expected.length - read.length))
            read.push(...page.list.map(({ postId }) => postId))
            cursor = page.nextCursor ?? undefined
          } while (cursor !== undefined)
          expect(read).toEqual(expected)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('refuses a cursor that the server did not issue', async () => {
    const listCall = operations().listNotices({ cursor: 'MjAyNS0xMS0wMw' }, unknownVisitor)
    await expect(listCall).rejects.toMatchObject({ reason: 'request.invalid' })
  })

  it('shows which posts have an attachment', async () => {
    const [first, second] = [postOf({ minute: 1 }), postOf({ minute: 2 })]
    await put(first, second)
    await world.attach(second.id, '안내문.pdf', '일정.pdf')
    const { list } = await operations().listNotices({}, unknownVisitor)
    expect(list.map(({ postId, attachmentYn }) => [postId, attachmentYn])).toEqual([
      [first.id, 'N'],
      [second.id, 'Y'],
    ])
  })

  describe('searched', () => {
    it('finds all the words in the title and the body, in any order and case', async () => {
      await put(
        postOf({ minute: 1, title: '인증 앱 안내', body: 'Authenticator로 확인합니다.' }),
        postOf({ minute: 2, title: '점검', body: '인증이 잠시 멈춥니다.' }),
        postOf({ minute: 3, title: '다른 글', body: '아무 말' }),
      )
      expect(await postsFound('인증')).toEqual(['인증 앱 안내', '점검'])
      expect(await postsFound('authenticator  앱')).toEqual(['인증 앱 안내'])
      expect(await postsFound('인증 아무')).toEqual([])
    })

    it('finds decomposed Hangul (NFD), and returns the search', async () => {
      await put(postOf({ title: '인증 앱 안내' }))
      const page = await operations().listNotices({ search: ' 인증   앱 '.normalize('NFD') }, unknownVisitor)
      expect(page).toMatchObject({ search: '인증 앱', total: 1 })
    })

    it('ignores a search of spaces only', async () => {
      await put(postOf())
      expect(await operations().listNotices({ search: '   ' }, unknownVisitor)).toMatchObject({
        search: null,
        total: 1,
      })
    })

    it('treats wildcards, backslashes and quotes as text', async () => {
      const titles = [
        '100% 무료',
        '1000 무료',
        'a_b',
        'axb',
        String.raw`길 C:\temp`,
        '길 C:temp',
        "it's",
        '이스케이프 \\',
      ]
      await put(...titles.map((title, minute) => postOf({ title, minute })))
      expect(await postsFound('100%')).toEqual(['100% 무료'])
      expect(await postsFound('%')).toEqual(['100% 무료'])
      expect(await postsFound('a_b')).toEqual(['a_b'])
      expect(await postsFound('_')).toEqual(['a_b'])
      expect(await postsFound(String.raw`C:\temp`)).toEqual([String.raw`길 C:\temp`])
      expect(await postsFound('\\')).toEqual([String.raw`길 C:\temp`, '이스케이프 \\'])
      expect(await postsFound("it's")).toEqual(["it's"])
      expect(await postsFound("'; drop table posts; --")).toEqual([])
    })

    it('finds any part of a title, and only titles with it', async () => {
      const character = fc.constantFrom('%', '_', '\\', "'", '"', 'a', '가', '나')
      const word = fc.array(character, { minLength: 1, maxLength: 3 }).map((all) => all.join(''))
      await fc.assert(
        fc.asyncProperty(fc.array(word, { maxLength: 8 }), word, async (titles, search) => {
          await world.clear()
          await put(...titles.map((title, minute) => postOf({ title, minute, body: '' })))
          expect(await postsFound(search)).toEqual(titles.filter((title) => title.includes(search)))
        }),
        { numRuns: 60 },
      )
    })
  })
})
