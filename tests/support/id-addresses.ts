/** The addresses of single objects, each with the names of its ids, by the readers who may see them. */
export const idAddresses = {
  visitor: {
    '/notice/$id': ['id'],
    '/support/board/$id': ['id'],
    '/link/subscription/$subscriptionNo': ['subscriptionNo'],
    '/inquiry/done': ['inquiryNo'],
  },
  member: {
    '/my/bill/detail': ['billId'],
    '/my/bill/print': ['billId'],
    '/my/inquiry/detail': ['inquiryId'],
    '/my/subscription/detail': ['subscriptionId'],
    '/my/subscription/edit': ['subscriptionId'],
    '/my/subscription/cancel': ['subscriptionId'],
    '/my/subscription/cancel/form': ['subscriptionId'],
    '/my/subscription/cancel/completed': ['subscriptionId'],
    '/apps/detail': ['appId'],
    '/apps/form': ['appId', 'levelId'],
    '/apps/grant': ['grantId'],
    '/apps/login': ['appId'],
    '/apps/request': ['requestId'],
  },
  staff: {
    '/admin/bill/detail': ['billId'],
    '/admin/counsel/detail': ['counselId'],
    '/admin/deposit/detail': ['depositId'],
    '/admin/inquiry/detail': ['inquiryId'],
    '/admin/notice/edit': ['postId'],
    '/admin/company/detail': ['companyId'],
    '/admin/company/merge': ['companyId'],
    '/admin/company/member/detail': ['memberId'],
    '/admin/subscription/detail': ['subscriptionId'],
  },
  security: { '/admin/abnormal/detail': ['abnormalEventId'] },
  appAdmin: { '/admin/apps/detail': ['appId'], '/admin/member/detail': ['memberId'] },
} as const satisfies Record<string, Record<string, readonly string[]>>

/** Addresses with an optional id for a step or a filter. */
export const optionalIds: readonly string[] = [
  '/admin/approval',
  '/admin/approval/decided',
  '/admin/member',
  '/inquiry/find',
  '/inquiry/write',
  '/my/bill',
  '/my/counsel',
  '/subscription/done',
]

/** Returns an address with the same encoded value for each of its ids; without a value, the address without ids. */
export function addressOf(route: string, names: readonly string[], value: string | undefined): string {
  const query = names.filter((name) => !route.includes(`$${name}`))
  const path = names.reduce((at, name) => at.replace(`$${name}`, value ?? ''), route)
  return value === undefined || query.length === 0
    ? path
    : `${path}?${query.map((name) => `${name}=${value}`).join('&')}`
}
