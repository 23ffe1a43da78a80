import { beforeAll, beforeEach, expect, it } from 'vitest'
import { siteEditions } from '#server/db/schema/site-edition.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const title = [{ key: 'title', text: '솔바람이 지킵니다' }]
const questions = [{ title: '문을 언제 여나요?', text: '<b>아홉 시</b>에 엽니다.' }]

describeEngines('the texts of the site', (engine) => {
  let portal: Portal
  let other: Portal
  let session: string
  beforeAll(async () => {
    portal = createPortal(engine.database())
    other = createPortal(engine.database(), { clock: portal.clock })
    await Promise.all([portal.app.ready(), other.app.ready()])
    const { email } = await portal.addMember({ staff: true, name: '송나래' })
    session = await portal.logInFully(email, { confirmed: true })
    return () => Promise.all([portal.app.close(), other.app.close()])
  })
  beforeEach(async () => {
    await engine.database().db.delete(siteEditions)
  })
  type Page = 'home' | 'feature' | 'support'
  const save = (version: number, texts = title, page: Page = 'home') =>
    portal.call(
      'saveSiteEdition',
      { page, version, texts, questions: page === 'home' ? questions : null },
      { session },
    )
  const edition = async (version: number | null, page: Page = 'home') =>
    portal.call('getSiteEdition', { page, version }, { session })

  it('are those of the code before the first edit, and those of the operator after it, as plain text', async () => {
    expect((await edition(null)).data).toMatchObject({ version: 0, shownVersion: 0, texts: [], editions: [] })
    const saved = (await save(0)).data
    expect(saved).toMatchObject({ version: 1, texts: title, questions, editions: [{ byName: '송나래' }] })
    expect((await portal.call('getSiteTexts', { page: 'home' })).data).toEqual({ texts: title, questions })
    expect((await portal.call('getSiteTexts', { page: 'support' })).data).toEqual({
      texts: [],
      questions: null,
    })
  })

  it('are stored by one of two concurrent calls, over all pages', async () => {
    const answers = await Promise.all([save(0), save(0, [], 'feature')])
    expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 7083])
    expect((await save(0)).code).toBe(7083)
  })

  it('of an earlier version are shown, and restored by saving them again', async () => {
    await save(0)
    await save(1, [{ key: 'lead', text: '' }])
    await save(2, [], 'support')
    const firstEdition = (await edition(1)).data
    expect(firstEdition).toMatchObject({ version: 3, shownVersion: 1, texts: title })
    expect(firstEdition.editions.map(({ version }) => version)).toEqual([2, 1])
    expect((await edition(0)).data.texts).toEqual([])
    expect((await edition(3)).code).toBe(7085)
    await save(3, firstEdition.texts)
    expect((await edition(null)).data).toMatchObject({ version: 4, texts: title })
  })

  it('are refused if they are invalid', async () => {
    for (const text of ['', '가'.repeat(61), '{{name}}'])
      expect([text, (await save(0, [{ key: 'title', text }])).code]).toEqual([text, 7084])
    expect((await save(0, [{ key: 'nothing', text: '글' }])).code).toBe(7084)
    expect((await edition(null)).data.version).toBe(0)
  })
})
