import { Link } from '@tanstack/react-router'
import { useAdminTexts } from '#src/lists/texts.ts'
import { waitsText } from '#src/lists/waiting-text.ts'
import type { WaitingInquiry } from '#src/machines/inquiry-handling/inquiry-handling.machine.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** The inquiry that waits longest, offered after an answer. */
export function NextInquiry({ next }: { next: WaitingInquiry | undefined }) {
  const { t } = useAdminTexts()
  if (!next)
    return (
      <Notice status="success" role="status">
        {t('inquiry.detail.noNext')}
      </Notice>
    )
  const { inquiryId, subject, name, waitingSince } = next
  return (
    <Notice
      role="status"
      title={t('inquiry.detail.next')}
      action={
        <ButtonLink asChild size="sm" minHeight="touch">
          <Link to="/admin/inquiry/detail" search={{ inquiryId }}>
            {t('inquiry.detail.toNext')}
          </Link>
        </ButtonLink>
      }
    >
      <p>{subject}</p>
      {waitingSince && <p>{t('inquiry.detail.nextText', { name, waits: waitsText(t, waitingSince) })}</p>}
    </Notice>
  )
}
