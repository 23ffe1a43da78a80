import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ntsConfig, ntsSettings } from './nts-settings.ts'

const read = (given: Record<string, string>) => v.safeParse(v.object(ntsSettings), given)

it.each(['a+key/==', 'a%2Bkey%2F%3D%3D'])('takes the key of data.go.kr as %s', (NTS_SERVICE_KEY) => {
  const { success, output } = read({ NTS_SERVICE_KEY })
  expect(success && ntsConfig(output)).toEqual({
    url: 'https://api.odcloud.kr/api/nts-businessman/v1',
    key: 'a+key/==',
  })
})

it('the registry configuration is undefined without a key', () => {
  const { success, output } = read({})
  expect([success, success && ntsConfig(output)]).toEqual([true, undefined])
})

it('the registry configuration refuses a key that ends within an encoded character', () => {
  expect(read({ NTS_SERVICE_KEY: 'a%2' }).issues?.[0]?.message).toContain('data.go.kr')
})
