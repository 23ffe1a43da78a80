import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { regex, string } = Matchers
const groupware = {
  appId: '3a7e9c51-d2f0-4b86-a4c3-e15f80b7d962',
  name: '그룹웨어',
  category: '협업',
  devices: ['WINDOW', 'MAC', 'AOS', 'IOS'],
} as const
const finance = {
  appId: 'b86d1f04-7c29-4e5a-93b0-2fa4c8e7d013',
  name: '재무 회계',
  category: '경영 지원',
  devices: ['WINDOW'],
} as const

const statedApps = [groupware, finance].map((app) => ({
  ...app,
  devices: [...app.devices],
  services: app === groupware ? ['SSO'] : [],
}))
const serviceFields = { serviceCode: 'SSO', serviceName: string('빗장 통합 로그인'), saleYn: 'Y' }
const listedApp = (app: typeof groupware | typeof finance) => ({
  ...app,
  description: string(`${app.name} 앱입니다.`),
  icon: string('WINDOW'),
  services: app === groupware ? [serviceFields] : [],
})
const unfiltered = { search: null, category: null, device: null, categories: ['경영 지원', '협업'] }

describe('listApps', () => {
  it('returns all apps by name, and the existing categories', () =>
    beginInteraction('a catalogue of apps', { apps: statedApps })
      .uponReceiving('listApps without a filter')
      .withRequest(...calling('listApps', {}))
      .willRespondWith(
        ...successAnswer({
          ...unfiltered,
          total: 2,
          nextCursor: null,
          list: [listedApp(groupware), listedApp(finance)],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server).listApps({})
        expect(page).toMatchObject({ ...unfiltered, total: 2, nextCursor: null })
        expect(page.list).toMatchObject([groupware, finance])
      }))

  it('returns the apps of a category that run on a device and match a search, with the filter', () =>
    beginInteraction('a catalogue of apps', { apps: statedApps })
      .uponReceiving('listApps of a category, a device and a search')
      .withRequest(...calling('listApps', { search: '회계', category: '경영 지원', device: 'WINDOW' }))
      .willRespondWith(
        ...successAnswer({
          search: '회계',
          category: '경영 지원',
          device: 'WINDOW',
          categories: ['경영 지원', '협업'],
          total: 1,
          nextCursor: null,
          list: [listedApp(finance)],
        }),
      )
      .executeTest(async (server) => {
        const page = await apiOf(server).listApps({ search: '회계', category: '경영 지원', device: 'WINDOW' })
        expect(page).toMatchObject({
          search: '회계',
          category: '경영 지원',
          device: 'WINDOW',
          total: 1,
          list: [finance],
        })
      }))

  it('returns a page and the cursor of the next one', () =>
    beginInteraction('a catalogue of apps', { apps: statedApps })
      .uponReceiving('listApps one at a time')
      .withRequest(...calling('listApps', { limit: 1 }))
      .willRespondWith(
        ...successAnswer({
          ...unfiltered,
          total: 2,
          nextCursor: regex('^[A-Za-z0-9_-]+$', 'M2E3ZTlj'),
          list: [listedApp(groupware)],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).listApps({ limit: 1 })).toMatchObject({
          total: 2,
          nextCursor: 'M2E3ZTlj',
          list: [groupware],
        })
      }))

  it('returns an empty list if no app matches', () =>
    beginInteraction('a catalogue of apps', { apps: statedApps })
      .uponReceiving('listApps where nothing fits')
      .withRequest(...calling('listApps', { device: 'IOS', category: '경영 지원' }))
      .willRespondWith(
        ...successAnswer({
          ...unfiltered,
          device: 'IOS',
          category: '경영 지원',
          total: 0,
          nextCursor: null,
          list: [],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).listApps({ device: 'IOS', category: '경영 지원' })).toMatchObject({
          total: 0,
          list: [],
        })
      }))
})
