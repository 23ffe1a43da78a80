import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

/** The screen of a person who is not of the company, with the way back to its members. */
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
