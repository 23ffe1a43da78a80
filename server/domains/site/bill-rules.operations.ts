import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { completeRules, firstInboxOnlyStep, ruleFault } from '#domain/bill/rules.ts'
import type { Clock } from '#domain/clock.ts'
import { toWireTime } from '#domain/dates.ts'
import { countUnpaid, saveRules, storedRules } from '#server/bill-rules/bill-rules-store.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

export type BillRulesDeps = {
  db: Db
  clock: Clock
}

/** The operations on the rules of bills. */
export function billRulesOperations({
  db,
  clock,
}: BillRulesDeps): Pick<OperationsTagged<'site', Caller>, 'getBillRules' | 'saveBillRules'> {
  async function rulesView(): Promise<Schema<'SavedBillRules'>> {
    const [{ version, rules, changedAt, byName }, openCount] = await Promise.all([
      storedRules(db),
      countUnpaid(db),
    ])
    return { version, rules, openCount, changedAt: changedAt && toWireTime(changedAt), byName }
  }

  return {
    getBillRules: rulesView,

    async saveBillRules({ version, rules: wanted }, caller) {
      const held = await storedRules(db)
      if (held.version !== version) throw problemNamed('billRules.changed')
      const rules = completeRules(wanted, held.rules)
      if (ruleFault(rules)) throw problemNamed('billRules.unfit')
      if (firstInboxOnlyStep(rules)) throw problemNamed('billRules.unheard')
      const row = {
        version: version + 1,
        rules,
        changedAt: clock.now(),
        byId: memberOf(caller).memberId,
      }
      if (!(await saveRules(db, row))) throw problemNamed('billRules.changed')
      return rulesView()
    },
  }
}
