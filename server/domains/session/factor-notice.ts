import type { Schema } from '#contract/operation.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import type { Tx } from '#server/db/once.ts'
import { mfaTexts } from '#server/messages/mfa-texts.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import type { SessionDeps } from './session.deps.ts'

type CodeFactor = Schema<'CodeFactor'>

/** Notifies members, in the transaction of the change, that their login methods have changed. */
export function factorNotice({ notices, clock }: Pick<SessionDeps, 'notices' | 'clock'>) {
  const currentTimeText = () => formatDateTime(toWireTime(clock.now()))
  const put = (tx: Tx, memberId: string, content: NoticeContent) =>
    notices.put(tx, { memberId, label: 'security', ...content, path: '/my/mfa' })

  return {
    turnedOn: (tx: Tx, memberId: string, mfaType: CodeFactor) =>
      put(tx, memberId, mfaTexts.turnedOn(mfaType, currentTimeText())),
    turnedOff: (tx: Tx, memberId: string, mfaType: CodeFactor) =>
      put(tx, memberId, mfaTexts.turnedOff(mfaType, currentTimeText())),
    codesMade: (tx: Tx, memberId: string) => put(tx, memberId, mfaTexts.codesMade(currentTimeText())),
  }
}
