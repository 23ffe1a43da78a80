import { describe, expect, it } from 'vitest'
import { type Mark, markUp } from './mark-up.ts'

/** Applies a mark to a text, in which two bars enclose the selection. */
const applyMark = (mark: Mark, written: string) => {
  const [before = '', chosen = '', after = ''] = written.split('|')
  const { text, from, to } = markUp(mark, {
    text: before + chosen + after,
    from: before.length,
    to: before.length + chosen.length,
  })
  return `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`
}

describe('markup of the selection', () => {
  it.each<[Mark, string, string]>([
    ['bold', '오늘 |점검|합니다', '오늘 **|점검|**합니다'],
    ['bold', '오늘 **|점검|**합니다', '오늘 |점검|합니다'],
    ['bold', '||', '**||**'],
    ['link', '|공지| 보기', '[공지](|https://|) 보기'],
    ['link', '||', '[](|https://|)'],
    ['heading', '앞\n제|목|\n뒤', '앞\n## 제목||\n뒤'],
    ['heading', '## 제목||', '제목||'],
    ['heading', '||', '## ||'],
    ['list', '|하나\n둘|\n셋', '|- 하나\n- 둘|\n셋'],
    ['list', '|하나\n둘\n|셋', '|- 하나\n- 둘|\n셋'],
    ['list', '|- 하나\n- 둘|', '|하나\n둘|'],
    ['list', '|- 하나\n둘|', '|- 하나\n- 둘|'],
  ])('%s: %s', (mark, before, after) => {
    expect(applyMark(mark, before)).toBe(after)
  })
})
