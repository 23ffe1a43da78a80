import type { Faker } from '@faker-js/faker'
import type { Schema } from '#contract/operation.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { stageAccounts } from './demo-accounts.ts'
import type { DemoMember } from './demo-members.ts'
import type { NumberMaker } from './demo-numbers.ts'
import { makeOwnSubscription } from './demo-subscriptions.ts'

type World = { faker: Faker; numbers: NumberMaker; now: Date }

/** The stages in the order of the accounts; the first two have no subscription. */
const states: readonly (Schema<'SubscriptionState'> | null)[] = [
  null,
  null,
  'REQUESTED',
  'CANCELED',
  'REJECTED',
  'ACTIVE',
  'PAST_DUE',
  'CANCEL_SCHEDULED',
  'ENDED',
]
const oldestDays = 1_100

/**
 * Creates one person for each stage: new, in a trial, waiting, in use, past due, leaving, withdrawn. `before` is the
 * number of existing subscriptions.
 */
export function makeStages(
  { faker, numbers, now }: World,
  before: number,
): { members: DemoMember[]; subscriptions: PlainSubscription[] } {
  const members = stageAccounts.map(
    ({ email, name, password, mfaType }, index): DemoMember => ({
      id: faker.string.uuid(),
      companyId: null,
      email,
      name,
      phoneNumber: numbers.mobile(),
      subEmail: null,
      deptName: null,
      mfaType,
      // The new member joined a day ago, and the member in a trial seven days ago.
      createdAt: new Date(now.getTime() - (index < 2 ? 1 + index * 6 : oldestDays) * DAY_MS),
      password,
      totpSecret: null,
      recoveryCodes: [],
    }),
  )
  const subscriptions = states.flatMap((state, index) =>
    state === null
      ? []
      : [makeOwnSubscription({ faker, numbers, now }, members[index]!, state, before + index)],
  )
  return { members, subscriptions }
}
