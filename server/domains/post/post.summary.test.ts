import fc from 'fast-check'
import { expect, it } from 'vitest'
import { summaryOf } from './post.summary.ts'

it('Markdown marks are left out of a summary, and blocks do not run together', () => {
  const text = '## 제목\n\n**굵은** [링크](https://x.example) 글\n\n1. 하나\n2. 둘\n\n```\n코드\n```\n> 인용'
  expect(summaryOf(text, 100)).toBe('제목 굵은 링크 글 하나 둘 코드 인용')
})

it('the summary of a text that is too long ends after a whole word with an ellipsis', () => {
  expect(summaryOf('하나 둘 셋 넷', 100)).toBe('하나 둘 셋 넷')
  expect(summaryOf('하나 둘 셋 넷', 7)).toBe('하나 둘 셋…')
  expect(summaryOf('가'.repeat(20), 10)).toBe(`${'가'.repeat(9)}…`)
})

it('a summary is never longer than the limit and never ends in half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, length) => {
      const summary = summaryOf(text, length)
      expect(summary.length).toBeLessThanOrEqual(length)
      expect(summary).not.toMatch(/\p{Surrogate}/u)
      expect(summary).not.toMatch(/[\n\r]/)
    }),
  )
})
