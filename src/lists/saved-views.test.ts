import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeView, saveView } from './save-view.ts'
import { hasViews, readViews, subscribeToViews, viewsOf } from './saved-views.ts'

const [me, other] = ['narae.song@solbaram.example', 'jiho.lee@neoreundeul.example']
const lateView = { name: '연체 카드', filters: { billState: 'PAST_DUE' }, hidden: ['method'] }
const storedTexts = new Map<string, string>()
const storage = {
  getItem: (name: string) => storedTexts.get(name) ?? null,
  setItem: (name: string, text: string) => void storedTexts.set(name, text),
}
const of = (email: string) => viewsOf(readViews(), email, '/admin/bill')

beforeEach(() => void vi.stubGlobal('localStorage', storage))
afterEach(() => {
  vi.unstubAllGlobals()
  storedTexts.clear()
})

describe("a member's views of a list", () => {
  it('are stored by name, for each list and each member who uses the browser', () => {
    const listener = vi.fn()
    const stop = subscribeToViews(listener)
    expect(saveView(me, '/admin/bill', lateView)).toBe(true)
    saveView(me, '/admin/bill', { ...lateView, name: '가나' })
    saveView(other, '/admin/bill', { ...lateView, name: '내 것' })
    saveView(me, '/admin/inquiry', { name: '대기', filters: { inquiryState: 'WAITING' }, hidden: [] })
    stop()
    expect(of(me).map(({ name }) => name)).toEqual(['가나', '연체 카드'])
    expect(of(other).map(({ name }) => name)).toEqual(['내 것'])
    expect(of('new@one.example')).toEqual([])
    expect(listener).toHaveBeenCalledTimes(4)
  })

  it('are replaced by a view of the same name, and can be removed', () => {
    saveView(me, '/admin/bill', lateView)
    saveView(me, '/admin/bill', { ...lateView, filters: {} })
    expect(of(me)).toEqual([{ ...lateView, filters: {} }])
    removeView(me, '/admin/bill', lateView.name)
    expect(of(me)).toEqual([])
  })

  it('contain no search words, pages or days, and do not identify the member', () => {
    const filters = { billState: 'PAST_DUE', search: '김민서', cursor: 'MS4x', period: '2026-11' }
    saveView(me, '/admin/bill', { ...lateView, filters })
    expect(of(me)).toEqual([lateView])
    expect(JSON.stringify([...storedTexts])).not.toMatch(/김민서|narae|MS4x|2026-11/)
  })

  it.each(['nonsense', '7', 'null', '{"1.0":null}'])(
    'are none if the browser contains %s, and can be saved then',
    (text) => {
      storedTexts.set('saved-views', text)
      expect(of(me)).toEqual([])
      expect(saveView(me, '/admin/bill', lateView)).toBe(true)
      expect(of(me)).toEqual([lateView])
    },
  )

  it('are empty if the browser forbids storage, and saving a view then returns false', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('forbidden')
      },
    })
    expect(saveView(me, '/admin/bill', lateView)).toBe(false)
    expect(of(me)).toEqual([])
  })
})

it('the lists of the public site have no saved views', () => {
  expect([hasViews('/notice'), hasViews('/my/bill')]).toEqual([false, true])
})
