import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate } from '#domain/dates.ts'
import { services } from '#domain/plan/catalogue.ts'
import { trialDaysFrom } from '#domain/trial/rules.ts'
import { trialAfter } from '#domain/trial/states.ts'
import { type Caller, managerOf, memberOf } from '#server/http/calls/caller.ts'
import { trialTexts } from '#server/messages/trial-texts.ts'
import { lockManager } from '#server/security/company-hold.ts'
import type { TrialDeps } from './trial.deps.ts'
import {
  holderOf,
  listTrialsOf,
  personHashOf,
  provenNumberOf,
  type StoredTrial,
  trialStore,
  triedStore,
} from './trial.store.ts'

/** Trying a service: once for a company, or for a member without one. Trials involve no prices or payment. */
export function trialOperations({
  db,
  clock,
  once,
  notices,
  serviceNames,
  keyedHash,
}: TrialDeps): OperationsTagged<'trial', Caller> {
  return {
    async listTrials(_nothing, caller) {
      const member = memberOf(caller)
      const [own, tried] = await Promise.all([
        listTrialsOf(db, member),
        provenNumberOf(db, member.memberId).then((number) =>
          triedStore(db).of(number, keyedHash, kstDate(clock.now())),
        ),
      ])
      const had = new Map(own.map((trial) => [trial.serviceCode, toTrial(trial)]))
      return {
        list: services.map(({ code }) => ({
          serviceCode: code,
          trial: had.get(code) ?? null,
          usedYn: tried.has(code) ? ('Y' as const) : ('N' as const),
        })),
      }
    },

    async requestTrial(input, caller) {
      managerOf(caller)
      const { serviceCode } = input
      return once('requestTrial', caller, input, async (tx) => {
        const { memberId, companyId } = await lockManager(tx, caller)
        const now = clock.now()
        const phoneNumber = await provenNumberOf(tx, memberId)
        const tried = await triedStore(tx).of(phoneNumber, keyedHash, kstDate(now))
        if (tried.has(serviceCode)) throw problemNamed('trial.used')
        const begun = await trialStore(tx).begin({
          id: randomUUID(),
          ...holderOf({ memberId, companyId }),
          requesterId: memberId,
          serviceCode,
          trialState: trialAfter(undefined, { type: 'requestTrial' })!,
          ...trialDaysFrom(kstDate(now)),
          requestedAt: now,
          personHash: phoneNumber === undefined ? null : personHashOf(keyedHash, phoneNumber),
        })
        if (!begun) throw problemNamed('trial.used')
        await notices.put(tx, {
          memberId,
          ...trialTexts.begun({ ...begun, serviceName: serviceNames()[serviceCode] }),
        })
        return toTrial(begun)
      })
    },
  }
}

function toTrial({ id, serviceCode, trialState, startDate, endDate }: StoredTrial): Schema<'Trial'> {
  return { trialId: id, serviceCode, trialState, startDate, endDate }
}
