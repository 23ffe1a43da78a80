import { describe, expect, it } from 'vitest'
import type { Api } from '#contract/operation.ts'
import { countCalls } from './calls-under-way.ts'

describe('the count of calls', () => {
  it('reports when the first call begins and when the last one ends, also if it fails, and leaves arguments and results unchanged', async () => {
    const endings: { answer: (value: unknown) => void; fail: (error: Error) => void }[] = []
    const receivedArguments: unknown[] = []
    const logOut = (...given: unknown[]) => {
      receivedArguments.push(given)
      return new Promise((answer, fail) => endings.push({ answer, fail }))
    }
    const changes: boolean[] = []
    const withCallCount = countCalls({ logOut } as unknown as Api, () =>
      changes.push(withCallCount.isUnderWay()),
    )
    const { signal } = new AbortController()

    const calls = [withCallCount.api.logOut({}, { signal }), withCallCount.api.logOut({})]
    endings[0]!.answer({ loginYn: 'N' })
    expect(await calls[0]).toEqual({ loginYn: 'N' })
    expect([receivedArguments[0], withCallCount.isUnderWay()]).toEqual([[{}, { signal }], true])
    endings[1]!.fail(new Error('refused'))
    await expect(calls[1]).rejects.toThrow('refused')
    expect(changes).toEqual([true, false])
  })
})
