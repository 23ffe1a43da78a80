import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate } from '#domain/dates.ts'
import { serviceIn } from '#domain/plan/catalogue.ts'
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
  triedServiceStore,
} from './trial.store.ts'

/**
 * The operations on trials of services: one trial of each service for a company, or for a member without a
 * company. Trials involve no prices or payment.
 */
export function trialOperations({
  db,
  clock,
  once,
  notices,
  catalogue,
  keyedHash,
}: TrialDeps): OperationsTagged<'trial', Caller> {
  const trialView = (trial: StoredTrial) => toTrial(trial, catalogue.nameOf(trial.serviceCode))
  return {
    async listTrials(_nothing, caller) {
      const member = memberOf(caller)
      const [own, tried] = await Promise.all([
        listTrialsOf(db, member),
        provenNumberOf(db, member.memberId).then((number) =>
          triedServiceStore(db).of(number, keyedHash, kstDate(clock.now())),
        ),
      ])
      const had = new Map(own.map((trial) => [trial.serviceCode, trialView(trial)]))
      const { services } = catalogue.current()
      const soldCodes = new Set(services.map(({ serviceCode }) => serviceCode))
      const offerOf = (serviceCode: string, summary: string, trialDays: number | null) => ({
        serviceCode,
        serviceName: catalogue.nameOf(serviceCode),
        summary,
        trialDays,
        trial: had.get(serviceCode) ?? null,
        usedYn: tried.has(serviceCode) ? ('Y' as const) : ('N' as const),
      })
      return {
        list: [
          ...services
            .filter(({ serviceCode, trialDays }) => trialDays !== null || had.has(serviceCode))
            .map(({ serviceCode, summary, trialDays }) => offerOf(serviceCode, summary, trialDays)),
          ...own
            .filter(({ serviceCode }) => !soldCodes.has(serviceCode))
            .map(({ serviceCode }) => offerOf(serviceCode, '', null)),
        ],
      }
    },

    async requestTrial(input, caller) {
      managerOf(caller)
      const { serviceCode } = input
      const trialDays = serviceIn(catalogue.current(), serviceCode)?.trialDays
      return once('requestTrial', caller, input, async (tx) => {
        const { memberId, companyId } = await lockManager(tx, caller)
        if (trialDays == null) throw problemNamed('plan.unavailable')
        const now = clock.now()
        const phoneNumber = await provenNumberOf(tx, memberId)
        const tried = await triedServiceStore(tx).of(phoneNumber, keyedHash, kstDate(now))
        if (tried.has(serviceCode)) throw problemNamed('trial.used')
        const begun = await trialStore(tx).begin({
          id: randomUUID(),
          ...holderOf({ memberId, companyId }),
          requesterId: memberId,
          serviceCode,
          trialState: trialAfter(undefined, { type: 'requestTrial' })!,
          ...trialDaysFrom(kstDate(now), trialDays),
          requestedAt: now,
          personHash: phoneNumber === undefined ? null : personHashOf(keyedHash, phoneNumber),
        })
        if (!begun) throw problemNamed('trial.used')
        await notices.put(tx, {
          memberId,
          ...trialTexts.begun({ ...begun, serviceName: catalogue.nameOf(serviceCode) }),
        })
        return trialView(begun)
      })
    },
  }
}

function toTrial(
  { id, serviceCode, trialState, startDate, endDate }: StoredTrial,
  serviceName: string,
): Schema<'Trial'> {
  return { trialId: id, serviceCode, serviceName, trialState, startDate, endDate }
}
