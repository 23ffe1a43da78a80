import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { useTermsChoiceTexts } from './choice-texts.ts'
import { TermsDialog } from './TermsDialog.tsx'
import type { Term, TermsAgreement } from './use-terms-agreement.ts'

type Props = {
  terms: readonly Term[]
  agreement: TermsAgreement
  allHint: string
  /** The message for a required term that is not accepted. */
  missing: (term: Term) => string
}

/** A checkbox for all terms, and one for each term with its text. */
export function TermsChoice({ terms, agreement, allHint, missing }: Props) {
  const { t } = useTermsChoiceTexts()
  const [shown, setShown] = useState<Term>()
  const { isAgreed, areAllAgreed, isMissing, keepBox, tick } = agreement
  return (
    <Stack gap="1">
      <chakra.div borderBottomWidth="1px" borderBottomStyle="solid" borderColor="border" pb="2" mb="1">
        <Checkbox
          label={<chakra.span fontWeight="bold">{t('all')}</chakra.span>}
          hint={allHint}
          checked={areAllAgreed}
          onChange={({ target }) => tick(target.checked)}
        />
      </chakra.div>
      <Stack as="ul" gap="0" listStyleType="none">
        {terms.map((term) => (
          <chakra.li key={term.termsCode} display="flex" alignItems="flex-start" gap="2">
            <chakra.div flex="1" minWidth="0">
              <Checkbox
                ref={(box) => keepBox(term.termsCode, box)}
                label={`${t(term.requiredYn === 'Y' ? 'required' : 'optional')} ${term.title}`}
                checked={isAgreed(term.termsCode)}
                onChange={({ target }) => tick(target.checked, term.termsCode)}
                error={isMissing(term) && missing(term)}
              />
            </chakra.div>
            <Button
              variant="ghost"
              size="sm"
              minHeight="touch"
              mr="-3"
              aria-label={t('showOf', { title: term.title })}
              onClick={() => setShown(term)}
            >
              {t('show')}
            </Button>
          </chakra.li>
        ))}
      </Stack>
      {shown && (
        <TermsDialog
          terms={shown}
          onClose={() => setShown(undefined)}
          onAgree={() => {
            tick(true, shown.termsCode)
            setShown(undefined)
          }}
        />
      )}
    </Stack>
  )
}
