import { createMemoryHistory } from '@tanstack/react-router'
import { createAppRouter } from '#src/app/router.ts'
import { routeTree } from '#src/app/routeTree.gen.ts'
import { optionalIds } from '../support/id-addresses.ts'
import { SAMPLE_ID } from './addresses.ts'

/** The value of each search parameter that a page needs. */
const values: Record<string, string> = {
  inquiryNo: 'Q2026-000123',
  counselNo: 'C2026-000123',
  subscriptionNo: 'S2026-000123',
  levelId: 'b81e4a60-2c97-4d35-9f08-e64a1d7c3b52',
  document: 'SERVICE',
  serviceCode: 'VPN',
}
const isId = (name: string) => /(?:Id|No)$/.test(name) || ['document', 'serviceCode'].includes(name)
const valueOf = (name: string) => values[name] ?? SAMPLE_ID

/** Further addresses whose parameter shows another page, such as another tab. */
const furtherAddresses = [
  `/apps/form?appId=${SAMPLE_ID}&levelId=${values['levelId']}&approvalType=EXTEND`,
  `/apps/login?appId=${SAMPLE_ID}&request=request-of-an-app&need=GRANT`,
  `/apps/login?appId=${SAMPLE_ID}&request=request-of-an-app&need=PROOF`,
  '/apps?tab=REQUEST&approvalResult=WAITING',
  '/apps?tab=APPROVAL',
  '/my/terms?read=SERVICE&version=%221.0%22',
  '/trial/done?service=SSO',
]

/** Returns the addresses of all pages of the route tree, each with an id for every parameter, and some with a tab. */
export function pages(): string[] {
  const router = createAppRouter({} as never, routeTree, createMemoryHistory({ initialEntries: ['/'] }))
  const leaves = Object.values(router.routesById).filter(
    ({ children, options }) => !children && options.component,
  )
  const own = leaves.map(({ fullPath, options }) => {
    const parameterNames = Object.keys(
      (options.validateSearch as ((raw: object) => object) | undefined)?.({}) ?? {},
    )
    const path = fullPath
      .replace(/(?<=.)\/$/, '')
      .replaceAll(/\$(\w+)/g, (_: string, name: string) => valueOf(name))
    const query = parameterNames.filter(isId).map((name) => `${name}=${valueOf(name)}`)
    return query.length > 0 && !optionalIds.includes(path) ? `${path}?${query.join('&')}` : path
  })
  return [...own, ...furtherAddresses].toSorted((one, other) => (one < other ? -1 : 1))
}

/** Returns the pages whose addresses match the pattern `PAGES`; all pages if it is not set. */
export const chosenPages = (): string[] => {
  const pattern = new RegExp(process.env['PAGES'] ?? '')
  return pages().filter((href) => pattern.test(href))
}
