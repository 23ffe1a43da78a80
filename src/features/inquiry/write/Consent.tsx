import { chakra } from '@chakra-ui/react'
import { periodInWords, retention } from '#domain/account/retention.ts'
import { useOperatorName } from '#src/components/layout/use-operator-name.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useInquiryTexts } from '../texts.ts'
import type { FormParts } from './form-parts.ts'

const period = periodInWords(retention.COMPLAINT.months)
const terms = ['Purpose', 'Items', 'Period'] as const

/**
 * The consent to personal data: who collects which data, why, for how long, and the right to refuse (Personal
 * Information Protection Act, article 15).
 */
export function Consent({ fields, mistakes, locked, change }: FormParts) {
  const { t } = useInquiryTexts()
  const operatorName = useOperatorName()
  const rows = [
    ...(operatorName ? [{ term: t('write.consentController'), text: operatorName }] : []),
    ...terms.map((term) => ({
      term: t(`write.consent${term}`),
      text: t(`write.consent${term}Text`, { period }),
    })),
  ]
  return (
    <div>
      <Heading level={2} size="md" mb="3">
        {t('write.consent')}
      </Heading>
      <chakra.div p="4" rounded="lg" bg="bg.subtle">
        <chakra.dl display="grid" gap="2">
          {rows.map(({ term, text }) => (
            <chakra.div key={term} display="flex" flexWrap="wrap" columnGap="3">
              <chakra.dt flex="0 0 5rem" color="fg.muted" fontSize="sm">
                {term}
              </chakra.dt>
              <chakra.dd flex="1 1 8rem" maxWidth="full" fontSize="sm" fontWeight="medium">
                {text}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Text size="sm" tone="muted" mt="3">
          {t('write.consentRefuse')}
        </Text>
      </chakra.div>
      <chakra.div mt="2">
        <Checkbox
          id="inquiry-agreed"
          label={t('write.agree')}
          checked={fields.agreed}
          disabled={locked}
          onChange={({ target }) => change({ agreed: target.checked })}
          error={mistakes.agreed}
        />
      </chakra.div>
    </div>
  )
}
