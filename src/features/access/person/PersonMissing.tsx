import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

/** The screen for a person who is not a member of the company, with a link back to the list of members. */
export function PersonMissing() {
  const { t } = useApprovalTexts()
  return (
    <Missing
      title={t('person.missing.title')}
      text={t('person.missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to="/admin/member">
          {t('person.back')}
        </Link>
      }
    />
  )
}
