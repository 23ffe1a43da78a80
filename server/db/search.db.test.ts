import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { getChoseong } from 'es-hangul'
import { beforeAll, expect, it } from 'vitest'
import { searchWord } from '#domain/korean/search-word.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import { inquiryRow } from '#worlds/inquiry.ts'
import { memberRow } from '#worlds/member.ts'
import { inquiries, inquiryWords } from './schema/inquiry.ts'
import { members, memberWords } from './schema/member.ts'
import { matchesWords } from './search.ts'

const ROWS = 5000
const BATCH_SIZE = 250
const surnames = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임']
const middleSyllables = ['민', '서', '지', '하', '도', '예', '시', '준', '유', '채']
const lastSyllables = ['서', '준', '윤', '아', '은', '우', '연', '현', '호', '빈']
const nameOf = (index: number) =>
  `${surnames[index % 10]}${middleSyllables[Math.floor(index / 10) % 10]}${lastSyllables[Math.floor(index / 100) % 10]}`

describeEachEngine('words in an index', (engine) => {
  const db = () => engine.database().db
  const at = new Date('2026-11-21T01:30:00Z')

  beforeAll(async () => {
    // The rows are inserted in parts, so that on a slow machine no statement takes longer than the client waits.
    for (let start = 0; start < ROWS; start += BATCH_SIZE) {
      const rows = Array.from({ length: BATCH_SIZE }, (_, index) => ({
        index: start + index,
        id: randomUUID(),
      }))
      await db()
        .insert(members)
        .values(
          rows.map(({ index, id }) =>
            memberRow({ id, email: `${index}@example.com`, name: nameOf(index), createdAt: at }),
          ),
        )
      await db()
        .insert(inquiries)
        .values(
          rows.map(({ index, id }) =>
            inquiryRow({
              id,
              inquiryNo: `Q2026-${String(index).padStart(6, '0')}`,
              subject: `인증 문자가 오지 않습니다 ${index}`,
              name: nameOf(index),
              email: `${index}@example.com`,
              createdAt: at,
            }),
          ),
        )
    }
    await engine.owner().db.execute(sql`analyze members, inquiries`)
  })

  const queryPlan = async (query: SQL) =>
    (await db().execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')

  it.each([
    // The consonants match 최예빈 and 최유빈.
    ['ㅊㅇㅂ', 2],
    ['최예ㅂ', 1],
    ['최예비', 1],
  ])('%s uses it for members and inquiries', async (word, names) => {
    const memberQuery = sql`select ${members.id} from ${members} where ${matchesWords([word], memberWords(members))}`
    const inquiryQuery = sql`select ${inquiries.id} from ${inquiries} where ${matchesWords([word], inquiryWords(inquiries))} order by ${inquiries.createdAt} desc limit 7`
    expect(await queryPlan(memberQuery)).toContain('members_search')
    expect(await queryPlan(inquiryQuery)).toContain('inquiries_search')
    const found = (await db().execute(memberQuery)).rows.length
    expect(found).toBe((names * ROWS) / 1000)
  })

  it('contain the index keys of every search word that matches a text, also while its last letter is being typed', async () => {
    const texts = [...new Set(Array.from({ length: ROWS }, (_, index) => nameOf(index)))].slice(0, 500)
    const syllables = Array.from({ length: 11_172 }, (_, index) => String.fromCharCode(0xac00 + index))
    const all = [
      ...texts,
      ...Array.from({ length: 588 }, (_, index) => syllables.slice(index * 19, index * 19 + 19).join('')),
    ]
    const { rows } = await db().execute<{ text: string; keys: string[] }>(
      sql`select text, search_keys(text) as keys from unnest(${sql.param(all)}::text[]) as text`,
    )
    expect(rows).toHaveLength(all.length)
    for (const { text, keys } of rows) {
      const typedForms = [text, getChoseong(text), text.slice(0, -1) + getChoseong(text.slice(-1))]
      const missingKeys = typedForms
        .flatMap((word) => searchWord(word).keys)
        .filter((key) => !keys.includes(key))
      expect([text, missingKeys]).toEqual([text, []])
    }
  })

  it('are found by a search word that omits a space of the text', async () => {
    const { rows } = await db().execute<{ keys: string[] }>(sql`select search_keys('전자 결재') as keys`)
    for (const word of ['전자결재', 'ㅈㅈㄱㅈ', '전자ㄱ', '결재'])
      for (const key of searchWord(word).keys) expect(rows[0]!.keys).toContain(key)
  })

  it('contain no letter pair with a space, but the pairs of the letters around a space', async () => {
    const { rows } = await db().execute<{ keys: string[] }>(sql`select search_keys('김 민서') as keys`)
    expect(rows[0]!.keys.toSorted()).toEqual(['\u1100\u1106', '\u1106\u1109', '김민', '민서'].toSorted())
  })
})
