import type { Tx } from '#server/db/once.ts'
import type { Mail } from '#server/messages/messages.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import type { CounselDeps } from './counsel.deps.ts'
import type { StoredCounsel } from './counsel.store.ts'

type CounselMessages = { mail: Mail; notice: NoticeContent }

/**
 * Queues a mail about a reservation, and adds a notification to the member's inbox if the reservation belongs to a
 * member.
 */
export async function notifyOfCounsel(
  { mails, notices }: Pick<CounselDeps, 'mails' | 'notices'>,
  tx: Tx,
  { memberId }: Pick<StoredCounsel, 'memberId'>,
  { mail, notice }: CounselMessages,
): Promise<void> {
  if (memberId === null) return mails.put(tx, mail)
  await notices.put(tx, { memberId, label: 'service', ...notice, path: '/my/counsel', mail })
}
