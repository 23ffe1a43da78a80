import { afterEach, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { errorScreenOf, fatalProblem } from './fatal-errors.ts'

it('the error screen shows a refusal unchanged, and any other error without its internal message', () => {
  const refusal = problemNamed('server.unavailable')
  expect(fatalProblem(refusal)).toBe(refusal)
  expect(fatalProblem(new TypeError('x is undefined'))).toMatchObject({ code: 0, message: '' })
  expect(fatalProblem(undefined, 'Uncaught')).toMatchObject({ code: 0 })
})

it('values that are not errors are ignored', () => {
  expect(fatalProblem(new DOMException('gone', 'AbortError'))).toBeUndefined()
  expect(
    fatalProblem(undefined, 'ResizeObserver loop completed with undelivered notifications.'),
  ).toBeUndefined()
  expect(fatalProblem(undefined, 'Script error.')).toBeUndefined()
})

afterEach(() => vi.unstubAllGlobals())

/**
 * Creates a router whose current address is `pathname`, and the element of the document that is shown when the app
 * fails.
 */
function routerAt(pathname: string, navigate: () => Promise<void>) {
  const brokenElement = { removeAttribute: vi.fn<(name: string) => void>() }
  vi.stubGlobal('document', { getElementById: () => brokenElement })
  const go = vi.fn<() => Promise<void>>(navigate)
  const router = { state: { location: { pathname } }, navigate: go }
  return {
    show: errorScreenOf(router as unknown as Parameters<typeof errorScreenOf>[0]),
    go,
    broken: brokenElement,
    router,
  }
}
const problem = new Problem(0, '')

it('several errors open the error screen once, and an error on another screen opens it again', async () => {
  const { show, go, router } = routerAt('/my', () => Promise.resolve())
  show(problem)
  show(problem)
  expect(go).toHaveBeenCalledTimes(1)
  await Promise.resolve()
  router.state.location.pathname = '/error'
  show(problem)
  expect(go).toHaveBeenCalledTimes(1)
  router.state.location.pathname = '/'
  show(problem)
  expect(go).toHaveBeenCalledTimes(2)
})

it('the address of the error screen has the id of the call that failed', () => {
  const { show, go } = routerAt('/my', () => Promise.resolve())
  const failed = new Problem(500, '처리하지 못했습니다.')
  failed.requestId = '176370000000050000000U001'
  show(failed)
  expect(go).toHaveBeenCalledWith({
    to: '/error',
    search: { code: 500, message: '처리하지 못했습니다.', reference: '176370000000050000000U001' },
  })
})

it('the document shows the failure if the app cannot navigate to the error screen', async () => {
  const { show, go, broken } = routerAt('/my', () => Promise.reject(new Error('broken')))
  show(problem)
  await Promise.resolve()
  await Promise.resolve()
  show(problem)
  expect(go).toHaveBeenCalledTimes(1)
  expect(broken.removeAttribute).toHaveBeenCalledWith('hidden')
})
