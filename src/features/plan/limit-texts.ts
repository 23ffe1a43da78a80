import { type Currency, formatNumber } from '#domain/money.ts'
import type { Plan } from '#domain/plan/catalogue.ts'
import { exceedsLimit, fittingPlan, type HeldOrder, userLimitOf } from '#domain/plan/user-limit.ts'
import { textsWithParticles } from '#src/i18n/particles.ts'
import texts from './limit-texts.json'

const useLimitTexts = textsWithParticles('planLimit', texts)

declare module '#src/i18n/i18n.ts' {
  interface Areas {
    planLimit: typeof texts
  }
}

type Order = {
  plans: readonly Plan[]
  plan: Plan | undefined
  users: number
  currency: Currency
  /** The current order of the subscription; keeping its number of users does not exceed the maximum. */
  held?: HeldOrder | undefined
}
/** An order above the limit of its plan: the sentence about it, and the cheapest plan that admits its users. */
export type LimitFault = { text: string; fitting: Plan | undefined; offer: string | undefined }

/**
 * Returns functions for the texts about the maximum number of users: the limit of a plan, and the error of an order
 * above that limit.
 */
export function useUserLimits() {
  const { t } = useLimitTexts()
  return {
    limitName(plan: Plan): string {
      const most = userLimitOf(plan)
      return most === null ? t('none') : t('upTo', { most: formatNumber(most) })
    },
    /** A sentence about the limit of a plan; undefined if it has none. */
    limitSentence(plan: Plan): string | undefined {
      const most = userLimitOf(plan)
      return most === null ? undefined : t('limited', { plan: plan.planName, most: formatNumber(most) })
    },
    limitFault({ plans, plan, users, currency, held }: Order): LimitFault | undefined {
      const limit = plan && userLimitOf(plan)
      if (!plan || limit == null || !exceedsLimit(plan, users, held)) return undefined
      const fitting = fittingPlan(plans, users, currency)
      const textValues = { plan: plan.planName, most: formatNumber(limit) }
      return {
        fitting,
        text: fitting ? t('over', { ...textValues, fitting: fitting.planName }) : t('overAll', textValues),
        offer: fitting && t('choose', { plan: fitting.planName }),
      }
    },
  }
}
