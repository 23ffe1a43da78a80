import { expect, it } from 'vitest'
import { problemNamed } from '#contract/problem-named.ts'
import { fatalProblem } from './fatal-errors.ts'

it('shows a refusal as it is and anything else without its inner words', () => {
  const refusal = problemNamed('server.unavailable')
  expect(fatalProblem(refusal)).toBe(refusal)
  expect(fatalProblem(new TypeError('x is undefined'))).toMatchObject({ code: 0, message: '' })
  expect(fatalProblem(undefined, 'Uncaught')).toMatchObject({ code: 0 })
})

it('takes no notice of what is no failure', () => {
  expect(fatalProblem(new DOMException('gone', 'AbortError'))).toBeUndefined()
  expect(
    fatalProblem(undefined, 'ResizeObserver loop completed with undelivered notifications.'),
  ).toBeUndefined()
  expect(fatalProblem(undefined, 'Script error.')).toBeUndefined()
})
