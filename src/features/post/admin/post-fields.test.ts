import { describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { draftOf, fieldsOf, isPast, mistakesOf, momentOf, publishingsOf } from './post-fields.ts'

const post: Schema<'AdminPost'> = {
  postId: '2b7c9e14-5d08-4f3a-96e1-c4a8d70b3f52',
  version: 3,
  board: 'NOTICE',
  postState: 'PLANNED',
  announcementType: 'service',
  title: '점검',
  pinnedYn: 'Y',
  publishAt: '2026-12-01T09:00:30+09:00',
  updatedAt: '2026-11-21T10:30:00+09:00',
  body: '점검합니다.',
  attachments: [],
}
const noFiles = { keptFiles: [], fileIds: [] }
const typedFields = { ...fieldsOf(undefined), title: ' 점검 ', body: '점검합니다.' }

describe('the fields of a post', () => {
  it('begin with the saved values, and are saved unchanged', () => {
    expect(fieldsOf(post)).toEqual({
      announcementType: 'service',
      title: '점검',
      body: '점검합니다.',
      pinned: true,
      when: 'at',
      at: '2026-12-01T09:00',
    })
    expect(draftOf(fieldsOf(post), post, noFiles)).toMatchObject({
      pinnedYn: 'Y',
      draftYn: 'N',
      publishAt: post.publishAt,
    })
  })

  it('keep the time of a published post, and have no time if the post becomes a draft', () => {
    const publishedPost = { ...post, postState: 'PUBLISHED' as const }
    const fields = fieldsOf(publishedPost)
    expect([fields.when, fields.at, draftOf(fields, publishedPost, noFiles).publishAt]).toEqual([
      'keep',
      '',
      null,
    ])
    expect(draftOf({ ...fields, when: 'draft' }, publishedPost, noFiles)).toMatchObject({
      draftYn: 'Y',
      publishAt: null,
    })
    expect(publishingsOf(publishedPost)).not.toContain('now')
  })

  it('contain the scheduled time of a post, or the planned time of a draft, in Korean wall time', () => {
    const at = '2026-11-30T18:05'
    expect(draftOf({ ...typedFields, when: 'at', at }, undefined, noFiles)).toMatchObject({
      title: '점검',
      draftYn: 'N',
      publishAt: '2026-11-30T18:05:00+09:00',
    })
    expect(draftOf({ ...typedFields, at }, undefined, noFiles)).toMatchObject({
      draftYn: 'Y',
      publishAt: '2026-11-30T18:05:00+09:00',
    })
    expect(draftOf({ ...typedFields, when: 'now', at }, undefined, noFiles)).toMatchObject({
      draftYn: 'N',
      publishAt: null,
    })
  })

  it('report missing values', () => {
    expect(mistakesOf(typedFields)).toEqual({})
    expect(mistakesOf({ ...typedFields, title: ' ', body: '\n', when: 'at' })).toEqual({
      title: 'titleEmpty',
      body: 'bodyEmpty',
      at: 'timeEmpty',
    })
    expect(mistakesOf({ ...typedFields, when: 'at', at: '12026-01-01T00:00' })).toEqual({ at: 'timeRange' })
  })

  it('recognise a time that is past', () => {
    const now = Date.parse('2026-11-21T10:30:00+09:00')
    expect([isPast('2026-11-21T10:30', now), isPast('2026-11-21T10:31', now), isPast('', now)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('recognise a past time by the portal’s time, even if the device’s clock is a day wrong', () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    portalClock.set(tomorrow)
    const inKorea = (shiftMs: number) =>
      new Date(tomorrow.getTime() + 9 * 3_600_000 + shiftMs).toISOString().slice(0, 16)
    expect([isPast(inKorea(-3_600_000)), isPast(inKorea(3_600_000))]).toEqual([true, false])
    portalClock.set(new Date())
  })
})

it('combine a day and a time into one value', () => {
  expect([momentOf('2026-12-01', '09:00'), momentOf('', '')]).toEqual(['2026-12-01T09:00', ''])
})
