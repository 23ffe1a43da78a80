import { expect, it } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import { messages } from '#src/api/messages.ts'
import common from '#src/i18n/common.json' with { type: 'json' }
import { unconfirmedText } from './watch-session.ts'

it.each(['session.missing', 'session.expired'] as const)(
  'a login after which the server answers %s reports that the browser stored nothing, and not that a session expired',
  (name) => {
    const text = unconfirmedText(new Problem(problemCodes[name], messages.sessionExpired))
    expect(text).toBe(common.session.notStored)
    expect(text).not.toContain('만료')
  },
)

it('a login is followed by an error message if the server cannot be reached', () => {
  expect(unconfirmedText(new Problem(0, messages.unreachable))).toBe(messages.unreachable)
})
