import { chakra, Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useMemberTermsTexts } from '../member-texts.ts'
import { EditionDialog } from './EditionDialog.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { TermCard } from './TermCard.tsx'

type Props = { answers: Schema<'MyTerms'>; text: PagePart<Schema<'TermsText'>> | undefined }

/** The member's accepted and declined terms, with edition and time; the answers to optional terms may be changed. */
export function TermsScreen({ answers: { list, history }, text }: Props) {
  const { t } = useMemberTermsTexts()
  const navigate = useNavigate()
  const mayAgreeAtNight = list.some(
    ({ termsCode, agreedYn }) => termsCode === 'MARKETING' && agreedYn === 'Y',
  )
  return (
    <Stack gap="8">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {list.map((term) => (
          <chakra.li key={term.termsCode}>
            <TermCard term={term} isBlocked={term.termsCode === 'MARKETING_NIGHT' && !mayAgreeAtNight} />
          </chakra.li>
        ))}
      </chakra.ul>
      <Stack gap="3">
        <Heading level={2} size="md">
          {t('history')}
        </Heading>
        {history.length > 0 ? (
          <HistoryTable rows={history} />
        ) : (
          <Card>
            <EmptySection isInCard art="record" title={t('noHistory')} description={t('noHistoryText')} />
          </Card>
        )}
      </Stack>
      {text && (
        <Part of={text} name={t('edition')}>
          {(terms) => (
            <EditionDialog
              terms={terms}
              onClose={() => void navigate({ to: '/my/terms', search: {}, resetScroll: false })}
            />
          )}
        </Part>
      )}
    </Stack>
  )
}
