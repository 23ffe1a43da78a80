import type { Schema } from '#contract/operation.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { useInquiryTexts } from '../texts.ts'

type Inquiry = Schema<'AdminInquiry'>

/** The changes that a colleague has made to an inquiry since the answer on this screen was begun. */
export function InquiryChanges({ before, now, typed }: { before: Inquiry; now: Inquiry; typed: boolean }) {
  const { t } = useAdminTexts()
  const { t: inquiry } = useInquiryTexts()
  const addedCount = now.messages.length - before.messages.length
  const lines = [
    before.inquiryState !== now.inquiryState &&
      t('inquiry.detail.changed.state', {
        before: inquiry(`state.${before.inquiryState}`),
        now: inquiry(`state.${now.inquiryState}`),
      }),
    before.staffName !== now.staffName &&
      now.staffName !== null &&
      t('inquiry.detail.changed.staff', { name: now.staffName }),
    addedCount > 0 && t('inquiry.detail.changed.messages', { count: addedCount }),
  ].filter(Boolean)
  return (
    <Notice status="warning" role="alert" title={t('inquiry.detail.changed.title')}>
      {(lines.length > 0 ? lines : [t('inquiry.detail.changed.other')]).map((line) => (
        <p key={line as string}>{line}</p>
      ))}
      {typed && <p>{t('inquiry.detail.changed.kept')}</p>}
    </Notice>
  )
}
