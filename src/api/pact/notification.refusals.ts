import type { RefusalTable } from './refusals.ts'

export const session = 'Hc7Lw0QmX3eRz9TgVb2NyKd8SfUa5JiPo1MqWt6BxEk'
export const notificationId = '9b1d4e7a-52c8-4f03-8a6e-d07f3b95c214'

export const notificationRefusals = {
  listNotifications: {
    tokens: session,
    body: { limit: 20 },
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  countNotifications: {
    tokens: session,
    body: {},
    refused: { 'session.expired': 'after the session has ended' },
  },
  readNotification: {
    tokens: session,
    body: { notificationId },
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  readAllNotifications: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  removeNotification: {
    tokens: session,
    body: { notificationId },
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
} satisfies Partial<RefusalTable>
