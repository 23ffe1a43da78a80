import { expect, it } from 'vitest'
import type { Api, Input, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { loadCompany } from './load-company.ts'

const { signal } = new AbortController()
const people: Schema<'CompanyPersonPage'> = {
  companyRole: null,
  search: null,
  total: 0,
  nextCursor: null,
  list: [],
}
const company: Schema<'Company'> = {
  companyName: '주식회사 달빛',
  rnno: '1248100998',
  everybodyYn: 'N',
  roles: ['OWNER'],
  peopleCount: 2,
  ownerNames: ['김민서'],
  leaveRefusal: null,
}
const details: Schema<'CompanyDetails'> = {
  version: 1,
  representative: '김민서',
  foundedOn: '2019-03-04',
  detailsMatch: 'UNCHECKED',
  uncheckedReason: 'WAITING',
  checkedAt: null,
}
const offer = (offerId: string) => ({ offerId }) as Schema<'CompanyOffer'>

/** Creates a server that returns the given companies for successive calls, and then the last one repeatedly. */
function serverOf(companies: (Schema<'Company'> | null)[], waiting: Schema<'CompanyOffer'>[] = []) {
  let now: Schema<'Company'> | null = null
  const api: Pick<Api, 'getCompany' | 'listCompanyPeople' | 'listCompanyOffers' | 'getCompanyDetails'> = {
    getCompany: () => {
      const returnedCompany = companies.length > 1 ? companies.shift()! : companies[0]!
      now = companies[0]!
      return Promise.resolve({ company: returnedCompany, offers: [] })
    },
    listCompanyPeople: () =>
      now ? Promise.resolve(people) : Promise.reject(problemNamed('company.missing')),
    getCompanyDetails: () =>
      now?.roles.includes('OWNER')
        ? Promise.resolve(details)
        : Promise.reject(problemNamed('company.forbidden')),
    listCompanyOffers({ openYn, cursor, limit = 20 }: Input<'listCompanyOffers'>) {
      if (!now?.roles.includes('OWNER')) return Promise.reject(problemNamed('company.forbidden'))
      const from = Number(cursor ?? 0)
      const list = openYn === 'Y' ? waiting.slice(from, from + limit) : []
      const isLast = openYn === 'N' || from + limit >= waiting.length
      return Promise.resolve({
        total: waiting.length,
        list,
        nextCursor: isLast ? null : String(from + limit),
      })
    },
  }
  return { api: api as Api }
}

it('a member who is removed between two calls sees that they have no company', async () => {
  expect(await loadCompany(serverOf([company, null]), {}, signal)).toEqual({ company: null, offers: [] })
})

it('an owner sees the details of the company', async () => {
  const page = await loadCompany(serverOf([company]), {}, signal)
  expect('details' in page && page.details?.state()).toEqual({ is: 'loaded', data: details })
})

it('a former owner sees the company without its offers and details', async () => {
  const companyWithoutRoles = { ...company, roles: [] }
  const page = await loadCompany(serverOf([company, companyWithoutRoles]), {}, signal)
  expect(page).toMatchObject({ company: companyWithoutRoles, offers: [], its: undefined, details: undefined })
  expect('people' in page && page.people.state()).toEqual({ is: 'loaded', data: people })
})

it('an owner sees all waiting offers, even if they are on several pages', async () => {
  const waiting = Array.from({ length: 150 }, (_, index) => offer(String(index)))
  const page = await loadCompany(serverOf([company], waiting), {}, signal)
  expect('its' in page && page.its?.state()).toMatchObject({ data: { waiting } })
})

it('a refusal that is not about the company, such as a missing session, is passed on to the screen', async () => {
  const failingApi = { getCompany: () => Promise.reject(problemNamed('session.missing')) } as unknown as Api
  await expect(loadCompany({ api: failingApi }, {}, signal)).rejects.toMatchObject({
    reason: 'session.missing',
  })
})
