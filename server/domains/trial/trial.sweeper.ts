import { kstDate } from '#domain/dates.ts'
import { reminderAfter } from '#domain/trial/rules.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import { trialTexts } from '#server/messages/trial-texts.ts'
import type { TrialDeps } from './trial.deps.ts'
import { type StoredTrial, trialStore } from './trial.store.ts'

type SweeperDeps = Pick<TrialDeps, 'db' | 'clock' | 'notices'> & {
  catalogue: Pick<TrialDeps['catalogue'], 'nameOf'>
}

/** The hour in Korea from which reminders are sent. */
const REMINDERS_FROM = 'T09:00:00+09:00'

/**
 * Ends trials whose last day, in Korea, is over, and sends reminders for trials that end soon. Each is handled once,
 * even with several nodes: a node skips rows that another node handles, and a row is marked in the transaction that
 * writes its notification.
 */
export async function sweepTrials({ db, clock, notices, catalogue }: SweeperDeps): Promise<void> {
  const now = clock.now()
  const today = kstDate(now)
  const noticeData = (trial: StoredTrial) => ({ ...trial, serviceName: catalogue.nameOf(trial.serviceCode) })

  await inBatches(db, async (tx) => {
    const endedTrials = await trialStore(tx).end(today, BATCH_ROWS)
    for (const trial of endedTrials)
      if (trial.requesterId)
        await notices.put(tx, { memberId: trial.requesterId, ...trialTexts.ended(noticeData(trial)) })
    return endedTrials.length
  })
  if (now < new Date(today + REMINDERS_FROM)) return
  await inBatches(db, async (tx) => {
    const store = trialStore(tx)
    const due = await store.lockToRemind(today, BATCH_ROWS)
    for (const trial of due) {
      await store.setReminder(trial.id, reminderAfter(today, trial.endDate))
      if (trial.requesterId)
        await notices.put(tx, {
          memberId: trial.requesterId,
          ...trialTexts.reminded(noticeData(trial), trial.nextReminderDate!),
        })
    }
    return due.length
  })
}
