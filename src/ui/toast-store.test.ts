import { describe, expect, it } from 'vitest'
import { createToastStore } from './toast-store.ts'

function storeWithClock() {
  let now = 0
  const due = new Set<{ at: number; done: () => void }>()
  const store = createToastStore({
    start(done, ms) {
      const entry = { at: now + ms, done }
      due.add(entry)
      return () => void due.delete(entry)
    },
  })
  const advance = (ms: number) => {
    now += ms
    for (const entry of due) if (entry.at <= now && due.delete(entry)) entry.done()
  }
  return { store, pass: advance, messages: () => store.toasts().map(({ message }) => message) }
}

describe('the toast store', () => {
  it('shows a toast of the default severity for 3000 ms', () => {
    const { store, pass, messages } = storeWithClock()
    store.show({ message: '저장했습니다.' })
    expect(store.toasts()).toMatchObject([{ severity: 'secondary', group: 'toast', life: 3000 }])
    pass(2999)
    expect(messages()).toEqual(['저장했습니다.'])
    pass(1)
    expect(messages()).toEqual([])
  })

  it('closes messages about earlier actions, but no error and no toast with a button', () => {
    const { store, messages } = storeWithClock()
    store.show({ message: '저장했습니다.', severity: 'success' })
    store.show({ message: '연결이 끊어졌습니다.', severity: 'danger' })
    store.show({ message: '승인했습니다.', action: { label: '되돌리기', run: () => {} } })
    store.show({ message: '다른 곳의 알림', group: 'other' })
    store.closeDone('toast')
    expect(messages()).toEqual(['연결이 끊어졌습니다.', '승인했습니다.', '다른 곳의 알림'])
  })

  it('shows a danger toast until it is closed', () => {
    const { store, pass, messages } = storeWithClock()
    const id = store.show({ message: '연결이 끊어졌습니다.', severity: 'danger' })
    pass(3_600_000)
    expect(messages()).toEqual(['연결이 끊어졌습니다.'])
    store.close(id)
    expect(messages()).toEqual([])
  })

  it('shows two equal toasts with buttons separately', () => {
    const { store } = storeWithClock()
    const pressed: string[] = []
    for (const name of ['first', 'second'])
      store.show({ message: '받지 못했습니다.', action: { label: '다시', run: () => pressed.push(name) } })
    store.toasts().forEach(({ action }) => action?.run())
    expect(pressed).toEqual(['first', 'second'])
  })

  it('pauses the remaining time of a held toast, and restarts the full time afterwards', () => {
    const { store, pass, messages } = storeWithClock()
    const id = store.show({ message: '복사했습니다.' })
    pass(2000)
    store.hold(id)
    pass(10_000)
    expect(messages()).toEqual(['복사했습니다.'])
    store.release(id)
    pass(2999)
    expect(messages()).toEqual(['복사했습니다.'])
    pass(1)
    expect(messages()).toEqual([])
  })

  it('restarts the time of a visible toast when an equal one is added, and shows it only once', () => {
    const { store, pass, messages } = storeWithClock()
    const firstId = store.show({ message: '복사했습니다.' })
    pass(2000)
    expect(store.show({ message: '복사했습니다.' })).toBe(firstId)
    pass(2000)
    expect(messages()).toEqual(['복사했습니다.'])
  })

  it('removes the oldest toast with a time limit when a fourth one is shown, never a danger toast', () => {
    const { store, messages } = storeWithClock()
    store.show({ message: '위험', severity: 'danger' })
    for (const message of ['하나', '둘', '셋', '넷']) store.show({ message })
    expect(messages()).toEqual(['위험', '둘', '셋', '넷'])
  })

  it('notifies its listeners of every change, and returns the same list while nothing changes', () => {
    const { store } = storeWithClock()
    let notified = 0
    const unsubscribe = store.subscribe(() => (notified += 1))
    const id = store.show({ message: '하나' })
    expect(store.toasts()).toBe(store.toasts())
    store.close(id)
    store.close(id)
    expect(notified).toBe(2)
    unsubscribe()
    store.show({ message: '둘' })
    expect(notified).toBe(2)
  })
})
