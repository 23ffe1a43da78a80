import { expect, it } from 'vitest'
import { detectorNames } from '#domain/abnormal/detector-names.ts'
import { planCodes, serviceCodes } from '#domain/plan/choices.ts'
import { planNames, serviceNamesOf } from '#server/domains/subscription/plan-names.ts'
import { areaText } from '#src/i18n/testing/area-files.ts'

const texts = (area: string) => JSON.parse(areaText(area)) as Record<string, Record<string, string>>

it('a service and a plan have the same names on screens, in contracts and in mails', () => {
  const [service, plan] = [texts('service'), texts('plan')]
  expect(serviceNamesOf({ brandName: '{{brand}}' })).toEqual(
    Object.fromEntries(serviceCodes.map((code) => [code, service[code]!['name']])),
  )
  expect(planNames).toEqual(Object.fromEntries(planCodes.map((code) => [code, plan['name']![code]])))
})

it('a kind of abnormal behaviour has the same name on its screens and in the search', () => {
  expect(texts('security')['abnormal']!['detector']).toEqual(detectorNames)
})
