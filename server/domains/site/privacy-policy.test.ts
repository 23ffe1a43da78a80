import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { operatorConfig } from '#server/operator.ts'
import { privacyPolicy } from './privacy-policy.ts'

/**
 * The text of each released version. Before a release, a changed text replaces the line of its version; after the
 * release, a changed text has a new version and day, and a line of its own.
 */
const texts: Record<string, string> = {
  '1.1 from 2026-11-30': '217d7437375a5205',
}

it('the privacy policy has a new version and day if its text differs from a released one', () => {
  const { version, effectiveDate, body } = privacyPolicy(operatorConfig({}, true).operator, [
    { task: '업무', name: '받는 곳' },
  ])
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  expect(texts).toHaveProperty([`${version} from ${effectiveDate}`], hash)
})
