import { expect, it } from 'vitest'
import { TRIAL_RETENTION_MONTHS } from '#domain/trial/rules.ts'
import { privacyPolicy } from '#server/domains/site/privacy-policy.ts'
import { operatorConfig } from '#server/operator.ts'
import withdrawal from '#src/features/member/withdraw/texts.json' with { type: 'json' }
import trial from '#src/features/trial/texts.json' with { type: 'json' }

it('the privacy policy and the screens state how long the trials of a former member are stored', () => {
  const period = `탈퇴한 날부터 ${TRIAL_RETENTION_MONTHS / 12}년`
  const { body } = privacyPolicy(operatorConfig({}, true).operator, [])
  expect(body).toMatch(new RegExp(`무료 체험.*${period}`))
  expect(trial.promises.again).toContain(period)
  expect(withdrawal.notice.tried).toContain(period)
})
