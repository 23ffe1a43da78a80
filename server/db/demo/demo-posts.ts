import type { Faker } from '@faker-js/faker'
import { addDays, formatDate, kstDate } from '#domain/dates.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import type { postAttachments, posts } from '../schema/post.ts'
import { makeFile } from './demo-files.ts'
import { guideTexts } from './demo-guide-texts.ts'
import { moreGuideTexts } from './demo-guide-texts-more.ts'
import { noticeArchive } from './demo-notice-archive.ts'
import { noticeTexts } from './demo-notice-texts.ts'
import type { DemoText } from './demo-text.ts'
import { draftTexts, plannedTexts } from './demo-unpublished-texts.ts'

export type DemoAttachment = typeof postAttachments.$inferInsert & { content: Uint8Array }
type DemoPost = typeof posts.$inferInsert

const boards: [DemoPost['board'], DemoPost['state'], DemoText[]][] = [
  ['NOTICE', 'PUBLISHED', [...noticeTexts, ...noticeArchive]],
  ['SUPPORT', 'PUBLISHED', [...guideTexts, ...moreGuideTexts]],
  ['NOTICE', 'PUBLISHED', plannedTexts],
  ['NOTICE', 'DRAFT', draftTexts],
]
const officeMinutes = 6 * 60

/**
 * Creates notices and guides for customers, and unpublished posts of the staff. Dates in their texts are relative to
 * the publication.
 */
export function makePosts(faker: Faker, now: Date): { posts: DemoPost[]; attachments: DemoAttachment[] } {
  const newPosts = boards.flatMap(([board, state, texts]) =>
    texts.map((text) => makePost(faker, now, { board, state }, text)),
  )
  return {
    posts: newPosts.map(({ post }) => post),
    attachments: newPosts.flatMap(({ attachments }) => attachments),
  }
}

function makePost(
  faker: Faker,
  now: Date,
  { board, state }: Pick<DemoPost, 'board' | 'state'>,
  text: DemoText,
) {
  const publishedOn = addDays(kstDate(now), -text.daysAgo)
  const publishedAt = new Date(
    Date.parse(`${publishedOn}T10:00:00+09:00`) + faker.number.int({ max: officeMinutes }) * MINUTE_MS,
  )
  const writtenAt = publishedAt < now ? publishedAt : new Date(now.getTime() - DAY_MS)
  const body = text.body((days) => formatDate(addDays(publishedOn, days)))
  const post: DemoPost = {
    id: faker.string.uuid(),
    board,
    announcementType: text.type,
    title: text.title,
    body: body.join('\n\n'),
    pinned: text.pinned ?? false,
    state,
    publishedAt: state === 'DRAFT' ? null : publishedAt,
    createdAt: writtenAt,
    updatedAt: writtenAt,
  }
  const attachments = (text.files ?? []).map((fileName, position): DemoAttachment => {
    const { contentType, content } = makeFile(fileName, { title: text.title, lines: body })
    const fileKey = faker.string.alphanumeric(32)
    return { fileKey, postId: post.id, position, fileName, contentType, size: content.length, content }
  })
  return { post, attachments }
}
