import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'

export const session = 'M4dXs9QyKb2WvTn7RcGh0LzUp5JfEa8oIt3YqNxBgVw'
export const subscriptionId = 'c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581'
export const linkId = '7f0c2b9e-51d4-4a86-9c3b-e8d16a40f275'
export const ids = { subscriptionId, subscriptionNo: 'S2025-000117' }
export const link = {
  subscriptionNo: ids.subscriptionNo,
  viewKey: 'Xv6TgQ2mLr9KsBd4WyNc8HzUj1PfEa5oIt7VqRx0YbM',
}

export const subscriptionDetailRefusals = {
  getSubscriptionDetail: {
    tokens: session,
    body: { subscriptionId },
    refused: {
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
  getUnauthSubscriptionDetail: {
    body: link,
    refused: {
      'link.expired': {
        when: 'by a link that is too old',
        given: worldOf('a subscription link', { ...link, ageDays: 8 }),
      },
    },
  },
  createSubscriptionLink: {
    tokens: session,
    body: { subscriptionId },
    refused: {
      'company.roleNeeded': {
        when: 'from a member who only looks',
        given: worldOf('a subscription with a link', { session, subscriptionId, linkId, fullYn: 'N' }),
        before: withViewOnlyRole(session),
      },
      'subscription.missing': {
        when: 'for one of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
      'link.tooMany': {
        when: 'beyond the limit',
        given: worldOf('a subscription with a link', { session, subscriptionId, linkId, fullYn: 'Y' }),
      },
    },
  },
  listSubscriptionLinks: {
    tokens: session,
    body: { subscriptionId },
    refused: {
      'subscription.missing': {
        when: 'for one of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
  endSubscriptionLink: {
    tokens: session,
    body: { subscriptionId, linkId },
    refused: {
      'subscription.missing': {
        when: 'for one of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
} satisfies Partial<RefusalTable>
